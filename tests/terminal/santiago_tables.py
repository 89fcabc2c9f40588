"""Tables of Santiago de Cuba for the tests of its terminal, and what is drawn of them as text."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Sequence

from rich.console import Console

import antilles
from antilles.santiago.game import Santiago
from antilles.tableside.table import Table
from antilles.terminal.reader import Reader
from antilles.terminal.santiago.board import Drawing, draw_board
from antilles.terminal.santiago.palette import ASCII_SIGNS, UNICODE_SIGNS, Pen, Signs
from antilles.terminal.santiago.question import Asked
from antilles.words import words_of

NAMES = ("Ana", "Bruno", "Carla", "Diego")
QUESTIONS = ("drive", "pablo", "zorro", "alonso", "pawn", "venue", "load", "demand")
OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"ask_everything": True, "open_holdings": True},
    {"price_track": [1, 2, 3, 4, 5], "flower_jose": "red", "end_immediately": True},
    {"turn_limit": 30, "owner_vp_on_stay": False},
)


def table(players: int = 3, seed: int = 1, seats: Sequence[str] | None = None, **options: object) -> Santiago:
    game: Santiago = antilles.new(
        "santiago-de-cuba", players=players, seed=seed, seats=seats or NAMES[:players], options=options
    )
    return game


def wander(game: Santiago, stop: Callable[[Santiago], bool]) -> bool:
    """Random actions until `stop` holds; passing is rare."""
    dice = random.Random(game.seed)
    while not game.over and not stop(game):
        actions = list(game.legal_actions)
        if "pass" in actions and len(actions) > 1 and dice.random() < 0.7:
            actions.remove("pass")
        game.push(dice.choice(actions))
    return not game.over


def asked_with_choice(decision: str) -> Callable[[Santiago], bool]:
    return lambda game: (
        game.turn == 0 and game.decision == decision and len(game.legal_actions) > 1 and game.state.turns > 12
    )


def reader(language: str = "en", *, ascii_only: bool = False) -> Reader:
    return Reader(words_of(language, "santiago-de-cuba"), ascii_only=ascii_only)


def question(game: Santiago, language: str = "en") -> Asked:
    return Asked(Table(game), reader(language))


def effects(game: Santiago) -> dict[str, str]:
    """What each choice brings, by its notation."""
    asking = question(game)
    return {choice.notation: asking.reader.pieces(choice.effects) for choice in asking.choices}


def text_of(drawn: object, width: int = 100) -> str:
    console = Console(width=width, file=io.StringIO(), record=True)
    console.print(drawn)
    return console.export_text()


def board_text(game: Santiago, width: int = 100, signs: Signs = UNICODE_SIGNS, seat: int = 0, level: int = 0) -> str:
    pen = Pen(reader(ascii_only=signs is ASCII_SIGNS), signs)
    return text_of(draw_board(game.view(seat), Drawing(game.seats, game.rules, pen, width, level)), width)


def loading(**seat: object) -> Santiago:
    position = {
        "game": "santiago-de-cuba",
        "players": 2,
        "seats": {0: {"goods": {"rum": 2, "wood": 1, "sugar": 1}, **seat}},
        "now": {"decision": "load", "turn": 0, "active": 0},
        "turns": 1,
    }
    game: Santiago = antilles.from_position(
        position | {"demand": {"rum": 3, "sugar": 1, "fruit": 0, "cigars": 0}, "set_aside": "tobacco"}, seats=NAMES[:2]
    )
    return game

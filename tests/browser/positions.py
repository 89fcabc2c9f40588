"""A position for every decision of both games, found by playing at random; and where it is asked."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import antilles
from antilles.core.gamefile import write_game
from antilles.puerto_rico import decisions as puerto_rico
from antilles.santiago import decisions as santiago

EVERYTHING: dict[str, Any] = {
    "players": 3,
    "edition": "1897",
    "expansions": ["buildings", "nobles", "smuggler", "festival"],
    "options": {"building_set": "random"},
}
ASKING: dict[str, Any] = {
    "players": 3,
    "edition": "rio-grande",
    "expansions": ["buildings", "nobles"],
    "options": {"ask_everything": True, "building_set": "random"},
}
DRAFTING: dict[str, Any] = {"players": 3, "edition": "polish", "expansions": ["buildings"]}
TABLES = (
    ("puerto-rico", {"players": 4}),
    ("puerto-rico", DRAFTING),
    ("puerto-rico", EVERYTHING),
    ("puerto-rico", ASKING),
    ("santiago-de-cuba", {"players": 3}),
)
KINDS = tuple(
    (game, name)
    for game, names in (("puerto-rico", puerto_rico.NAMES), ("santiago-de-cuba", santiago.NAMES))
    for name in names[1:]
)
MOST_SEEDS = 60


@cache
def positions() -> dict[tuple[str, str], tuple[dict[str, Any], int]]:
    """(position document, seat on turn) for every decision, at a question with more than one answer where there is."""
    found: dict[tuple[str, str], tuple[dict[str, Any], int]] = {}
    only_moves: dict[tuple[str, str], tuple[dict[str, Any], int]] = {}
    for seed in range(MOST_SEEDS):
        for name, config in TABLES:
            game, rng = antilles.new(name, seed=seed, **config), random.Random(seed)
            while not game.over and len(found) < len(KINDS):
                asked = (name, game.decision or "")
                if asked not in found:
                    places = found if len(game.legal_actions) > 1 else only_moves
                    places.setdefault(asked, (game.position(), game.turn or 0))
                game.push(rng.choice(game.legal_actions.ids))
        if len(found) == len(KINDS):
            break
    return only_moves | found


@cache
def finished(name: str) -> str:
    """The file of a game of three that was played to its end, with a tie."""
    for seed in range(MOST_SEEDS):
        game, rng = antilles.new(name, seed=seed, players=3), random.Random(seed)
        while not game.over:
            game.push(rng.choice(game.legal_actions.ids))
        if len({score.total for score in game.scores}) < game.players:
            return write_game(game)
    raise AssertionError(name)


@cache
def festive() -> str:
    """The file of a game at whose end somebody has won a goal of the festival."""
    for seed in range(MOST_SEEDS):
        game, rng = antilles.new("puerto-rico", seed=seed, **EVERYTHING), random.Random(seed)
        while not game.over:
            game.push(rng.choice(game.legal_actions.ids))
        if any(event.kind == "goal won" for event in game.events):
            return write_game(game)
    raise AssertionError("festival")


@cache
def position_with(name: str, players: int, answer: str) -> tuple[dict[str, Any], int]:
    """A position in which an answer that begins so can be given, and whose turn it is then."""
    for seed in range(MOST_SEEDS):
        game, rng = antilles.new(name, seed=seed, players=players), random.Random(seed)
        while not game.over:
            if any(action.startswith(answer) for action in game.legal_actions):
                return game.position(), game.turn or 0
            game.push(rng.choice(game.legal_actions.ids))
    raise AssertionError(answer)

"""Drives the terminal game without a terminal: typed lines come from a function, the output is kept."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from rich.cells import cell_len
from rich.console import Console, RenderableType

import antilles
from antilles.bots import Budget, Decision, SeatView, make_bot
from antilles.core.game import Game
from antilles.puerto_rico.game import PuertoRico
from antilles.tableside.table import Table
from antilles.terminal.puerto_rico.face import PuertoRicoFace
from antilles.terminal.puerto_rico.question import Asked
from antilles.terminal.question import Push
from antilles.terminal.reader import Reader
from antilles.terminal.session import run
from antilles.words import Words, words_of

ReadLine = Callable[[str], str]
MOST_LINES = 5_000
ALL_EXPANSIONS = ("buildings", "nobles", "smuggler", "festival")
RECOMMENDED = {"building_set": "recommended"}


def table(players: int = 4, seed: int = 1, seats: Sequence[str] | None = None, **config: object) -> PuertoRico:
    """A new game with everybody named."""
    names = seats or ("Ana", "Bruno", "Carla", "Diego", "Elena")[:players]
    game: PuertoRico = antilles.new("puerto-rico", players=players, seed=seed, seats=names, **config)  # type: ignore[arg-type]
    return game


class SteadyBot:
    """Plays at random, but the same in every run of the tests."""

    name = "random"

    def __init__(self, game: Game) -> None:
        self.game = game

    def decide(self, seat: SeatView, budget: Budget, seed: int, *, rank: bool = False) -> Decision:
        return make_bot("random").decide(seat, budget, self.game.pushes)


def play(
    game: Game,
    lines: ReadLine | Iterable[str],
    save_path: Path,
    people: Iterable[int] = (0,),
    autoplay_forced: bool = True,
    console: Console | None = None,
    words: Words | None = None,
) -> str:
    """Play until the typed lines end, somebody leaves or the game is over; returns what was printed.

    Without words, in English with the usual names, whatever the edition of the table.
    """
    console = console or Console(width=100, file=io.StringIO(), record=True)
    read_line = counted(lines if callable(lines) else typing(lines))
    bots = {seat: SteadyBot(game) for seat in range(game.players) if seat not in people}
    run(game, bots, save_path, console, read_line, autoplay_forced, words=words or words_of("en", game.game_id))
    return console.export_text()


def face_of(game: PuertoRico, words: Words | None = None, *, ascii_only: bool = False) -> PuertoRicoFace:
    """The face of a game without a terminal."""
    reader = Reader(words or words_of("en", game.game_id), ascii_only=ascii_only)
    return PuertoRicoFace(Table(game), reader, ascii_only=ascii_only)


def asked_of(game: PuertoRico, words: Words | None = None) -> Asked:
    """What the person on turn is asked now."""
    return face_of(game, words).asked()


def big_table(players: int = 4, seed: int = 1, edition: str = "1897", **config: object) -> PuertoRico:
    return table(players, seed, edition=edition, expansions=ALL_EXPANSIONS, **config)  # type: ignore[arg-type]


def push_all(game: PuertoRico, push: Push | None) -> PuertoRico:
    assert push is not None
    for action in push:
        game.push(action)
    return game


def drawn(game: PuertoRico, seat: int = 0, width: int = 100, face: PuertoRicoFace | None = None) -> str:
    """The table as a seat sees it."""
    return printed((face or face_of(game)).board(seat, width, 0), width)


def question_text(game: PuertoRico, width: int = 100, face: PuertoRicoFace | None = None) -> str:
    """The question as it is printed."""
    return printed((face or face_of(game)).asked().draw("Ana", width), width)


def printed(what: RenderableType, width: int = 100) -> str:
    """What a terminal of this width shows."""
    console = Console(width=width, file=io.StringIO(), record=True)
    console.print(what)
    return console.export_text()


def counted(read_line: ReadLine) -> ReadLine:
    """Fails instead of going on for ever when answers never lead anywhere."""
    left = iter(range(MOST_LINES))

    def read_counted(prompt: str) -> str:
        assert next(left, None) is not None, f"still asking after {MOST_LINES} lines"
        return read_line(prompt)

    return read_counted


def typing(lines: Iterable[str]) -> ReadLine:
    """Types the lines one after another, then the input ends."""
    waiting = iter(list(lines))

    def read_line(prompt: str) -> str:
        for line in waiting:
            return line
        raise EOFError

    return read_line


def any_number(seed: int, most: int = 9) -> ReadLine:
    """Types numbers at random, fitting or not."""
    dice = random.Random(seed)
    return lambda prompt: str(dice.randint(1, most))


def play_at_random(game: PuertoRico, seed: int, stop: Callable[[PuertoRico], bool]) -> bool:
    """Random actions until `stop` holds; False if it never did. Passing is rare, so that boards fill up."""
    dice = random.Random(seed)
    while not game.over:
        if stop(game):
            return True
        actions = list(game.legal_actions)
        if "pass" in actions and len(actions) > 1 and dice.random() < 0.8:
            actions.remove("pass")
        game.push(dice.choice(actions))
    return False


def at(decision: str, seed: int = 3, players: int = 4, after_round: int = 6, **config: object) -> PuertoRico:
    """A game in the middle, with this question to seat 0."""

    def asked(game: PuertoRico) -> bool:
        late = game.turn == 0 and game.decision == decision and game.view(0)["round"] > after_round
        return late and len(game.legal_actions) > 1

    for attempt in range(seed, seed + 20):
        game = table(players, seed=attempt, **config)  # type: ignore[arg-type]
        if play_at_random(game, attempt, asked):
            return game
    raise AssertionError(f"{decision} was never asked")


def questions_to_seat_0(decisions: Iterable[str], tables: Iterable[PuertoRico]) -> dict[str, PuertoRico]:
    """A game at each of these questions, found by playing the tables at random."""
    wanted, found = set(decisions), {}

    def look(game: PuertoRico) -> bool:
        asked = game.decision or ""
        if game.turn == 0 and asked in wanted and asked not in found and len(game.legal_actions) > 1:
            found[asked] = game.copy()
        return len(found) == len(wanted)

    for game in tables:
        if play_at_random(game, game.seed, look):
            return found
    raise AssertionError(f"never asked: {sorted(wanted - set(found))}")


def widest(output: str) -> int:
    """Cells of the widest line; the command to type later is one line, however long its path."""
    return max(cell_len(line) for line in output.splitlines() if " --resume " not in line and " replay " not in line)

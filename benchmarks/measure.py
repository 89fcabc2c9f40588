"""What is measured, and how."""

from __future__ import annotations

import random
import time
import timeit
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import antilles
from antilles.core.jit import entry
from antilles.core.registry import game_class
from antilles.core.simulation import run
from antilles.puerto_rico.layout import STATE
from antilles.santiago.layout import STATE as SANTIAGO_STATE
from benchmarks.bots import bot_figures
from benchmarks.envs import env_figures
from benchmarks.figure import Figure
from benchmarks.starts import PUERTO_RICO, SANTIAGO, start_figures

ALL_EXPANSIONS = ("buildings", "nobles", "smuggler", "festival")
COPIES = 2_000_000
REPEATS = 5
PACKAGE = Path(antilles.__file__).parent


@entry(__name__)
def copy_states(states: Any, times: int) -> None:
    """Copy states around a ring, each from the last copy made, so that no copy can be left out."""
    ring = len(states)
    for turn in range(times):
        states[turn % ring].draws += 1
        states[(turn + 1) % ring] = states[turn % ring]


def games_per_second(players: int, games: int, threads: int, game: str = PUERTO_RICO, **table: object) -> float:
    """Random games a second, the best of some runs."""
    simulate = game_class(game).simulator(players=players, **table)
    simulate(0, 10)
    return max(games / run(simulate, players, games, 0, threads, lambda played: None).seconds for _ in range(REPEATS))


def copy_nanoseconds() -> float:
    """Time to copy one state."""
    states = STATE.array(8)
    copy_states(states, 1)
    begun = time.perf_counter()
    copy_states(states, COPIES)
    spent = time.perf_counter() - begun
    copied = max(STATE.field(states, index, "draws") for index in range(8))
    if copied != COPIES + 1:
        raise AssertionError(f"{COPIES + 1} copies were to be made, and {copied} were")
    return spent / COPIES * 1e9


def push_microseconds() -> float:
    """Time of one push of a notation string, over whole games."""
    spent, pushes = 0.0, 0
    dice = random.Random(1)
    for seed in range(20):
        game = antilles.new("puerto-rico", players=4, seed=seed)
        while not game.over:
            action = dice.choice(game.legal_actions)
            begun = time.perf_counter()
            game.push(action)
            spent += time.perf_counter() - begun
            pushes += 1
    return spent / pushes * 1e6


def games_by_ids() -> float:
    """Random games a second through the friendly face, choosing among the ids of `legal_actions`."""
    best = 0.0
    for _ in range(REPEATS):
        dice = random.Random(1)
        begun = time.perf_counter()
        for seed in range(40):
            game = antilles.new(PUERTO_RICO, players=4, seed=seed)
            while not game.over:
                game.push(dice.choice(game.legal_actions.ids))
        best = max(best, 40 / (time.perf_counter() - begun))
    return best


def face_microseconds(what: str) -> float:
    """Time of a copy in the middle of a game with every expansion: of one that starts here, or of another world."""
    game = antilles.new(PUERTO_RICO, players=4, seed=5, expansions=ALL_EXPANSIONS)
    dice = random.Random(1)
    for _ in range(300):
        game.push(dice.choice(game.legal_actions.ids))
    calls: dict[str, Callable[[], object]] = {
        "copy": lambda: game.copy(history=False),
        "determinize": lambda: game.determinize(1, 5),
    }
    return min(timeit.repeat(calls[what], number=2000, repeat=REPEATS)) / 2000 * 1e6


def lines_of_source() -> int:
    """Lines of the package."""
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in PACKAGE.rglob("*.py"))


def all_figures() -> Iterator[tuple[str, Callable[[], Figure]]]:
    """Every figure with what it measures; two threads come right after one so that both see the same machine."""
    one = 0.0

    def one_core() -> Figure:
        nonlocal one
        one = games_per_second(4, 20_000, 1)
        return Figure("random games, 4 players, 1 thread", one, "games/s", 12_000)

    yield "one core", one_core
    yield ("two cores", lambda: Figure("2 threads against 1", games_per_second(4, 40_000, 2) / one, "times", 1.7))
    for players in (2, 3, 5):
        yield (
            f"{players} players",
            lambda players=players: Figure(  # type: ignore[misc]
                f"random games, {players} players, 1 thread", games_per_second(players, 10_000, 1), "games/s"
            ),
        )
    yield (
        "ask everything",
        lambda: Figure(
            "random games, 4 players, ask_everything",
            games_per_second(4, 10_000, 1, options={"ask_everything": True}),
            "games/s",
        ),
    )
    yield (
        "all expansions",
        lambda: Figure(
            "random games, 4 players, all four expansions",
            games_per_second(4, 10_000, 1, expansions=ALL_EXPANSIONS),
            "games/s",
            5_500,
        ),
    )
    yield "state size", lambda: Figure("state size", STATE.size, "bytes", 1024, False)
    yield "state copy", lambda: Figure("state copy", copy_nanoseconds(), "ns", 60, False)
    yield "push", lambda: Figure("push of a notation string", push_microseconds(), "us", 30, False)
    yield ("games by ids", lambda: Figure("random games by ids, friendly face", games_by_ids(), "games/s", 300))
    yield "copy", lambda: Figure("copy(history=False), full house", face_microseconds("copy"), "us", 10, False)
    yield ("determinize", lambda: Figure("determinize, full house", face_microseconds("determinize"), "us", 20, False))
    yield "lines", lambda: Figure("lines in src/antilles", lines_of_source(), "lines")
    yield from start_figures(PUERTO_RICO)
    yield from santiago_figures()
    yield from bot_figures()
    yield from env_figures()
    yield from server_figures()


def server_figures() -> Iterator[tuple[str, Callable[[], Figure]]]:
    """The web table's server under load from another process."""
    from benchmarks import server, web

    loads: list[server.Load] = []

    def slowest() -> Figure:
        loads.append(server.measured())
        name = f"server: p99 from action to event, {server.TABLES} tables, a move a second each"
        return Figure(name, server.percentile(loads[-1].times, 0.99) * 1000, "ms", 100, False)

    def of_the_disk() -> Figure:
        name = "server: p99 of a commit alone on the same disk, which no move can beat"
        return Figure(name, server.percentile(server.commits(), 0.99) * 1000, "ms", None, False)

    yield "server", slowest
    yield "server disk", of_the_disk
    yield "server time", lambda: Figure("server: processor time for a move", loads[-1].milliseconds_a_move, "ms")
    yield from web.all_figures()


def santiago_figures() -> Iterator[tuple[str, Callable[[], Figure]]]:
    """The figures of the second game."""
    for players, goal in ((4, 25_000), (3, None), (2, None)):
        yield (
            f"Santiago, {players} players",
            lambda players=players, goal=goal: Figure(  # type: ignore[misc]
                f"Santiago: random games, {players} players, 1 thread",
                games_per_second(players, 20_000, 1, SANTIAGO),
                "games/s",
                goal,
            ),
        )
    yield "Santiago, state", lambda: Figure("Santiago: state size", SANTIAGO_STATE.size, "bytes", 256, False)
    yield from start_figures(SANTIAGO)

"""How long starts take, of the rules and of the bots: the first one ever, which compiles, and every later one."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator

from benchmarks.figure import Figure

PUERTO_RICO, SANTIAGO = "puerto-rico", "santiago-de-cuba"
RULES = "import antilles; game = antilles.new('{game}', players=4, seed=1); len(game.legal_actions)"
BOTS = (
    RULES + "; from antilles.bots import Budget, SeatView, make_bot"
    "; make_bot('search:iters=10').decide(SeatView(game), Budget(), 1)"
)
REPEATS = 5


def seconds(command: list[str], **environment: str) -> float:
    """Wall time of a program."""
    begun = time.perf_counter()
    subprocess.run(command, check=True, env={**os.environ, **environment}, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begun


def start(what: str, game: str, **environment: str) -> float:
    """Wall time of a start."""
    return seconds([sys.executable, "-c", what.format(game=game)], **environment)


def cold_start(game: str) -> float:
    """The first start of a game ever: compiling all of it, rules and bots, into an empty cache."""
    with tempfile.TemporaryDirectory() as empty:
        return seconds([sys.executable, "-m", "antilles.cli", "prepare", game], ANTILLES_CACHE_DIR=empty)


def cold_bots(game: str) -> float:
    """The first decision of a bot ever, where the rules were compiled before."""
    with tempfile.TemporaryDirectory() as empty:
        start(RULES, game, ANTILLES_CACHE_DIR=empty)
        return start(BOTS, game, ANTILLES_CACHE_DIR=empty)


def warm_start(game: str, what: str = RULES) -> float:
    """A start with everything compiled, up to the first list of legal moves, or to the first decision of a bot."""
    return min(start(what, game) for _ in range(REPEATS))


def start_figures(game: str) -> Iterator[tuple[str, Callable[[], Figure]]]:
    """The figures of a game's starts."""
    title, short, of_both, goal = {
        PUERTO_RICO: ("", "", "first start ever (cold compile)", 45),
        SANTIAGO: ("Santiago: ", "Santiago, ", "first start ever, this game alone", 30),
    }[game]
    yield (
        f"{short}warm start",
        lambda: Figure(f"{title}warm start to the first legal move", warm_start(game), "s", 0.7, False),
    )
    yield f"{short}cold start", lambda: Figure(f"{title}{of_both}", cold_start(game), "s", goal, False)
    yield (
        f"{short}cold start of bots",
        lambda: Figure(f"{title}first decision of a bot ever (cold compile)", cold_bots(game), "s", 60, False),
    )
    yield (
        f"{short}warm start of bots",
        lambda: Figure(
            f"{title}first decision of a bot, beyond a warm start",
            warm_start(game, BOTS) - warm_start(game),
            "s",
            1,
            False,
        ),
    )

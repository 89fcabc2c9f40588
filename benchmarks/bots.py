"""How fast bots think: playouts, iterations of a search, decisions of each bot, on one core."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import antilles
from antilles.arena.simulation import simulator_of
from antilles.bots import Budget, SeatView, make_bot
from antilles.bots import door as at
from antilles.bots.compiled import Player, bots_of, style_of
from antilles.core.game import Game
from antilles.core.registry import GAMES
from antilles.core.simulation import run
from benchmarks.figure import Figure

MIDDLE = {"puerto-rico": 180, "santiago-de-cuba": 80}
"""Decisions of planners after which a game is in its middle."""
PLAYERS = 4
PLAYOUTS = 2000
ITERATIONS, ROLLOUTS = 4000, 1000
TO_THE_END = 100_000
"""More roles or turns than any game has."""
REPEATS = 3


@dataclass(frozen=True)
class Goals:
    """What the figures of a game must reach."""

    iterations: float | None = None
    rollouts: float | None = None
    greedy: float | None = None
    planner: float | None = None


GOALS = {"puerto-rico": Goals(18_000, 4_500, 1_000_000, 60_000), "santiago-de-cuba": Goals()}


def middle(game_id: str) -> Game:
    """A game between planners in its middle, where somebody has something to think about."""
    game, bot = antilles.new(game_id, players=PLAYERS, seed=5), make_bot("planner")
    calm = {"puerto-rico": "role pick", "santiago-de-cuba": "drive"}[game_id]
    while game.pushes < MIDDLE[game_id] or game.decision != calm:
        game.push(bot.decide(SeatView(game), Budget(), game.pushes).action)
    return game


def playouts_per_second(game_id: str) -> float:
    """Random playouts from the middle of a game to its end."""
    game = middle(game_id)
    states = game.engine.states(PLAYOUTS)
    best = 0.0
    for _ in range(REPEATS):
        for row in range(PLAYOUTS):
            game.engine.state_struct.restore(states, row, game.state_bytes())
        begun = time.perf_counter()
        game.engine.play_on(states, range(PLAYOUTS))
        best = max(best, PLAYOUTS / (time.perf_counter() - begun))
    return best


def iterations_per_second(game_id: str) -> float:
    """Iterations of a search in the middle of a game, leaves evaluated: all of them, as for a ranking."""
    seat, bot = SeatView(middle(game_id)), make_bot("search")
    bot.decide(seat, Budget(iterations=100), 1)
    best = 0.0
    for _ in range(REPEATS):
        begun = time.perf_counter()
        bot.decide(seat, Budget(iterations=ITERATIONS), 1, rank=True)
        best = max(best, ITERATIONS / (time.perf_counter() - begun))
    return best


def rollouts_per_second(game_id: str) -> float:
    """Iterations of a search whose leaves greedy plays to the end of the game."""
    seat = SeatView(middle(game_id))
    bots, player = bots_of(seat), Player(at.PLANNER, style_of(seat.room, "greedy"), depth=TO_THE_END)
    bots.look_at(seat, 1)
    bots.tree(ROLLOUTS + 2)
    best = 0.0
    for _ in range(REPEATS):
        begun = time.perf_counter()
        bots.go_on([player] * PLAYERS, ROLLOUTS, 1, fresh=True)
        best = max(best, ROLLOUTS / (time.perf_counter() - begun))
    return best


def games_between(game_id: str, bot: str, games: int) -> tuple[float, float]:
    """(games, decisions) a second of games between four of a bot."""
    simulate = simulator_of(game_id, [bot] * PLAYERS, {"players": PLAYERS})
    simulate(0, 1)
    tallies = [run(simulate, PLAYERS, games, 1, 1, lambda played: None) for _ in range(REPEATS)]
    best = min(tallies, key=lambda tally: tally.seconds)
    return best.games / best.seconds, best.decisions / best.seconds


def bot_figures() -> Iterator[tuple[str, Callable[[], Figure]]]:
    """The figures of the bots of every game."""
    for game_id, manifest in GAMES.items():
        title, goals = manifest.title, GOALS[game_id]
        yield (
            f"{title}, playouts",
            lambda game=game_id, title=title: Figure(  # type: ignore[misc]
                f"{title}: random playouts from the middle", playouts_per_second(game), "playouts/s"
            ),
        )
        yield (
            f"{title}, iterations",
            lambda game=game_id, title=title, goal=goals.iterations: Figure(  # type: ignore[misc]
                f"{title}: search iterations in the middle", iterations_per_second(game), "iterations/s", goal
            ),
        )
        yield (
            f"{title}, rollouts",
            lambda game=game_id, title=title, goal=goals.rollouts: Figure(  # type: ignore[misc]
                f"{title}: search with full greedy rollouts", rollouts_per_second(game), "iterations/s", goal
            ),
        )
        yield (
            f"{title}, greedy games",
            lambda game=game_id, title=title: Figure(  # type: ignore[misc]
                f"{title}: whole games of greedy", games_between(game, "greedy", 300)[0], "games/s"
            ),
        )
        measured = (("greedy", 300, goals.greedy), ("planner", 20, goals.planner), ("search:iters=50", 1, None))
        for bot, games, goal in measured:
            yield (
                f"{title}, {bot}",
                lambda game=game_id, title=title, bot=bot, games=games, goal=goal: Figure(  # type: ignore[misc]
                    f"{title}: {bot}", games_between(game, bot, games)[1], "decisions/s", goal
                ),
            )

"""Nothing that a seat cannot know changes what its bot does: twins of a game differ in just that, and get one answer.

Compiled bots draw it anew again and again while they think, so what a seat view gives is looked at by itself.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import antilles
from antilles.bots import Budget, SeatView, make_bot
from antilles.bots.search import SearchBot
from antilles.core.game import Game
from tests.tables import SANTIAGO_TABLES

EVERYTHING: dict[str, Any] = {
    "players": 4,
    "edition": "1897",
    "expansions": ["buildings", "nobles", "smuggler", "festival"],
    "options": {"building_set": "draft", "forest_hacienda": "peek_then_place"},
}
HIDING = ("forest", "hacienda")
"""What actions are called that lead to plantations which only one seat has looked at."""
Twins = tuple[Game, Game]


def with_forests() -> Iterator[Twins]:
    """Puerto Rico with all expansions, where others know tiles that the seat on turn does not."""
    for seed in range(8):
        game, dice = antilles.new("puerto-rico", seed=seed, **EVERYTHING), random.Random(seed)
        found = 0
        while not game.over and found < 3:
            twin = game.determinize(game.turn or 0, 99 + seed)
            seen_otherwise = any(twin.view(seat) != game.view(seat) for seat in range(game.players))
            if seen_otherwise and len(game.legal_actions) > 1 and dice.random() < 0.1:
                found += 1
                yield game.copy(), twin
            answers = list(zip(game.legal_actions.ids, game.legal_actions, strict=True))
            hiding = [action for action, text in answers if any(word in text for word in HIDING)]
            game.push(dice.choice(hiding or game.legal_actions.ids))


def with_scripted_draws() -> Iterator[Twins]:
    """Puerto Rico from positions that say which tiles are drawn next, in the draft of buildings and later."""
    for seed in range(16):
        game, dice = antilles.new("puerto-rico", seed=seed, **EVERYTHING), random.Random(seed)
        while game.pushes < 5 * seed or len(game.legal_actions) < 2:
            game.push(dice.choice(game.legal_actions.ids))
        assert game.decision == "draft pick" or seed
        tiles = game.position()["plantations"]
        first, second = ({**tiles, "next": [kind] * 2} for kind in ("corn", "coffee"))
        yield said_otherwise(game, plantations=first), said_otherwise(game, plantations=second)


def with_dice_agreed() -> Iterator[Twins]:
    """Santiago de Cuba at every table, from positions that say what is rolled for the next two ships."""
    for number, table in enumerate(SANTIAGO_TABLES):
        game, dice = antilles.new("santiago-de-cuba", seed=number, **table.document()), random.Random(number)
        while game.pushes < 3 * number or len(game.legal_actions) < 2:
            game.push(dice.choice(game.legal_actions.ids))
        yield said_otherwise(game, next_rolls=[[0] * 5] * 2), said_otherwise(game, next_rolls=[[1, 2, 2, 1, 1]] * 2)


def said_otherwise(game: Game, **said: Any) -> Game:
    """The position of a game with some of its secrets said otherwise."""
    return antilles.from_position({**game.position(), **said})


TWINS = [with_forests, with_scripted_draws, with_dice_agreed]


@pytest.mark.parametrize("twins", TWINS)
def test_a_seat_view_gives_nothing_that_the_seat_cannot_know(twins: Callable[[], Iterator[Twins]]) -> None:
    for game, twin in twins():
        first, second = SeatView(game), SeatView(twin)
        assert first.view() == second.view()
        assert first.legal_actions.ids == second.legal_actions.ids
        assert first.events() == second.events()
        assert list(first.told()) == list(second.told())
        assert first.drawn(3).state_bytes() == second.drawn(3).state_bytes()
        assert first.states([3, 4]).tobytes() == second.states([3, 4]).tobytes()


@pytest.mark.parametrize("name", ["greedy", "planner", "deckhand", "search:iters=40", "search:iters=20,threads=2"])
@pytest.mark.parametrize("twins", TWINS)
def test_what_a_seat_cannot_know_changes_no_choice(twins: Callable[[], Iterator[Twins]], name: str) -> None:
    tried = 0
    for tried, (game, twin) in enumerate(twins(), 1):
        assert game.state_bytes() != twin.state_bytes()
        first, second = (make_bot(name).decide(SeatView(one), Budget(), tried, rank=True) for one in (game, twin))
        assert first == second
    assert tried > 5


@pytest.mark.parametrize("twins", TWINS)
def test_what_a_seat_cannot_know_stays_out_of_the_trees_that_a_search_keeps(
    twins: Callable[[], Iterator[Twins]],
) -> None:
    """As long as one seat decides and nothing comes to light, the answers are the same, and so are the trees."""
    followed = 0
    for game, twin in twins():
        seat, bots = game.turn or 0, (SearchBot(iterations=60), SearchBot(iterations=60))
        before = 0
        while game.turn == seat and game.view(seat) == twin.view(seat):
            first, second = (
                bot.decide(SeatView(one), Budget(), 5).action for bot, one in zip(bots, (game, twin), strict=True)
            )
            assert first == second
            assert grown(bots[0]) == grown(bots[1])
            followed += before
            before = 1
            game.push(first)
            twin.push(second)
    assert followed > 3


def grown(bot: SearchBot) -> Any:
    """All that a search remembers of the game."""
    memory = bot._memory
    return memory and ([tree.sums.tobytes() for tree in memory.trees], memory.asked.position, memory.way)

"""What a search keeps of its tree from one decision to the next."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import antilles
from antilles.bots import Budget, SeatView, make_bot
from antilles.bots import tree as trees
from antilles.bots.compiled import Tree, bots_of, children, room_for
from antilles.bots.memory import Asked
from antilles.bots.search import SearchBot
from antilles.core.game import Game
from antilles.core.jit import entry

GAMES = ("puerto-rico", "santiago-de-cuba")
EVERYTHING = {"edition": "1897", "expansions": ["buildings", "nobles", "smuggler", "festival"]}


@entry(__name__)
def planted(nodes, sums, numbers):  # type: ignore[no-untyped-def]
    trees.plant(nodes, sums, numbers)


@entry(__name__)
def grown_by(nodes, sums, numbers, parent, action):  # type: ignore[no-untyped-def]
    return trees.grow(nodes, sums, numbers, parent, action)


def drawn_tree(nodes: int, seed: int) -> Tree:
    """A tree of any shape, every node with visits and sums of its own."""
    dice = random.Random(seed)
    grown = room_for(nodes, 4)
    planted(grown.nodes, grown.sums, grown.numbers)
    for number in range(1, nodes):
        node = grown_by(grown.nodes, grown.sums, grown.numbers, dice.randrange(number), number)
        grown.nodes[node, trees.VISITS] = dice.randrange(1000)
        grown.sums[node] = np.arange(8) * number
    return grown


def document(grown: Tree, node: int) -> Any:
    """What hangs on a node, without where it lies."""
    rest = sorted(document(grown, child) for child, _, _ in children(grown, node))
    return int(grown.nodes[node, trees.ACTION]), int(grown.nodes[node, trees.VISITS]), list(grown.sums[node]), rest


@pytest.mark.parametrize("seed", range(8))
def test_what_hangs_on_a_node_is_kept_and_nothing_else(seed: int) -> None:
    game = antilles.new("puerto-rico", players=4)
    bots, grown = bots_of(SeatView(game)), drawn_tree(60, seed)
    way, node = [], trees.ROOT
    while branches := [(child, action) for child, action, _ in children(grown, node)]:
        node, action = random.Random(seed).choice(branches)
        way.append((action,))
        if len(way) == 1 + seed % 3:
            break
    expected = document(grown, node)
    assert bots.go_back_to(grown, way, 5)
    assert document(bots.grown, trees.ROOT) == expected
    used = int(bots.grown.numbers[trees.USED])
    assert len(bots.grown.nodes) >= used + 5
    assert grown_by(bots.grown.nodes, bots.grown.sums, bots.grown.numbers, trees.ROOT, 999) == used


def test_a_way_that_was_not_tried_leads_nowhere() -> None:
    bots, grown = bots_of(SeatView(antilles.new("puerto-rico", players=4))), drawn_tree(20, 1)
    before = document(grown, trees.ROOT)
    assert not bots.go_back_to(grown, [(12345,)], 5)
    assert document(grown, trees.ROOT) == before


def visited(bot: SearchBot) -> int:
    """How often the root of a bot's last tree was visited."""
    assert bot._memory is not None
    return int(bot._memory.trees[0].nodes[trees.ROOT, trees.VISITS])


def played_on(game: Game, bot: SearchBot, moves: int) -> tuple[int, int]:
    """Let a bot play seat 0 and planners the rest: (decisions it searched, how many began with a tree)."""
    searched, kept, planner = 0, 0, make_bot("planner")
    for _ in range(moves):
        if game.over:
            break
        before = bot._memory
        decider = bot if game.turn == 0 else planner
        action = decider.decide(SeatView(game), Budget(), game.pushes).action
        if bot._memory is not before:
            searched += 1
            kept += visited(bot) > 60
        game.push(action)
    return searched, kept


@pytest.mark.parametrize("table", [{"game": "puerto-rico"}, {"game": "santiago-de-cuba"}, EVERYTHING], ids=str)
def test_a_search_goes_on_with_its_tree_in_most_decisions(table: dict[str, Any]) -> None:
    settings = {"game": "puerto-rico", **table}
    game = antilles.new(str(settings.pop("game")), players=3, seed=4, **settings)
    bot = SearchBot(iterations=60)
    searched, kept = played_on(game, bot, 400)
    assert searched > 20
    assert kept > searched / 2


@pytest.mark.parametrize("game_id", GAMES)
def test_the_same_bot_plays_the_same_game_again(game_id: str) -> None:
    bot, actions = SearchBot(iterations=60), []
    for _ in range(2):
        game = antilles.new(game_id, players=3, seed=9)
        played_on(game, bot, 150)
        actions.append(list(game.actions))
    assert actions[0] == actions[1]


def test_a_question_asked_again_begins_anew() -> None:
    game, bot = antilles.new("puerto-rico", players=3, seed=2), SearchBot(iterations=60)
    played_on(game, bot, 40)
    while game.turn != 0 or game.decision != "role pick":
        game.push(game.legal_actions.ids[0])
    seat = SeatView(game)
    fresh = SearchBot(iterations=60).decide(seat, Budget(), 5, rank=True)
    bot.decide(seat, Budget(), 4)
    assert bot.decide(seat, Budget(), 5, rank=True) == fresh
    bot.decide(seat, Budget(), 5)
    assert visited(bot) <= 60


def test_a_game_that_was_taken_back_or_is_another_is_not_followed() -> None:
    game = antilles.new("puerto-rico", players=3, seed=2)
    earlier = Asked.of(SeatView(game))
    game.push("role settler")
    for _ in range(3):
        game.push(game.legal_actions.ids[0])
    while game.turn != 0:
        game.push(game.legal_actions.ids[0])
    later = Asked.of(SeatView(game))
    assert later.follows(earlier)
    assert not earlier.follows(later)
    assert not later.follows(later)
    pushes = game.pushes
    game.go_back(1)
    while game.pushes < pushes:
        game.push(game.legal_actions.ids[0])
    other = Asked(later.seat, SeatView(game).told(), later.position + b"x")
    assert not other.follows(later)
    assert other.follows(earlier)
    twin = antilles.new("puerto-rico", players=3, seed=2)
    twin.push("role settler")
    assert not Asked(0, SeatView(twin).told(), b"").follows(earlier)

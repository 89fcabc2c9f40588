"""What a search keeps of its tree from one decision to the next."""

from __future__ import annotations

import random
import threading
from typing import Any

import numpy as np
import pytest

import antilles
from antilles.bots import Budget, SeatView, make_bot
from antilles.bots import tree as trees
from antilles.bots.compiled import Tree, bots_of, children, room_for
from antilles.bots.growing import Growing, added_up, grow
from antilles.bots.memory import Asked
from antilles.bots.search import SearchBot, styles_of
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


def played_on(game: Game, bot: SearchBot, moves: int) -> list[tuple[bool, bool]]:
    """Let a bot play seat 0 and planners the rest: of every search, whether others acted before it, and had a tree."""
    searches, planner, others = [], make_bot("planner"), True
    for _ in range(moves):
        if game.over:
            break
        before = bot._memory
        decider = bot if game.turn == 0 else planner
        action = decider.decide(SeatView(game), Budget(), game.pushes).action
        if bot._memory is not before:
            searches.append((others, visited(bot) > 60))
            others = False
        others = others or game.turn != 0
        game.push(action)
    return searches


@pytest.mark.parametrize("table", [{"game": "puerto-rico"}, {"game": "santiago-de-cuba"}, EVERYTHING], ids=str)
def test_a_tree_is_kept_while_nobody_else_acts(table: dict[str, Any]) -> None:
    settings = {"game": "puerto-rico", **table}
    game = antilles.new(str(settings.pop("game")), players=3, seed=4, **settings)
    searches = played_on(game, SearchBot(iterations=60), 400)
    in_a_row = [kept for others, kept in searches if not others]
    assert len(in_a_row) > 8
    assert sum(in_a_row) > len(in_a_row) / 2
    assert not any(kept for others, kept in searches if others)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_same_bot_plays_the_same_game_again(game_id: str) -> None:
    bot, actions = SearchBot(iterations=60), []
    for _ in range(2):
        game = antilles.new(game_id, players=3, seed=9)
        played_on(game, bot, 150)
        actions.append(list(game.actions))
    assert actions[0] == actions[1]


@pytest.mark.parametrize("threads", [1, 2])
def test_how_fast_the_machine_is_changes_nothing(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A search ends once it is decided; what its trees hold then is kept, so it must not depend on the clock."""
    ends = []
    for seed in range(3):
        dice, now = random.Random(seed), [0.0]

        def clock(dice: random.Random = dice, now: list[float] = now) -> float:
            now[0] += dice.choice((0.0001, 0.003, 0.2))
            return now[0]

        monkeypatch.setattr("antilles.bots.growing.time.perf_counter", clock)
        game, bot = antilles.new("puerto-rico", players=3, seed=9), SearchBot(iterations=1500, threads=threads)
        visits = []
        while game.pushes < 30:
            decider = bot if game.turn == 0 else make_bot("planner")
            game.push(decider.decide(SeatView(game), Budget(), game.pushes).action)
            visits.append(visited(bot) if bot._memory else 0)
        ends.append((list(game.actions), visits))
    assert ends[0] == ends[1] == ends[2]


def test_a_search_that_is_stopped_before_it_begins_has_an_answer() -> None:
    game, stopped = antilles.new("puerto-rico", players=3, seed=2), threading.Event()
    stopped.set()
    seat = SeatView(game)
    bots = bots_of(seat)
    bots.look_at(seat, 1)
    growing = Growing(bots, styles_of("puerto_rico"), {action: action for action in game.legal_actions.ids}, 1)
    grow([growing], Budget(iterations=100_000), stopped, begun=0.0, early=False)
    ranking = added_up([growing])
    assert ranking[0].action in game.legal_actions.ids
    assert 0 < sum(entry.visits for entry in ranking) < 1000


def test_a_question_asked_again_begins_anew() -> None:
    game, bot = antilles.new("puerto-rico", players=3, seed=2), SearchBot(iterations=60)
    seat = SeatView(game)
    fresh = SearchBot(iterations=60).decide(seat, Budget(), 5, rank=True)
    bot.decide(seat, Budget(), 4)
    assert bot.decide(seat, Budget(), 5, rank=True) == fresh
    bot.decide(seat, Budget(), 5)
    assert visited(bot) <= 60


def asked_at(game: Game) -> Asked:
    """What the seat on turn is asked."""
    seat = SeatView(game)
    return Asked.of(seat, seat.told())


def test_a_game_that_was_taken_back_or_is_another_is_not_followed() -> None:
    game = antilles.new("puerto-rico", players=3, seed=2)
    earlier = asked_at(game)
    game.push("role settler")
    later = asked_at(game)
    assert later.follows(earlier)
    assert not earlier.follows(later)
    assert not later.follows(later)
    game.pop()
    game.push("role settler")
    again = Asked(later.seat, SeatView(game).told(), later.position + b"x")
    assert again.follows(earlier)
    assert not again.follows(later)
    twin = antilles.new("puerto-rico", players=3, seed=2)
    twin.push("role settler")
    assert not Asked(0, SeatView(twin).told(), b"").follows(earlier)


def test_once_another_seat_has_acted_nothing_is_followed() -> None:
    game = antilles.new("puerto-rico", players=3, seed=2)
    earlier = asked_at(game)
    game.push("role settler")
    while game.turn == 0:
        game.push(game.legal_actions.ids[0])
    game.push(game.legal_actions.ids[0])
    assert not Asked(0, SeatView(game).told(), b"").follows(earlier)

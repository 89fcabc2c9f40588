"""What a search grows: whose answers are moves of its tree, and what it goes for once everybody knows who wins."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import antilles
from antilles.bots import SeatView, door
from antilles.bots.compiled import CompiledBots, Tree, children
from antilles.bots.search import styles_of
from antilles.bots.tree import ROOT
from antilles.core.game import Game

LEAD = """
ended: [colonists short]
governor: 0
roles: {builder: {taken_by: 0}, craftsman: {taken_by: 1}, trader: {taken_by: 2}}
now: {turn: 3}
seats: {3: {victory_points: 90, doubloons: 4, goods: {corn: 6}}}
"""


def grown(game: Game, iterations: int, **settings: int) -> CompiledBots:
    """A search of a position with some settings of its own."""
    bots = CompiledBots(game.engine, "puerto_rico")
    for name, value in settings.items():
        bots.settings[getattr(door, name)] = value
    bots.look_at(SeatView(game), 1)
    bots.tree(iterations + 2)
    bots.go_on(styles_of("puerto_rico"), iterations, 1, fresh=True)
    return bots


def most_tiles(game: Game, tree: Tree, phases: int) -> int:
    """How many tiles are taken, one after the other, where the settler is the last of so many roles of a way."""

    def tiles_after(node: int, roles: int, tiles: int, *, settling: bool) -> Iterator[int]:
        for child, action, _ in children(tree, node):
            text = game.notation.texts[action] if action >= 0 else "arrange"
            if text.startswith("role "):
                if roles < phases:
                    settling = roles + 1 == phases and text == "role settler"
                    yield from tiles_after(child, roles + 1, 0, settling=settling)
                continue
            more = tiles + text.startswith("take ")
            yield more if settling else 0
            yield from tiles_after(child, roles, more, settling=settling)

    return max(tiles_after(ROOT, 0, 0, settling=False))


@pytest.mark.parametrize(("opened", "tiles"), [(0, [1, 1]), (1, [3, 1]), (2, [3, 3])])
def test_the_others_answers_are_moves_in_so_many_phases(opened: int, tiles: list[int]) -> None:
    game = antilles.new("puerto-rico", players=3, seed=2)
    tree = grown(game, 3000, OPENED=opened).grown
    assert [most_tiles(game, tree, phases) for phases in (1, 2)] == tiles


def test_who_has_won_already_goes_for_points() -> None:
    game = antilles.from_position(LEAD)
    assert len(game.legal_actions) > 2
    bots = grown(game, 200, GREEDY_PRIOR=0, PROPOSED_PRIOR=0)
    ranking = sorted(bots.ranking(), key=lambda entry: -entry[1])
    assert all(sums[3] == visits for _, visits, sums in ranking)
    assert game.notation.texts[ranking[0][0]] == "role captain"
    assert ranking[0][1] > ranking[1][1]

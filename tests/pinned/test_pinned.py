"""Action ids never move: the checked-in lists may only grow (`python -m tools.pin_actions`)."""

from __future__ import annotations

import pytest
from tools.pin_actions import PINNED, missing_ids, moved_ids, pinned_ids

from antilles.core.notation import ActionTable, Block
from tests.tables import GAME_IDS

LEAST = {"puerto-rico": 909, "santiago-de-cuba": 675}
"""Ids of the first release: they are never taken out of the lists."""


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_no_id_has_moved_and_all_are_pinned(game_id: str) -> None:
    assert moved_ids(game_id) == []
    assert missing_ids(game_id) == {}
    assert len(pinned_ids(PINNED / f"{game_id}.txt")) >= LEAST.get(game_id, 1)


def test_a_moved_id_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    from antilles.core.registry import game_class

    texts = game_class("puerto-rico").notation.texts
    swapped = [*texts[:5], texts[6], texts[5], *texts[7:-1]]
    monkeypatch.setattr(game_class("puerto-rico").notation, "texts", swapped)
    assert len(moved_ids("puerto-rico")) == 3


def test_blocks_keep_out_of_each_others_way_and_leave_room() -> None:
    first = Block(0, 0, "one", "", ((0, 0, "one"),), room=5)
    late = Block(5, 1, "two", "", ((0, 0, "two"), (1, 0, "two more")))
    table = ActionTable((late, first))
    assert (len(table), table.texts[5], table.find(1, 1)) == (7, "two", 6)
    with pytest.raises(ValueError, match="belong to another block"):
        ActionTable((first, Block(4, 1, "two", "", ((0, 0, "two"),))))
    for gap in (1, 4, 7, -1):
        with pytest.raises(ValueError, match="There is no action"):
            table.format(gap)

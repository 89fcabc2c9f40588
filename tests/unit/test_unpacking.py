"""Records that are read at once are those that are read field by field."""

from __future__ import annotations

import random
from typing import Any

import pytest

from antilles.core.unpacking import unpacker_of
from tests.tables import SANTIAGO_TABLES, AnyConfig, class_of, covering_tables


def plain(record: Any) -> dict[str, Any]:
    """Every field of a record, those within too; single numbers must be Python's own."""
    found: dict[str, Any] = {}
    for field in record.struct.fields:
        value = getattr(record, field.name)
        assert field.of or field.shape or type(value) is int
        found[field.name] = [plain(inner) for inner in value] if field.of else value.tolist() if field.shape else value
    return found


@pytest.mark.parametrize("config", [*covering_tables()[:3], SANTIAGO_TABLES[-1]], ids=lambda config: config.players)
def test_both_ways_of_reading_agree(config: AnyConfig) -> None:
    game, dice = class_of(config).start(seed=1, **config.document()), random.Random(1)
    struct = game.engine.state_struct
    while not game.over:
        data = game.state_bytes()
        read = unpacker_of(struct)(data)
        assert plain(read) == plain(struct.unpack(data))
        assert struct.pack(read) == data
        for _ in range(20):
            if not game.over:
                game.push(dice.choice(game.legal_actions.ids))


def test_what_was_read_is_a_copy() -> None:
    game = class_of(SANTIAGO_TABLES[0]).start(seed=1, **SANTIAGO_TABLES[0].document())
    before, state = game.state_bytes(), game.state
    state.players[0].goods[0] += 1
    state.turns += 1
    assert game.state_bytes() == before

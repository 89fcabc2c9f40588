"""Records become the bytes that NumPy sees in them, and come from them."""

from __future__ import annotations

import random
import struct
from typing import Any

import numpy as np
import pytest

from antilles.core.layout import Field, Struct
from antilles.core.records import Record
from tests.tables import SANTIAGO_TABLES, AnyConfig, class_of, covering_tables

INNER = Struct("inner", [Field("small", "", blank=1), Field("many", "", (2, 3), most=40_000, blank=7)])
OUTER = Struct("outer", [Field("flag", ""), Field("rows", "", (2,), INNER), Field("total", "", most=1 << 40, blank=-1)])


def plain(record: Any) -> dict[str, Any]:
    """Every field of a record, those within too; single numbers must be Python's own."""
    found: dict[str, Any] = {}
    for field in record.struct.fields:
        value = getattr(record, field.name)
        assert field.of or field.shape or type(value) is int
        found[field.name] = [plain(inner) for inner in value] if field.of else value.tolist() if field.shape else value
    return found


def seen_by_numpy(row: Any, kind: Struct) -> dict[str, Any]:
    """The same, read field by field."""
    return {
        field.name: [seen_by_numpy(inner, field.of) for inner in row[field.name]]
        if field.of
        else row[field.name].tolist()
        for field in kind.fields
    }


@pytest.mark.parametrize("config", [*covering_tables()[:3], SANTIAGO_TABLES[-1]], ids=lambda config: config.players)
def test_states_are_read_and_written_as_numpy_lays_them_out(config: AnyConfig) -> None:
    game, dice = class_of(config).start(seed=1, **config.document()), random.Random(1)
    kind = game.engine.state_struct
    while not game.over:
        data = game.state_bytes()
        read = kind.unpack(data)
        assert plain(read) == seen_by_numpy(np.frombuffer(data, kind.dtype)[0], kind)
        assert kind.pack(read) == data
        for _ in range(20):
            if not game.over:
                game.push(dice.choice(game.legal_actions.ids))


def test_a_new_record_is_blank() -> None:
    inner = {"small": 1, "many": [[7, 7, 7], [7, 7, 7]]}
    assert plain(Record(OUTER)) == {"flag": 0, "rows": [inner, inner], "total": -1}
    one, other = Record(OUTER), Record(OUTER)
    one.rows[0].many[1, 2] = 9
    assert plain(other) == plain(Record(OUTER)), "records share nothing"
    assert seen_by_numpy(np.frombuffer(OUTER.pack(one), OUTER.dtype)[0], OUTER) == plain(one)


def test_a_number_that_a_field_cannot_hold_is_an_error() -> None:
    record: Any = Record(OUTER)
    record.flag = 300
    with pytest.raises(struct.error):
        OUTER.pack(record)
    with pytest.raises(ValueError, match="outer takes"):
        OUTER.unpack(OUTER.pack(Record(OUTER))[1:])


def test_what_was_read_is_a_copy() -> None:
    game = class_of(SANTIAGO_TABLES[0]).start(seed=1, **SANTIAGO_TABLES[0].document())
    before, state = game.state_bytes(), game.state
    state.players[0].goods[0] += 1
    state.turns += 1
    assert game.state_bytes() == before

"""The JSON form: everything at the tableside validates against the schema and survives the way there."""

from __future__ import annotations

import json
import random
from typing import Any

import jsonschema
import pytest

from antilles.core.messages import Message
from antilles.puerto_rico.game import PuertoRico
from antilles.tableside import wire
from antilles.tableside.clocks import PER_GAME, Clocks, TimeControl
from antilles.tableside.puerto_rico.arrangements import PLACING
from antilles.tableside.table import Table
from tests.tables import covering_tables

SCHEMA = wire.schema()
COVERING = covering_tables()
VALIDATORS = {
    kind.__name__: jsonschema.Draft202012Validator(SCHEMA | {"$ref": f"#/$defs/{kind.__name__}"}) for kind in wire.KINDS
}


def check(value: Any) -> None:
    """A value is what its schema says, before and after it was written as JSON."""
    document = wire.document(value)
    assert json.loads(json.dumps(document)) == document
    VALIDATORS[type(value).__name__].validate(document)


def test_the_schema_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    assert json.loads(json.dumps(SCHEMA)) == SCHEMA
    assert {kind.__name__ for kind in wire.KINDS} < set(SCHEMA["$defs"])
    assert all(found["description"] for name, found in SCHEMA["$defs"].items() if name != "Message")


def test_a_schema_refuses_what_is_wrong() -> None:
    question = wire.document(Table(PuertoRico.start(seed=1)).question())
    for wrong in ({"seat": "0"}, {"choices": None}, {"asked": "Take a role."}, {"more": 1}):
        with pytest.raises(jsonschema.ValidationError):
            VALIDATORS["Question"].validate(question | wrong)
    with pytest.raises(jsonschema.ValidationError):
        VALIDATORS["Question"].validate({key: question[key] for key in question if key != "rule"})


@pytest.mark.parametrize("part", range(4))
def test_everything_at_a_table_is_what_the_schema_says(part: int) -> None:
    kinds: set[str] = set()
    for number, config in enumerate(COVERING[part::12]):
        game = PuertoRico.start(seed=number, **config.document())
        table, dice = Table(game), random.Random(number)
        while not game.over:
            question = table.question()
            values: list[Any] = [question, *table.news(question.seat, max(0, game.event_count - 30))]
            values += [*table.log(None, max(0, game.event_count - 30)), table.standings(None), *table.moves()[-2:]]
            undo = table.undo(question.seat) if game.pushes % 7 == 0 else None
            values += [] if undo is None else [undo]
            if question.arrangement is not None:
                places = [place for place in question.arrangement.places if not place.settled]
                nobles = {place.key: place.suggested_nobles for place in places}
                numbers = {place.key: place.suggested for place in places}
                values.append(table.arrange(numbers, nobles if question.arrangement.kind == PLACING else {}))
            for value in values:
                check(value)
                kinds.add(type(value).__name__)
            for _ in range(9):
                if not game.over:
                    game.push(dice.choice(game.legal_actions.ids))
        check(table.standings(None))
        check(table.standings(0))
        for chapter in table.chapters():
            check(chapter)
        assert table.standings(None).verdict is not None
    assert kinds >= {"Question", "NewsLine", "Standings", "Undo", "Move", "Arranged"}


def test_clocks_are_sent_too() -> None:
    check(Clocks.fresh(TimeControl(PER_GAME, 600.5, 5), 3).turned(1, 12.25))


def test_a_message_is_its_id_and_arguments() -> None:
    message = Message("pr-some-goods", number=3, good="good-corn")
    outer = Message("pr-effect-lose", goods=(message,))
    assert wire.document(outer) == {
        "id": "pr-effect-lose",
        "args": {"goods": [{"id": "pr-some-goods", "args": {"number": 3, "good": "good-corn"}}]},
    }

"""Buffers are large enough: no question ever has more answers than the action table and the decisions say."""

from __future__ import annotations

import random
from collections import defaultdict

from antilles.puerto_rico import actions, decisions
from tests.tables import class_of, covering_tables

STEPS = 450


def test_no_question_has_more_answers_than_is_said() -> None:
    most: dict[int, int] = defaultdict(int)
    dice = random.Random(3)
    for table in covering_tables()[::4]:
        engine = class_of(table).make_engine(table.rules())
        states = engine.states(5)
        engine.begin(states, [dice.randrange(1000) for _ in range(5)])
        for _ in range(STEPS):
            legal = engine.legal(states)
            for decision, ids in zip(states["decision"].tolist(), legal, strict=True):
                most[decision] = max(most[decision], len(ids))
            going = [place for place, ids in enumerate(legal) if ids]
            if not going:
                break
            states = states[going]
            engine.apply(states, [dice.choice(legal[place]) for place in going])
    assert len(most) > decisions.COUNT * 3 // 4
    for decision, found in most.items():
        assert found <= actions.most_answers(decision) <= actions.MOST_LEGAL

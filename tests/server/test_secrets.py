"""Nobody learns what they may not know: no byte sent to a reader changes when what others hide does.

Over whole random games of many tables, the world behind a seat is drawn anew: states, and the events and actions that
only others may know. Everything the server would send to that seat, and to a spectator, must stay the same.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from antilles.core.facts import AUDIENCE
from antilles.server import asking, reading
from antilles.server.tables import LiveTable
from tests.server import loops
from tests.server.worlds import another_world, live_table, owner_of, push
from tests.tables import SANTIAGO_TABLES, AnyConfig, covering_tables

COVERING: list[AnyConfig] = [*covering_tables(), *SANTIAGO_TABLES]
PARTS = 6
CHECKED_EVERY = 50


def sent(live: LiveTable, user: str | None) -> str:
    """Everything that the server sends to somebody now: snapshot, latest event, log, moves, replay."""
    seat = live.seat_of(user)
    entry = live.log[-1]
    live.stream.forget()
    live._tell_move(entry, max(0, live.game.event_count - 5))
    event = (live.stream.after(live.stream.number - 1) or [])[0].document(seat)
    parts: list[Any] = [reading.snapshot(live, user), event]

    async def asked() -> None:
        parts.append(await asking.log(live, user, max(0, live.game.pushes - 60)))
        parts.append(await asking.moves(live, user, 0) if not live.game.over else None)
        if seat is not None and live.game.turn == seat:
            parts.append(await asking.explain(live, user, "pass"))

    loops.run(asked())
    for part in parts[:2]:
        part.pop("number", None)
    return json.dumps(parts, sort_keys=True)


@pytest.mark.parametrize("part", range(PARTS))
def test_no_byte_changes_with_what_others_hide(part: int) -> None:
    for number, config in enumerate(COVERING[part::PARTS]):
        live, dice = live_table(config, number), random.Random(number)
        steps = 0
        while not live.game.over:
            for _ in range(dice.randrange(1, 2 * CHECKED_EVERY)):
                if not live.game.over:
                    push(live, dice)
                    steps += 1
            if live.game.over:
                break
            seat = dice.randrange(live.game.players)
            twin = another_world(live, seat, steps)
            number_before = live.stream.number
            assert sent(twin, owner_of(seat)) == sent(live, owner_of(seat))
            live.stream.number = number_before
            assert sent(twin, None) == sent(live, None)


def test_the_test_would_notice() -> None:
    """Another seat, whose secrets were changed, does get something else."""
    noticed = 0
    for number, config in enumerate(COVERING):
        live, dice = live_table(config, number), random.Random(number)
        while not live.game.over and not noticed:
            push(live, dice)
            whispered = {event[AUDIENCE] for event in live.game._raw_events} - {-1}
            for seat in whispered:
                twin, other = another_world(live, (seat + 1) % live.game.players, 1), owner_of(seat)
                noticed += sent(twin, other) != sent(live, other)
        if noticed:
            return
    raise AssertionError("nothing was ever whispered")

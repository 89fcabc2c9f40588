"""Nobody learns what they may not know: no byte sent to a reader changes when what others hide does.

Over whole random games of many tables, the world behind a seat is drawn anew: states, and the events and actions that
only others may know. Everything the server would send to that seat, and to a spectator, must stay the same.
"""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from antilles.core.facts import AUDIENCE
from antilles.core.game import Game
from antilles.server import asking, reading
from antilles.server.kept import PLAY, PLAYING, Entry, KeptSeat, KeptTable
from antilles.server.schemas.tables import TableSettings
from antilles.server.tables import LiveTable
from antilles.tableside.table import Table
from tests.server import loops
from tests.tables import SANTIAGO_TABLES, AnyConfig, class_of, covering_tables

COVERING: list[AnyConfig] = [*covering_tables(), *SANTIAGO_TABLES]
PARTS = 6
CHECKED_EVERY = 50


class NoHall:
    """A hall that is never asked."""


def live_table(config: AnyConfig, seed: int) -> LiveTable:
    """A table of people, in memory only."""
    kind = class_of(config)
    names = [f"P{seat}" for seat in range(config.players)]
    seats = [KeptSeat(seat, f"owner-{seat}", None, name) for seat, name in enumerate(names)]
    settings = TableSettings().model_dump(mode="json")
    row = KeptTable(
        "t", kind.game_id, 1, config.document(), settings, seed, None, "invite", "owner-0", 0.0, 0.0, names, PLAYING
    )
    live = LiveTable(NoHall(), row, seats, [], [])  # type: ignore[arg-type]
    live.away = dict.fromkeys(range(config.players))
    live.stream.id = "stream"
    live.table = live.set_up()
    return live


def push(live: LiveTable, dice: random.Random) -> None:
    """A random move, told as the server tells it."""
    game = live.game
    seat, action, mark = game.turn, dice.choice(game.legal_actions.ids), game.event_count
    assert seat is not None
    entry = Entry(live.ply, PLAY, seat, [game.notation.texts[action]], "person", None, 0.0)
    live.begun.play_all([action], seat)
    live.log.append(entry)
    live._tell_move(entry, mark)


def another_world(live: LiveTable, seat: int, seed: int) -> LiveTable:
    """The same table with everything drawn anew that a seat cannot know: state, events and notation of others."""
    twin, game = copy.copy(live), live.game
    hidden = game.determinize(seat, seed)
    other: Game = game.copy()
    state = game.engine.state_struct.unpack(hidden.state_bytes())
    state.draws = game.state.draws  # drawing anew counts, which nobody at the table could have seen
    other._slate.restore(game.engine.state_struct.pack(state))
    other._facts = other._seen = None
    raw = [
        tuple(part if place <= AUDIENCE else 0 for place, part in enumerate(event))
        if event[AUDIENCE] >= 0 and event[AUDIENCE] != seat
        else event
        for event in other._raw_events
    ]
    other._raw_events = raw
    twin.table = Table(other, live.sitting)
    twin.log = [entry if entry.seat == seat else Entry(**{**vars(entry), "actions": ["?"]}) for entry in live.log]
    twin.stream = copy.copy(live.stream)
    return twin


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
            assert sent(twin, f"owner-{seat}") == sent(live, f"owner-{seat}")
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
                twin, other = another_world(live, (seat + 1) % live.game.players, 1), f"owner-{seat}"
                noticed += sent(twin, other) != sent(live, other)
        if noticed:
            return
    raise AssertionError("nothing was ever whispered")

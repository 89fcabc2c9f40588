"""What one reader gets of a table. Everything comes through `view(seat)` and `events_for(seat)`; nothing is deleted."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from antilles.core.facts import Event
from antilles.server.kept import GATHERING, OVER, PREPARING, KeptSeat, KeptTable, Line
from antilles.tableside.clocks import Clocks
from antilles.tableside.table import Table
from antilles.tableside.wire import document

if TYPE_CHECKING:
    from antilles.server.tables import LiveTable

LATEST_EVENTS = 12
"""What a spectator is told as news."""


def sitters(
    table: KeptTable, seats: list[KeptSeat], user: str | None, away: dict[int, float | None] | None
) -> list[dict[str, Any]]:
    """The seats as a reader sees them; `away` tells since when, where somebody looks at the table."""
    return [
        {
            "seat": seat.seat,
            "name": seat.name,
            "sits": "open" if seat.is_open else "bot" if seat.bot else "person",
            "bot": seat.bot,
            "mine": user is not None and seat.owner == user,
            "host": seat.owner == table.host,
            "stands_in": seat.stands_in,
            "connected": away is not None and not seat.is_open and away.get(seat.seat) is None,
            "away_since": away.get(seat.seat) if away is not None else None,
        }
        for seat in seats
    ]


def summary(
    table: KeptTable, seats: list[KeptSeat], user: str | None, away: dict[int, float | None] | None = None
) -> dict[str, Any]:
    """A table in a list."""
    mine = next((seat.seat for seat in seats if user is not None and seat.owner == user), None)
    return {
        "id": table.id,
        "game": table.game,
        "config": table.config,
        "settings": table.settings,
        "status": table.status,
        "seats": sitters(table, seats, user, away),
        "open_seats": sum(seat.is_open for seat in seats),
        "turn": table.turn,
        "my_seat": mine,
        "my_turn": mine is not None and table.turn == mine,
        "moves": table.moves,
        "created": table.created,
        "changed": table.changed,
    }


def clocks_document(clocks: Clocks | None, now: float) -> dict[str, Any] | None:
    """The clocks at this moment."""
    if clocks is None:
        return None
    left = [round(clocks.remaining(seat, now), 1) for seat in range(len(clocks.left))]
    return {"control": document(clocks.control), "left": left, "running": clocks.running}


def situation(
    table: Table, seat: int | None, ply: int, clocks: Clocks | None, *, may_undo: bool, latest: bool = True
) -> dict[str, Any]:
    """How a game stands for a seat, or a spectator. A question that is past is asked no more."""
    game = table.game
    asked = latest and seat is not None and game.turn == seat
    undo = table.undo(seat) if latest and may_undo and seat is not None and not game.over else None
    view = table.view(seat)
    return {
        "ply": ply,
        "moves": game.pushes,
        "over": game.over,
        "turn": game.turn,
        "decision": game.decision,
        "stretch": table.room.stretch(game.decision or ""),
        "asked": None if game.over else document(game.question),
        "view": view,
        "making": table.room.making(view),
        "question": document(table.question()) if asked else None,
        "standings": document(table.standings(seat)),
        "undo": document(undo),
        "clocks": clocks_document(clocks, time.time()),
    }


def happenings(events: list[Event]) -> list[dict[str, Any]]:
    """Events of the rules that were filtered for a reader already."""
    return [
        {
            "kind": event.kind,
            "seat": event.seat,
            "payload": dict(event.payload),
            "rule": event.rule,
            "message": document(event.message),
        }
        for event in events
    ]


def told(table: Table, seat: int | None, mark: int) -> dict[str, Any]:
    """What happened after the first `mark` events, for a reader: as movements and as lines."""
    events = table.game.events_for(seat, mark)
    return {"happenings": happenings(events), "news": document(table.room.tell(events, everything=True))}


def line_document(line: Line) -> dict[str, Any]:
    """Something said."""
    return {"number": line.number, "seat": line.seat, "name": line.name, "text": line.text, "at": line.at}


def news_for(table: Table, seat: int | None) -> list[Any]:
    """What a reader has missed: since the seat's last decision; for a spectator, the latest."""
    count = table.game.event_count
    since = max(0, count - LATEST_EVENTS) if seat is None else table.events_before_decision(seat)
    lines: list[Any] = document(table.news(seat, since))
    return lines


def snapshot(live: LiveTable, user: str | None) -> dict[str, Any]:
    """Everything about a table for one reader."""
    seat, table = live.seat_of(user), live.table
    waits = has_begun(live.row) and table is None
    row = replace(live.row, status=PREPARING) if waits else live.row
    return {
        "stream": live.stream.id,
        "number": live.stream.number,
        "table": summary(row, live.seats, user, live.away),
        "seat": seat,
        "invite": live.row.invite if seat is not None or user == live.row.host else None,
        "theme": live.theme,
        "house_table": live.house_table,
        "situation": live.situation(seat) if table is not None else None,
        "news": news_for(table, seat) if table is not None else [],
        "thinking": live.thinking,
        "proposals": [proposal.document() for proposal in live.proposals.values()],
        "chat": [line_document(line) for line in live.chat],
        "rematch": live.rematch,
        "watching": live.watching,
        "build": live.hall.build,
    }


def has_begun(table: KeptTable) -> bool:
    """Whether there is a game to look at."""
    return table.status not in (GATHERING, PREPARING)


def is_over(table: KeptTable) -> bool:
    """Whether the game has ended."""
    return table.status == OVER

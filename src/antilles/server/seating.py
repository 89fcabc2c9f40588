"""Sitting down, leaving, coming back, and bots that stand in."""

import hmac
import time
from dataclasses import replace
from typing import Any

from antilles.bots.levels import DEFAULT_LEVEL
from antilles.core.messages import Message
from antilles.server import reading
from antilles.server.asking import check_bot
from antilles.server.kept import GATHERING, PLAYING, PREPARING, KeptSeat, change_table
from antilles.server.people import seat_name
from antilles.server.refusing import CONFLICT, FORBIDDEN, Refusal
from antilles.server.tables import LiveTable, Proposal


async def write_seats(live: LiveTable, *seats: KeptSeat) -> None:
    """Commit seats and the table's status, then have them so. A full table begins, or waits for the engine."""
    after = {seat.seat: seat for seat in live.seats} | {seat.seat: seat for seat in seats}
    full = not any(seat.is_open for seat in after.values())
    status = PREPARING if full and live.row.status == GATHERING else live.row.status
    row = replace(live.row, status=status, changed=time.time())
    await live.hall.store.write(change_table(row, seats))
    live.row, live.seats = row, [after[number] for number in sorted(after)]
    for seat in seats:
        there = seat.owner is None or any(True for _ in live.stream.of(seat.owner))
        live.away[seat.seat] = None if there else time.time()
    live.changed_seats()
    if status == PREPARING and live.hall.preparing.is_ready(row.game):
        await live.begin()


async def join(live: LiveTable, user: str, invite: str | None, wanted: int | None) -> dict[str, Any]:
    """Sit down at an open seat; who sits here already gets the table."""
    name = (await live.hall.people.guest(user)).nickname
    async with live.lock:
        live.touch()
        if live.seat_of(user) is None:
            invited = invite is not None and hmac.compare_digest(invite.encode(), live.row.invite.encode())
            if not (invited or live.settings.listed or user == live.row.host):
                raise Refusal(FORBIDDEN, Message("server-not-invited"))
            free = [seat for seat in live.seats if seat.is_open and wanted in (None, seat.seat)]
            if live.row.status != GATHERING or not free:
                raise Refusal(CONFLICT, Message("server-no-open-seat"))
            taken = [seat.name for seat in live.seats]
            await write_seats(live, replace(free[0], owner=user, name=seat_name(name, taken)))
    return reading.snapshot(live, user)


async def leave(live: LiveTable, user: str) -> dict[str, Any]:
    """Get up: before the game the seat is open again, in the game the stand-in plays it."""
    async with live.lock:
        live.touch()
        seat = live.seats[live.own_seat(user)]
        if live.row.status == GATHERING:
            await write_seats(live, KeptSeat(seat.seat, None, None, ""))
        elif live.row.status == PLAYING and seat.bot is None:
            await stand_in(live, seat.seat, live.settings.stand_in)
    return reading.summary(live.row, live.seats, user, live.away)


async def stand_in(live: LiveTable, seat: int, bot: str) -> None:
    """Have a bot play for a person. Call with the lock held."""
    await write_seats(live, replace(live.seats[seat], bot=bot))


async def come_back(live: LiveTable, user: str) -> dict[str, Any]:
    """Take one's seat back from the bot."""
    async with live.lock:
        live.touch()
        seat = live.seats[live.own_seat(user)]
        if seat.bot is not None:
            await write_seats(live, replace(seat, bot=None))
    return reading.snapshot(live, user)


async def change_seat(live: LiveTable, user: str, number: int, sits: str, bot: str | None) -> dict[str, Any]:
    """The host gives a seat to a bot, or opens it, before the game."""
    check_host(live, user)
    async with live.lock:
        live.touch()
        if live.row.status != GATHERING:
            raise Refusal(CONFLICT, Message("server-has-begun"))
        if number >= len(live.seats):
            raise Refusal(CONFLICT, Message("error-no-seat", given=number, last=len(live.seats) - 1))
        if live.seats[number].owner == user:
            raise Refusal(CONFLICT, Message("server-own-seat"))
        taken = [seat.name for seat in live.seats if seat.seat != number]
        if sits == "bot":
            name = check_bot(bot or DEFAULT_LEVEL, any_bot=live.hall.settings.positions)
            await write_seats(live, KeptSeat(number, None, name, seat_name("", taken)))
        else:
            await write_seats(live, KeptSeat(number, None, None, ""))
    return reading.summary(live.row, live.seats, user, live.away)


def check_host(live: LiveTable, user: str) -> None:
    """Refuse whoever did not make the table."""
    if user != live.row.host:
        raise Refusal(FORBIDDEN, Message("server-not-host"))


async def start(live: LiveTable, user: str) -> dict[str, Any]:
    """The host begins: bots take the open seats."""
    check_host(live, user)
    async with live.lock:
        live.touch()
        if live.row.status == GATHERING:
            taken, filled = [seat.name for seat in live.seats], []
            for seat in live.seats:
                if seat.is_open:
                    name = seat_name("", taken)
                    taken.append(name)
                    filled.append(KeptSeat(seat.seat, None, DEFAULT_LEVEL, name))
            await write_seats(live, *filled)
    return reading.summary(live.row, live.seats, user, live.away)


async def propose_stand_in(live: LiveTable, user: str, number: int, bot: str | None) -> dict[str, Any]:
    """Propose a bot for somebody who is away; done at once if nobody else is there to agree."""
    by = live.own_seat(user)
    async with live.lock:
        live.touch()
        live.begun  # noqa: B018 - a table that has not begun is refused as such
        if number >= len(live.seats):
            raise Refusal(CONFLICT, Message("error-no-seat", given=number, last=len(live.seats) - 1))
        seat = live.seats[number]
        if seat.bot is not None or number == by or live.away[number] is None:
            raise Refusal(CONFLICT, Message("server-not-away"))
        name = check_bot(bot or live.settings.stand_in, any_bot=live.hall.settings.positions)
        needs = [
            other.seat
            for other in live.seats
            if other.bot is None and other.seat not in (by, number) and live.away[other.seat] is None
        ]
        proposal = Proposal(0, "replace", by, number, live.ply, needs, bot=name)
        if not needs:
            await stand_in(live, number, name)
            return proposal.document()
        return live.propose(proposal).document()


async def look_after(live: LiveTable) -> None:
    """What time does: clocks that are over, people on turn who are away too long."""
    live.go_on()
    after, turn = live.settings.replace_after, live.row.turn
    if after is None or live.row.status != PLAYING or turn is None or live.table is None:
        return
    async with live.lock:
        turn = live.row.turn
        if turn is None or live.seats[turn].bot is not None:
            return
        away = live.away[turn]
        if away is not None and time.time() - max(away, live.turn_began) >= after:
            await stand_in(live, turn, live.settings.stand_in)

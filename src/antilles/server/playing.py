"""What a person does at the table: acting, taking back, agreeing, asking for a hint, talking."""

import hashlib
import math
import time
from typing import Any

from antilles.core.messages import Message
from antilles.server.access import written
from antilles.server.kept import PERSON, PLAY, UNDO, Line, add_line, lines_before
from antilles.server.people import MOST_CHAT, plain
from antilles.server.reading import line_document
from antilles.server.refusing import CONFLICT, FORBIDDEN, NOT_FOUND, TOO_MANY, UNREADABLE, Refusal
from antilles.server.schemas.asked import Act, Arrange
from antilles.server.tables import LiveTable, Proposal
from antilles.tableside.questions import Arranged
from antilles.tableside.wire import document

SAID_AT_ONCE = 50
NUDGED_EVERY = 60
"""Seconds in which nobody is told more than once that the others wait."""


def digest_of(given: Act) -> str:
    """What was asked for, told by its content."""
    content = written([given.actions, given.numbers, given.nobles])
    return hashlib.sha256(content.encode()).hexdigest()[:32]


async def act(live: LiveTable, user: str, given: Act) -> dict[str, Any]:
    """Play a choice or an arrangement of the seat on turn, once however often it is sent."""
    seat = live.own_seat(user)
    request = digest_of(given)
    async with live.lock:
        live.touch()
        if given.ply < live.ply:
            entry = live.log[given.ply]
            if entry.kind == PLAY and (entry.seat, entry.by, entry.request) == (seat, PERSON, request):
                return {"ply": entry.ply, "repeated": True}
        live.begun  # noqa: B018 - a table that has not begun is refused as such
        live.check_ply(given.ply)
        check_plays(live, seat)
        entry = await live.play(seat, actions_of(live, given), PERSON, request)
    return {"ply": entry.ply, "repeated": False}


def check_plays(live: LiveTable, seat: int) -> None:
    """Refuse an owner whose seat a bot plays: it must be taken back first."""
    if live.seats[seat].bot is not None:
        raise Refusal(CONFLICT, Message("server-bot-plays"))


def actions_of(live: LiveTable, given: Act) -> list[int]:
    """The actions that were given, or those of a whole arrangement."""
    notation = live.game.notation
    if given.actions is not None:
        return [notation.read(action) for action in given.actions]
    if given.numbers is None:
        raise Refusal(UNREADABLE, Message("server-no-action"))
    arranged = arrange(live, given.numbers, given.nobles)
    if arranged.problem is not None:
        raise Refusal(CONFLICT, arranged.problem, ply=live.ply)
    return list(arranged.actions)


def arrange(live: LiveTable, numbers: dict[str, int], nobles: dict[str, int]) -> Arranged:
    """Check an arrangement of the question now; what is left out is as suggested."""
    table = live.begun
    question = None if table.game.over else table.question()
    if question is None or question.arrangement is None:
        raise Refusal(CONFLICT, Message("server-nothing-to-arrange"))
    keys = {place.key for place in question.arrangement.places}
    unknown = next((key for key in (*numbers, *nobles) if key not in keys), None)
    if unknown is not None:
        raise Refusal(UNREADABLE, Message("server-no-place", given=unknown[:40]))
    suggested = {place.key: place.suggested for place in question.arrangement.places if not place.settled}
    return table.arrange(suggested | numbers, nobles)


async def check_arrangement(live: LiveTable, user: str, given: Arrange) -> Any:
    """Check an arrangement for the seat on turn."""
    on_turn(live, user)
    live.check_ply(given.ply)
    return document(arrange(live, given.numbers, given.nobles))


def on_turn(live: LiveTable, user: str | None) -> int:
    """Somebody's seat, which must be on turn."""
    seat = live.own_seat(user or "")
    if live.begun.game.turn != seat:
        raise Refusal(CONFLICT, Message("server-not-on-turn"), ply=live.ply)
    return seat


async def take_back(live: LiveTable, user: str, ply: int) -> dict[str, Any]:
    """Take back at once if that is free, else propose it."""
    seat = live.own_seat(user)
    async with live.lock:
        live.touch()
        if ply < live.ply and live.log[ply].kind == UNDO and live.log[ply].seat == seat:
            return {"done": True, "proposal": None}
        table = live.begun
        live.check_ply(ply)
        check_plays(live, seat)
        if not live.settings.undo or table.game.over:
            raise Refusal(CONFLICT, Message("server-no-undo"))
        undo = table.undo(seat)
        if undo is None:
            raise Refusal(CONFLICT, Message("error-nothing-to-take-back"))
        if undo.consent:
            asked = Proposal(0, "undo", seat, seat, ply, list(undo.consent), because=undo.because)
            return {"done": False, "proposal": live.propose(asked).document()}
        await live.take_back(seat, undo)
    return {"done": True, "proposal": None}


async def vote(live: LiveTable, user: str, number: int, agree: bool) -> list[dict[str, Any]]:
    """Say yes or no to a proposal; who made it may withdraw it."""
    from antilles.server.seating import stand_in

    seat = live.own_seat(user)
    async with live.lock:
        live.touch()
        proposal = live.proposals.get(number)
        if proposal is None:
            raise Refusal(NOT_FOUND, Message("server-no-proposal"))
        if seat not in proposal.needs and not (seat == proposal.by and not agree):
            raise Refusal(FORBIDDEN, Message("server-no-say"))
        if not agree:
            del live.proposals[number]
            live.tell_proposals()
        else:
            if seat not in proposal.agreed:
                proposal.agreed.append(seat)
            if set(proposal.needs) <= set(proposal.agreed):
                del live.proposals[number]
                live.tell_proposals()
                if proposal.kind == "replace":
                    await stand_in(live, proposal.seat, proposal.bot or live.settings.stand_in)
                else:
                    await agreed_undo(live, proposal)
            else:
                live.tell_proposals()
        return [open_one.document() for open_one in live.proposals.values()]


async def agreed_undo(live: LiveTable, proposal: Proposal) -> None:
    """Everybody agreed: take back, if it is still the same question."""
    undo = live.begun.undo(proposal.seat) if live.ply == proposal.ply else None
    if undo is not None:
        await live.take_back(proposal.seat, undo)


async def nudge(live: LiveTable, user: str) -> dict[str, Any]:
    """Tell the person on turn that the others wait."""
    by, turn = live.own_seat(user), live.begun.game.turn
    live.touch()
    if turn is None or turn == by or live.seats[turn].bot is not None:
        raise Refusal(CONFLICT, Message("server-nobody-to-nudge"))
    now = time.monotonic()
    wait = live.nudged[turn] + NUDGED_EVERY - now if turn in live.nudged else 0
    if wait > 0:
        raise Refusal(TOO_MANY, Message("server-nudged-lately", seconds=math.ceil(wait)))
    live.nudged[turn] = now
    live.stream.publish("nudged", lambda seat: {"by": by, "seat": turn})
    return {"seat": turn, "again_after": NUDGED_EVERY}


async def say(live: LiveTable, user: str, text: str) -> dict[str, Any]:
    """Say something at the table."""
    seat = live.own_seat(user)
    words = plain(text, MOST_CHAT)
    if not words:
        raise Refusal(UNREADABLE, Message("server-nothing-said"))
    async with live.lock:
        live.touch()
        number = live.chat[-1].number + 1 if live.chat else 1
        line = Line(number, seat, live.seats[seat].name, words, time.time())
        await live.hall.store.write(add_line(live.id, line))
        live.chat = [*live.chat[-SAID_AT_ONCE + 1 :], line]
        said = line_document(line)
        live.stream.publish("chat", lambda seat: {"line": said})
    return said


async def said(live: LiveTable, user: str | None, before: int | None) -> list[dict[str, Any]]:
    """What was said."""
    live.check_may_look(user)
    lines = live.chat if before is None else await live.hall.store.read(lines_before(live.id, before))
    return [line_document(line) for line in lines]

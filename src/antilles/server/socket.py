"""The socket of a table: numbered events for one reader, from where the page left off."""

import contextlib
import json
import time
from collections.abc import Coroutine
from typing import Annotated, Any

import anyio
from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect

from antilles.core.messages import Message
from antilles.server import reading
from antilles.server.access import written
from antilles.server.identity import COOKIE
from antilles.server.limits import Bucket
from antilles.server.refusing import FORBIDDEN, Refusal
from antilles.server.stream import Listener
from antilles.server.tables import LiveTable
from antilles.tableside.wire import document

router = APIRouter()
NO_TABLE, NOT_HERE, TOO_MANY_PAGES, RESTARTING, TOO_LARGE = 4404, 4403, 4429, 1012, 1009
FRAMES_AT_ONCE, FRAMES_PER_SECOND = 30, 5
UNKNOWN_FRAME = {"kind": "refused", "message": document(Message("server-frame"))}


@router.websocket("/api/tables/{table}/socket")
async def table_socket(
    page: WebSocket,
    table: str,
    stream: Annotated[str, Query(max_length=40)] = "",
    after: Annotated[int, Query(ge=-1, le=2**53)] = -1,
) -> None:
    """Events of a table, as long as the page is open."""
    hall: Any = page.app.state.hall
    await page.accept()
    user = hall.signer.guest(page.cookies.get(COOKIE))
    try:
        live: LiveTable = await hall.table(table)
        live.check_may_look(user)
    except Refusal as refusal:
        await page.send_text(written({"kind": "refused", "message": document(refusal.message)}))
        await page.close(NOT_HERE if refusal.status == FORBIDDEN else NO_TABLE)
        return
    if user is not None and sum(1 for _ in live.stream.of(user)) >= hall.settings.limits.most_sockets:
        await page.close(TOO_MANY_PAGES)
        return
    listener = Listener(user, after if stream == live.stream.id else -1)
    listener.wake.set()
    arrive(live, listener)
    try:
        async with anyio.create_task_group() as both:

            async def until_done(work: Coroutine[Any, Any, None]) -> None:
                with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the page is gone already
                    await work
                both.cancel_scope.cancel()

            both.start_soon(until_done, send_on(page, live, listener))
            both.start_soon(until_done, hear(page, hall.settings.limits.most_frame_bytes))
    finally:
        depart(live, listener)


def arrive(live: LiveTable, listener: Listener) -> None:
    """A page was opened; if it is the first of a seat's owner, or of somebody who watches, the others see that."""
    live.hall.meters.sockets.inc()
    seat, watching = live.seat_of(listener.user), live.watching
    live.stream.listeners.add(listener)
    live.touch()
    returns = seat is not None and live.away.get(seat) is not None
    if seat is not None and returns:
        live.away[seat] = None
    if returns or live.watching != watching:
        live.tell_seats()


def depart(live: LiveTable, listener: Listener) -> None:
    """A page was closed; if it was the last of a seat's owner, or of somebody who watched, the others see that."""
    live.hall.meters.sockets.dec()
    watching = live.watching
    live.stream.listeners.discard(listener)
    live.touch()
    if live.hall.closing:
        return
    seat = live.seat_of(listener.user)
    leaves = seat is not None and not any(True for _ in live.stream.of(listener.user))
    if seat is not None and leaves:
        live.away[seat] = time.time()
    if leaves or live.watching != watching:
        live.tell_seats()


async def send_on(page: WebSocket, live: LiveTable, listener: Listener) -> None:
    """Send every event the page does not have, as they come."""
    while True:
        await listener.wake.wait()
        listener.wake.clear()
        for number, text in texts_for(live, listener):
            await page.send_text(text)
            listener.seen = number
        if listener.closing:
            await page.send_text(written({"kind": "closing"}))
            await page.close(RESTARTING)
            return


def texts_for(live: LiveTable, listener: Listener) -> list[tuple[int, str]]:
    """The events after the last one seen; one snapshot where they cannot be told any more."""
    events = live.stream.after(listener.seen) if listener.seen >= 0 else None
    seat = live.seat_of(listener.user)
    texts = [(event.number, event.text(seat)) for event in events] if events is not None else [(0, None)]
    whole = [(number, text) for number, text in texts if text is not None]
    if len(whole) == len(texts):
        return whole
    snapshot = {"kind": "snapshot", "number": live.stream.number, "snapshot": reading.snapshot(live, listener.user)}
    return [(live.stream.number, written(snapshot))]


async def hear(page: WebSocket, most_bytes: int) -> None:
    """Answer pings until the page goes; a frame that is too large ends it."""
    patience = Bucket(FRAMES_AT_ONCE, time.monotonic())
    while True:
        frame = await page.receive()
        if frame["type"] == "websocket.disconnect":
            return
        text = frame.get("text") or (frame.get("bytes") or b"").decode("utf-8", "replace")
        if len(text) > most_bytes:
            await page.close(TOO_LARGE)
            return
        if not patience.take(FRAMES_PER_SECOND, FRAMES_AT_ONCE, time.monotonic()):
            await page.close(TOO_MANY_PAGES)
            return
        await page.send_text(written({"kind": "pong"} if is_ping(text) else UNKNOWN_FRAME))


def is_ping(text: str) -> bool:
    """Whether a frame asks for a sign of life: all that a page may ask here."""
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(content, dict) and content.get("kind") == "ping"

"""As the browser hears it: no byte of any answer or frame changes when what others hide does.

Whole random games of all covering tables are served by the real application. At positions of them the table is
exchanged for one that is the same to a seat, past included, and every address that tells something is asked in both
worlds by that seat's owner and by a spectator: bodies and headers must be the same, refusals too.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from antilles.server.app import make_app
from antilles.server.identity import COOKIE
from antilles.server.stream import Listener
from antilles.server.tables import LiveTable
from tests.server.conftest import settings_for
from tests.server.people import prepared
from tests.server.worlds import TABLE, another_world, live_table, owner_of, push, tell_again
from tests.tables import SANTIAGO_TABLES, AnyConfig, covering_tables

COVERING: list[AnyConfig] = [*covering_tables(), *SANTIAGO_TABLES]
PARTS = 6
CHECKED_EVERY, PAST, MISSED, ILLEGAL = 150, 12, 4, 3
ADDRESS = f"/api/tables/{TABLE}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(make_app(settings_for(tmp_path_factory.mktemp("secrets")))) as client:
        yield prepared(client)


def headers_for(server: TestClient, user: str | None) -> dict[str, str]:
    signer = server.app.state.hall.signer  # type: ignore[attr-defined]
    return {} if user is None else {"cookie": f"{COOKIE}={signer.cookie(user)}"}


def heard(server: TestClient, live: LiveTable, user: str | None, illegal: list[int], thing: str) -> dict[str, Any]:
    """Everything that somebody can hear about a table now, by what was asked."""
    server.app.state.hall._live[TABLE] = live  # type: ignore[attr-defined]
    tell_again(live, min(MISSED, live.ply))
    live.stream.listeners = {Listener(user, live.stream.number)}  # so that nobody is away when a socket is closed
    headers, moves = headers_for(server, user), live.game.pushes
    seen = f"stream={live.stream.id}&after={live.stream.number - min(MISSED, live.ply)}"
    asked: list[tuple[str, str, Any]] = [
        ("GET", "", None),
        ("GET", f"/log?since={max(0, moves - 2 * PAST)}", None),
        ("GET", "/moves", None),
        ("GET", f"/replay?first={max(0, moves - PAST)}&count={PAST + 1}", None),
        ("GET", f"/events?{seen}", None),
        ("GET", "/events", None),
        ("GET", "/file", None),
        ("GET", "/chat", None),
        ("GET", "/refusals", None),
        ("GET", "/foreseen?after=drive 1", None),
        ("GET", f"/cards?thing={thing}", None),
        *(("GET", f"/explain?action={live.game.notation.texts[a]}", None) for a in illegal),
        ("POST", "/arrangement", {"ply": live.ply, "numbers": {}}),
        ("POST", "/hint", {"ply": live.ply + 1}),
        *(("POST", "/actions", {"ply": live.ply, "actions": [a]}) for a in illegal),
    ]
    answers: dict[str, Any] = {}
    for number, (method, path, body) in enumerate(asked):
        answer = server.request(method, ADDRESS + path, json=body, headers=headers)
        assert answer.status_code < 500, (path, answer.text)
        answers[f"{number} {method} {path} {body}"] = (answer.status_code, dict(answer.headers), answer.content)
    for query in ("", f"?{seen}"):
        frames = MISSED if query else 1
        with server.websocket_connect(f"{ADDRESS}/socket{query}", headers=headers) as page:
            answers[f"socket {query}"] = [page.receive_text() for _ in range(min(frames, live.ply))]
    return answers


def differences(server: TestClient, live: LiveTable, twin: LiveTable, user: str | None, seed: int) -> list[str]:
    """What was asked and is answered differently in two worlds."""
    dice = random.Random(seed)
    never = set(range(len(live.game.notation))) - {*live.game.legal_actions.ids, *twin.game.legal_actions.ids}
    illegal, thing = dice.sample(sorted(never), ILLEGAL), dice.choice(list(live.begun.room.things()))
    one, two = (heard(server, world, user, illegal, thing) for world in (live, twin))
    assert one.keys() == two.keys()
    return [asked for asked in one if one[asked] != two[asked]]


@pytest.mark.parametrize("part", range(PARTS))
def test_no_byte_on_the_wire_changes_with_what_others_hide(server: TestClient, part: int) -> None:
    for number, config in enumerate(COVERING[part::PARTS]):
        live, dice = live_table(config, number), random.Random(number)
        live.hall = server.app.state.hall  # type: ignore[attr-defined]
        while True:
            for _ in range(dice.randrange(1, 2 * CHECKED_EVERY)):
                if not live.game.over:
                    push(live, dice)
            if live.game.over:
                break
            seat = dice.randrange(live.game.players)
            twin = another_world(live, seat, live.ply, PAST)
            for reader in (owner_of(seat), None):
                assert differences(server, live, twin, reader, live.ply) == []
            assert live.ply == twin.ply == len(live.game.steps), "nothing that was asked has changed anything"


def test_the_test_would_notice(server: TestClient) -> None:
    """Who knows what was drawn anew does hear something else: in snapshots, events, the replay and the socket."""
    noticed: set[str] = set()
    for number, config in enumerate(SANTIAGO_TABLES[:2]):
        live, dice = live_table(config, number), random.Random(number)
        live.hall = server.app.state.hall  # type: ignore[attr-defined]
        while not live.game.over and live.ply < 60:
            push(live, dice)
        other = next(seat for seat in range(live.game.players) if seat != 0)
        twin = another_world(live, 0, 1, PAST)
        noticed |= {asked.split("?")[0] for asked in differences(server, live, twin, owner_of(other), 1)}
    for asked in ("0 GET ", "3 GET /replay", "4 GET /events", "socket "):
        assert any(found.startswith(asked) for found in noticed), (asked, noticed)

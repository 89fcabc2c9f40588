"""The door: who may come in from where, how much and how often; and what every answer carries.

A plain ASGI middleware, because it stands before sockets too and adds little to the time of a request.
"""

import ipaddress
import logging
import socket
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from antilles.core.messages import Message
from antilles.server.access import answer
from antilles.server.hall import Hall
from antilles.server.identity import cookie_in
from antilles.server.limits import Buckets
from antilles.server.refusing import BAD_REQUEST, FORBIDDEN, TOO_LARGE, TOO_MANY, Refusal, refused_document

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
LOG = logging.getLogger("antilles.access")
MAKES = ("/api/tables", "/api/tables/file")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
HARMLESS = ("localhost", "ip6-localhost")
NOT_FROM_HERE = 4403
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """Stands before everything else."""

    def __init__(self, app: Any, hall: Hall) -> None:
        self.app, self.hall = app, hall
        limits = hall.settings.limits
        self._asks = Buckets(limits.rate, limits.burst)
        self._makes = Buckets(limits.makes_per_minute / 60 if limits.rate else 0, limits.makes_per_minute)
        public = urlsplit(hall.settings.public_url)
        machine = socket.gethostname().lower()
        self._names = {
            *HARMLESS,
            machine,
            f"{machine}.local",
            *hall.settings.hosts,
            hall.settings.host,
            *filter(None, [public.hostname]),
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let in or refuse."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        refusal = self._objection(scope, headers)
        if scope["type"] == "websocket":
            if refusal is not None:
                self.hall.meters.refused.labels(refusal.message.id).inc()
                await send({"type": "websocket.close", "code": NOT_FROM_HERE})
                return
            await self.app(scope, receive, send)
            return
        await self._answer(scope, headers, receive, send, refusal)

    async def _answer(
        self, scope: Scope, headers: dict[str, str], receive: Receive, send: Send, refusal: Refusal | None
    ) -> None:
        """Answer a request, with what every answer carries; count it, and log it without anything secret."""
        begun, status, received = time.perf_counter(), 0, 0
        most = self.hall.settings.limits.most_body_bytes

        async def limited() -> Any:
            nonlocal received
            part = await receive()
            received += len(part.get("body", b""))
            if received > most:
                raise Refusal(TOO_LARGE, Message("server-too-large", most=most))
            return part

        async def with_headers(part: Any) -> None:
            nonlocal status
            if part["type"] == "http.response.start":
                status = part["status"]
                part["headers"] = [*part.get("headers", []), *HEADERS]
            await send(part)

        if refusal is not None:
            self.hall.meters.refused.labels(refusal.message.id).inc()
            await answer(refused_document(refusal), status=refusal.status)(scope, receive, with_headers)
        else:
            try:
                await self.app(scope, limited, with_headers)
            except Refusal as problem:  # a body that grew too large while it was read
                await answer(refused_document(problem), status=problem.status)(scope, receive, with_headers)
        spent = time.perf_counter() - begun
        self.hall.meters.requests.labels(scope["method"], f"{status // 100}xx").inc()
        self.hall.meters.seconds.observe(spent)
        if LOG.isEnabledFor(logging.INFO):
            told = {"method": scope["method"], "path": scope["path"], "status": status, "ms": round(spent * 1000, 1)}
            LOG.info("request", extra=told)

    def _objection(self, scope: Scope, headers: dict[str, str]) -> Refusal | None:
        """What speaks against letting a request in."""
        if not self._is_our_host(headers.get("host", "")):
            return Refusal(BAD_REQUEST, Message("server-other-host"))
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if changes and not self._is_our_origin(headers):
            return Refusal(FORBIDDEN, Message("server-other-origin"))
        length = headers.get("content-length", "0")
        most = self.hall.settings.limits.most_body_bytes
        if not length.isdigit() or int(length) > most:
            return Refusal(TOO_LARGE, Message("server-too-large", most=most))
        who = (
            self.hall.signer.guest(cookie_in(headers.get("cookie", ""))) or f"from {(scope.get('client') or ['?'])[0]}"
        )
        makes = scope["type"] == "http" and scope["method"] == "POST" and scope["path"] in MAKES
        if not self._asks.allows(who) or (makes and not self._makes.allows(who)):
            return Refusal(TOO_MANY, Message("server-too-often"))
        return None

    def _is_our_host(self, host: str) -> bool:
        """Whether a request is addressed to us; a foreign name that points here is somebody's trick."""
        name = urlsplit(f"//{host}").hostname if host else None
        if name is None:
            return False
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return name in self._names or name.endswith(".localhost")
        return True

    def _is_our_origin(self, headers: dict[str, str]) -> bool:
        """Whether a page of ours asks; who says no origin is no browser, and has no cookie to lend."""
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return False
        origin = headers.get("origin")
        if origin is None:
            return True
        return urlsplit(origin).netloc == headers.get("host") or origin == self.hall.settings.public_url.rstrip("/")

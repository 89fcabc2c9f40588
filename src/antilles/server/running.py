"""Running a server in this process, until somebody stops it."""

import gc
import socket
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import uvicorn

from antilles.core.errors import ConfigError
from antilles.core.messages import Message
from antilles.server.app import make_app
from antilles.server.logs import set_up_logs
from antilles.server.settings import Settings
from antilles.server.store import Store

SHUTDOWN_SECONDS, IDLE_SECONDS = 5, 75
BACKLOG = 512
SWITCH_SECONDS = 0.001
"""Bots and the database's writer take turns with the loop; five milliseconds, the usual, is long for a move."""
RARELY = (20_000, 20, 50)
"""A thousand live games are many objects that stay: looking through all of them often costs tenths of a second."""


@dataclass(frozen=True)
class Listening:
    """Where a server is, and where it keeps everything."""

    address: str
    database: str


class Server(uvicorn.Server):
    """uvicorn, which tells when it listens and takes leave of open pages before it waits for them."""

    def __init__(self, config: uvicorn.Config, told: Callable[[], None], leave: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self._told, self._leave = told, leave

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so."""
        await super().startup(sockets)
        if self.started:
            self._told()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye to the pages, then wait for what is going on."""
        await self._leave()
        await super().shutdown(sockets)


def run(settings: Settings, log_level: str, listening: Callable[[Listening], None]) -> None:
    """Serve until SIGINT or SIGTERM."""
    set_up_logs(log_level)
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*RARELY)
    gc.freeze()
    shown = opened_once(settings.database_url)
    place = listen(settings.host, settings.port)
    number = place.getsockname()[1]
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    app = make_app(settings)
    config: Any = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=settings.limits.most_frame_bytes,
        server_header=False,
        date_header=False,
        proxy_headers=bool(settings.public_url),
        timeout_keep_alive=IDLE_SECONDS,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        lifespan="on",
    )
    address = settings.public_url or f"http://{host}:{number}"
    server = Server(config, lambda: listening(Listening(address, shown)), app.state.hall.take_leave)
    server.run([place])


def opened_once(address: str) -> str:
    """Open the database and close it: one that cannot be opened is said in a sentence, before anything runs."""
    store = Store(address)
    store.open()
    store.close()
    return store.shown


def listen(host: str, port: int) -> socket.socket:
    """A socket at an address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    place = socket.socket(family, socket.SOCK_STREAM)
    place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        place.bind((host, port))
    except OSError as problem:
        place.close()
        raise ConfigError(
            Message("server-no-port", address=f"{host}:{port}", problem=str(problem.strerror))
        ) from problem
    place.listen(BACKLOG)
    return place

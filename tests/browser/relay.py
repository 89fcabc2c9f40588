"""A stretch of network that can be cut: what goes through it reaches the server, until it does not."""

from __future__ import annotations

import contextlib
import socket
import threading
from types import TracebackType

PART = 65536


class Relay:
    """Listens at a port of its own and passes on to the server's. `cut` ends every connection and lets none in."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._whole = True
        self._open: set[socket.socket] = set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"

    def __enter__(self) -> Relay:
        threading.Thread(target=self._let_in, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.cut()
        self._listening.shutdown(socket.SHUT_RDWR)  # wakes who waits in accept()
        self._listening.close()

    def cut(self) -> None:
        self._whole = False
        for end in list(self._open):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self._whole = True

    def _let_in(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                try:
                    far = socket.create_connection(("127.0.0.1", self._to)) if self._whole else None
                except OSError:  # the server is down
                    far = None
                if far is None:
                    near.close()
                    continue
                self._open |= {near, far}
                for source, target in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=(source, target), daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while part := source.recv(PART):
                target.sendall(part)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._open.discard(source)
        source.close()

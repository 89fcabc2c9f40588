"""One server for one database: live tables are in the memory of one process, so a second one is told to stay away.

A file of SQLite is held by a lock beside it, PostgreSQL by an advisory lock of a connection that stays open. The system
lets go of both when a process ends, however it ends.
"""

import time
from pathlib import Path

from sqlalchemy import Connection, Engine, text

from antilles.core.errors import ConfigError, GameFileError
from antilles.core.messages import Message
from antilles.core.writing import Claim

OUR_LOCK = int.from_bytes(b"Antilles", "big")
"""The number by which servers of Antilles know each other in a PostgreSQL database."""
IN_USE = "file-in-use"
PATIENCE, AGAIN_AFTER = 5.0, 0.1
"""A server that was killed a moment ago may still be let go of."""


class Hold:
    """The right to serve a database, from `take` to `give_back`."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._claim: Claim | None = None
        self._connection: Connection | None = None

    def take(self, patience: float = PATIENCE) -> None:
        """Take it, or say who has it; somebody else's is waited for a moment."""
        end = time.monotonic() + patience
        while not self._tried():
            if time.monotonic() > end:
                shown = self._engine.url.render_as_string(hide_password=True)
                raise ConfigError(Message("server-database-in-use", database=shown), "database")
            time.sleep(AGAIN_AFTER)

    def give_back(self) -> None:
        """Let another process have it."""
        if self._claim is not None:
            self._claim.close()
        if self._connection is not None:
            self._connection.close()
        self._claim = self._connection = None

    def _tried(self) -> bool:
        url = self._engine.url
        if url.get_backend_name() != "sqlite":
            return self._tried_lock()
        if url.database in (None, "", ":memory:"):
            return True
        try:
            self._claim = Claim(Path(str(url.database)))
        except GameFileError as problem:
            if problem.message.id == IN_USE:
                return False
            raise ConfigError(Message("server-no-database", problem=str(problem)), "database") from problem
        return True

    def _tried_lock(self) -> bool:
        connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        if connection.execute(text("select pg_try_advisory_lock(:number)"), {"number": OUR_LOCK}).scalar():
            self._connection = connection
            return True
        connection.close()
        return False

"""What is kept: SQLite in WAL mode, or PostgreSQL by URL. One thread writes, many moves in one transaction.

Writing waits in a line; whatever waits at the same time is committed together, so that a disk that needs some
milliseconds for a commit carries hundreds of moves a second. Nobody hears of anything before it is committed.
"""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import SQLAlchemyError

from antilles.core.errors import ConfigError
from antilles.core.messages import Message
from antilles.server.records import HEAD

T = TypeVar("T")
Job = Callable[[Connection], T]
MOST_TOGETHER = 200
BUSY_SECONDS = 15
MIGRATIONS = Path(__file__).parent / "migrations"


def driver_url(address: str) -> str:
    """The address with the driver we have: `postgresql://...` is psycopg's."""
    for name in ("postgresql://", "postgres://"):
        if address.startswith(name):
            return f"postgresql+psycopg://{address.removeprefix(name)}"
    return address


def open_engine(address: str) -> Engine:
    """The database behind an address, its directory made where it is a file."""
    try:
        url = make_url(driver_url(address))
        is_file = url.get_backend_name() == "sqlite"
        if is_file and url.database not in (None, "", ":memory:"):
            Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(url, **({"connect_args": {"timeout": BUSY_SECONDS}} if is_file else {}))
    except (SQLAlchemyError, ImportError, OSError) as problem:
        raise ConfigError(Message("server-no-database", problem=first_line(problem)), "database") from problem
    if is_file:
        event.listen(engine, "connect", set_up_sqlite)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def set_up_sqlite(connection: Any, _: Any) -> None:
    """WAL with full synchronisation: readers never wait, and what is committed survives a power cut too."""
    connection.isolation_level = None  # SQLAlchemy says BEGIN itself, so that savepoints work
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def first_line(problem: BaseException) -> str:
    """What a database says, without its SQL."""
    return str(getattr(problem, "orig", None) or problem).strip().splitlines()[0][:200]


class Store:
    """The database. `write` and `read` are given functions from a connection to something."""

    def __init__(self, address: str) -> None:
        self.engine = open_engine(address)
        self._line: queue.Queue[tuple[Job[Any], Future[Any]] | None] = queue.Queue()
        self._writer = threading.Thread(target=self._write_on, name="store", daemon=True)

    @property
    def shown(self) -> str:
        """The address, without a password."""
        return self.engine.url.render_as_string(hide_password=True)

    def open(self) -> None:
        """Bring the database to the newest shape and begin to write."""
        try:
            self._migrate()
        except SQLAlchemyError as problem:
            raise ConfigError(Message("server-no-database", problem=first_line(problem)), "database") from problem
        self._writer.start()

    def _migrate(self) -> None:
        """Alembic is asked only if there is something to do: it takes longer than all else at a start."""
        with contextlib.suppress(SQLAlchemyError), self.engine.connect() as connection:
            if connection.execute(text("select version_num from alembic_version")).scalar() == HEAD:
                return
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        """Commit what waits and stop."""
        self._line.put(None)
        if self._writer.is_alive():
            self._writer.join()
        self.engine.dispose()

    async def write(self, job: Job[T]) -> T:
        """Run a job in the writer's next transaction; it is committed when this returns."""
        done: Future[T] = Future()
        self._line.put((job, done))
        return await asyncio.wrap_future(done)

    async def read(self, job: Job[T]) -> T:
        """Run a job that only reads, in a thread of its own."""
        return await asyncio.to_thread(self.read_now, job)

    def read_now(self, job: Job[T]) -> T:
        """Run a job that only reads, here."""
        with self.engine.connect() as connection:
            return job(connection)

    def _write_on(self) -> None:
        """The writer's thread."""
        while True:
            first = self._line.get()
            if first is None:
                return
            batch, ending = [first], False
            while len(batch) < MOST_TOGETHER and not self._line.empty():
                more = self._line.get()
                if more is None:
                    ending = True
                    break
                batch.append(more)
            self._commit(batch)
            if ending:
                return

    def _commit(self, batch: list[tuple[Job[Any], Future[Any]]]) -> None:
        """One transaction for a batch. A job that fails fails alone; a commit that fails fails them all."""
        results: list[tuple[Future[Any], Any]] = []
        alone = len(batch) == 1  # who is alone needs no savepoint: the transaction is its own
        try:
            with self.engine.begin() as connection:
                for job, done in batch:
                    if not done.set_running_or_notify_cancel():
                        continue  # nobody waits for it any more
                    try:
                        with contextlib.nullcontext() if alone else connection.begin_nested():
                            results.append((done, job(connection)))
                    except Exception as problem:  # whatever it is, who asked is told
                        if alone:
                            raise
                        done.set_exception(problem)
        except Exception as problem:  # the commit itself
            for _, done in batch:
                if not done.done():
                    done.set_exception(problem)
            return
        for done, result in results:
            done.set_result(result)

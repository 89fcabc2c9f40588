"""What is kept: SQLite in WAL mode, or PostgreSQL by URL. One thread writes, many moves in one transaction.

Writing waits in a line; whatever waits at the same time is committed together, so that a disk that needs some
milliseconds for a commit carries hundreds of moves a second. Nobody hears of anything before it is committed.
"""

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from antilles.core.errors import ConfigError
from antilles.core.messages import Message
from antilles.server.holding import Hold
from antilles.server.records import HEAD

T = TypeVar("T")
Job = Callable[[Connection], T]
MOST_TOGETHER = 200
INTERVAL = 0.008
"""Seconds between the beginnings of two commits at least. A move after a pause waits for nothing."""
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


@dataclass(frozen=True)
class Waiting:
    """A job in the line, and who waits for it."""

    job: Job[Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


Answer = tuple[Waiting, Any, BaseException | None]


class Store:
    """The database. `write` and `read` are given functions from a connection to something."""

    def __init__(self, address: str) -> None:
        self.engine = open_engine(address)
        self._line: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="store", daemon=True)
        self._connection: Connection | None = None
        self._hold = Hold(self.engine)

    @property
    def shown(self) -> str:
        """The address, without a password."""
        return self.engine.url.render_as_string(hide_password=True)

    def open(self) -> None:
        """Hold the database against other servers, bring it to the newest shape and begin to write."""
        try:
            self._hold.take()
            self._migrate()
        except (SQLAlchemyError, OSError) as problem:
            self._hold.give_back()
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
        self._hold.give_back()
        self.engine.dispose()

    async def write(self, job: Job[T]) -> T:
        """Run a job in the writer's next transaction; it is committed when this returns."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._line.put(Waiting(job, loop, done))
        return await done

    async def read(self, job: Job[T]) -> T:
        """Run a job that only reads, in a thread of its own."""
        return await asyncio.to_thread(self.read_now, job)

    def read_now(self, job: Job[T]) -> T:
        """Run a job that only reads, here."""
        with self.engine.connect() as connection:
            return job(connection)

    def _write_on(self) -> None:
        """The writer's thread. Under load it commits at intervals, so that more is committed together."""
        ending, begun = False, 0.0
        while not ending:
            first = self._line.get()
            if first is None:
                break
            time.sleep(max(0.0, min(begun + INTERVAL - time.monotonic(), INTERVAL)))
            batch, begun = [first], time.monotonic()
            while len(batch) < MOST_TOGETHER and not self._line.empty():
                more = self._line.get()
                if more is None:
                    ending = True
                    break
                batch.append(more)
            tell(self._commit([waiting for waiting in batch if not waiting.done.cancelled()]))
        if self._connection is not None:
            self._connection.close()

    def _commit(self, batch: list[Waiting]) -> list[Answer]:
        """One transaction for a batch. A job that fails fails alone; a commit that fails fails them all."""
        try:
            connection = self._connection = self._connection or self.engine.connect()
            with connection.begin():
                if len(batch) == 1:  # who is alone needs no savepoint: the transaction is its own
                    return [(batch[0], batch[0].job(connection), None)]
                return self._do_all(connection, batch)
        except IntegrityError as problem:
            return [(waiting, None, problem) for waiting in batch]
        except Exception as problem:  # the commit itself, or the connection
            if self._connection is not None:
                self._connection.invalidate()
                self._connection.close()
                self._connection = None
            return [(waiting, None, problem) for waiting in batch]

    def _do_all(self, connection: Connection, batch: list[Waiting]) -> list[Answer]:
        """Do a batch: jobs that know how to be done `with_others` together; if that fails, one after another."""
        joint = [waiting for waiting in batch if hasattr(waiting.job, "with_others")]
        if len(joint) > 1:
            first: Any = joint[0].job
            with contextlib.suppress(SQLAlchemyError):
                with connection.begin_nested():
                    first.with_others(connection, [waiting.job for waiting in joint])
                others = [waiting for waiting in batch if waiting not in joint]
                return [*((waiting, None, None) for waiting in joint), *self._do_each(connection, others)]
        return self._do_each(connection, batch)

    @staticmethod
    def _do_each(connection: Connection, batch: list[Waiting]) -> list[Answer]:
        """Do one after another, each within a savepoint."""
        answers: list[Answer] = []
        for waiting in batch:
            try:
                with connection.begin_nested():
                    answers.append((waiting, waiting.job(connection), None))
            except Exception as problem:  # whatever it is, who asked is told
                answers.append((waiting, None, problem))
        return answers


def tell(answers: list[Answer]) -> None:
    """Wake everybody who waits, once for all who wait in a loop."""
    for loop in {waiting.loop for waiting, _, _ in answers}:
        theirs = [answer for answer in answers if answer[0].loop is loop]
        with contextlib.suppress(RuntimeError):  # a loop that is closed: nobody waits there
            loop.call_soon_threadsafe(settle, theirs)


def settle(answers: list[Answer]) -> None:
    """In the loop: what became of each."""
    for waiting, result, problem in answers:
        if waiting.done.done():
            continue
        if problem is None:
            waiting.done.set_result(result)
        else:
            waiting.done.set_exception(problem)

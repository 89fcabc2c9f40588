"""Tables as they are kept, and the jobs that write and read them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from sqlalchemy import Connection, Row, Update, and_, bindparam, func, insert, or_, select, update

from antilles.server.records import CHAT, ENTRIES, GUESTS, KEYS, SEATS, TABLES
from antilles.server.store import Job

PLAY, UNDO = "play", "undo"
PERSON, BOT, CLOCK = "person", "bot", "clock"
GATHERING, PREPARING, PLAYING, OVER = "gathering", "preparing", "playing", "over"
MOST_LISTED, MOST_CHAT = 60, 50
AT_A_STEP = ("status", "turn", "moves", "clocks", "changed")
"""What of a table changes with every step."""
CHANGING = ("names", *AT_A_STEP)
"""What of a table changes while it is played."""


def change_of(*names: str) -> Update:
    """The statement that changes these columns of a table; those of every move are made once."""
    return update(TABLES).where(TABLES.c.id == bindparam("which")).values({name: bindparam(name) for name in names})


CHANGE, CHANGE_AT_A_STEP, NEW_ENTRY = change_of(*CHANGING), change_of(*AT_A_STEP), insert(ENTRIES)


@dataclass(frozen=True)
class KeptTable:
    """A table's row."""

    id: str
    game: str
    rules: int
    config: dict[str, Any]
    settings: dict[str, Any]
    seed: int
    position: dict[str, Any] | None
    invite: str
    host: str
    created: float
    changed: float
    names: list[str] | None = None
    status: str = GATHERING
    turn: int | None = None
    moves: int = 0
    clocks: list[float] | None = None
    rematch_of: str | None = None


@dataclass(frozen=True)
class KeptSeat:
    """A seat: its owner, if a person has it, and the bot that plays it, if one does."""

    seat: int
    owner: str | None
    bot: str | None
    name: str

    @property
    def is_open(self) -> bool:
        """Whether nobody has it."""
        return self.owner is None and self.bot is None

    @property
    def stands_in(self) -> bool:
        """Whether a bot plays for a person."""
        return self.owner is not None and self.bot is not None


@dataclass(frozen=True)
class Entry:
    """One line of a table's log: actions played in one step, or how many pushes were taken back."""

    ply: int
    kind: str
    seat: int
    actions: list[Any]
    by: str
    request: str | None
    """What was sent, as a digest: by it the same request is known again."""
    at: float


@dataclass(frozen=True)
class Line:
    """Something said."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


def table_of(row: Row[Any]) -> KeptTable:
    """A table from its row."""
    return KeptTable(**row._mapping)


def make_table(table: KeptTable, seats: Sequence[KeptSeat], log: Sequence[Entry] = ()) -> Job[None]:
    """Write a new table down, with the steps that were played elsewhere."""

    def job(connection: Connection) -> None:
        connection.execute(insert(TABLES), [asdict(table)])
        connection.execute(insert(SEATS), [{"table_id": table.id, **asdict(seat)} for seat in seats])
        if log:
            connection.execute(NEW_ENTRY, [{"table_id": table.id, **vars(entry)} for entry in log])

    return job


def change_table(table: KeptTable, seats: Sequence[KeptSeat]) -> Job[None]:
    """Write down how a table stands now."""

    def job(connection: Connection) -> None:
        now = {name: getattr(table, name) for name in CHANGING}
        connection.execute(CHANGE, {"which": table.id, **now})
        for seat in seats:
            here = and_(SEATS.c.table_id == table.id, SEATS.c.seat == seat.seat)
            values = {"owner": seat.owner, "bot": seat.bot, "name": seat.name}
            connection.execute(update(SEATS).where(here).values(**values))

    return job


@dataclass(frozen=True)
class AddEntry:
    """The job that writes down a step, and how the table stands after it; a second step of one ply fails."""

    table: KeptTable
    entry: Entry

    def __call__(self, connection: Connection) -> None:
        """This step alone."""
        self.with_others(connection, [self])

    def with_others(self, connection: Connection, jobs: Sequence[AddEntry]) -> None:
        """Steps of several tables together."""
        steps = [{"table_id": job.table.id, **vars(job.entry)} for job in jobs]
        connection.execute(NEW_ENTRY, steps)
        now = [{name: getattr(job.table, name) for name in AT_A_STEP} | {"which": job.table.id} for job in jobs]
        connection.execute(CHANGE_AT_A_STEP, now)


def load_table(table_id: str) -> Job[tuple[KeptTable, list[KeptSeat], list[Entry], list[Line]] | None]:
    """Everything about a table."""

    def job(connection: Connection) -> tuple[KeptTable, list[KeptSeat], list[Entry], list[Line]] | None:
        row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).one_or_none()
        if row is None:
            return None
        log = select(ENTRIES).where(ENTRIES.c.table_id == table_id).order_by(ENTRIES.c.ply)
        columns = [column for column in ENTRIES.c if column.name != "table_id"]
        entries = [Entry(*found) for found in connection.execute(log.with_only_columns(*columns))]
        return table_of(row), seats_in(connection, table_id), entries, lines_in(connection, table_id, None)

    return job


def seats_in(connection: Connection, table_id: str) -> list[KeptSeat]:
    """The seats of a table."""
    wanted = select(SEATS.c.seat, SEATS.c.owner, SEATS.c.bot, SEATS.c.name).where(SEATS.c.table_id == table_id)
    return [KeptSeat(*row) for row in connection.execute(wanted.order_by(SEATS.c.seat))]


def lines_in(connection: Connection, table_id: str, before: int | None) -> list[Line]:
    """The latest lines of a chat, the last one last."""
    wanted = select(CHAT.c.number, CHAT.c.seat, CHAT.c.name, CHAT.c.text, CHAT.c.at).where(CHAT.c.table_id == table_id)
    if before is not None:
        wanted = wanted.where(CHAT.c.number < before)
    rows = connection.execute(wanted.order_by(CHAT.c.number.desc()).limit(MOST_CHAT))
    return [Line(*row) for row in rows][::-1]


def add_line(table_id: str, line: Line) -> Job[None]:
    """Write something said down."""

    def job(connection: Connection) -> None:
        connection.execute(insert(CHAT), [{"table_id": table_id, **asdict(line)}])

    return job


def lines_before(table_id: str, before: int | None) -> Job[list[Line]]:
    """Lines of a chat."""
    return lambda connection: lines_in(connection, table_id, before)


Listed = list[tuple[KeptTable, list[KeptSeat]]]


def with_seats(connection: Connection, wanted: Any) -> Listed:
    """Tables with their seats."""
    tables = [table_of(row) for row in connection.execute(wanted)]
    if not tables:
        return []
    rows = connection.execute(
        select(SEATS).where(SEATS.c.table_id.in_([table.id for table in tables])).order_by(SEATS.c.seat)
    )
    seats: dict[str, list[KeptSeat]] = {table.id: [] for table in tables}
    for row in rows:
        seats[row.table_id].append(KeptSeat(row.seat, row.owner, row.bot, row.name))
    return [(table, seats[table.id]) for table in tables]


def lobby(guest: str | None) -> Job[tuple[Listed, Listed, Listed]]:
    """A guest's tables; those with an open seat that are listed; those that are listed and played."""

    def job(connection: Connection) -> tuple[Listed, Listed, Listed]:
        latest = select(TABLES).order_by(TABLES.c.changed.desc()).limit(MOST_LISTED)
        owned = select(SEATS.c.table_id).where(SEATS.c.owner == guest)
        mine = (
            with_seats(connection, latest.where(or_(TABLES.c.id.in_(owned), TABLES.c.host == guest))) if guest else []
        )
        own = {table.id for table, _ in mine}

        def listed(*statuses: str) -> Listed:
            found = with_seats(connection, latest.where(TABLES.c.status.in_(statuses)))
            return [(table, seats) for table, seats in found if table.settings.get("listed") and table.id not in own]

        watchable = [found for found in listed(PLAYING) if found[0].settings.get("watchable")]
        return mine, listed(GATHERING), watchable

    return job


def unfinished_of(guest: str) -> Job[int]:
    """How many tables a host has that are not over."""
    wanted = select(func.count()).where(TABLES.c.host == guest, TABLES.c.status != OVER)
    return lambda connection: int(connection.execute(wanted).scalar() or 0)


def awake(game: str) -> Job[list[str]]:
    """The tables of a game that go on by themselves: a bot is on turn, time runs, or they waited for the engine."""

    def job(connection: Connection) -> list[str]:
        on_turn = and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.seat == TABLES.c.turn, SEATS.c.bot.is_not(None))
        playing = and_(TABLES.c.status == PLAYING, TABLES.c.game == game)
        bots = select(TABLES.c.id).where(playing, select(SEATS.c.seat).where(on_turn).exists())
        waiting = select(TABLES.c.id).where(TABLES.c.status == PREPARING, TABLES.c.game == game)
        timed = select(TABLES.c.id, TABLES.c.settings).where(playing)
        found = [row.id for wanted in (bots, waiting) for row in connection.execute(wanted)]
        clocks = [row.id for row in connection.execute(timed) if runs_by_itself(row.settings)]
        return list(dict.fromkeys([*found, *clocks]))

    return job


def runs_by_itself(settings: dict[str, Any]) -> bool:
    """Whether something may happen at a table without anybody doing it."""
    return settings.get("clock") is not None or settings.get("replace_after") is not None


def rematch_of(table_id: str) -> Job[str | None]:
    """The rematch of a table, if there is one."""
    wanted = select(TABLES.c.id).where(TABLES.c.rematch_of == table_id)
    return lambda connection: connection.execute(wanted).scalar()


@dataclass(frozen=True)
class Guest:
    """Somebody with a nickname."""

    id: str
    nickname: str = ""
    language: str | None = None
    theme: str | None = None


def guest_of(guest: str) -> Job[Guest]:
    """Somebody; a guest who has chosen nothing yet is in no row."""

    def job(connection: Connection) -> Guest:
        row = connection.execute(select(GUESTS).where(GUESTS.c.id == guest)).one_or_none()
        return Guest(guest) if row is None else Guest(row.id, row.nickname, row.language, row.theme)

    return job


def change_guest(guest: str, changes: dict[str, Any], now: float) -> Job[Guest]:
    """Change what a guest has chosen."""

    def job(connection: Connection) -> Guest:
        before = guest_of(guest)(connection)
        after = replace(before, **changes)
        changed = connection.execute(update(GUESTS).where(GUESTS.c.id == guest).values(**asdict(after)))
        if not changed.rowcount:
            connection.execute(insert(GUESTS), [{**asdict(after), "created": now}])
        return after

    return job


def kept_key(name: str, fresh: str) -> Job[str]:
    """A key by its name; a fresh one at the first time."""

    def job(connection: Connection) -> str:
        found = connection.execute(select(KEYS.c.value).where(KEYS.c.name == name)).scalar()
        if found is None:
            connection.execute(insert(KEYS), [{"name": name, "value": fresh}])
        return str(found or fresh)

    return job

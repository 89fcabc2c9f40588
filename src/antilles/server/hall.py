"""The hall: every live table, and what they share: the database, the guests, the threads of bots, the engine."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Coroutine, Sequence
from typing import Any

from sqlalchemy.exc import IntegrityError

from antilles.bots.levels import DEFAULT_LEVEL
from antilles.core.arguments import checked_seed
from antilles.core.document import check_bounds, check_table
from antilles.core.errors import ConfigError
from antilles.core.messages import Message
from antilles.core.registry import game_class, manifest_of
from antilles.server import kept, reading, seating
from antilles.server.asking import check_bot
from antilles.server.identity import Signer, new_guest, new_secret
from antilles.server.judging import Judgements
from antilles.server.kept import GATHERING, PREPARING, Entry, KeptSeat, KeptTable
from antilles.server.meters import Meters
from antilles.server.page import build_of
from antilles.server.people import People, plain, seat_name
from antilles.server.preparing import Preparing
from antilles.server.refusing import CONFLICT, FORBIDDEN, NOT_FOUND, NOT_READY, TOO_MANY, Refusal
from antilles.server.schemas.tables import NewSeat, NewTable
from antilles.server.settings import Settings
from antilles.server.store import Store
from antilles.server.tables import LiveTable
from antilles.server.thinking import Thinking

LOG = logging.getLogger("antilles.server")
TICK = 0.5
IDLE_SECONDS = 600
LEAVE_SECONDS = 2.0
ENGINE_SECONDS = 3.0
"""How long who looks at a table waits for an engine that is only loaded, not compiled."""
MOST_SEED_BITS = 53
"""Seeds that every language's numbers can write."""


class Hall:
    """One server's tables."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.meters = Meters()
        self.build = build_of(settings.static)
        self.store: Store
        self.people: People
        self.signer: Signer
        self.thinking: Thinking
        self.judgements: Judgements
        self.preparing = Preparing(self._game_ready)
        self.closing = False
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # ------------------------------------------------------------------ life
    async def open(self) -> None:
        """Open the database, prepare the engine, look after the tables."""
        self.closing = False
        self.store = Store(self.settings.database_url)
        await asyncio.to_thread(self.store.open)
        self.people = People(self.store)
        self.thinking = Thinking(self.settings.bot_threads)
        self.judgements = Judgements(self)
        key = self.settings.secret or await self.store.write(kept.kept_key("cookies", new_secret()))
        self.signer = Signer(key)
        self.in_background(self.preparing.run())
        self.in_background(self._look_after())

    async def close(self) -> None:
        """Finish what is being committed, say goodbye to every page, close the database."""
        await self.take_leave()
        for live in list(self._live.values()):
            async with live.lock:
                await live.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinking.close()
        await asyncio.to_thread(self.store.close)
        self._live.clear()

    async def take_leave(self) -> None:
        """Say goodbye to every page, and wait a moment until they have heard it."""
        self.closing = True
        for live in self._live.values():
            live.stream.close()
        end = time.monotonic() + LEAVE_SECONDS
        while any(live.stream.listeners for live in self._live.values()) and time.monotonic() < end:
            await asyncio.sleep(0.01)

    def in_background(self, work: Coroutine[Any, Any, Any]) -> None:
        """Something that goes on beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def health(self) -> dict[str, Any]:
        """What there is to say about the server's health; a database that does not answer raises."""
        await self.store.read(kept.guest_of(""))
        return {"live_tables": len(self._live)}

    async def _look_after(self) -> None:
        """Time goes by at the tables; those nobody looks at are put away."""
        while True:
            await asyncio.sleep(TICK)
            for live in list(self._live.values()):
                with contextlib.suppress(Refusal):
                    await seating.look_after(live)
                if self._is_idle(live):
                    self.forget(live)
            self.meters.tables.set(len(self._live))

    def _is_idle(self, live: LiveTable) -> bool:
        quiet = time.monotonic() - live.touched > IDLE_SECONDS and not live.stream.listeners
        return quiet and not live.lock.locked() and not live.goes_on

    def _game_ready(self, game: str) -> None:
        """The engine of a game is ready: tables that waited begin, bots go on."""

        async def wake() -> None:
            seen = [live.id for live in self._live.values() if live.row.game == game and live.table is None]
            for table in dict.fromkeys([*seen, *await self.store.read(kept.awake(game))]):
                try:
                    live = await self.table(table)
                    if table in seen:
                        live.tell_everything()
                except Exception:  # one table that cannot go on keeps no other from going on
                    LOG.exception("a table cannot go on", extra={"table": table})

        self.in_background(wake())

    # ------------------------------------------------------------------ tables
    async def table(self, table_id: str) -> LiveTable:
        """A table, from its log where nobody has looked at it yet."""
        live = self._live.get(table_id)
        if live is not None and (live.table is not None or live.row.status in (GATHERING,)):
            return live
        if table_id not in self._loading:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        live = self._live.get(table_id)
        if live is None:
            found = await self.store.read(kept.load_table(table_id))
            if found is None:
                raise Refusal(NOT_FOUND, Message("server-no-table"))
            live = LiveTable(self, *found)
            live.rematch = await self.store.read(kept.rematch_of(table_id))
        if live.table is None and reading.has_begun(live.row):
            await self.preparing.loaded(live.row.game, ENGINE_SECONDS)
        if live.table is None and self.preparing.is_ready(live.row.game):
            if live.row.status == PREPARING:
                self._live[table_id] = live
                async with live.lock:
                    if live.table is None:
                        await live.begin()
            elif reading.has_begun(live.row):
                await asyncio.to_thread(live.resume)
                self._live[table_id] = live
                live.go_on()
        self._live[table_id] = live
        return live

    def forget(self, live: LiveTable) -> None:
        """Put a table away; it comes back from its log."""
        if self._live.get(live.id) is live:
            del self._live[live.id]

    # ------------------------------------------------------------------ making tables
    async def check_may_make(self, user: str) -> None:
        """Refuse who has too many tables already."""
        if await self.store.read(kept.unfinished_of(user)) >= self.settings.limits.most_tables:
            raise Refusal(TOO_MANY, Message("server-too-many-tables", most=self.settings.limits.most_tables))

    async def make(self, user: str, wanted: NewTable) -> dict[str, Any]:
        """A new table."""
        await self.check_may_make(user)
        manifest = manifest_of(wanted.game)
        config, players = self._config(wanted)
        check_bot(wanted.settings.stand_in, any_bot=self.settings.positions)
        nickname = (await self.people.guest(user)).nickname
        seats = self._seats(user, nickname, wanted.seats, players)
        now = time.time()
        row = KeptTable(
            id=new_guest(),
            game=manifest.id,
            rules=game_class(manifest.id).rules_version,
            config=config,
            settings=wanted.settings.model_dump(mode="json"),
            seed=secrets.randbits(MOST_SEED_BITS) if wanted.seed is None else checked_seed(wanted.seed),
            position=wanted.position,
            invite=new_secret(),
            host=user,
            created=now,
            changed=now,
        )
        return await self.open_table(row, seats, user)

    async def open_table(
        self, row: KeptTable, seats: list[KeptSeat], user: str, log: Sequence[Entry] = ()
    ) -> dict[str, Any]:
        """Write a new table down, and have it begin if no seat is open."""
        await self.store.write(kept.make_table(row, seats, log))
        live = await self.table(row.id)
        async with live.lock:
            if live.row.status == GATHERING and not any(seat.is_open for seat in live.seats):
                await seating.write_seats(live)
        return {"table": reading.summary(live.row, live.seats, user, live.away), "invite": row.invite}

    def _config(self, wanted: NewTable) -> tuple[dict[str, Any], int]:
        """What a table plays, checked, as it is written down; and for how many."""
        manifest, kind = manifest_of(wanted.game), game_class(wanted.game)
        if wanted.position is not None:
            if not self.settings.positions:
                raise Refusal(FORBIDDEN, Message("server-no-positions"))
            if not self.preparing.is_ready(manifest.id):
                raise Refusal(NOT_READY, Message("server-preparing"))
            check_bounds(wanted.position)
            game = kind.from_position(wanted.position)
            return game.config, game.players
        for key in wanted.config:
            if key not in manifest.table_keys:
                args = {"game": manifest.id, "key": key[:40], "known": manifest.table_keys}
                raise ConfigError(Message("error-no-table-key", **args), key[:40])
        check_table(wanted.config)
        config = kind.config_of(wanted.config)
        config.rules()
        return config.document(), config.players

    def _seats(self, user: str, nickname: str, wanted: list[NewSeat] | None, players: int) -> list[KeptSeat]:
        """Who sits where at a new table."""
        asked = wanted or [NewSeat(sits="me"), *(NewSeat(sits="bot") for _ in range(players - 1))]
        if len(asked) != players:
            raise ConfigError(Message("error-seat-names", given=len(asked), players=players), "seats")
        if sum(seat.sits == "me" for seat in asked) > 1:
            raise Refusal(CONFLICT, Message("server-one-seat"))
        taken, seats = [nickname] if nickname else [], []
        for number, seat in enumerate(asked):
            if seat.sits == "me":
                seats.append(KeptSeat(number, user, None, nickname or seat_name("", taken)))
            elif seat.sits == "bot":
                bot = check_bot(seat.bot or DEFAULT_LEVEL, any_bot=self.settings.positions)
                seats.append(KeptSeat(number, None, bot, seat_name(plain(seat.name or "", 40), taken)))
            else:
                seats.append(KeptSeat(number, None, None, ""))
            taken.append(seats[-1].name)
        return seats

    async def rematch(self, live: LiveTable, user: str) -> dict[str, Any]:
        """The same table again, everybody one seat further, so that somebody else begins."""
        live.own_seat(user)
        if not reading.is_over(live.row):
            raise Refusal(CONFLICT, Message("server-not-over"))
        before, count, now = live.seats, len(live.seats), time.time()
        seats = [KeptSeat(n, seat.owner, rematch_bot(seat), seat.name) for n, seat in enumerate(rotated(before, count))]
        row = KeptTable(
            id=new_guest(),
            game=live.row.game,
            rules=game_class(live.row.game).rules_version,
            config=live.row.config,
            settings=live.row.settings,
            seed=secrets.randbits(MOST_SEED_BITS),
            position=live.row.position,
            invite=new_secret(),
            host=user,
            created=now,
            changed=now,
            rematch_of=live.id,
        )
        async with live.lock:
            if live.rematch is not None:
                again = await self.table(live.rematch)
                shown = reading.summary(again.row, again.seats, user, again.away)
                return {"table": shown, "invite": again.row.invite}
            try:
                made = await self.open_table(row, seats, user)
            except IntegrityError as problem:
                self.forget(live)
                raise Refusal(CONFLICT, Message("server-stale"), ply=live.ply) from problem
            live.rematch = row.id
            live.stream.publish("rematch", lambda seat: {"table": row.id})
        return made

    async def lobby(self, user: str | None) -> dict[str, Any]:
        """The tables somebody may want to go to."""
        mine, gathering, watching = await self.store.read(kept.lobby(user))

        def shown(found: kept.Listed) -> list[dict[str, Any]]:
            away = {table.id: self._live[table.id].away for table, _ in found if table.id in self._live}
            return [reading.summary(table, seats, user, away.get(table.id)) for table, seats in found]

        return {
            "mine": shown(mine),
            "open": shown(gathering),
            "watching": shown(watching),
            "preparing": self.preparing.document(),
            "build": self.build,
        }


def rotated(seats: list[KeptSeat], count: int) -> list[KeptSeat]:
    """Everybody one seat further."""
    return [seats[(number - 1) % count] for number in range(count)]


def rematch_bot(seat: KeptSeat) -> str | None:
    """Who stood in goes; who is a bot stays one."""
    return seat.bot if seat.owner is None else None

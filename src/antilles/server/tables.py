"""A live table: the game, its log, its people and its events.

The game here is always what is committed: a move is tried on a copy, written down, and only then played and told.
Whoever changes something holds the table's lock; reading needs none.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal

from sqlalchemy.exc import IntegrityError

from antilles.core.game import Game
from antilles.core.gamefile import BOT as SITS_BOT
from antilles.core.gamefile import PERSON as SITS_PERSON
from antilles.core.messages import DEFAULT_THEME, Message
from antilles.core.registry import game_class
from antilles.server import reading
from antilles.server.kept import BOT as BY_BOT
from antilles.server.kept import (
    CLOCK,
    OVER,
    PLAY,
    PLAYING,
    PREPARING,
    UNDO,
    AddEntry,
    Entry,
    KeptSeat,
    KeptTable,
    Line,
    change_table,
)
from antilles.server.refusing import CONFLICT, FORBIDDEN, NOT_READY, Refusal
from antilles.server.schemas.tables import TableSettings
from antilles.server.stream import Stream
from antilles.tableside.clocks import Clocks, TimeControl
from antilles.tableside.table import Table
from antilles.tableside.undo import Undo
from antilles.tableside.wire import document

if TYPE_CHECKING:
    from antilles.server.hall import Hall


@dataclass
class Proposal:
    """Something that others must agree to."""

    id: int
    kind: Literal["undo", "replace"]
    by: int
    seat: int
    ply: int
    needs: list[int]
    agreed: list[int] = field(default_factory=list)
    bot: str | None = None
    because: Message | None = None

    def document(self) -> dict[str, Any]:
        """As the schema has it."""
        return {name: document(getattr(self, name)) for name in self.__dataclass_fields__}


class LiveTable:
    """A table that somebody looks at, or that goes on by itself."""

    def __init__(self, hall: Hall, row: KeptTable, seats: list[KeptSeat], log: list[Entry], chat: list[Line]) -> None:
        self.hall, self.row, self.seats, self.log, self.chat = hall, row, seats, log, chat
        self.settings = TableSettings.model_validate(row.settings)
        self.lock = asyncio.Lock()
        self.stream = Stream()
        self.table: Table | None = None
        self.clocks: Clocks | None = None
        self.proposals: dict[int, Proposal] = {}
        self.rematch: str | None = None
        self.thinking: dict[str, Any] | None = None
        self.nudged: dict[int, float] = {}
        """When each seat was told last that the others wait."""
        self.touched = time.monotonic()
        now = time.time()
        self.away: dict[int, float | None] = {seat.seat: now if seat.owner else None for seat in seats}
        self.turn_began = now
        self._era = 0
        """How often something was taken back: what was told before can only be told by a snapshot."""
        self._proposed = 0
        self._going: asyncio.Task[None] | None = None
        kind = game_class(row.game)
        self._config = kind.config_of(row.config)
        self.house_table: bool = self._config.house_table

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.row.id

    @property
    def ply(self) -> int:
        """The number of the next entry of the log."""
        return len(self.log)

    @property
    def theme(self) -> str:
        """Whose names the table uses."""
        return "1897" if self.row.config.get("edition") == "1897" else DEFAULT_THEME

    @property
    def game(self) -> Game:
        """The game; there is one from the beginning on."""
        return self.begun.game

    @property
    def begun(self) -> Table:
        """The game with its seats; a table that has not begun is refused."""
        if self.table is None:
            waits = "server-preparing" if self.row.status == PREPARING else "server-not-begun"
            raise Refusal(NOT_READY if self.row.status == PREPARING else CONFLICT, Message(waits))
        return self.table

    def touch(self) -> None:
        """Somebody is here: the table stays in memory."""
        self.touched = time.monotonic()

    @property
    def goes_on(self) -> bool:
        """Whether something may happen here without anybody doing it."""
        timed = self.settings.clock is not None or self.settings.replace_after is not None
        return self.row.status == PLAYING and (timed or (self._going is not None and not self._going.done()))

    # ------------------------------------------------------------------ who is who
    def seat_of(self, user: str | None) -> int | None:
        """Somebody's seat, also while a bot plays it."""
        return next((seat.seat for seat in self.seats if user is not None and seat.owner == user), None)

    def own_seat(self, user: str) -> int:
        """Somebody's seat; who has none is refused."""
        seat = self.seat_of(user)
        if seat is None:
            raise Refusal(FORBIDDEN, Message("server-no-seat"))
        return seat

    def check_may_look(self, user: str | None) -> None:
        """Refuse who may not see this table."""
        if not self.settings.watchable and self.seat_of(user) is None and user != self.row.host:
            raise Refusal(FORBIDDEN, Message("server-not-watchable"))

    @property
    def sitting(self) -> tuple[str, ...]:
        """Who sits where, as game files say it."""
        return tuple(SITS_BOT + seat.bot if seat.bot else SITS_PERSON for seat in self.seats)

    @property
    def watching(self) -> int:
        """How many people without a seat have the table open; who is nobody yet counts by the page."""
        pages = (page for page in self.stream.listeners if self.seat_of(page.user) is None)
        return len({page.user or page for page in pages})

    # ------------------------------------------------------------------ reading
    def situation(self, seat: int | None) -> dict[str, Any]:
        """How the game stands for a seat."""
        return reading.situation(self.begun, seat, self.ply, self.clocks, may_undo=self.settings.undo)

    # ------------------------------------------------------------------ the beginning, and coming back from the log
    def set_up(self) -> Table:
        """The game from its log."""
        kind, row = game_class(self.row.game), self.row
        names = row.names or [seat.name for seat in self.seats]
        game: Game
        if row.position is not None:
            game = kind.from_position(row.position, seed=row.seed, seats=names)
        else:
            game = kind.start(seed=row.seed, seats=names, **row.config)
        for entry in self.log:
            if entry.kind == UNDO:
                for _ in range(entry.actions[0]):
                    game.pop()
            else:
                for action in entry.actions:
                    game.push(action, entry.seat)
        return Table(game, self.sitting)

    def resume(self) -> None:
        """Go on where the log ends, with the clocks as they were kept."""
        self.table = self.set_up()
        control = self.settings.clock
        if control is not None:
            time_control = TimeControl(control.kind, control.seconds, control.increment)
            clocks = Clocks.fresh(time_control, self.game.players)
            if self.row.clocks:
                clocks = replace(clocks, left=tuple(self.row.clocks))
            self.clocks = clocks.turned(self._clocked(), time.time())
        self.turn_began = time.time()

    async def begin(self) -> None:
        """The first question is asked. Call with the lock held."""
        if self.settings.random_seats:
            self._draw_seats()
        self.row = replace(self.row, names=[seat.name for seat in self.seats])
        await asyncio.to_thread(self.resume)
        row = replace(self.row, status=OVER if self.game.over else PLAYING, turn=self.game.turn, changed=time.time())
        await self.hall.store.write(change_table(row, self.seats))
        self.row = row
        self.stream.forget()
        self.tell_everything()
        self.go_on()

    def _draw_seats(self) -> None:
        """Everybody at a seat that is drawn; written down with the beginning."""
        away = {seat.owner: self.away[seat.seat] for seat in self.seats}
        order = secrets.SystemRandom().sample(self.seats, len(self.seats))
        self.seats = [replace(sitter, seat=number) for number, sitter in enumerate(order)]
        self.away = {seat.seat: away[seat.owner] if seat.owner else None for seat in self.seats}

    def _clocked(self) -> int | None:
        """The seat whose clock runs: that of the person on turn."""
        turn = self.game.turn
        return turn if turn is not None and self.seats[turn].bot is None else None

    # ------------------------------------------------------------------ moves
    def check_ply(self, ply: int) -> None:
        """Refuse what was meant for another question."""
        if ply != self.ply:
            raise Refusal(CONFLICT, Message("server-stale"), ply=self.ply)

    async def play(self, seat: int, actions: list[int], by: str, request: str | None = None) -> Entry:
        """Try, commit, play, tell. Call with the lock held."""
        table, game = self.begun, self.game
        trial = game.copy(history=False)
        for action in actions:
            trial.push(action, seat)
        now, texts = time.time(), [game.notation.texts[action] for action in actions]
        entry = Entry(self.ply, PLAY, seat, texts, by, request, now)
        clocks = self.clocks.turned(self._clock_after(trial), now) if self.clocks else None
        over = trial.over
        row = replace(
            self.row,
            turn=trial.turn,
            moves=game.pushes + len(actions),
            status=OVER if over else PLAYING,
            clocks=list(clocks.left) if clocks else None,
            changed=now,
        )
        await self._commit(row, entry)
        mark = game.event_count
        table.play_all(actions, seat)
        self.row, self.clocks, self.turn_began = row, clocks, now
        self.log.append(entry)
        self.drop_proposals("undo")
        self._tell_move(entry, mark)
        self.hall.meters.moves.labels(by).inc()
        self.go_on()
        return entry

    def _clock_after(self, trial: Game) -> int | None:
        turn = trial.turn
        return turn if turn is not None and self.seats[turn].bot is None else None

    async def _commit(self, row: KeptTable, entry: Entry) -> None:
        """Write an entry down; who finds its place taken knows an old table, which is forgotten."""
        begun = time.perf_counter()
        try:
            await self.hall.store.write(AddEntry(row, entry))
        except IntegrityError as problem:
            self.hall.forget(self)
            raise Refusal(CONFLICT, Message("server-stale"), ply=self.ply) from problem
        self.hall.meters.commits.observe(time.perf_counter() - begun)

    async def take_back(self, seat: int, undo: Undo) -> Entry:
        """Commit that something is taken back, do it, tell. Call with the lock held."""
        table, now = self.begun, time.time()
        entry = Entry(self.ply, UNDO, seat, [undo.pushes], "person", None, now)
        past = self.game.copy()
        past.go_back(past.pushes - undo.pushes)
        row = replace(self.row, turn=past.turn, moves=past.pushes, status=PLAYING, changed=now)
        await self._commit(row, entry)
        table.take_back(undo)
        if self.clocks:
            self.clocks = self.clocks.paused(now).turned(self._clocked(), now)
        self.row, self.turn_began = row, now
        self.log.append(entry)
        self._era += 1
        self.stream.forget()
        self.proposals.clear()
        self.tell_proposals()
        self.stream.publish("taken_back", self._made_back(entry, self._era))
        self.go_on()
        return entry

    # ------------------------------------------------------------------ telling
    def tell_everything(self) -> None:
        """A snapshot for everybody: the game began, or all is different."""
        self.stream.publish("snapshot", lambda seat: {"snapshot": reading.snapshot(self, self._owner(seat))})

    def _owner(self, seat: int | None) -> str | None:
        return None if seat is None else self.seats[seat].owner

    def tell_seats(self) -> None:
        """Who sits where, and who is there."""
        row, seats, away, watching = self.row, list(self.seats), dict(self.away), self.watching

        def made(seat: int | None) -> dict[str, Any]:
            sitters = reading.sitters(row, seats, self._owner(seat), away)
            return {"status": row.status, "seats": sitters, "watching": watching}

        self.stream.publish("seats", made)

    def tell_thinking(self, thinking: dict[str, Any] | None) -> None:
        """That a bot thinks, or that nobody does."""
        self.thinking = thinking
        self.stream.publish("thinking", lambda seat: {"thinking": thinking})

    def tell_proposals(self) -> None:
        """What is proposed."""
        proposals = [proposal.document() for proposal in self.proposals.values()]
        self.stream.publish("proposals", lambda seat: {"proposals": proposals})

    def _tell_move(self, entry: Entry, mark: int) -> None:
        pushes, era = self.game.pushes, self._era

        def made(seat: int | None) -> dict[str, Any] | None:
            table = self._as_it_was(pushes, era)
            if table is None:
                return None
            latest, may_undo = table is self.table, self.settings.undo
            return {
                "ply": entry.ply,
                "seat": entry.seat,
                "by": entry.by,
                "notation": entry.actions if seat == entry.seat or table.game.over else [],
                **reading.told(table, seat, mark),
                "situation": reading.situation(
                    table, seat, entry.ply + 1, self.clocks, may_undo=may_undo, latest=latest
                ),
            }

        self.stream.publish("moved", made)

    def _made_back(self, entry: Entry, era: int) -> Any:
        pushes = self.game.pushes

        def made(seat: int | None) -> dict[str, Any] | None:
            table = self._as_it_was(pushes, era)
            if table is None or table is not self.table:
                return None
            return {"ply": entry.ply, "seat": entry.seat, "situation": self.situation(seat)}

        return made

    def _as_it_was(self, pushes: int, era: int) -> Table | None:
        """The table after so many pushes: now, or, while nothing was taken back, gone back to on a copy."""
        if era != self._era or self.table is None:
            return None
        if pushes == self.game.pushes:
            return self.table
        past = self.game.copy()
        past.go_back(pushes)
        return Table(past, self.sitting)

    # ------------------------------------------------------------------ proposals
    def propose(self, proposal: Proposal) -> Proposal:
        """Ask the others; the same proposal is not made twice."""
        for known in self.proposals.values():
            if (known.kind, known.seat, known.by) == (proposal.kind, proposal.seat, proposal.by):
                return known
        self._proposed += 1
        proposal.id = self._proposed
        self.proposals[proposal.id] = proposal
        self.tell_proposals()
        return proposal

    def drop_proposals(self, kind: str) -> None:
        """What was proposed for another question is void."""
        void = [number for number, proposal in self.proposals.items() if proposal.kind == kind]
        for number in void:
            del self.proposals[number]
        if void:
            self.tell_proposals()

    # ------------------------------------------------------------------ going on by itself
    def player_of(self, seat: int) -> tuple[str, str] | None:
        """The bot that answers for a seat now, and as whom; None while a person is to answer."""
        if self.seats[seat].bot:
            return str(self.seats[seat].bot), BY_BOT
        if self.clocks is not None and self.clocks.running == seat and self.clocks.is_over(seat, time.time()):
            return self.settings.stand_in, CLOCK
        return None

    def go_on(self) -> None:
        """Have a bot answer if one is to answer."""
        if self.table is None or self.game.turn is None or self.player_of(self.game.turn) is None:
            return
        if self._going is None or self._going.done():
            self._going = asyncio.create_task(self.hall.thinking.go_on(self), name=f"bots of {self.id}")

    def changed_seats(self) -> None:
        """Somebody else plays a seat from now on."""
        if self.table is not None:
            self.table.sitting = self.sitting
            if self.clocks is not None and self.clocks.running != self._clocked():
                self.clocks = self.clocks.paused(time.time()).turned(self._clocked(), time.time())
            self.turn_began = time.time()
        self.tell_seats()
        self.go_on()

    async def stop(self) -> None:
        """Let nobody go on."""
        if self._going is not None and not self._going.done():
            self._going.cancel()
            await asyncio.gather(self._going, return_exceptions=True)

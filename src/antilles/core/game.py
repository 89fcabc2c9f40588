"""A game in progress as a Python object: what people, bots, servers and tests work with.

Each game is a subclass that supplies its records, its door into the compiled rules and its sentences; pushing,
looking, copying and scoring are the same for all.
"""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Self

from antilles.core import door
from antilles.core.arguments import checked_count, checked_seat, checked_seats, checked_seed
from antilles.core.document import Node, copy_generator, mapping_of, read_generator
from antilles.core.door import ALLOWED, DECISION, ENDED, EVENTS, LEGAL_COLUMN, PHASE, TURN
from antilles.core.engine import Engine, Slate
from antilles.core.errors import AntillesError, GameOver, IllegalAction, NotYourTurn
from antilles.core.facts import (
    ActionsPlayed,
    Event,
    Explanation,
    LegalActions,
    Past,
    RawEvent,
    Score,
    Step,
    everything,
    public_or_for,
)
from antilles.core.messages import Message
from antilles.core.pickled import unpickled
from antilles.core.records import Record
from antilles.core.simulation import RandomGames
from antilles.core.supplied import SuppliedByGame, TableConfig

GAME_IS_OVER = Message("game-is-over")
CURRENT, SCRATCH = Slate.CURRENT, Slate.SCRATCH


class Game(SuppliedByGame):
    """A game in progress. Seats count from 0; seat 0 begins. Made by `antilles.new` and its like, never directly."""

    def __init__(self, config: TableConfig, engine: Engine, rules: Record, seed: int, seats: tuple[str, ...]) -> None:
        self.seed, self.seats, self.engine = seed, seats, engine
        self.rules: Any = rules
        self._config = config
        self._slate = Slate(engine)
        self._facts: list[int] | None = None
        self._seen: Any = None
        self._start: bytes | Mapping[str, Any] | None = None
        self._past: Past | None = None
        self.steps: list[Step] = []
        self._raw_events: list[RawEvent] = []

    @classmethod
    def config_of(cls, table: Mapping[str, Any]) -> Any:
        """The checked config of a table described by its keys; None means the usual value."""
        return cls.config_class(**{key: value for key, value in table.items() if value is not None})

    @classmethod
    def start(cls, *, seed: object = 0, seats: Sequence[str] | None = None, **table: Any) -> Self:
        """A new game."""
        number = checked_seed(seed)
        config = cls.config_of(table)
        rules = config.rules()
        game = cls(config, cls.make_engine(rules), rules, number, checked_seats(seats, config.players))
        game._go(door.BEGIN, number)
        return game

    @classmethod
    def from_position(
        cls, document: Mapping[str, Any] | str, *, seed: object = 0, seats: Sequence[str] | None = None
    ) -> Self:
        """A game at the position of a document (a mapping, or YAML or JSON text)."""
        content = mapping_of(document)
        number = checked_seed(seed)
        config, rules, state = cls._read_position(content)
        game = cls(config, cls.make_engine(rules), rules, number, checked_seats(seats, config.players))
        game._slate.facts(door.BEGIN, number, index=SCRATCH)
        copy_generator(game._slate.read(SCRATCH), state)
        if "generator" in content:
            read_generator(Node(content["generator"], "generator"), state)
        game._slate.restore(game.engine.state_struct.pack(state))
        game._start = dict(content)
        game._settle_position(content, state)
        return game

    @classmethod
    def simulator(cls, **table: Any) -> RandomGames:
        """Plays batches of random games at one table."""
        config = cls.config_of(table)
        return RandomGames(cls.make_engine(config.rules()), config, cls.end_reason_names)

    @classmethod
    def preparation(cls) -> list[tuple[str, Callable[[], object]]]:
        """What is compiled at the first start, as (name, function) steps for `core.jit.prepare`."""
        return [("rules", lambda: cls.simulator()(0, 1))]

    @property
    def config(self) -> dict[str, Any]:
        """What the table plays, as the game file writes it."""
        return self._config.document()

    @property
    def house_table(self) -> bool:
        """Whether no booklet covers what this table plays."""
        return self._config.house_table

    @property
    def players(self) -> int:
        """Number of seats."""
        return self.engine.players

    @property
    def turn(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        facts = self._facts or self._look()
        return None if facts[PHASE] == self.game_over_phase else facts[TURN]

    @property
    def decision(self) -> str | None:
        """What is asked now; None when the game is over."""
        facts = self._facts or self._look()
        return None if facts[PHASE] == self.game_over_phase else self.decision_names[facts[DECISION]]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return (self._facts or self._look())[PHASE] == self.game_over_phase

    @property
    def question(self) -> Message:
        """What is asked now."""
        return GAME_IS_OVER if self.over else self._question()

    @property
    def end_reasons(self) -> tuple[str, ...]:
        """The end conditions met so far."""
        ended = (self._facts or self._look())[ENDED]
        return tuple(name for reason, name in self.end_reason_names.items() if ended & reason)

    @property
    def legal_actions(self) -> LegalActions:
        """The legal actions of the seat on turn."""
        return LegalActions(self.notation, (self._facts or self._look())[LEGAL_COLUMN:])

    @property
    def scores(self) -> tuple[Score, ...]:
        """Each seat's score with its lines, as if the game ended now."""
        total, winner = self.engine.game.total_column, self.engine.game.winner_column
        return tuple(
            Score(
                dict(zip(self.score_lines, row, strict=False)),
                row[total],
                row[total + 1] if winner - total == 2 else tuple(row[total + 1 : winner]),
            )
            for row in self._score_rows()
        )

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats once the game is over, else an empty tuple."""
        if not self.over:
            return ()
        return tuple(seat for seat, row in enumerate(self._score_rows()) if row[self.engine.game.winner_column])

    @property
    def state(self) -> Any:
        """A readable copy of the state record; changing it changes nothing."""
        if self._seen is None:
            self._seen = self._slate.read()
        return self._seen

    def position(self) -> dict[str, Any]:
        """The whole position as a readable document, secrets included."""
        return self._position(self.state)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What one seat may see, its legal actions too when it is on turn; without a seat, what a spectator may see."""
        number = None if seat is None else checked_seat(seat, self.players)
        document = self._view(number)
        if number is not None and self.turn == number:
            document["legal_actions"] = list(self.legal_actions)
        return document

    def push(self, action: str | int, seat: int | None = None) -> None:
        """Play an action given as text or id, or a whole arrangement in one line. Refused input changes nothing.

        With `seat`, an action of another seat than the one on turn is refused.
        """
        facts = self._facts or self._look()
        if facts[PHASE] == self.game_over_phase:
            raise GameOver(Message("error-game-over"), self.over_rule)
        if seat is not None and checked_seat(seat, self.players) != facts[TURN]:
            raise NotYourTurn(Message("error-not-your-turn", turn=facts[TURN], given=seat), self.turn_rule)
        is_line = isinstance(action, str) and "," in action
        ids = self._expand(str(action)) if is_line else (self.notation.read(action),)
        before, mark, seats = self._slate.dump(), len(self._raw_events), [facts[TURN]]
        self._play(ids[0])
        try:
            for single in ids[1:]:
                seats.append((self._facts or self._look())[TURN])
                self._play(single)
        except AntillesError:
            self._restore(before, mark)
            raise
        self.steps.append(Step(before, ids, tuple(seats), mark))

    def pop(self) -> str:
        """Take back the last push and return its text."""
        if not self.steps:
            raise AntillesError(Message("error-nothing-to-take-back"))
        step = self.steps[-1]
        self.go_back(len(self.steps) - 1)
        return ", ".join(self.notation.texts[action] for action in step.actions)

    def go_back(self, pushes: int) -> None:
        """Take back every push after the first `pushes` ones."""
        if checked_count(pushes) < len(self.steps):
            step = self.steps[pushes]
            del self.steps[pushes:]
            self._restore(step.before, step.events)

    def explain(self, text: str | int) -> Explanation:
        """Whether an action is legal now and, if not, the rule and the sentence why."""
        if isinstance(text, str) and "," in text:
            return self._explain_line(text)
        try:
            action = self.notation.read(text)
        except IllegalAction as never:
            return Explanation(str(text), False, never.rule, never.message)
        words = self.notation.format(action)
        if self.over:
            return Explanation(words, False, self.over_rule, GAME_IS_OVER)
        code = self._slate.code(door.WHY_NOT, action)
        if code == ALLOWED:
            return Explanation(words, True, self._rule_of(action), self.describe_action(action))
        return Explanation(words, False, *self._why_not(code, action, CURRENT))

    def _explain_line(self, line: str) -> Explanation:
        """As `explain`, for a whole arrangement."""
        if self.over:
            return Explanation(line, False, self.over_rule, GAME_IS_OVER)
        try:
            self._expand(line)
        except IllegalAction as problem:
            return Explanation(line, False, problem.rule, problem.message)
        return Explanation(line, True, self._rule_of(None), Message("whole-line-legal"))

    @property
    def actions(self) -> ActionsPlayed:
        """Every action played so far as (seat, text)."""
        return ActionsPlayed(self.notation, self.steps)

    @property
    def pushes(self) -> int:
        """How many times pop() can go back."""
        return len(self.steps)

    @property
    def events(self) -> list[Event]:
        """Everything that has happened since the start, also what only one seat may know."""
        return self.events_since(0)

    def events_since(self, mark: int) -> list[Event]:
        """The events after the first `mark` ones; `event_count` gives the mark."""
        return [self._event(raw) for raw in self.raw_since(mark)]

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events that a seat (None: a spectator) may know: the one filter for whatever is shown to somebody."""
        reader = public_or_for(None if seat is None else checked_seat(seat, self.players))
        return [self._event(raw) for raw in self.raw_since(since) if reader(raw)]

    @property
    def event_count(self) -> int:
        """How many events have happened."""
        return len(self._raw_events) + (self._past.total if self._past else 0)

    def raw_since(self, mark: int) -> Iterator[RawEvent]:
        """As `events_since`, as the rules wrote them."""
        before = self._past.total if self._past else 0
        if self._past and mark < before:
            yield from self._past.since(mark)
        yield from self._raw_events[max(0, mark - before) :]

    def _event(self, raw: RawEvent) -> Event:
        kind, seat, audience, *numbers = raw
        row = self.event_rows[kind]
        return Event(
            row.name,
            seat if seat >= 0 else None,
            {name: part.read(number) for (name, part), number in zip(row.payload.items(), numbers, strict=False)},
            (numbers[0], numbers[1], numbers[2]),
            audience if audience >= 0 else None,
            row.rule,
            self._event_message(raw),
        )

    @property
    def start_position(self) -> Mapping[str, Any] | None:
        """The position the game began from, None if it began at the beginning."""
        begun = self._start
        return self._position(self.engine.state_struct.unpack(begun)) if isinstance(begun, bytes) else begun

    def copy(self, history: bool = True) -> Self:
        """An independent game at the same position; without `history` it starts here and cannot go back."""
        twin = type(self)(self._config, self.engine, self.rules, self.seed, self.seats)
        data = self._slate.dump()
        twin._slate.restore(data)
        twin._facts = self._facts
        twin._seen = self._seen
        if history:
            twin._start = self._start
            twin._past = self._past
            twin.steps = list(self.steps)
            twin._raw_events = list(self._raw_events)
        else:
            twin._start = data
            twin._past = Past(self._past, self._raw_events, len(self._raw_events), everything)
        return twin

    def determinize(self, seat: int, seed: int) -> Self:
        """A copy in which what this seat cannot know is drawn anew; the copy is a game that starts here.

        It remembers the events that the seat may know, and no others.
        """
        reader, number = checked_seat(seat, self.players), checked_seed(seed)
        twin = self.copy(history=False)
        twin.seed = number
        twin._past = Past(self._past, self._raw_events, len(self._raw_events), public_or_for(reader))
        twin._facts = twin._slate.facts(door.REDRAW, reader, number)
        twin._seen = None
        twin._start = twin._slate.dump()
        return twin

    def __deepcopy__(self, memo: Any) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        past = list(self._past.since(0)) if self._past else []
        details = (self._slate.dump(), self._start, past, self.steps, self._raw_events)
        return unpickled, (type(self), self._config, self.seed, self.seats, details)

    def __eq__(self, other: object) -> bool:
        """The same position at the same table, whatever led there."""
        if not isinstance(other, Game):
            return NotImplemented
        same = type(self) is type(other) and self.config == other.config
        return same and self._slate.dump() == other._slate.dump()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        table = ", ".join(f"{key} {value}" for key, value in self.config.items() if value)
        now = "over" if self.over else f"seat {self.turn}: {self.decision}"
        return f"<{self.manifest.title}, {table}, seed {self.seed}, {len(self.actions)} actions played, {now}>"

    def record(self) -> str:
        """The game file: config, rules version, seed, seats and every action in notation."""
        from antilles.core.gamefile import write_game

        return write_game(self)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the game file, all or nothing, over nothing but an earlier file of this very game."""
        from antilles.core.gamefile import save_game

        save_game(self, path)

    def _look(self, index: int = CURRENT) -> list[int]:
        """Where one of the two positions stands."""
        facts = self._slate.facts(door.LEGAL, index=index)
        if index == CURRENT:
            self._facts = facts
        return facts

    def _legal_ids(self, index: int = CURRENT) -> list[int]:
        return self._look(index)[LEGAL_COLUMN:]

    def _go(self, command: int, a: int = 0, b: int = 0) -> None:
        """Have the rules go on from the current position and note what happens."""
        self._note(self._slate.facts(command, a, b))

    def _play(self, action: int) -> None:
        """Play an action, or raise and change nothing."""
        facts = self._slate.facts(door.STEP, action)
        if facts[door.CODE] != ALLOWED:
            self._refuse(facts[door.CODE], action, CURRENT)
        self._note(facts)

    def _note(self, facts: list[int]) -> None:
        """Where the game stands now, and what has just happened."""
        self._facts, self._seen = facts, None
        if facts[EVENTS]:
            self._raw_events += self._slate.events(facts[EVENTS])

    def _play_at(self, index: int, action: int) -> None:
        """Play an action on the scratch position."""
        code = self._slate.code(door.STEP, action, index=index)
        if code != ALLOWED:
            self._refuse(code, action, index)

    def _refuse(self, code: int, action: int, index: int) -> None:
        rule, message = self._why_not(code, action, index)
        raise IllegalAction(message, rule)

    def _restore(self, data: bytes, events: int) -> None:
        """Back to an earlier position. The list of events is replaced: copies may still read the old one."""
        self._slate.restore(data)
        self._facts = self._seen = None
        if events != len(self._raw_events):
            self._raw_events = self._raw_events[:events]

    def state_bytes(self) -> bytes:
        """The state as the engine has it, secrets included."""
        return self._slate.dump()

    _dump = state_bytes

    def _score_rows(self) -> list[list[int]]:
        return self.engine.scores(self._slate.current)[0]

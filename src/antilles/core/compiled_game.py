"""A game whose rules are compiled: records in arrays, and one door into the rules.

Both games are subclasses. A game supplies its records, its `engine` module (the door and the numbers of its commands)
and its sentences; pushing, looking, copying and scoring are the same for all.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, ClassVar, Protocol, Self

from antilles.core.errors import ConfigError, IllegalAction, did_you_mean
from antilles.core.game import Event, Explanation, Game
from antilles.core.layout import LogStruct, Record, Struct, scratch
from antilles.core.random_games import RandomGames, preparation
from antilles.core.simulation import Simulator

SEED_RANGE = range(1 << 63)
CURRENT, SCRATCH = 0, 1
ALLOWED = 0
"""What the rules answer when nothing speaks against an action."""
MOST_NAME_CHARACTERS = 60


@dataclass(frozen=True)
class Score:
    """One seat's score: its lines, their sum, and what breaks a tie (several numbers where one may not do)."""

    lines: Mapping[str, int]
    total: int
    tie_break: int | tuple[int, ...]

    def __int__(self) -> int:
        return self.total


def checked_seed(seed: object) -> int:
    """A seed: a whole number from 0 to 2**63 - 1."""
    if isinstance(seed, bool) or not isinstance(seed, int) or seed not in SEED_RANGE:
        raise ConfigError(f"seed must be a whole number from 0 to 2**63 - 1, not {str(seed)[:40]}.", "seed")
    return seed


def checked_seats(seats: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """Names for the seats."""
    if seats is None:
        return tuple(f"Seat {seat}" for seat in range(players))
    if len(seats) != players:
        raise ConfigError(f"{len(seats)} seat names were given for {players} players.", "seats")
    return tuple(
        "".join(letter for letter in str(name)[:MOST_NAME_CHARACTERS] if letter.isprintable()) for name in seats
    )


class TableConfig(Protocol):
    """What a table plays, checked: the part of a game file that chooses the rules."""

    @property
    def players(self) -> int:
        """Number of seats."""

    @property
    def house_table(self) -> bool:
        """Whether no booklet covers this table."""

    def document(self) -> dict[str, Any]:
        """As game files and positions write it."""

    def rules(self) -> Record:
        """The Rules record, put together once."""


class CompiledGame(Game):
    """What every game with compiled rules has in common."""

    config_class: ClassVar[Callable[..., Any]]
    end_reason_names: ClassVar[Mapping[int, str]]
    engine: ClassVar[ModuleType]
    rules_struct: ClassVar[Struct]
    state_struct: ClassVar[Struct]
    log_struct: ClassVar[LogStruct]
    score_lines: ClassVar[Sequence[str]]
    decision_names: ClassVar[Sequence[str]]
    game_over_phase: ClassVar[int]
    event_kinds: ClassVar[Sequence[tuple[str, str]]]

    def __init__(self, config: TableConfig, rules: Record, seed: int, seats: tuple[str, ...]) -> None:
        super().__init__(seed, seats)
        self._config = config
        self.rules: Any = rules
        self._rules = self.rules_struct.array(1)
        self.rules_struct.restore(self._rules, 0, self.rules_struct.pack(rules))
        self._states = self.state_struct.array(2)
        self._logs = self.log_struct.array(1)
        self.log_struct.switch_on(self._logs)
        self._choices = scratch(self.engine.MOST_LEGAL)
        self._seen: Record | None = None

    # ------------------------------------------------------------------ starting
    @classmethod
    def config_of(cls, table: Mapping[str, Any]) -> Any:
        """The checked table of what was asked for; None stands for the usual."""
        unknown = sorted(set(table) - set(cls.config_keys))
        if unknown:
            raise ConfigError(f"{cls.game_id} has no {unknown[0]!r}. {did_you_mean(unknown[0], cls.config_keys)}")
        return cls.config_class(**{key: value for key, value in table.items() if value is not None})

    @classmethod
    def start(cls, *, seed: int = 0, seats: Sequence[str] | None = None, **table: Any) -> Self:
        """A new game, set up and waiting for the first answer. `table` has the game's `config_keys`."""
        config = cls.config_of(table)
        game = cls(config, config.rules(), checked_seed(seed), checked_seats(seats, config.players))
        game._call(cls.engine.BEGIN, game.seed)
        game._note_events()
        return game

    @classmethod
    def simulator(cls, **table: Any) -> Simulator:
        """Plays batches of random games at one table."""
        config = cls.config_of(table)
        return RandomGames(
            cls,
            config.rules(),
            config=config.document(),
            house_table=config.house_table,
            end_reasons=cls.end_reason_names,
        )

    @classmethod
    def preparation(cls) -> list[tuple[str, Callable[[], object]]]:
        """What is compiled at the first start, as (what, function) steps for `core.jit.prepare`."""
        return list(preparation(cls, cls.config_of({}).rules()))

    # ------------------------------------------------------------------ supplied by each game
    @abstractmethod
    def _question(self) -> str:
        """The question as a sentence."""

    @abstractmethod
    def _why_not(self, code: int, action: int, index: int) -> tuple[str, str]:
        """(rule id, sentence) for a refusal at one of the two positions."""

    @abstractmethod
    def _rule_of(self, action: int | None) -> str:
        """The rule behind a legal answer, or behind the question itself."""

    @abstractmethod
    def _event_text(self, raw: tuple[int, ...]) -> str:
        """The sentence of an event."""

    @abstractmethod
    def _view(self, seat: int) -> dict[str, Any]:
        """What one seat may see, apart from its legal actions."""

    # ------------------------------------------------------------------ looking
    @property
    def config(self) -> dict[str, Any]:
        """What the table plays, as the game file writes it."""
        return self._config.document()

    @property
    def house_table(self) -> bool:
        """Whether no booklet covers what this table plays."""
        return self._config.house_table

    @property
    def question(self) -> str:
        """What is asked now, as a sentence."""
        return "The game is over." if self.over else self._question()

    @property
    def end_reasons(self) -> tuple[str, ...]:
        """The end conditions met so far."""
        return tuple(name for reason, name in self.end_reason_names.items() if self.state.ended & reason)

    @property
    def state(self) -> Any:
        """A readable copy of the state record; changing it changes nothing."""
        if self._seen is None:
            self._seen = self.state_struct.unpack(self._dump())
        return self._seen

    @property
    def players(self) -> int:
        """Number of seats."""
        return int(self.rules.players)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._number("phase") == self.game_over_phase

    @property
    def turn(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return None if self.over else self._number("turn")

    @property
    def decision(self) -> str | None:
        """What is asked now; None when the game is over."""
        return None if self.over else self.decision_names[self._number("decision")]

    @property
    def scores(self) -> tuple[Score, ...]:
        """Each seat's score with its lines, as if the game ended now."""
        total, tie, winner = self.engine.TOTAL_COLUMN, self.engine.TIE_COLUMN, self.engine.WINNER_COLUMN
        return tuple(
            Score(
                dict(zip(self.score_lines, row, strict=False)),
                row[total],
                row[tie] if winner - tie == 1 else tuple(row[tie:winner]),
            )
            for row in self._score_rows()
        )

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats once the game is over."""
        if not self.over:
            return ()
        return tuple(seat for seat, row in enumerate(self._score_rows()) if row[self.engine.WINNER_COLUMN])

    def view(self, seat: int) -> dict[str, Any]:
        """What one seat may see; its legal actions too when it is on turn."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise ConfigError(f"There is no seat {seat!r}; seats are 0 to {self.players - 1}.", "seats")
        document = self._view(seat)
        if self.turn == seat:
            document["legal_actions"] = list(self.legal_actions)
        return document

    def explain(self, text: str | int) -> Explanation:
        """Whether an action is legal now and, if not, the rule and the sentence why."""
        if isinstance(text, str) and "," in text:
            return self._explain_line(text)
        action = self.table.read(text)
        shown = self.table.format(action)
        if self.over:
            return Explanation(shown, False, self.over_rule, "The game is over.")
        code = self._call(self.engine.WHY_NOT, action)
        if code == ALLOWED:
            return Explanation(shown, True, self._rule_of(action), self.describe_action(action))
        return Explanation(shown, False, *self._why_not(code, action, CURRENT))

    def _explain_line(self, line: str) -> Explanation:
        """As `explain`, for a whole arrangement."""
        if self.over:
            return Explanation(line, False, self.over_rule, "The game is over.")
        try:
            self._expand(line)
        except IllegalAction as problem:
            return Explanation(line, False, problem.rule, problem.sentence)
        return Explanation(line, True, self._rule_of(None), "The whole line can be played.")

    # ------------------------------------------------------------------ copies
    def copy(self) -> Self:
        """An independent game at the same position with the same history."""
        twin = type(self)(self._config, self.rules, self.seed, self.seats)
        twin._restore(self._dump())
        twin.start_position = self.start_position
        twin._history = list(self._history)
        twin._raw_events = list(self._raw_events)
        return twin

    def determinize(self, seat: int, seed: int) -> Self:
        """A copy in which what this seat cannot know is drawn anew; the copy is a game that starts here."""
        twin = self.copy()
        twin._history = []
        twin.seed = checked_seed(seed)
        twin._call(self.engine.REDRAW, seat, twin.seed)
        twin._seen = None
        twin.start_position = twin.position()
        return twin

    # ------------------------------------------------------------------ the rules behind
    def _call(self, command: int, a: int = 0, b: int = 0, index: int = CURRENT) -> int:
        """Through the door into the rules, at one of the two positions."""
        return int(self.engine.call(self._rules, self._states, index, self._logs, command, a, b, self._choices))

    def _number(self, field: str) -> int:
        return self.state_struct.field(self._states, CURRENT, field)

    def _look(self, index: int) -> Any:
        """A readable copy of one of the two positions."""
        return self.state_struct.unpack(self.state_struct.dump(self._states, index))

    def _score_rows(self) -> list[list[int]]:
        self._call(self.engine.SCORES)
        columns: int = self.engine.SCORE_COLUMNS
        flat: list[int] = self._choices[: columns * self.players].tolist()
        return [flat[start : start + columns] for start in range(0, len(flat), columns)]

    def _legal_ids(self, index: int = CURRENT) -> list[int]:
        count = self._call(self.engine.LEGAL, index=index)
        ids: list[int] = self._choices[:count].tolist()
        return ids

    def _play_at(self, index: int, action: int) -> None:
        code = self._call(self.engine.PUSH, action, index=index)
        if code != ALLOWED:
            rule, sentence = self._why_not(int(code), action, index)
            raise IllegalAction(sentence, rule)

    def _play(self, action: int) -> None:
        self._play_at(CURRENT, action)
        self._seen = None
        self._note_events()

    def _note_events(self) -> None:
        self._raw_events.extend(self.log_struct.events(self._logs))

    def _dump(self) -> bytes:
        return self.state_struct.dump(self._states, CURRENT)

    def _restore(self, data: bytes, index: int = CURRENT) -> None:
        self.state_struct.restore(self._states, index, data)
        if index == CURRENT:
            self._seen = None

    def _event(self, raw: tuple[int, ...]) -> Event:
        kind, seat, a, b, c, audience = raw
        return Event(
            self.event_kinds[kind][0],
            seat if seat >= 0 else None,
            (a, b, c),
            audience if audience >= 0 else None,
            self._event_text(raw),
        )

"""What each game supplies, so that everything else can be the same for all."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Protocol

from antilles.core.choices import TableChoices
from antilles.core.engine import Engine
from antilles.core.events import Events
from antilles.core.facts import RawEvent
from antilles.core.manifest import Manifest
from antilles.core.messages import Message
from antilles.core.notation import ActionTable
from antilles.core.records import Record


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


class SuppliedByGame(ABC):
    """The facts and functions of one game."""

    manifest: ClassVar[Manifest]
    game_id: ClassVar[str]
    rules_version: ClassVar[int]
    over_rule: ClassVar[str]
    turn_rule: ClassVar[str]
    notation: ClassVar[ActionTable]
    config_class: ClassVar[Callable[..., Any]]
    score_lines: ClassVar[Sequence[str]]
    decision_names: ClassVar[Sequence[str]]
    game_over_phase: ClassVar[int]
    event_rows: ClassVar[Events]
    end_reason_names: ClassVar[Mapping[int, str]]

    @staticmethod
    @abstractmethod
    def make_engine(rules: Record) -> Engine:
        """The compiled rules of a table."""

    @classmethod
    @abstractmethod
    def tables(cls) -> dict[str, tuple[int, ...]]:
        """The editions with the player counts each has rules for."""

    @classmethod
    @abstractmethod
    def table_choices(cls) -> TableChoices:
        """All that a table may choose."""

    @classmethod
    @abstractmethod
    def document_words(cls) -> frozenset[str]:
        """Every key that a position document of this game can have, at any depth."""

    @classmethod
    @abstractmethod
    def _read_position(cls, content: Mapping[str, Any]) -> tuple[Any, Record, Record]:
        """(config, rules, state) of a position document, all but its generator."""

    @abstractmethod
    def _settle_position(self, content: Mapping[str, Any], state: Record) -> None:
        """Check that the rules ask the question of a document here, or go on to the first question."""

    @abstractmethod
    def _position(self, state: Record) -> dict[str, Any]:
        """A whole position as a readable document."""

    @abstractmethod
    def _view(self, seat: int | None) -> dict[str, Any]:
        """What one seat, or a spectator, may see, apart from legal actions."""

    @abstractmethod
    def _question(self) -> Message:
        """What is asked."""

    @abstractmethod
    def _why_not(self, code: int, action: int, index: int) -> tuple[str, Message]:
        """(rule id, what is said) for a refusal at one of the two positions."""

    @abstractmethod
    def _rule_of(self, action: int | None) -> str:
        """The rule behind a legal answer, or behind the question itself."""

    @abstractmethod
    def _event_message(self, raw: RawEvent) -> Message:
        """What is said about an event."""

    @abstractmethod
    def _expand(self, line: str) -> tuple[int, ...]:
        """The actions of a line that gives a whole arrangement (it contains commas)."""

    @property
    @abstractmethod
    def default_theme(self) -> str:
        """The theme whose names a reader gets at this table who has not asked for another one."""

    @abstractmethod
    def describe_action(self, action: str | int) -> Message:
        """What an action does now."""

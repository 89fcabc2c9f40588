"""The friendly face: a game of Santiago de Cuba as a Python object."""

from collections.abc import Mapping
from typing import Any, ClassVar

from antilles.core.choices import TableChoices
from antilles.core.engine import Engine
from antilles.core.errors import NotationError, shown
from antilles.core.facts import RawEvent
from antilles.core.game import Game
from antilles.core.messages import DEFAULT_THEME, Message
from antilles.core.records import Record
from antilles.santiago import (
    actions,
    box,
    choices,
    decisions,
    describe,
    endings,
    engine,
    events,
    phases,
    refused,
    scoring,
)
from antilles.santiago.compose import Config
from antilles.santiago.layout import LOG, RULES, STATE
from antilles.santiago.manifest import MANIFEST
from antilles.santiago.narrate import event_message
from antilles.santiago.positions.asked import check_place, check_question
from antilles.santiago.positions.document import DOCUMENT_WORDS
from antilles.santiago.positions.read import read_position
from antilles.santiago.positions.write import write_position
from antilles.santiago.view import write_view


class Santiago(Game):
    """A game of Santiago de Cuba. The last seat chooses the first demand, then seat 0 begins.

    >>> import antilles
    >>> game = antilles.new("santiago-de-cuba", players=3, seed=1)
    >>> game.turn, game.decision, len(game.legal_actions)
    (2, 'demand', 5)
    >>> game.push("leave out red")
    >>> game.turn, game.decision
    (0, 'drive')
    >>> print(game.explain("drive 5"))
    drive 5: 5 stops cost 4 pesos; you have 3 pesos. (SDC-CAR-3)
    >>> game.push("drive 1")
    >>> game.pop()
    'drive 1'
    """

    manifest = MANIFEST
    game_id: ClassVar[str] = MANIFEST.id
    rules_version: ClassVar[int] = 1
    over_rule: ClassVar[str] = "SDC-END-1"
    turn_rule: ClassVar[str] = "SDC-TURN-1"
    notation = actions.ACTIONS
    config_class = Config
    score_lines = scoring.SCORE_LINES
    decision_names = decisions.NAMES
    game_over_phase = phases.GAME_OVER
    event_rows = events.EVENTS
    end_reason_names = endings.NAMES

    @staticmethod
    def make_engine(rules: Record) -> Engine:
        """The engine of a table."""
        return Engine(engine.DOOR, engine.RULEBOOK, (RULES, STATE, LOG), rules)

    @classmethod
    def tables(cls) -> dict[str, tuple[int, ...]]:
        """There is one edition."""
        return {choices.EDITION: tuple(range(box.FEWEST_PLAYERS, box.MOST_PLAYERS + 1))}

    @classmethod
    def table_choices(cls) -> TableChoices:
        """All that a table may choose."""
        return choices.table_choices()

    @classmethod
    def document_words(cls) -> frozenset[str]:
        """Every key that a position document can have, at any depth."""
        return DOCUMENT_WORDS

    @classmethod
    def _read_position(cls, content: Mapping[str, Any]) -> tuple[Config, Record, Record]:
        return read_position(content)

    def _settle_position(self, content: Mapping[str, Any], state: Any) -> None:
        check_place(state)
        if state.decision != decisions.NOTHING:
            check_question(self._slate, state)
        elif state.phase != phases.GAME_OVER:
            self._go(engine.GO_ON, state.phase, state.turn)
            if not self.over:
                check_question(self._slate, self._slate.read())

    def _position(self, state: Record) -> dict[str, Any]:
        return write_position(self.config, self.rules, state)

    def _view(self, seat: int | None) -> dict[str, Any]:
        return write_view(self.config, self.rules, self.state, seat)

    @property
    def default_theme(self) -> str:
        """There is one theme only."""
        return DEFAULT_THEME

    def describe_action(self, action: str | int) -> Message:
        """What an action does now."""
        return describe.describe_action(self.notation.read(action), self.rules, self.state, self.seats)

    def _question(self) -> Message:
        return describe.question(self.state)

    def _why_not(self, code: int, action: int, index: int) -> tuple[str, Message]:
        return refused.why_not(code, action, self.rules, self._slate.read(index))

    def _rule_of(self, action: int | None) -> str:
        return describe.question_rule(self.state) if action is None else describe.rule_of_answer(action, self.state)

    def _event_message(self, raw: RawEvent) -> Message:
        return event_message(raw, self.seats)

    def _expand(self, line: str) -> tuple[int, ...]:
        raise NotationError(Message("sdc-error-no-list", given=shown(line)))

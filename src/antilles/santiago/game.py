"""The friendly face: a game of Santiago de Cuba as a Python object."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar

from antilles.core.compiled_game import SCRATCH, CompiledGame, checked_seats, checked_seed
from antilles.core.document import parse_document
from antilles.core.errors import ConfigError, NotationError, PositionError
from antilles.core.layout import Record
from antilles.core.notation import ActionTable
from antilles.core.rng import seed_high, seed_low
from antilles.santiago import describe, engine
from antilles.santiago.actions import ACTIONS
from antilles.santiago.components import FEWEST_PLAYERS, MOST_PLAYERS
from antilles.santiago.compose import Config
from antilles.santiago.events import EVENT_KINDS
from antilles.santiago.layout import LOG, RULES, STATE
from antilles.santiago.options import OPTIONS
from antilles.santiago.positions.document import DOCUMENT_WORDS, GAME_ID
from antilles.santiago.positions.questions import PHASE_BEFORE
from antilles.santiago.positions.read import read_position
from antilles.santiago.positions.write import write_position
from antilles.santiago.scoring import SCORE_LINES
from antilles.santiago.sentences import event_text
from antilles.santiago.view import write_view
from antilles.santiago.vocabulary import (
    DECISION_NAMES,
    END_REASON_NAMES,
    GAME_OVER,
    PORT_LOAD,
    ZORRO_GIVE,
)


class Santiago(CompiledGame):
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

    game_id: ClassVar[str] = GAME_ID
    rules_version: ClassVar[int] = 1
    config_keys: ClassVar[tuple[str, ...]] = ("players", "options")
    over_rule: ClassVar[str] = "SDC-END-1"
    table: ClassVar[ActionTable] = ACTIONS
    config_class = Config
    engine: ClassVar[ModuleType] = engine
    rules_struct, state_struct, log_struct = RULES, STATE, LOG
    score_lines = SCORE_LINES
    decision_names = DECISION_NAMES
    game_over_phase = GAME_OVER
    event_kinds = EVENT_KINDS
    end_reason_names = END_REASON_NAMES

    # ------------------------------------------------------------------ starting
    @classmethod
    def tables(cls) -> dict[str, tuple[int, ...]]:
        """There is one edition."""
        return {"original": tuple(range(FEWEST_PLAYERS, MOST_PLAYERS + 1))}

    @classmethod
    def table_lines(cls) -> list[str]:
        """What a table can choose, one line each."""
        lines = [f"original: Santiago de Cuba (2011); players {FEWEST_PLAYERS} to {MOST_PLAYERS}", "    options:"]
        return lines + [f"    {option.name} ({option.rule}): {option.doc}" for option in OPTIONS.values()]

    @classmethod
    def document_words(cls) -> frozenset[str]:
        """Every key that a position document can have, at any depth."""
        return DOCUMENT_WORDS

    @classmethod
    def from_position(
        cls, document: Mapping[str, Any] | str, *, seed: int = 0, seats: Sequence[str] | None = None
    ) -> Santiago:
        """A game at the position of a document (a mapping, or YAML or JSON text)."""
        content = parse_document(document) if isinstance(document, str) else document
        words = (int(seed_low(checked_seed(seed))), int(seed_high(seed)))
        config, rules, state = read_position(content, words)
        game = cls(config, rules, seed, checked_seats(seats, config.players))
        game._restore(STATE.pack(state))
        if state.decision in PHASE_BEFORE and not game._is_asked(state):
            raise PositionError("now.decision", f"the rules do not ask {game.decision!r} here")
        game.start_position = game.position()
        return game

    # ------------------------------------------------------------------ looking
    def position(self) -> dict[str, Any]:
        """The whole position as a readable document, secrets included."""
        return write_position(self.config, self.rules, self.state)

    def set_theme(self, name: str) -> None:
        """There is one theme only."""
        raise ConfigError(f"Santiago de Cuba has no theme {name[:40]!r}.", "theme")

    def describe_action(self, action: str | int) -> str:
        """One sentence saying what an action does now."""
        return describe.describe_action(self.table.read(action), self.rules, self.state, self.seats)

    def determinize(self, seat: int, seed: int) -> Santiago:
        """A copy with other dice to come. Whoever counts knows all holdings (SDC-INFO-2), so they stay as they are,
        also in a game that was set up from a position."""
        return super().determinize(seat, seed)

    # ------------------------------------------------------------------ the rules behind
    def _is_asked(self, state: Record) -> bool:
        """Whether the rules, going on from just before the question, would ask it and come to this position."""
        self._restore(self._dump(), SCRATCH)
        asked_before = state.turn - 1 if state.decision in (ZORRO_GIVE, PORT_LOAD) else state.active
        if state.decision == ZORRO_GIVE:
            asked_before %= self.players
        self._call(engine.ASK_AGAIN, PHASE_BEFORE[state.decision], asked_before, index=SCRATCH)
        return STATE.dump(self._states, SCRATCH) == self._dump()

    def _question(self) -> str:
        return describe.question(self.state)

    def _why_not(self, code: int, action: int, index: int) -> tuple[str, str]:
        return describe.why_not(code, action, self.rules, self._look(index))

    def _rule_of(self, action: int | None) -> str:
        return describe.question_rule(self.state) if action is None else describe.rule_of_answer(action, self.state)

    def _event_text(self, raw: tuple[int, ...]) -> str:
        return event_text(raw, self.seats)

    def _view(self, seat: int) -> dict[str, Any]:
        return write_view(self.config, self.rules, self.state, seat)

    def _expand(self, line: str) -> tuple[int, ...]:
        raise NotationError(f"{line[:60]!r}: in Santiago de Cuba every action is given by itself.")

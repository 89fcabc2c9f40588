"""The friendly face: a game of Puerto Rico as a Python object."""

from collections.abc import Mapping
from typing import Any, ClassVar

from antilles.core import door
from antilles.core.arguments import checked_seat, whole_number
from antilles.core.choices import TableChoices
from antilles.core.document import Node
from antilles.core.door import ALLOWED
from antilles.core.engine import Engine
from antilles.core.errors import ConfigError, IllegalAction, PositionError, did_you_mean, shown
from antilles.core.facts import RawEvent
from antilles.core.game import SCRATCH, Game
from antilles.core.messages import DEFAULT_THEME, Message
from antilles.core.records import Record
from antilles.puerto_rico import (
    actions,
    buildings,
    choices,
    decisions,
    describe,
    endings,
    engine,
    events,
    phases,
    roles,
    scoring,
    verbs,
)
from antilles.puerto_rico.arrange import Scratch, expand
from antilles.puerto_rico.compose import Config
from antilles.puerto_rico.editions import SWITCH
from antilles.puerto_rico.layout import LOG, RULES, STATE
from antilles.puerto_rico.manifest import MANIFEST
from antilles.puerto_rico.narrate import event_message
from antilles.puerto_rico.positions.progress import is_just_taken, now_keys, opens_windows
from antilles.puerto_rico.positions.questions import Question, choice_before, patched
from antilles.puerto_rico.positions.read import DOCUMENT_WORDS, read_position
from antilles.puerto_rico.positions.write import write_position
from antilles.puerto_rico.switches import EDITION_1897, EDITIONS
from antilles.puerto_rico.view import write_view


def checked_building(building: object) -> int:
    """A building given by name or number."""
    if isinstance(building, str):
        name = building.strip().lower().replace("_", " ")
        if name not in buildings.NAMES:
            raise ConfigError(
                Message("pr-error-no-building", given=shown(building), hint=did_you_mean(name[:40], buildings.NAMES))
            )
        return buildings.NAMES.index(name)
    number = whole_number(building)
    if number is None or not 0 <= number < buildings.COUNT:
        raise ConfigError(Message("pr-error-no-building-number", given=shown(building), last=buildings.COUNT - 1))
    return number


class PuertoRico(Game):
    """A game of Puerto Rico. Seat 0 is the first governor.

    >>> import antilles
    >>> game = antilles.new("puerto-rico", players=3, edition="classic", seed=1)
    >>> game.turn, game.decision
    (0, 'role pick')
    >>> game.push("role prospector")
    Traceback (most recent call last):
    ...
    antilles.core.errors.IllegalAction: The prospector is not used with 3 players. (PR-SETUP-06)
    >>> game.push("role builder")
    >>> print(game.explain("build harbor"))
    build harbor: The harbor costs you 7 doubloons; you have 2. (PR-BUILDER-03)
    >>> game.push("build small market")
    >>> game.scores[0].lines["buildings"], game.turn
    (1, 1)
    >>> game.pop()
    'build small market'
    """

    manifest = MANIFEST
    game_id: ClassVar[str] = MANIFEST.id
    rules_version: ClassVar[int] = 1
    over_rule: ClassVar[str] = "PR-END-04"
    turn_rule: ClassVar[str] = "PR-ROUND-04"
    notation = actions.ACTIONS
    config_class = Config
    score_lines = scoring.SCORE_LINES.names
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
        """The editions with the player counts each has rules for."""
        return {edition: tuple(SWITCH["players"].value(edition)) for edition in EDITIONS}  # type: ignore[arg-type]

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

    def _settle_position(self, content: Mapping[str, Any], state: Record) -> None:
        now = now_keys(content)
        asked, taken = state.decision, is_just_taken(now)
        data = patched(STATE.pack(state), {"decision": decisions.NOTHING})
        self._slate.restore(data)
        if "face_up" not in (content.get("plantations") or {}):
            self._go(engine.TURN_UP_ROW)
        if taken:
            self._take_role(now["role"], asked)
        elif asked != decisions.NOTHING:
            self._check_question(asked, set(now))
        elif state.phase != phases.GAME_OVER:
            self._go(engine.GO_ON, opens_windows(now, state))

    def price(self, seat: int, building: int | str) -> int:
        """What a building, by name or number, would cost a seat now (PR-BUILDER-03)."""
        return self._slate.code(engine.PRICE, checked_seat(seat, self.players), checked_building(building))

    def _position(self, state: Record) -> dict[str, Any]:
        return write_position(self.config, self.rules, state)

    @property
    def default_theme(self) -> str:
        """The edition of 1897 has its own names."""
        return EDITION_1897 if self.config["edition"] == EDITION_1897 else DEFAULT_THEME

    def describe_action(self, action: str | int) -> Message:
        """What an action does now."""
        return describe.describe_action(self.notation.read(action), self.state, self._price_for_turn)

    def _question(self) -> Message:
        return describe.question(self.state, self.legal_actions.ids)

    def _price_for_turn(self, building: int) -> int:
        return self.price(self.turn or 0, building)

    def _why_not(self, code: int, action: int, index: int) -> tuple[str, Message]:
        """(rule id, what is said) for a refusal at one of the two positions."""
        answers = self._slate.ask(engine.LIMITS, index=index)
        more: dict[str, Any] = {name: answers[column] for column, name in enumerate(engine.LIMIT_NAMES)}
        state = self._slate.read(index)
        nothing = state.decision == decisions.NOTHING
        asked = Message("pr-refusal-nothing-asked") if nothing else describe.question(state, self._legal_ids(index))
        return describe.why_not(code, action, self.rules, state, self._price_for_turn, more | {"asked": asked})

    def _take_role(self, role: Node, asked: int) -> None:
        """PR-ROUND-03: a role that a position says was just taken is taken by the rules."""
        self._slate.restore(patched(self._slate.dump(), {"decision": asked}))
        try:
            self._play(actions.ACTIONS.find(verbs.ROLE, role.name(roles.NAMES)))
        except IllegalAction as problem:
            raise role.fail(problem.told) from problem

    def _check_question(self, asked: int, given: set[str]) -> None:
        """The question of a position is one that the rules ask there, and the choice before it one they allow."""
        state = self._slate.read()
        state.decision = asked
        self._slate.restore(Question(self.rules, state, given, self._gone_on).found())
        self._facts = self._seen = None
        name, decision, action = choice_before(state)
        if action is not None:
            self._slate.restore(patched(self._slate.dump(), {"decision": decision}), SCRATCH)
            code = self._slate.code(door.WHY_NOT, action, index=SCRATCH)
            if code != ALLOWED:
                raise PositionError(f"now.{name}", self._why_not(code, action, SCRATCH)[1])
        if not self._legal_ids():
            raise PositionError("now.decision", Message("error-no-answer"))

    def _gone_on(self, data: bytes, windows: int) -> bytes:
        """Where the rules come to from a state in which nothing is asked."""
        self._slate.restore(data, SCRATCH)
        self._slate.ask(engine.GO_ON, windows, index=SCRATCH)
        return self._slate.dump(SCRATCH)

    def _expand(self, line: str) -> tuple[int, ...]:
        self._slate.restore(self._slate.dump(), SCRATCH)
        scratch_position = Scratch(
            look=lambda: self._slate.read(SCRATCH),
            legal=lambda: self._legal_ids(SCRATCH),
            play=lambda action: self._play_at(SCRATCH, action),
            people_stay=not self.rules.mayor_rearrange,
        )
        return expand(line, scratch_position)

    def _rule_of(self, action: int | None) -> str:
        return describe.question_rule(self.state)

    def _event_message(self, raw: RawEvent) -> Message:
        return event_message(raw, self.seats)

    def _view(self, seat: int | None) -> dict[str, Any]:
        return write_view(self.config, self.rules, self.state, seat)

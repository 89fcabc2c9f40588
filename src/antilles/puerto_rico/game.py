"""The friendly face: a game of Puerto Rico as a Python object."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar

from antilles.core.compiled_game import SCRATCH, CompiledGame, checked_seats, checked_seed
from antilles.core.document import parse_document
from antilles.core.errors import IllegalAction, PositionError
from antilles.core.layout import Record
from antilles.core.notation import ActionTable
from antilles.core.rng import seed_high, seed_low
from antilles.puerto_rico import actions, buildings, components, decisions, describe, endings, engine, events, phases
from antilles.puerto_rico.arrange import Scratch, expand
from antilles.puerto_rico.compose import Config
from antilles.puerto_rico.editions import SWITCH
from antilles.puerto_rico.expansions import all_expansions
from antilles.puerto_rico.layout import LOG, RULES, STATE
from antilles.puerto_rico.positions.questions import way_back
from antilles.puerto_rico.positions.read import DOCUMENT_WORDS, read_position
from antilles.puerto_rico.positions.write import write_position
from antilles.puerto_rico.scoring import SCORE_LINES
from antilles.puerto_rico.sentences import event_text
from antilles.puerto_rico.switches import EDITION_TITLES, EDITIONS
from antilles.puerto_rico.themes import DEFAULT_THEME, theme_named
from antilles.puerto_rico.variants import VARIANTS
from antilles.puerto_rico.view import write_view

LIMIT_NAMES = ("least", "most", "kinds", "singles", "standing")


class PuertoRico(CompiledGame):
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
    build harbor: The harbor costs you 7 doubloons; you have 2 doubloons. (PR-BUILDER-03)
    >>> game.push("build small market")
    >>> game.scores[0].lines["buildings"], game.turn
    (1, 1)
    >>> game.pop()
    'build small market'
    """

    game_id: ClassVar[str] = "puerto-rico"
    rules_version: ClassVar[int] = 1
    config_keys: ClassVar[tuple[str, ...]] = ("edition", "players", "expansions", "variants", "options")
    over_rule: ClassVar[str] = "PR-END-04"
    table: ClassVar[ActionTable] = actions.ACTIONS
    config_class = Config
    engine: ClassVar[ModuleType] = engine
    rules_struct, state_struct, log_struct = RULES, STATE, LOG
    score_lines = SCORE_LINES
    decision_names = decisions.NAMES
    game_over_phase = phases.GAME_OVER
    event_kinds = events.EVENTS
    end_reason_names = endings.NAMES

    def __init__(self, config: Config, rules: Record, seed: int, seats: tuple[str, ...]) -> None:
        super().__init__(config, rules, seed, seats)
        self.theme = DEFAULT_THEME

    # ------------------------------------------------------------------ starting
    @classmethod
    def tables(cls) -> dict[str, tuple[int, ...]]:
        """The editions with the player counts each has rules for."""
        return {edition: tuple(SWITCH["players"].value(edition)) for edition in EDITIONS}  # type: ignore[arg-type]

    @classmethod
    def table_lines(cls) -> list[str]:
        """What each edition's box offers, one line each."""
        lines = []
        for edition, counts in cls.tables().items():
            boxed = [f"{e.id} ({e.number})" for e in all_expansions().values() if edition in e.editions]
            variants = [name for name, variant in VARIANTS.items() if edition in variant.editions]
            lines.append(f"{edition}: {EDITION_TITLES[edition]}; players {min(counts)} to {max(counts)}")
            lines.append(f"    expansions: {', '.join(boxed) or 'none'}; variants: {', '.join(variants) or 'none'}")
        lines.append(
            "Any edition may be combined with any expansion or variant; what no booklet covers is a house table."
        )
        return lines

    @classmethod
    def document_words(cls) -> frozenset[str]:
        """Every key that a position document can have, at any depth."""
        return DOCUMENT_WORDS

    @classmethod
    def from_position(
        cls, document: Mapping[str, Any] | str, *, seed: int = 0, seats: Sequence[str] | None = None
    ) -> PuertoRico:
        """A game at the position of a document (a mapping, or YAML or JSON text)."""
        content = parse_document(document) if isinstance(document, str) else document
        words = (int(seed_low(checked_seed(seed))), int(seed_high(seed)))
        config, rules, state, row_missing = read_position(content, words)
        game = cls(config, rules, seed, checked_seats(seats, config.players))
        game._restore(STATE.pack(state))
        game._call(engine.RECOUNT)
        if row_missing:
            game._call(engine.TURN_UP_ROW)
        if state.decision == decisions.NOTHING:
            game._call(engine.RESUME)
        elif state.decision in (decisions.BUILDER_PRIVILEGE, decisions.QUARRIES_USED) and not game._can_pay(state):
            raise PositionError("now.new_building", "is a building that the seat can neither pay nor place")
        elif not game._legal_ids() or not game._is_asked(*way_back(state.decision)):
            raise PositionError("now.decision", f"the rules do not ask {game.decision!r} here")
        game.start_position = game.position()
        return game

    # ------------------------------------------------------------------ looking
    def price(self, seat: int, building: int) -> int:
        """What a building would cost a seat now (PR-BUILDER-03)."""
        return self._call(engine.PRICE, seat, building)

    def position(self) -> dict[str, Any]:
        """The whole position as a readable document, secrets included."""
        return write_position(self.config, self.rules, self.state)

    def set_theme(self, name: str) -> None:
        """Use another theme's words in sentences: `colonial` or `1897`; notation and rules stay."""
        self.theme = theme_named(name)

    def describe_action(self, action: str | int) -> str:
        """One sentence saying what an action does now."""
        number = self.table.read(action)
        sentence = describe.describe_action(number, self.rules, self.state, self._price_for_turn)
        return self.theme.sentence(sentence)

    def copy(self) -> PuertoRico:
        """An independent game at the same position with the same history and theme."""
        twin = super().copy()
        twin.theme = self.theme
        return twin

    # ------------------------------------------------------------------ the rules behind
    def _question(self) -> str:
        return self.theme.sentence(describe.question(self.state))

    def _price_for_turn(self, building: int) -> int:
        return self.price(self.turn or 0, building)

    def _why_not(self, code: int, action: int, index: int) -> tuple[str, str]:
        """(rule id, sentence) for a refusal at one of the two positions."""
        self._call(engine.LIMITS, index=index)
        limits = dict(zip(LIMIT_NAMES, self._choices[: len(LIMIT_NAMES)].tolist(), strict=True))
        state = self._look(index)
        rule, sentence = describe.why_not(code, action, self.rules, state, self._price_for_turn, limits)
        return rule, self.theme.sentence(sentence)

    def _can_pay(self, state: Record) -> bool:
        """Whether the building being bought fits the city and its price, with every discount, the purse."""
        player, building = state.players[state.turn], state.new_building
        used = sum(
            int(buildings.BUILDINGS[other].spaces)
            for other, inside in enumerate(player.city)
            if inside != buildings.NOT_BUILT
        )
        fits = used + int(buildings.BUILDINGS[building].spaces) <= components.CITY_SPACES
        return fits and self.price(state.turn, building) <= player.doubloons

    def _is_asked(self, steps_back: int, slots_back: int) -> bool:
        """Whether the rules, going on from just before the question, would ask it and have come to this position."""
        self._restore(self._dump(), SCRATCH)
        self._call(engine.ASK_AGAIN, steps_back, slots_back, index=SCRATCH)
        return STATE.dump(self._states, SCRATCH) == self._dump()

    def _expand(self, line: str) -> tuple[int, ...]:
        self._restore(self._dump(), SCRATCH)
        scratch_position = Scratch(
            look=lambda: self._look(SCRATCH),
            legal=lambda: self._legal_ids(SCRATCH),
            play=lambda action: self._play_at(SCRATCH, action),
            people_stay=not self.rules.mayor_rearrange,
        )
        try:
            return expand(line, scratch_position)
        except IllegalAction as problem:
            raise IllegalAction(self.theme.sentence(problem.sentence), problem.rule) from problem

    def _rule_of(self, action: int | None) -> str:
        return describe.question_rule(self.state)

    def _event_text(self, raw: tuple[int, ...]) -> str:
        """The sentence in the theme's words; players' names stay as they are."""
        marks = [f"\x01{seat}\x01" for seat in range(self.players)]
        text = self.theme.sentence(event_text(raw, marks))
        for mark, name in zip(marks, self.seats, strict=True):
            text = text.replace(mark, name)
        return text

    def _view(self, seat: int) -> dict[str, Any]:
        return write_view(self.config, self.rules, self.state, seat)

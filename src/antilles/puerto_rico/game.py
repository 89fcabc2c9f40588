"""The friendly face: a game of Puerto Rico as a Python object."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from antilles.core.document import parse_document
from antilles.core.errors import ConfigError, IllegalAction, PositionError
from antilles.core.game import Event, Explanation, Game, Score, checked_seats, checked_seed
from antilles.core.layout import Record, scratch
from antilles.core.notation import ActionTable
from antilles.core.rng import seed_high, seed_low
from antilles.core.simulation import Simulator
from antilles.puerto_rico import describe, engine
from antilles.puerto_rico.actions import ACTIONS
from antilles.puerto_rico.arrange import Scratch, expand
from antilles.puerto_rico.components import CITY_SPACES, SPACES
from antilles.puerto_rico.compose import Config, compose
from antilles.puerto_rico.editions import SWITCH
from antilles.puerto_rico.events import EVENT_KINDS
from antilles.puerto_rico.expansions import all_expansions
from antilles.puerto_rico.layout import LOG, RULES, STATE
from antilles.puerto_rico.positions.questions import way_back
from antilles.puerto_rico.positions.read import DOCUMENT_WORDS, read_position
from antilles.puerto_rico.positions.write import write_position
from antilles.puerto_rico.random_games import RandomGames, preparation
from antilles.puerto_rico.reasons import ALLOWED
from antilles.puerto_rico.scoring import SCORE_LINES
from antilles.puerto_rico.sentences import event_text
from antilles.puerto_rico.switches import EDITION_TITLES, EDITIONS
from antilles.puerto_rico.themes import DEFAULT_THEME, theme_named
from antilles.puerto_rico.variants import VARIANTS
from antilles.puerto_rico.view import write_view
from antilles.puerto_rico.vocabulary import (
    BUILDER_PRIVILEGE,
    DECISION_NAMES,
    GAME_OVER,
    NOT_BUILT,
    NOTHING,
    QUARRIES_USED,
)

CURRENT, SCRATCH = 0, 1
LIMIT_NAMES = ("least", "most", "kinds", "singles", "standing")


class PuertoRico(Game):
    """A game of Puerto Rico.

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
    table: ClassVar[ActionTable] = ACTIONS

    def __init__(self, config: Config, rules: Record, seed: int, seats: tuple[str, ...]) -> None:
        super().__init__(seed, seats)
        self._config = config
        self.rules = rules
        self._rules = RULES.array(1)
        RULES.restore(self._rules, 0, RULES.pack(rules))
        self._states = STATE.array(2)
        self._logs = LOG.array(1)
        LOG.switch_on(self._logs)
        self._choices = scratch(engine.MOST_LEGAL)
        self._seen: Record | None = None
        self.theme = DEFAULT_THEME

    # ------------------------------------------------------------------ starting
    @classmethod
    def start(
        cls,
        *,
        players: int = 4,
        edition: str = "rio-grande",
        expansions: Sequence[str] = (),
        variants: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        seats: Sequence[str] | None = None,
    ) -> PuertoRico:
        """A new game, set up and waiting for the first governor (seat 0), or for the draft."""
        config = Config(players, edition, expansions, variants, {} if options is None else options)
        game = cls(config, compose(config), checked_seed(seed), checked_seats(seats, config.players))
        game._call(engine.BEGIN, game.seed)
        game._note_events()
        return game

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
        STATE.restore(game._states, CURRENT, STATE.pack(state))
        game._call(engine.RECOUNT)
        if row_missing:
            game._call(engine.TURN_UP_ROW)
        if state.decision == NOTHING:
            game._call(engine.RESUME)
        elif state.decision in (BUILDER_PRIVILEGE, QUARRIES_USED) and not game._can_pay(state):
            raise PositionError("now.new_building", "is a building that the seat can neither pay nor place")
        elif not game._legal_ids() or not game._is_asked(*way_back(state.decision)):
            raise PositionError("now.decision", f"the rules do not ask {game.decision!r} here")
        game.start_position = game.position()
        return game

    # ------------------------------------------------------------------ looking
    @property
    def state(self) -> Any:
        """A readable copy of the state record; changing it changes nothing."""
        if self._seen is None:
            self._seen = STATE.unpack(self._dump())
        return self._seen

    @property
    def config(self) -> dict[str, Any]:
        """Edition, player count, expansions, variants and options, as the game file writes them."""
        return self._config.document()

    @property
    def house_table(self) -> bool:
        """Whether no booklet covers this combination of edition, expansions, variants and options."""
        return self._config.house_table

    @property
    def players(self) -> int:
        """Number of seats."""
        return self._config.players

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return STATE.field(self._states, CURRENT, "phase") == GAME_OVER

    @property
    def turn(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return None if self.over else STATE.field(self._states, CURRENT, "turn")

    @property
    def decision(self) -> str | None:
        """What is asked now; None when the game is over."""
        return None if self.over else DECISION_NAMES[STATE.field(self._states, CURRENT, "decision")]

    @property
    def question(self) -> str:
        """The question as a sentence."""
        return "The game is over." if self.over else self.theme.sentence(describe.question(self.state))

    @property
    def scores(self) -> tuple[Score, ...]:
        """Each seat's score with its lines, as if the game ended now."""
        return tuple(
            Score(
                dict(zip(SCORE_LINES, row, strict=False)),
                row[engine.TOTAL_COLUMN],
                row[engine.TIE_COLUMN],
            )
            for row in self._score_rows()
        )

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats once the game is over (PR-SCORE-03)."""
        if not self.over:
            return ()
        return tuple(seat for seat, row in enumerate(self._score_rows()) if row[engine.WINNER_COLUMN])

    @property
    def end_reasons(self) -> tuple[str, ...]:
        """The end conditions met so far."""
        return tuple(self.position()["ended"])

    def price(self, seat: int, building: int) -> int:
        """What a building would cost a seat now (PR-BUILDER-03)."""
        return self._call(engine.PRICE, seat, building)

    def view(self, seat: int) -> dict[str, Any]:
        """What one seat may see; its legal actions too when it is on turn."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise ConfigError(f"There is no seat {seat!r}; seats are 0 to {self.players - 1}.", "seats")
        document = write_view(self.config, self.rules, self.state, seat)
        if self.turn == seat:
            document["legal_actions"] = list(self.legal_actions)
        return document

    def position(self) -> dict[str, Any]:
        """The whole position as a readable document, secrets included."""
        return write_position(self.config, self.rules, self.state)

    def explain(self, text: str | int) -> Explanation:
        """Whether an action is legal now and, if not, the rule and the sentence why."""
        if isinstance(text, str) and "," in text:
            return self._explain_line(text)
        action = self.table.read(text)
        shown = self.table.format(action)
        if self.over:
            return Explanation(shown, False, self.over_rule, "The game is over.")
        code = self._call(engine.WHY_NOT, action)
        if code == ALLOWED:
            return Explanation(shown, True, describe.question_rule(self.state), self.describe_action(action))
        return Explanation(shown, False, *self._why_not(code, action, CURRENT))

    def _explain_line(self, line: str) -> Explanation:
        """As `explain`, for a whole arrangement."""
        if self.over:
            return Explanation(line, False, self.over_rule, "The game is over.")
        try:
            self._expand(line)
        except IllegalAction as problem:
            return Explanation(line, False, problem.rule, problem.sentence)
        return Explanation(line, True, describe.question_rule(self.state), "The whole line can be played.")

    def set_theme(self, name: str) -> None:
        """Use another theme's words in sentences: `colonial` or `1897`; notation and rules stay."""
        self.theme = theme_named(name)

    def describe_action(self, action: str | int) -> str:
        """One sentence saying what an action does now."""
        number = self.table.read(action)
        sentence = describe.describe_action(number, self.rules, self.state, self._price_for_turn)
        return self.theme.sentence(sentence)

    # ------------------------------------------------------------------ many games at once
    @classmethod
    def simulator(
        cls,
        *,
        players: int = 4,
        edition: str = "rio-grande",
        expansions: Sequence[str] = (),
        variants: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
    ) -> Simulator:
        """Plays batches of random games at one table."""
        return RandomGames(Config(players, edition, expansions, variants, {} if options is None else options))

    @classmethod
    def preparation(cls) -> list[tuple[str, Callable[[], object]]]:
        """What is compiled at the first start, as (what, function) steps for `core.jit.prepare`."""
        return list(preparation())

    # ------------------------------------------------------------------ copies
    def copy(self) -> PuertoRico:
        """An independent game at the same position with the same history."""
        twin = PuertoRico(self._config, self.rules, self.seed, self.seats)
        twin.theme = self.theme
        twin._restore(self._dump())
        twin.start_position = self.start_position
        twin._history = list(self._history)
        twin._raw_events = list(self._raw_events)
        return twin

    def determinize(self, seat: int, seed: int) -> PuertoRico:
        """A copy in which what this seat cannot know is drawn anew: the face-down tiles and what only others saw."""
        twin = self.copy()
        twin._history = []
        twin.seed = checked_seed(seed)
        twin._call(engine.REDRAW, seat, checked_seed(seed))
        twin._seen = None
        twin.start_position = twin.position()
        return twin

    # ------------------------------------------------------------------ the rules behind
    def _call(self, command: int, a: int = 0, b: int = 0, index: int = CURRENT) -> int:
        """Through the door into the rules, at one of the two positions."""
        return int(engine.call(self._rules, self._states, index, self._logs, command, a, b, self._choices))

    def _price_for_turn(self, building: int) -> int:
        return self.price(self.turn or 0, building)

    def _score_rows(self) -> list[list[int]]:
        self._call(engine.SCORES)
        columns = engine.SCORE_COLUMNS
        flat: list[int] = self._choices[: columns * self.players].tolist()
        return [flat[start : start + columns] for start in range(0, len(flat), columns)]

    def _legal_ids(self, index: int = CURRENT) -> list[int]:
        count = self._call(engine.LEGAL, index=index)
        ids: list[int] = self._choices[:count].tolist()
        return ids

    def _why_not(self, code: int, action: int, index: int) -> tuple[str, str]:
        """(rule id, sentence) for a refusal at one of the two positions."""
        self._call(engine.LIMITS, index=index)
        limits = dict(zip(LIMIT_NAMES, self._choices[: len(LIMIT_NAMES)].tolist(), strict=True))
        state = STATE.unpack(STATE.dump(self._states, index))
        rule, sentence = describe.why_not(code, action, self.rules, state, self._price_for_turn, limits)
        return rule, self.theme.sentence(sentence)

    def _play_at(self, index: int, action: int) -> None:
        code = self._call(engine.PUSH, action, index=index)
        if code != ALLOWED:
            rule, sentence = self._why_not(int(code), action, index)
            raise IllegalAction(sentence, rule)

    def _play(self, action: int) -> None:
        self._play_at(CURRENT, action)
        self._seen = None
        self._note_events()

    def _note_events(self) -> None:
        self._raw_events.extend(LOG.events(self._logs))

    def _can_pay(self, state: Record) -> bool:
        """Whether the building being bought fits the city and its price, with every discount, the purse."""
        player, building = state.players[state.turn], state.new_building
        used = sum(int(SPACES[other]) for other, inside in enumerate(player.city) if inside != NOT_BUILT)
        fits = used + int(SPACES[building]) <= CITY_SPACES
        return fits and self.price(state.turn, building) <= player.doubloons

    def _is_asked(self, steps_back: int, slots_back: int) -> bool:
        """Whether the rules, going on from just before the question, would ask it and have come to this position."""
        STATE.restore(self._states, SCRATCH, self._dump())
        self._call(engine.ASK_AGAIN, steps_back, slots_back, index=SCRATCH)
        return STATE.dump(self._states, SCRATCH) == self._dump()

    def _expand(self, line: str) -> tuple[int, ...]:
        STATE.restore(self._states, SCRATCH, self._dump())
        scratch_position = Scratch(
            look=lambda: STATE.unpack(STATE.dump(self._states, SCRATCH)),
            legal=lambda: self._legal_ids(SCRATCH),
            play=lambda action: self._play_at(SCRATCH, action),
            people_stay=not self.rules.mayor_rearrange,
        )
        try:
            return expand(line, scratch_position)
        except IllegalAction as problem:
            raise IllegalAction(self.theme.sentence(problem.sentence), problem.rule) from problem

    def _dump(self) -> bytes:
        return STATE.dump(self._states, CURRENT)

    def _restore(self, data: bytes) -> None:
        STATE.restore(self._states, CURRENT, data)
        self._seen = None

    def _event(self, raw: tuple[int, ...]) -> Event:
        kind, seat, a, b, c, audience = raw
        return Event(
            EVENT_KINDS[kind][0],
            seat if seat >= 0 else None,
            (a, b, c),
            audience if audience >= 0 else None,
            self._event_text(raw),
        )

    def _event_text(self, raw: tuple[int, ...]) -> str:
        """The sentence in the theme's words; players' names stay as they are."""
        marks = [f"\x01{seat}\x01" for seat in range(self.players)]
        text = self.theme.sentence(event_text(raw, marks))
        for mark, name in zip(marks, self.seats, strict=True):
            text = text.replace(mark, name)
        return text

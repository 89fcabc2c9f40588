"""Puerto Rico at the table: its questions, news, standings and cards."""

from collections.abc import Iterable, Mapping
from typing import Any

from antilles.core.facts import Event
from antilles.core.game import Game
from antilles.core.messages import Message
from antilles.puerto_rico import decisions, things, verbs
from antilles.puerto_rico.actions import ACTIONS, PASS
from antilles.puerto_rico.describe import phrase, question_rule
from antilles.puerto_rico.game import PuertoRico
from antilles.tableside.helping import Fact
from antilles.tableside.news import NewsLine
from antilles.tableside.puerto_rico import cards, news
from antilles.tableside.puerto_rico.about import about
from antilles.tableside.puerto_rico.arrangements import PLACING, RETURNING, SHIPPING, STORING, SUPPLYING, arrangement
from antilles.tableside.puerto_rico.choices import legal_choices
from antilles.tableside.puerto_rico.giving import arrange_gifts, giving
from antilles.tableside.puerto_rico.goals import goals
from antilles.tableside.puerto_rico.goods_arranged import arrange_goods
from antilles.tableside.puerto_rico.helping import facts, price_sum
from antilles.tableside.puerto_rico.placing import Placing
from antilles.tableside.puerto_rico.production import making
from antilles.tableside.puerto_rico.shipping import shipping_arrangement, shipping_choices
from antilles.tableside.puerto_rico.standings import score_title, standings
from antilles.tableside.puerto_rico.storing import storing_choices
from antilles.tableside.questions import Arranged, Question
from antilles.tableside.room import Room
from antilles.tableside.standings import Standings
from antilles.tableside.wire import document

COUNTED = (verbs.PLACE, verbs.NOBLES, verbs.KEEP, verbs.SMALL_WHARF_GOODS)
"""Steps of arrangements that say how many."""


class PuertoRicoRoom(Room[PuertoRico]):
    """Puerto Rico's room."""

    turn_begins = "role pick"
    chapter_begins = "round begun"
    foreseeable = frozenset(
        {"role pick", "settler take", "builder build", "trader sell", "captain load", "craftsman bonus"}
    )
    goes_round = frozenset({"role pick", "captain load"})

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees; at a festival also who has won what, and who is near."""
        view = self.game.view(seat)
        if "festival" in view:
            view["festival"]["goals"] = document(goals(self.game, view))
        return view

    def stretch(self, decision: str) -> str:
        """A round in which roles are picked, else a phase of a role."""
        state = self.game.state
        phase = f"{state.round} {state.role} {state.holder} {state.phase}"
        return f"{state.round}" if decision == self.turn_begins else phase

    @property
    def chapter(self) -> int:
        """The round."""
        return int(self.game.state.round)

    def facts(self, action: int) -> Iterable[Fact]:
        """What may keep the seat on turn from an action that is refused."""
        return facts(self.game, action)

    def arithmetic(self, action: int) -> Message | None:
        """The price of a building: what it costs, less what the role and the quarries save."""
        return price_sum(self.game, action)

    def arrangement(self, game: Game) -> str:
        """Placing, storing, shipping and giving things up are one decision each."""
        return arrangement(game)

    def leaves_empty(self, action: int) -> bool:
        """Nobody is placed there, or nothing of a good is kept or loaded."""
        return ACTIONS.verbs[action] in COUNTED and ACTIONS.seconds[action] == 0

    def question(self) -> Question:
        """What the seat on turn is asked now."""
        game = self.game
        seat, decision = game.turn or 0, game.decision or ""
        view, kind, rule = game.view(seat), arrangement(game), question_rule(game.state)
        said = about(game, view)
        if kind == PLACING:
            asked = decisions.DECISIONS.number(view["now"]["placing_for"])
            placing = Placing(game).data()
            whole = Message(f"pr-question-{things.DECISION[asked]}")
            return Question(seat, decision, rule, whole, said, (), placing, usual=0)
        if kind == STORING:
            results, arranged = storing_choices(game)
            return Question(seat, decision, rule, game.question, said, tuple(results), arranged, usual=0)
        if kind == SHIPPING:
            whole, arranged = Message("pr-question-small-wharf-goods"), shipping_arrangement(game)
            return Question(seat, decision, rule, whole, said, tuple(shipping_choices(game)), arranged, usual=0)
        choices = tuple(legal_choices(game))
        if kind in (RETURNING, SUPPLYING) and len(choices) > 1:
            whole = Message(f"pr-question-{kind}")
            return Question(seat, decision, rule, whole, said, choices, giving(game))
        passing = next((place for place, choice in enumerate(choices) if choice.actions == (PASS,)), None)
        recurs = decision == "guest move"
        usual = passing if recurs else None
        return Question(seat, decision, rule, game.question, said, choices, usual=usual, recurs=recurs)

    def arrange(self, numbers: Mapping[str, int], nobles: Mapping[str, int]) -> Arranged:
        """Check an edited arrangement as a whole."""
        kind = arrangement(self.game)
        if kind in (RETURNING, SUPPLYING):
            return arrange_gifts(self.game, numbers)
        if kind != PLACING:
            return arrange_goods(self.game, numbers)
        placing = Placing(self.game)
        placing.change(numbers, nobles)
        return placing.arranged()

    def tell(self, events: Iterable[Event], *, everything: bool = False) -> list[NewsLine]:
        """Events as lines."""
        return news.tell(events, self.game.seats, everything=everything)

    def standings(self, seat: int | None) -> Standings:
        """The points as far as a seat may know them."""
        return standings(self.game, seat)

    def score_title(self, line: str) -> Message:
        """What a line of the score is called."""
        return score_title(line)

    def answers(self) -> Mapping[int, tuple[str, ...]]:
        """Every action of the verbs that answer this question, and passing; roles and buildings only of this table."""
        rules = self.game.rules
        answering = {*decisions.DECISIONS[self.game.state.decision].answers, verbs.PASS}
        at_table = {verbs.ROLE: rules.role_in_play, verbs.BUILD: rules.copies}
        return {
            action: (text,)
            for action, (verb, text) in enumerate(zip(ACTIONS.verbs, ACTIONS.texts, strict=True))
            if verb in answering and (verb not in at_table or at_table[verb][ACTIONS.firsts[action]])
        }

    def phrase(self, action: int) -> Message:
        """What an action is called in a list of choices."""
        return phrase(action)

    def making(self, view: Mapping[str, Any]) -> tuple[Mapping[str, int], ...]:
        """What every board would make now."""
        return making(view)

    def things(self) -> Mapping[str, bool]:
        """Everything that has a card, and whether it is at this table."""
        return cards.all_things(self.game)

    def card(self, thing: str) -> Message:
        """What a thing does at this table."""
        return cards.card(self.game, thing)

    def rule_of(self, thing: str) -> str:
        """The rule behind a thing."""
        return cards.rule_of(thing)

    def figures(self, thing: str) -> tuple[Message, ...]:
        """What a thing costs, is worth and so on, for the seat on turn."""
        return cards.figures(self.game, self.game.view(self.game.turn), thing)


ROOM = PuertoRicoRoom

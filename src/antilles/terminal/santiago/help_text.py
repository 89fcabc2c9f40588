"""What `?` answers: the question and its rule, a venue, a Cuban, a good, an action, or a rule of the pages."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from antilles.core.errors import AntillesError, NotationError
from antilles.core.notation import normalise
from antilles.santiago import box, cubans, flowers, goods, venues
from antilles.santiago.game import Santiago
from antilles.santiago.words import stops
from antilles.terminal.help_text import Manual, explained, named, rule_cards, rules_about
from antilles.terminal.palette import HEADING, clean
from antilles.terminal.santiago.question import Question
from antilles.terminal.santiago.remarks import who
from antilles.terminal.santiago.typed import action_meant
from antilles.terminal.santiago.venue_cards import owner_of, visitor_of
from antilles.terminal.typed import NotUnderstood
from antilles.terminal.words import Words

# What is neither a venue nor a Cuban: (a sentence, the beginning of the rule ids that tell more).
DRIVING = "The one car drives clockwise at least 1 stop; the first is free, each further one costs 1 peso."
PORT_SENTENCE = "Stopping in the port starts a loading round: in turn, all load goods of one kind or pass."
PRICE = "The price is what a loaded good brings. It moves when the port is passed or demand is left."
OWNING = "Whoever stays in a venue that a rival owns gives the owner 1 VP from the bank at the end of the turn."
TOPICS = {
    "car": (DRIVING, "SDC-CAR-"),
    "street": (DRIVING, "SDC-CAR-"),
    "port": (PORT_SENTENCE, "SDC-PORT-"),
    "loading": (PORT_SENTENCE, "SDC-PORT-"),
    "price": (PRICE, "SDC-PORT-"),
    "ship": ("A ship leaves when all its dice show 0 or the price reaches the checkered flag.", "SDC-SHIP-"),
    "demand": ("Whoever made a ship leave rolls the dice for the next and leaves one out.", "SDC-SHIP-"),
    "wood": ("Wood can be loaded in place of any good that is wanted, for 1 VP each.", "SDC-WOOD-"),
    "owner": (OWNING, "SDC-OWNER-"),
    "marker": (OWNING, "SDC-OWNER-"),
    "turn": ("A turn: drive the car, use the Cuban or load, then move the pawn and use the venue.", "SDC-TURN-"),
    "busy": ("A busy Cuban gives nothing and leads nowhere until the car has passed him.", "SDC-CAR-"),
    "score": ("At the end every 3 goods are worth 1 VP; pesos only break ties.", "SDC-SCORE-"),
    "secret": ("Goods, pesos and VP are hidden until the end.", "SDC-INFO-"),
}


def card(question: Question, plain: str) -> RenderableType | None:
    """A venue or a Cuban."""
    venue, cuban = named(plain, venues.NAMES), named(plain, cubans.NAMES)
    if venue is not None:
        return venue_card(question.game, venue, question.words)
    return None if cuban is None else cuban_card(question.game, cuban, question.words)


def explain_action(question: Question, text: str) -> RenderableType | None:
    """A good; or whether an action is legal now, and by which rule not; None if the text is neither."""
    game, words = question.game, question.words
    if normalise(text) in goods.NAMES:
        return good_card(game, goods.NAMES.index(normalise(text)), words)
    try:
        return explained(game.explain(text.replace("é", "e")), words)
    except NotationError:
        pass
    except AntillesError as problem:
        return Text(words.sentence(clean(str(problem))))
    try:
        return explained(game.explain(action_meant(game, text)), words)
    except NotUnderstood:
        return None


def venue_card(game: Santiago, venue: int, words: Words) -> RenderableType:
    """A venue: what it does, where it lies, who is there and owns it, and its rule."""
    name, view = venues.NAMES[venue], game.view(game.turn or 0)
    flower = next(colour for colour, dealt in view["venues"].items() if name in dealt)
    visitor, owner = visitor_of(view, name), owner_of(view, name)
    there = "nobody is there" if visitor is None else f"{who(game, visitor)} is there"
    owned = "nobody owns it" if owner is None else f"{who(game, owner)} owns it"
    return Group(
        Text(words.sentence(f"{name.capitalize()}: {venues.VENUES[venue].brief}"), style=HEADING),
        Text(words.sentence(f"Under the {flower} flower, with {led_there(game, flower)}; {there}, {owned}.")),
        *rule_cards(venues.VENUES[venue].rule, words),
    )


def led_there(game: Santiago, flower: str) -> str:
    """The Cubans who lead to the venues of a flower."""
    number, on_card = flowers.NAMES.index(flower), game.rules.cuban_flower
    return " and ".join(row.title for cuban, row in enumerate(cubans.CUBANS) if on_card[cuban] == number) or "no Cuban"


def cuban_card(game: Santiago, cuban: int, words: Words) -> RenderableType:
    """A Cuban: what he gives, where he is, whether he is busy, his flower, and his rule."""
    row, view = cubans.CUBANS[cuban], game.view(game.turn or 0)
    return Group(
        Text(words.sentence(f"{row.title}: {row.full}"), style=HEADING),
        Text(words.sentence(f"{whereabouts(view, row.name)}; {flower_words(game, view, cuban)}.")),
        *rule_cards(row.rule, words),
    )


def whereabouts(view: Mapping[str, Any], name: str) -> str:
    """Where a Cuban is, seen from the car."""
    steps = (view["street"].index(name) + 1 - view["car"]) % box.STOPS
    place = f"{stops(steps)} from the car" if steps else "The car stands there"
    return f"{place}, busy" if name in view["busy"] else place


def flower_words(game: Santiago, view: Mapping[str, Any], cuban: int) -> str:
    """A Cuban's flower, the venues under it, and how sure the flower is."""
    flower = game.rules.cuban_flower[cuban]
    if flower == flowers.NONE:
        return "no flower, so the pawn stays"
    row, colour = cubans.CUBANS[cuban], flowers.NAMES[flower]
    doubt = f" ({row.standing})" if row.standing != cubans.STATED and flower == row.flower else ""
    return f"{colour} flower{doubt}: {', '.join(view['venues'][colour])}"


def good_card(game: Santiago, good: int, words: Words) -> RenderableType:
    """A good: what the ship wants of it, what the supply has, and who gives it."""
    name, view = goods.NAMES[good], game.view(game.turn or 0)
    givers = [row.title for row in cubans.CUBANS if row.good == good]
    wanted = f"the ship wants {view['demand'].get(name, 'none')}" if "demand" in view else "no ship is in port"
    colour = "" if good == goods.WOOD else f", {goods.GOODS[good].colour} die"
    told = f"{name.capitalize()}{colour}: {wanted}, {view['supply'][name]} in the supply."
    sources = f" From {', '.join(givers)}." if givers else ""
    return Group(Text(words.sentence(told + sources), style=HEADING), rules_about(name, MANUAL, words))


MANUAL = Manual(
    pages="santiago",
    answers="Answer with a number or in words: drive 3, load rum 2, or shortened: d 3, rum 2, casino 4 vp, pass.",
    more="? casino, ? jose, ? drive 3, ? 2 or ? SDC-CAR-6",
    examples="More: ? casino, ? jose, ? drive 3, ? 2, ? SDC-CAR-6, ? wood, ? port",
    card=card,
    topics=TOPICS,
    action=explain_action,
)

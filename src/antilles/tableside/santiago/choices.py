"""The answers to a question as choices; of the casino's many only some."""

from antilles.core.messages import Message, thing
from antilles.santiago import actions, cubans, flowers, goods, things, venues, verbs
from antilles.santiago.actions import ACTIONS, PASS
from antilles.santiago.describe import SERVED
from antilles.santiago.game import Santiago
from antilles.tableside.questions import Choice
from antilles.tableside.santiago.effects import effects_of
from antilles.tableside.santiago.table import View

CASINO_LISTED = (1, 2, 3, 5, 10)
"""Exchanges that are listed, by VP, besides the largest one either way."""


def choices_of(game: Santiago, view: View) -> tuple[Choice, ...]:
    """The legal actions, passing last."""
    listed = sorted(listed_actions(game.legal_actions.ids), key=place_in_list)
    return tuple(choice_of(game, view, action) for action in listed)


def choice_of(game: Santiago, view: View, action: int) -> Choice:
    """One action: what it is, what it brings, and the thing it is about."""
    card = card_of(action)
    shows_brief = ACTIONS.verbs[action] in (verbs.CAPTURE, verbs.VISIT)
    return Choice(
        (action,),
        ACTIONS.texts[action],
        title_of(action),
        effects_of(game, view, action),
        Message(f"sdc-brief-{card}") if shows_brief else None,
        card,
        group_of(game, view, action),
    )


def place_in_list(action: int) -> tuple[int, ...]:
    """A key for sorting: loads with the most goods first, passing last; else as the engine lists them."""
    verb, first, second = ACTIONS.verbs[action], ACTIONS.firsts[action], ACTIONS.seconds[action]
    if verb in (verbs.LOAD, verbs.LOAD_WOOD):
        return verb, first, -second
    return (verb, action) if action != PASS else (verbs.COUNT,)


def listed_actions(ids: tuple[int, ...]) -> list[int]:
    """All actions, but of the casino's only round numbers and the largest."""
    lots = [ACTIONS.seconds[action] for action in ids if is_casino(action)]
    ends = {min(lots, default=0), max(lots, default=0)}
    return [
        action
        for action in ids
        if not is_casino(action) or abs(ACTIONS.seconds[action]) in CASINO_LISTED or ACTIONS.seconds[action] in ends
    ]


def is_casino(action: int) -> bool:
    """Whether an action is an exchange in the casino."""
    return ACTIONS.verbs[action] == verbs.USE and ACTIONS.firsts[action] == venues.CASINO


def title_of(action: int) -> Message:
    """What an action is: in English the very notation, so that it may be typed."""
    verb, first, second = ACTIONS.verbs[action], ACTIONS.firsts[action], ACTIONS.seconds[action]
    if verb == verbs.DRIVE:
        return Message("sdc-do-drive", stops=first)
    if verb == verbs.TAKE:
        return Message("sdc-do-take", good=things.good_id(first))
    if verb == verbs.GIVE:
        return Message("sdc-do-give", gift=goods.GIFTS[first].thing)
    if verb in (verbs.CAPTURE, verbs.VISIT):
        return Message(thing("sdc-do", verbs.NAMES[verb]), venue=things.venue_id(first))
    if verb in (verbs.LOAD, verbs.LOAD_WOOD):
        return Message(thing("sdc-do", verbs.NAMES[verb]), number=second, good=things.good_id(first))
    if verb == verbs.LEAVE_OUT:
        return Message("sdc-do-leave-out", die=things.die_id(first))
    return use_title(first, second) if verb == verbs.USE else Message("sdc-do-pass")


def use_title(venue: int, how: int) -> Message:
    """The use of a venue."""
    if venue == venues.CUSTOMS:
        return Message("sdc-do-customs", die=things.die_id(how))
    if venue == venues.PORT_AUTHORITY:
        return Message("sdc-do-price", way="left" if how == actions.LEFT else "right")
    if venues.VENUES[venue].raw != goods.NONE:
        return Message("sdc-do-exchange", venue=things.venue_id(venue), number=how)
    if venue == venues.BLACK_MARKET:
        given, taken = divmod(how, goods.COUNT)
        return Message("sdc-do-black-market", given=things.good_id(given), taken=things.good_id(taken))
    if venue == venues.CAFE:
        return Message("sdc-do-cafe", served=SERVED[how])
    if venue == venues.CASINO and how > 0:
        return Message("sdc-do-casino-points", points=how)
    if venue == venues.CASINO:
        return Message("sdc-do-casino-pesos", pesos=-how * venues.VENUES[venue].pesos)
    if venue == venues.CONTRACTOR:
        return Message("sdc-do-contractor", good=things.good_id(how))
    if venue == venues.NEWSPAPER:
        return Message("sdc-do-newspaper", cuban=things.cuban_id(how))
    return Message("sdc-do-use", venue=things.venue_id(venue))


def card_of(action: int) -> str:
    """The thing that an action is about."""
    verb, first, second = ACTIONS.verbs[action], ACTIONS.firsts[action], ACTIONS.seconds[action]
    if verb in (verbs.CAPTURE, verbs.VISIT):
        return things.venue_id(first)
    if verb == verbs.USE:
        at_newspaper = first == venues.NEWSPAPER and second != cubans.NONE
        return things.cuban_id(second) if at_newspaper else things.venue_id(first)
    if verb == verbs.GIVE:
        return goods.GIFTS[first].thing
    if verb == verbs.LOAD_WOOD:
        return things.good_id(goods.WOOD)
    return things.good_id(first) if verb in (verbs.TAKE, verbs.LOAD, verbs.LEAVE_OUT) else ""


def group_of(game: Santiago, view: View, action: int) -> str:
    """What an action is put together under: the flower of a visit, Alonso's two ways, goods and wood."""
    verb = ACTIONS.verbs[action]
    if verb == verbs.VISIT:
        venue = venues.NAMES[ACTIONS.firsts[action]]
        return next(f"sdc-group-{flower}" for flower in flowers.NAMES if venue in view["venues"][flower])
    if verb in (verbs.CAPTURE, verbs.LOAD, verbs.LOAD_WOOD):
        return thing("sdc-group", verbs.NAMES[verb])
    return "sdc-group-use" if verb == verbs.USE and game.decision == "alonso" else ""

"""What happened, as sentences."""

from collections.abc import Callable, Sequence

from antilles.puerto_rico import benefits, buildings, decisions, endings, events, goods, people, roles, slots, tiles
from antilles.puerto_rico.festival import BUILDING_GOAL
from antilles.puerto_rico.phases import black_market
from antilles.puerto_rico.words import a_or_an, plural

GOAL_NAMES = ("plantation", "goods", "building")


def goal_piece(goal: int, number: int) -> str:
    """What lies on the festival board."""
    return buildings.NAMES[number] if goal == BUILDING_GOAL else goods.NAMES[number]


def returned_piece(what: int, which: int) -> str:
    """What the black market took."""
    if what == black_market.PERSON:
        return f"a {people.NAMES[which]}"
    return f"1 {goods.NAMES[which]}" if what == black_market.GOOD else "a victory point"


Sentence = Callable[[str, int, int, int], str]


def _benefit(number: int) -> str:
    return f" ({benefits.NAMES[number]})" if number >= 0 else ""


EVENT_SENTENCES: dict[int, Sentence] = {
    events.ROLE_TAKEN: lambda who, a, b, c: (
        f"{who} takes the {roles.NAMES[a]}" + (f" with {plural(b, 'doubloon')}." if b else ".")
    ),
    events.PASSED: lambda who, a, b, c: f"{who} {decisions.DECISIONS[a].declined}.",
    events.NOTHING_POSSIBLE: lambda who, a, b, c: f"{who} {decisions.DECISIONS[a].unable}.",
    events.TILE_TAKEN: lambda who, a, b, c: f"{who} takes {a_or_an(tiles.NAMES[a])} tile.",
    events.TILE_DRAWN: lambda who, a, b, c: f"{who} draws {a_or_an(tiles.NAMES[a])} plantation with the hacienda.",
    events.ROW_CLEARED: lambda who, a, b, c: f"{plural(a, 'plantation')} left in the row go to the discards.",
    events.TILE_TURNED_UP: lambda who, a, b, c: f"Face up now: {b} {tiles.NAMES[a]}.",
    events.RESHUFFLED: lambda who, a, b, c: f"The {a} discarded plantations are shuffled.",
    events.COLONIST_TAKEN: lambda who, a, b, c: (
        f"{who} takes a {people.NAMES[c]} from the {'ship' if b == people.FROM_SHIP else 'supply'}"
        + f" ({decisions.GIVERS[a]})."
    ),
    events.COLONISTS_DEALT: lambda who, a, b, c: f"{who} receives {plural(a, 'colonist')} from the ship.",
    events.PLACED: lambda who, a, b, c: f"{who} has {plural(b, 'colonist')} on {slots.NAMES[a]}.",
    events.SHIP_REFILLED: lambda who, a, b, c: (
        f"The ship is loaded with {plural(a, 'colonist')}" + (f"; {b} were needed." if a < b else ".")
    ),
    events.BUILT: lambda who, a, b, c: f"{who} builds the {buildings.NAMES[a]} for {plural(b, 'doubloon')}.",
    events.PRODUCED: lambda who, a, b, c: (
        f"{who} produces {b} {goods.NAMES[a]}" + (f", {c} by the aqueduct." if c else ".")
    ),
    events.BONUS_TAKEN: lambda who, a, b, c: f"{who} takes 1 {goods.NAMES[a]} more (craftsman).",
    events.SOLD: lambda who, a, b, c: f"{who} sells {goods.NAMES[a]} for {plural(b, 'doubloon')}.",
    events.HOUSE_EMPTIED: lambda who, a, b, c: "The full trading house is emptied.",
    events.LOADED: lambda who, a, b, c: f"{who} loads {b} {goods.NAMES[a]} on the ship with {c} spaces.",
    events.WHARF_LOADED: lambda who, a, b, c: f"{who} ships {b} {goods.NAMES[a]} from the wharf.",
    events.POINTS: lambda who, a, b, c: (
        f"{who} scores {plural(a, 'point')}{_benefit(c)}" + (f", {b} on paper." if b else ".")
    ),
    events.DOUBLOONS: lambda who, a, b, c: f"{who} gets {plural(a, 'doubloon')}{_benefit(b)}.",
    events.DISCARDED: lambda who, a, b, c: f"{who} cannot store {b} {goods.NAMES[a]}; they go back to the supply.",
    events.SHIP_UNLOADED: lambda who, a, b, c: f"The full ship with {b} spaces ({goods.NAMES[a]}) is emptied.",
    events.ROLE_DOUBLOON: lambda who, a, b, c: f"The untaken {roles.NAMES[a]} now has {plural(b, 'doubloon')}.",
    events.ROUND_BEGUN: lambda who, a, b, c: f"Round {a} begins.",
    events.END_MET: lambda who, a, b, c: f"The game ends after this round: {endings.NAMES[a]}.",
    events.DRAFTED: lambda who, a, b, c: f"{who or 'Chance'} puts the {buildings.NAMES[a]} on the board.",
    events.TILE_LOOKED_AT: lambda who, a, b, c: f"{who} looks at a face-down tile.",
    events.TILE_SEEN: lambda who, a, b, c: f"{who} sees {a_or_an(tiles.NAMES[a])} plantation (only for {who}).",
    events.TILE_RETURNED: lambda who, a, b, c: f"{who} puts the tile back on the stack.",
    events.FOREST_PLACED: lambda who, a, b, c: (
        f"{who} places a forest" + (f" ({goods.NAMES[a]} laid face down)." if 0 <= a < len(goods.NAMES) else ".")
    ),
    events.TILE_GIVEN_UP: lambda who, a, b, c: (
        f"{who} gives up {a_or_an(tiles.NAMES[a])} tile" + (f" for {plural(c, 'doubloon')}." if c else ".")
    ),
    events.PERSON_RECEIVED: lambda who, a, b, c: f"{who} takes a {people.NAMES[a]} from the ship.",
    events.RETURNED: lambda who, a, b, c: f"{who} returns {returned_piece(a, b)} (black market).",
    events.GUEST_MOVED: lambda who, a, b, c: f"{who} moves a guest ({people.NAMES[b]}) to {slots.NAMES[a]}.",
    events.SOLD_TO_POST: lambda who, a, b, c: f"{who} sells {goods.NAMES[a]} at the post for {plural(b, 'doubloon')}.",
    events.LAND_BOUGHT: lambda who, a, b, c: f"{who} buys land for 1 doubloon.",
    events.SMALL_WHARF_LOADED: lambda who, a, b, c: f"{who} ships {plural(a, 'good')} from the small wharf.",
    events.SUPPLIED: lambda who, a, b, c: f"{who} supplies 1 {goods.NAMES[a]} (royal supplier).",
    events.RAIDED: lambda who, a, b, c: (
        f"{who} raids an empty ship." if a < 0 else f"{who} raids {b} {goods.NAMES[a]} and keeps {c}."
    ),
    events.ROBBED: lambda who, a, b, c: f"{who} robs the trading house of {plural(a, 'good')}.",
    events.LURED: lambda who, a, b, c: f"{who} removes {plural(a, 'person', 'people')} from the ship and takes {b}.",
    events.TAKEN_OVER: lambda who, a, b, c: (
        f"{who} takes over the {roles.NAMES[a]}" + (f" with {plural(b, 'doubloon')}." if b else ".")
    ),
    events.TAKEOVER_PAID: lambda who, a, b, c: f"{who} gets {plural(b, 'doubloon')}: the {roles.NAMES[a]} was picked.",
    events.GOAL_DRAWN: lambda who, a, b, c: f"Festival {GOAL_NAMES[a]} goal: {goal_piece(a, b)}.",
    events.GOAL_WON: lambda who, a, b, c: f"{who} wins the festival {GOAL_NAMES[a]} goal.",
    events.GAME_ENDED: lambda who, a, b, c: f"The game is over after {plural(a, 'round')}.",
}


def event_text(raw: Sequence[int], seats: Sequence[str]) -> str:
    """One sentence for an event."""
    kind, seat, _, a, b, c = raw
    text = EVENT_SENTENCES[kind](seats[seat] if seat >= 0 else "", a, b, c)
    return f"{text} {seats[b]} is governor." if kind == events.ROUND_BEGUN else text

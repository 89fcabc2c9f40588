"""Questions, actions and refusals as sentences."""

from collections.abc import Callable, Sequence
from typing import Any

from antilles.core.layout import Record
from antilles.santiago import actions, box, cubans, flowers, goods, venues, verbs
from antilles.santiago.actions import ACTIONS
from antilles.santiago.decisions import DECISIONS
from antilles.santiago.reasons import REASONS
from antilles.santiago.words import gift, pesos, stops, units

CUBANS, VENUES, GOODS = cubans.CUBANS, venues.VENUES, goods.GOODS


def question(s: Record) -> str:
    """What is asked now."""
    return DECISIONS[s.decision].question


def question_rule(s: Record) -> str:
    """The rule behind the question."""
    return DECISIONS[s.decision].rule


def rule_of_answer(action: int, s: Record) -> str:
    """The rule of an answer to the question asked: venues and passing have their own."""
    verb = ACTIONS.verbs[action]
    if verb == verbs.USE:
        return VENUES[ACTIONS.firsts[action]].rule
    return DECISIONS[s.decision].pass_rule if verb == verbs.PASS else verbs.VERBS[verb].rule


def describe_action(action: int, rules: Record, s: Record, seats: Sequence[str]) -> str:
    """One sentence saying what an action does now; `seats` are the players' names."""
    verb, first, second = ACTIONS.verbs[action], ACTIONS.firsts[action], ACTIONS.seconds[action]
    if verb == verbs.DRIVE:
        return drive_words(first, s)
    if verb == verbs.TAKE:
        return f"Take {units(first, 1)} from the supply."
    if verb == verbs.GIVE:
        return f"Give {gift(first)} to {seats[s.active]}."
    if verb == verbs.CAPTURE:
        return f"Put an ownership marker on {VENUES[first].title}."
    if verb == verbs.VISIT:
        return f"Move your pawn to {VENUES[first].title}."
    if verb == verbs.USE:
        name = VENUES[first].title
        return f"{name[0].upper()}{name[1:]}: {USES[first](second, rules, s)}."
    if verb == verbs.LOAD:
        return f"Load {units(first, second)} for {second * rules.prices[s.flag]} VP."
    if verb == verbs.LOAD_WOOD:
        return f"Load {second} wood in place of {goods.NAMES[first]} for {second * goods.WOOD_POINTS} VP."
    if verb == verbs.LEAVE_OUT:
        return f"Leave the {GOODS[first].colour} die out: no demand for {goods.NAMES[first]}."
    return DECISIONS[s.decision].passing.format(pawn=pawn_words(s, s.active)) or "Pass."


def pawn_words(s: Record, seat: int) -> str:
    """Where a pawn stands."""
    pawn = s.players[seat].pawn
    return "no venue" if pawn == venues.NONE else VENUES[pawn].title


def drive_words(steps: int, s: Record) -> str:
    """Where a drive leads and what it costs."""
    stop = (s.car + steps) % box.STOPS
    if stop == box.PORT:
        there = "the port, a loading round"
    else:
        cuban = s.street[stop]
        busy = s.busy >> cuban & 1 and steps < box.STOPS  # SDC-AMB-5: after a full lap he is available again
        there = f"{CUBANS[cuban].title} (busy)" if busy else CUBANS[cuban].title
    cost = "free" if steps == 1 else pesos(steps - 1)
    return f"Drive {stops(steps)} to {there}: {cost}."


def casino_words(points: int, rules: Record, s: Record) -> str:
    """Which way, and how much."""
    lot = VENUES[venues.CASINO].pesos * points
    return f"pay {lot} pesos for {points} VP" if points > 0 else f"give {-points} VP for {-lot} pesos"


def price_words(way: int, rules: Record, s: Record) -> str:
    """Where the price marker goes."""
    flag = s.flag + (-1 if way == actions.LEFT else 1)
    if flag == rules.flags:
        return "the price marker goes onto the checkered flag and the ship leaves"
    return f"the price goes from {rules.prices[s.flag]} to {rules.prices[max(0, flag)]} VP"


def cafe_words(served: int, rules: Record, s: Record) -> str:
    """What is served."""
    points = VENUES[venues.CAFE].points
    if served == actions.CAFE_BOTH:
        return f"return 1 rum and 1 cigars for {2 * points} VP"
    return f"return 1 {'cigars' if served == actions.CAFE_CIGARS else 'rum'} for {points} VP"


def market_words(pair: int, rules: Record, s: Record) -> str:
    """What goes and what comes."""
    give, take = divmod(pair, goods.COUNT)
    return f"return {units(give, 1)}, take {units(take, 1)}"


def newspaper_words(cuban: int, rules: Record, s: Record) -> str:
    """The peso, and who turns busy."""
    paid = f"take {pesos(VENUES[venues.NEWSPAPER].pesos)}"
    return paid if cuban == cubans.NONE else f"{paid} and turn {CUBANS[cuban].title} to busy"


USES: dict[int, Callable[[int, Any, Any], str]] = {
    venues.BANK: lambda how, rules, s: f"take {pesos(VENUES[venues.BANK].pesos)}",
    venues.CUSTOMS: lambda how, rules, s: f"turn the {GOODS[how].colour} die ({goods.NAMES[how]}) to 0",
    venues.CHURCH: lambda how, rules, s: f"take {VENUES[venues.CHURCH].points} VP",
    venues.PORT_AUTHORITY: price_words,
    venues.DISTILLERY: lambda how, rules, s: f"return {how} sugar, take {how} rum",
    venues.CIGAR_FACTORY: lambda how, rules, s: f"return {how} tobacco, take {how} cigars",
    venues.BLACK_MARKET: market_words,
    venues.SAWMILL: lambda how, rules, s: "return 1 wood, take 1 VP and 1 peso",
    venues.CAFE: cafe_words,
    venues.CASINO: casino_words,
    venues.CONTRACTOR: lambda how, rules, s: f"load {units(how, 1)} for {VENUES[venues.CONTRACTOR].points} VP",
    venues.NEWSPAPER: newspaper_words,
}


def why_not(code: int, action: int, rules: Record, s: Record) -> tuple[str, str]:
    """(rule id, sentence) for a refusal."""
    reason = REASONS[code]
    return reason.rule, reason.sentence.format(**details(action, rules, s))


def details(action: int, rules: Record, s: Record) -> dict[str, Any]:
    """The names and numbers a refusal may mention."""
    verb, first, second = ACTIONS.verbs[action], ACTIONS.firsts[action], ACTIONS.seconds[action]
    player, cuban = s.players[s.turn], s.street[s.car]
    found: dict[str, Any] = {
        "asked": question(s),
        "money": pesos(int(player.pesos)),
        "vp": int(player.points),
        "cuban": CUBANS[cuban].title if cuban != cubans.NONE else "the port",
    }
    if verb == verbs.DRIVE:
        found |= {"stops": stops(first), "cost": pesos(first - 1)}
    elif verb == verbs.GIVE:
        found["gift"] = goods.GIFTS[first].title
    elif verb == verbs.TAKE:
        found |= taken_good(first, s)
    elif verb in (verbs.CAPTURE, verbs.VISIT, verbs.USE):
        found |= venue_details(first, rules, s)
    if verb in (verbs.LOAD, verbs.LOAD_WOOD):
        found |= die(first, s) | given_good(goods.WOOD if verb == verbs.LOAD_WOOD else first, player)
    elif verb == verbs.USE:
        found |= use_details(first, second, s, player)
    return found


def venue_details(venue: int, rules: Record, s: Record) -> dict[str, Any]:
    """What a refusal may say about a venue."""
    return {
        "venue": VENUES[venue].title,
        "pawn": pawn_words(s, s.turn),
        "flower": flowers.NAMES[s.venue_flower[venue]],
        "wanted": flowers.NAMES[rules.cuban_flower[s.street[s.car]]],
    }


def use_details(venue: int, how: int, s: Record, player: Record) -> dict[str, Any]:
    """What a refusal may say about a use."""
    row = VENUES[venue]
    if venue == venues.CUSTOMS:
        return die(how, s)
    if row.raw != goods.NONE:
        return given_good(row.raw, player) | taken_good(row.made, s)
    if venue == venues.BLACK_MARKET:
        return given_good(how // goods.COUNT, player) | taken_good(how % goods.COUNT, s)
    if venue == venues.SAWMILL:
        return given_good(goods.WOOD, player)
    if venue == venues.CAFE:
        lacks_rum = how != actions.CAFE_CIGARS and not player.goods[goods.RUM]
        return given_good(goods.RUM if lacks_rum else goods.CIGARS, player)
    if venue == venues.CASINO:
        return {"points": abs(how), "lot": pesos(row.pesos * abs(how))}
    if venue == venues.CONTRACTOR:
        return given_good(how, player) | (die(how, s) if how != goods.WOOD else {})
    return {"cuban": CUBANS[how].title} if venue == venues.NEWSPAPER and how != cubans.NONE else {}


def given_good(good: int, player: Record) -> dict[str, Any]:
    """What the player has of a good."""
    return {"given": goods.NAMES[good], "held": int(player.goods[good]) or "no"}


def taken_good(good: int, s: Record) -> dict[str, Any]:
    """What the supply has of a good."""
    return {"taken": goods.NAMES[good], "left": int(s.supply[good]) or "no"}


def die(good: int, s: Record) -> dict[str, Any]:
    """A good's die."""
    return {"good": goods.NAMES[good], "colour": GOODS[good].colour, "demand": int(s.demand[good])}

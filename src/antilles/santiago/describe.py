"""Questions and actions as messages: `sdc-question-...`, `sdc-action-...`. Refusals are in refused.py."""

from collections.abc import Callable, Sequence
from typing import Any

from antilles.core.messages import Message, slug
from antilles.core.records import Record
from antilles.santiago import actions, box, cubans, goods, things, venues, verbs
from antilles.santiago.actions import ACTIONS
from antilles.santiago.decisions import DECISIONS

VENUES = venues.VENUES
SERVED = {actions.CAFE_RUM: "rum", actions.CAFE_CIGARS: "cigars", actions.CAFE_BOTH: "both"}


def question(s: Record) -> Message:
    """What is asked now."""
    return Message(f"sdc-question-{slug(DECISIONS[s.decision].name)}")


def question_rule(s: Record) -> str:
    """The rule behind the question."""
    return DECISIONS[s.decision].rule


def rule_of_answer(action: int, s: Record) -> str:
    """The rule of an answer to the question asked: venues and passing have their own."""
    verb = ACTIONS.verbs[action]
    if verb == verbs.USE:
        return VENUES[ACTIONS.firsts[action]].rule
    return DECISIONS[s.decision].pass_rule if verb == verbs.PASS else verbs.VERBS[verb].rule


def describe_action(action: int, rules: Record, s: Record, seats: Sequence[str]) -> Message:
    """What an action does now; `seats` are the players' names."""
    verb, first, second = ACTIONS.verbs[action], ACTIONS.firsts[action], ACTIONS.seconds[action]
    if verb == verbs.DRIVE:
        return drive(first, s)
    if verb == verbs.TAKE:
        return Message("sdc-action-take", good=things.good_id(first))
    if verb == verbs.GIVE:
        return Message("sdc-action-give", gift=goods.GIFTS[first].thing, rival=seats[s.active])
    if verb == verbs.CAPTURE:
        return Message("sdc-action-capture", venue=things.venue_id(first))
    if verb == verbs.VISIT:
        return Message("sdc-action-visit", venue=things.venue_id(first))
    if verb == verbs.USE:
        return USES[first](second, rules, s)
    if verb in (verbs.LOAD, verbs.LOAD_WOOD):
        return load(verb, first, second, rules.prices[s.flag])
    if verb == verbs.LEAVE_OUT:
        return Message("sdc-action-leave-out", die=things.die_id(first), good=things.good_id(first))
    pawn = things.venue_id(s.players[s.active].pawn)
    return Message("sdc-action-pass", decision=slug(DECISIONS[s.decision].name), venue=pawn)


def drive(steps: int, s: Record) -> Message:
    """Where a drive leads, what it costs, and whether nobody is there to be met."""
    cuban = s.street[(s.car + steps) % box.STOPS]
    found = "port" if cuban == cubans.NONE else "cuban"
    if found == "cuban" and s.busy >> cuban & 1 and steps < box.STOPS:  # SDC-AMB-5: a full lap frees him
        found = "busy"
    return Message("sdc-action-drive", stops=steps, place=things.stop_id(cuban), pesos=steps - 1, found=found)


def load(verb: int, good: int, number: int, price: int) -> Message:
    """What goods bring, or wood in their place."""
    wood = verb == verbs.LOAD_WOOD
    points = number * (goods.WOOD_POINTS if wood else price)
    said = "sdc-action-load-wood" if wood else "sdc-action-load"
    return Message(said, good=things.good_id(good), number=number, points=points)


def exchange(venue: int, given: int, taken: int, number: int) -> Message:
    """Goods for as many of another kind."""
    given_id, taken_id = things.good_id(given), things.good_id(taken)
    return Message("sdc-action-exchange", venue=things.venue_id(venue), given=given_id, taken=taken_id, number=number)


def exchange_in(venue: int) -> Callable[[int, Any, Any], Message]:
    """What distillery and cigar factory do."""
    return lambda how, rules, s: exchange(venue, VENUES[venue].raw, VENUES[venue].made, how)


def port_authority(way: int, rules: Record, s: Record) -> Message:
    """Where the price marker goes."""
    flag = s.flag + (-1 if way == actions.LEFT else 1)
    if flag == rules.flags:
        return Message("sdc-action-checkered-flag", ship=s.ship)
    return Message("sdc-action-price", old=rules.prices[s.flag], new=rules.prices[max(0, flag)])


def cafe(served: int, rules: Record, s: Record) -> Message:
    """What is served."""
    what = SERVED[served]
    return Message("sdc-action-cafe", served=what, points=VENUES[venues.CAFE].points * (1 + (what == "both")))


def casino(points: int, rules: Record, s: Record) -> Message:
    """Which way, and how much."""
    said = "sdc-action-casino-points" if points > 0 else "sdc-action-casino-pesos"
    return Message(said, points=abs(points), pesos=abs(points) * VENUES[venues.CASINO].pesos)


def sawmill(how: int, rules: Record, s: Record) -> Message:
    """Wood for both."""
    return Message("sdc-action-sawmill", points=VENUES[venues.SAWMILL].points, pesos=VENUES[venues.SAWMILL].pesos)


def contractor(good: int, rules: Record, s: Record) -> Message:
    """One good, whatever the price."""
    return Message("sdc-action-contractor", good=things.good_id(good), points=VENUES[venues.CONTRACTOR].points)


def newspaper(cuban: int, rules: Record, s: Record) -> Message:
    """The peso, and who turns busy."""
    return Message("sdc-action-newspaper", pesos=VENUES[venues.NEWSPAPER].pesos, cuban=things.cuban_id(cuban))


USES: dict[int, Callable[[int, Any, Any], Message]] = {
    venues.BANK: lambda how, rules, s: Message("sdc-action-bank", pesos=VENUES[venues.BANK].pesos),
    venues.CUSTOMS: lambda how, rules, s: Message(
        "sdc-action-customs", die=things.die_id(how), good=things.good_id(how)
    ),
    venues.CHURCH: lambda how, rules, s: Message("sdc-action-church", points=VENUES[venues.CHURCH].points),
    venues.PORT_AUTHORITY: port_authority,
    venues.DISTILLERY: exchange_in(venues.DISTILLERY),
    venues.CIGAR_FACTORY: exchange_in(venues.CIGAR_FACTORY),
    venues.BLACK_MARKET: lambda how, rules, s: exchange(venues.BLACK_MARKET, *divmod(how, goods.COUNT), 1),
    venues.SAWMILL: sawmill,
    venues.CAFE: cafe,
    venues.CASINO: casino,
    venues.CONTRACTOR: contractor,
    venues.NEWSPAPER: newspaper,
}

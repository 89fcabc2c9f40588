"""Why an action is not allowed: rule id and sentence of each reason the rules can give.

The rule of a reason is the one that `explain` names. Where the same sentence can follow from several rules, each of
them has a reason of its own, and the rules say which one it is.
"""

from collections.abc import Mapping

from antilles.core.jit import Function, lookup
from antilles.core.reasons import OF_THE_QUESTION, Reasons
from antilles.santiago import venues, verbs
from antilles.santiago.decisions import DECISIONS

REASONS = Reasons()
reason = REASONS.declare


def each(sentence: str, *rules: str) -> dict[str, int]:
    """One sentence for several rules; the reasons by their rules."""
    return {rule: reason(rule, sentence) for rule in dict.fromkeys(rules)}


def by_venue(found: Mapping[str, int]) -> Function:
    """A kernel: the reason by the venue that would be used."""
    return lookup([found.get(row.rule, ALLOWED) for row in venues.VENUES], "The reason, by venue.")


def by_verb(found: Mapping[str, int]) -> Function:
    """A kernel: the reason by the verb of the answer."""
    return lookup([found.get(row.rule, ALLOWED) for row in verbs.VERBS], "The reason, by verb.")


ALLOWED = reason(OF_THE_QUESTION, "It is allowed.")
GAME_IS_OVER = reason("SDC-END-1", "The game is over.")

# What is not asked now: the rule says when it is, or why this is asked instead.
NOT_ASKED = each(
    "This is not what is asked now. {asked}",
    *(row.asked_by for row in verbs.VERBS if row.name != "pass"),
    *(row.rule for row in DECISIONS if row.answers and not row.passing),
    "SDC-PORT-7",
    "SDC-TURN-6",
)
not_asked = lookup([NOT_ASKED.get(row.asked_by, ALLOWED) for row in verbs.VERBS], "The reason, by the verb.")
cannot_pass = lookup([NOT_ASKED.get(row.rule, ALLOWED) for row in DECISIONS], "The reason, by the question.")
NO_VENUE_IN_PORT = NOT_ASKED["SDC-PORT-7"]
PAWN_STAYS = NOT_ASKED["SDC-TURN-6"]

# The car and the Cubans.
STEPS_TOO_DEAR = reason("SDC-CAR-3", "{stops} cost {cost}; you have {money}.")
PABLO_HAS_NO_WOOD = reason("SDC-CUBAN-PABLO", "Pablo never gives wood.")
ZORRO_TAKES_NO_WOOD = reason("SDC-CUBAN-EL_ZORRO", "El Zorro never gets wood.")
GIFT_NOT_HELD = reason("SDC-CUBAN-EL_ZORRO", "You have no {gift} to give.")
RIVAL_OWNS_IT = reason("SDC-OWNER-1", "A rival owns {venue}.")
YOU_OWN_IT = reason("SDC-OWNER-1", "You own {venue} already.")
NO_MARKER_LEFT = reason("SDC-OWNER-2", "You have no ownership marker left.")
NOT_YOUR_VENUE = reason("SDC-OWNER-4", "Alonso calls only venues you own, and you do not own {venue}.")

# The pawn and the venues.
PAWN_IS_ELSEWHERE = reason("SDC-TURN-5", "Your pawn stands in {pawn}, not in {venue}.")
WRONG_FLOWER = reason("SDC-TURN-4", "{cuban} has a {wanted} flower, and {venue} lies under a {flower} one.")
RIVAL_STANDS_THERE = reason("SDC-TURN-4", "A rival's pawn stands in {venue}.")
PAWN_STANDS_THERE = reason("SDC-TURN-4", "Your pawn stands in {venue} and must move on.")
NO_SHIP_IN_PORT = reason("SDC-SHIP-7", "No ship is in port, so {venue} cannot be used.")
LEFTMOST_FLAG = reason("SDC-VENUE-PORT_AUTHORITY", "The price marker is on the leftmost flag.")
MARKET_TAKES_NO_WOOD = reason("SDC-VENUE-BLACK_MARKET", "The black market takes no wood and gives none.")
MARKET_KINDS_EQUAL = reason("SDC-VENUE-BLACK_MARKET", "The black market gives a good of another kind.")
CONTRACTOR_TAKES_NO_WOOD = reason("SDC-VENUE-CONTRACTOR", "The contractor loads no wood.")
TOO_FEW_PESOS = reason("SDC-VENUE-CASINO", "{points} VP cost {lot}; you have {money}.")
TOO_FEW_POINTS = reason("SDC-VENUE-CASINO", "{lot} cost {points} VP; you have {vp} VP.")
CUBAN_IS_BUSY = reason("SDC-VENUE-NEWSPAPER", "{cuban} is busy already.")
CAR_STOPPED_THERE = reason("SDC-VENUE-NEWSPAPER", "The car has just stopped at {cuban}.")

# Goods, the supply and the dice, in a loading round and in venues.
LOADING = (verbs.VERBS[verbs.LOAD].rule, verbs.VERBS[verbs.LOAD_WOOD].rule)
DICE = (*LOADING, "SDC-VENUE-CUSTOMS", "SDC-VENUE-CONTRACTOR")
MAKERS = ("SDC-VENUE-DISTILLERY", "SDC-VENUE-CIGAR_FACTORY", "SDC-VENUE-BLACK_MARKET")

HELD = each("You have {held} {given}.", *LOADING, *(row.rule for row in venues.VENUES if row.takes_goods))
too_few_to_load, too_few_to_use = by_verb(HELD), by_venue(HELD)
SUPPLY = each("The supply holds {left} {taken}.", "SDC-CUBAN-PABLO", *MAKERS)
PABLO_LACKS_IT, supply_lacks = SUPPLY["SDC-CUBAN-PABLO"], by_venue(SUPPLY)
ASIDE = each("The {colour} die lies beside the board: there is no demand for {good}.", *DICE)
aside_to_load, aside_to_use = by_verb(ASIDE), by_venue(ASIDE)
ZERO = each("The {colour} die shows 0: there is no demand left for {good}.", *DICE)
zero_to_load, zero_to_use = by_verb(ZERO), by_venue(ZERO)
MORE_THAN_DEMAND = each("The ship takes only {demand} {good} more.", *LOADING)
more_than_demand = by_verb(MORE_THAN_DEMAND)

"""Why an action is not allowed: name and rule id of each reason the rules can give; it is told by `sdc-refusal-<name>`.

The rule of a reason is the one that `explain` names. Where the same can be said by several rules, each of them has a
reason of its own, and the rules say which one it is.
"""

from collections.abc import Mapping

from antilles.core.jit import Function, lookup
from antilles.core.reasons import OF_THE_QUESTION, Reasons
from antilles.santiago import venues, verbs
from antilles.santiago.decisions import DECISIONS

REASONS = Reasons()
reason = REASONS.declare


def each(words: str, *rules: str) -> dict[str, int]:
    """The same said by several rules; the reasons by their rules."""
    return {rule: reason(words, rule) for rule in dict.fromkeys(rules)}


def by_venue(found: Mapping[str, int]) -> Function:
    """A kernel: the reason by the venue that would be used."""
    return lookup([found.get(row.rule, ALLOWED) for row in venues.VENUES], "The reason, by venue.")


def by_verb(found: Mapping[str, int]) -> Function:
    """A kernel: the reason by the verb of the answer."""
    return lookup([found.get(row.rule, ALLOWED) for row in verbs.VERBS], "The reason, by verb.")


ALLOWED = reason("allowed", OF_THE_QUESTION)
GAME_IS_OVER = reason("game is over", "SDC-END-1")

# What is not asked now: the rule says when it is, or why this is asked instead.
NOT_ASKED = each(
    "not asked",
    *(row.asked_by for row in verbs.VERBS if row.name != "pass"),
    *(row.rule for row in DECISIONS if row.answers and not row.may_pass),
    "SDC-PORT-7",
    "SDC-TURN-6",
)
not_asked = lookup([NOT_ASKED.get(row.asked_by, ALLOWED) for row in verbs.VERBS], "The reason, by the verb.")
cannot_pass = lookup([NOT_ASKED.get(row.rule, ALLOWED) for row in DECISIONS], "The reason, by the question.")
NO_VENUE_IN_PORT = NOT_ASKED["SDC-PORT-7"]
PAWN_STAYS = NOT_ASKED["SDC-TURN-6"]

# The car and the Cubans.
STEPS_TOO_DEAR = reason("steps too dear", "SDC-CAR-3")
PABLO_HAS_NO_WOOD = reason("pablo has no wood", "SDC-CUBAN-PABLO")
ZORRO_TAKES_NO_WOOD = reason("zorro takes no wood", "SDC-CUBAN-EL_ZORRO")
GIFT_NOT_HELD = reason("gift not held", "SDC-CUBAN-EL_ZORRO")
RIVAL_OWNS_IT = reason("rival owns it", "SDC-OWNER-1")
YOU_OWN_IT = reason("you own it", "SDC-OWNER-1")
NO_MARKER_LEFT = reason("no marker left", "SDC-OWNER-2")
NOT_YOUR_VENUE = reason("not your venue", "SDC-OWNER-4")

# The pawn and the venues.
PAWN_IS_ELSEWHERE = reason("pawn is elsewhere", "SDC-TURN-5")
WRONG_FLOWER = reason("wrong flower", "SDC-TURN-4")
RIVAL_STANDS_THERE = reason("rival stands there", "SDC-TURN-4")
PAWN_STANDS_THERE = reason("pawn stands there", "SDC-TURN-4")
NO_SHIP_IN_PORT = reason("no ship in port", "SDC-SHIP-7")
LEFTMOST_FLAG = reason("leftmost flag", "SDC-VENUE-PORT_AUTHORITY")
MARKET_TAKES_NO_WOOD = reason("market takes no wood", "SDC-VENUE-BLACK_MARKET")
MARKET_KINDS_EQUAL = reason("market kinds equal", "SDC-VENUE-BLACK_MARKET")
CONTRACTOR_TAKES_NO_WOOD = reason("contractor takes no wood", "SDC-VENUE-CONTRACTOR")
TOO_FEW_PESOS = reason("too few pesos", "SDC-VENUE-CASINO")
TOO_FEW_POINTS = reason("too few points", "SDC-VENUE-CASINO")
CUBAN_IS_BUSY = reason("cuban is busy", "SDC-VENUE-NEWSPAPER")
CAR_STOPPED_THERE = reason("car stopped there", "SDC-VENUE-NEWSPAPER")

# Goods, the supply and the dice, in a loading round and in venues.
LOADING = (verbs.VERBS[verbs.LOAD].rule, verbs.VERBS[verbs.LOAD_WOOD].rule)
DICE = (*LOADING, "SDC-VENUE-CUSTOMS", "SDC-VENUE-CONTRACTOR")
MAKERS = ("SDC-VENUE-DISTILLERY", "SDC-VENUE-CIGAR_FACTORY", "SDC-VENUE-BLACK_MARKET")

HELD = each("too few held", *LOADING, *(row.rule for row in venues.VENUES if row.takes_goods))
too_few_to_load, too_few_to_use = by_verb(HELD), by_venue(HELD)
SUPPLY = each("supply lacks", "SDC-CUBAN-PABLO", *MAKERS)
PABLO_LACKS_IT, supply_lacks = SUPPLY["SDC-CUBAN-PABLO"], by_venue(SUPPLY)
ASIDE = each("die aside", *DICE)
aside_to_load, aside_to_use = by_verb(ASIDE), by_venue(ASIDE)
ZERO = each("die at zero", *DICE)
zero_to_load, zero_to_use = by_verb(ZERO), by_venue(ZERO)
MORE_THAN_DEMAND = each("more than demand", *LOADING)
more_than_demand = by_verb(MORE_THAN_DEMAND)

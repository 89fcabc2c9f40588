"""Refusals as messages: `sdc-refusal-...` with what each mentions."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from antilles.core.messages import Message, slug
from antilles.core.records import Record
from antilles.santiago import actions, describe, goods, things, venues, verbs
from antilles.santiago.actions import ACTIONS
from antilles.santiago.reasons import REASONS

Mentioned = dict[str, Any]


@dataclass(frozen=True)
class Attempt:
    """An action that is refused, and the position."""

    verb: int
    first: int
    second: int
    rules: Any
    s: Any

    @property
    def player(self) -> Any:
        """What the seat that decides has."""
        return self.s.players[self.s.turn]

    @property
    def cuban(self) -> int:
        """The Cuban where the car stands."""
        return int(self.s.street[self.s.car])

    @property
    def venue(self) -> Mentioned:
        """The venue it is about."""
        return {"venue": things.venue_id(self.first)}

    @property
    def given(self) -> int:
        """The good that would be loaded or returned; of two, the one that is lacking."""
        if self.verb in (verbs.LOAD, verbs.LOAD_WOOD):
            return goods.WOOD if self.verb == verbs.LOAD_WOOD else self.first
        if self.first == venues.BLACK_MARKET:
            return self.second // goods.COUNT
        if self.first == venues.SAWMILL:
            return goods.WOOD
        if self.first == venues.CAFE:
            lacks_rum = self.second != actions.CAFE_CIGARS and not self.player.goods[goods.RUM]
            return goods.RUM if lacks_rum else goods.CIGARS
        return self.second if self.first == venues.CONTRACTOR else venues.VENUES[self.first].raw

    @property
    def taken(self) -> int:
        """The good that the supply would give."""
        if self.verb == verbs.TAKE:
            return self.first
        return self.second % goods.COUNT if self.first == venues.BLACK_MARKET else venues.VENUES[self.first].made

    @property
    def wanted(self) -> int:
        """The good whose die it is about."""
        return self.second if self.verb == verbs.USE else self.first


def why_not(code: int, action: int, rules: Record, s: Record) -> tuple[str, Message]:
    """(rule id, what is said) for a refusal."""
    reason = REASONS[code]
    attempt = Attempt(ACTIONS.verbs[action], ACTIONS.firsts[action], ACTIONS.seconds[action], rules, s)
    mentioned = MENTIONED[reason.words](attempt) if reason.words in MENTIONED else {}
    return reason.rule, Message(f"sdc-refusal-{slug(reason.words)}", **mentioned)


def flowers_differ(attempt: Attempt) -> Mentioned:
    """The Cuban's flower and that of the venue."""
    wanted = things.flower_id(attempt.rules.cuban_flower[attempt.cuban])
    lies_under = things.flower_id(attempt.s.venue_flower[attempt.first])
    return attempt.venue | {"cuban": things.cuban_id(attempt.cuban), "wanted": wanted, "flower": lies_under}


def lot(attempt: Attempt) -> Mentioned:
    """An exchange in the casino."""
    points = abs(attempt.second)
    return {"points": points, "pesos": points * venues.VENUES[venues.CASINO].pesos}


def die(attempt: Attempt) -> Mentioned:
    """A good and its die."""
    return {"die": things.die_id(attempt.wanted), "good": things.good_id(attempt.wanted)}


# What each refusal mentions; the others mention nothing.
MENTIONED: dict[str, Callable[[Attempt], Mentioned]] = {
    "not asked": lambda a: {"asked": describe.question(a.s)},
    "steps too dear": lambda a: {"stops": a.first, "pesos": a.first - 1, "money": a.player.pesos},
    "gift not held": lambda a: {"gift": goods.GIFTS[a.first].thing},
    "rival owns it": lambda a: a.venue,
    "you own it": lambda a: a.venue,
    "not your venue": lambda a: a.venue,
    "pawn is elsewhere": lambda a: a.venue | {"pawn": things.venue_id(a.player.pawn)},
    "wrong flower": flowers_differ,
    "rival stands there": lambda a: a.venue,
    "pawn stands there": lambda a: a.venue,
    "no ship in port": lambda a: a.venue,
    "too few pesos": lambda a: lot(a) | {"money": a.player.pesos},
    "too few points": lambda a: lot(a) | {"held": a.player.points},
    "cuban is busy": lambda a: {"cuban": things.cuban_id(a.second)},
    "car stopped there": lambda a: {"cuban": things.cuban_id(a.second)},
    "too few held": lambda a: {"good": things.good_id(a.given), "number": a.player.goods[a.given]},
    "supply lacks": lambda a: {"good": things.good_id(a.taken), "number": a.s.supply[a.taken]},
    "die aside": die,
    "die at zero": die,
    "more than demand": lambda a: {"good": things.good_id(a.wanted), "number": a.s.demand[a.wanted]},
}

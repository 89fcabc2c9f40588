"""Benefits that nobody declines, one row each; tables with `ask_everything` ask about them (PR-BLD-03)."""

from dataclasses import dataclass

from antilles.core.declarations import Catalogue
from antilles.puerto_rico import buildings, phases


@dataclass(frozen=True)
class Benefit:
    """A benefit: when it comes, the most it can be, in doubloons or points, and the building that gives it.

    Without a building it is a privilege of the holder, or (`is_prize`) a festival prize.
    """

    name: str
    phase: int
    most: int
    rule: str
    building: int = buildings.NONE
    in_points: bool = False
    is_prize: bool = False


BENEFITS = Catalogue[Benefit]()
benefit = BENEFITS.declares(Benefit)

# fmt: off
FACTORY_PAY = benefit("factory doubloons", phase=phases.CRAFTSMAN, most=5, building=buildings.FACTORY, rule="PR-BLD-FACTORY")
TRADER_PAY = benefit("trader's extra doubloon", phase=phases.TRADER, most=2, rule="PR-TRADER-02")
SMALL_MARKET_PAY = benefit("small market doubloon", phase=phases.TRADER, most=1, building=buildings.SMALL_MARKET, rule="PR-BLD-SMALL-MARKET")
LARGE_MARKET_PAY = benefit("large market doubloons", phase=phases.TRADER, most=2, building=buildings.LARGE_MARKET, rule="PR-BLD-LARGE-MARKET")
CAPTAIN_POINT = benefit("captain's extra victory point", phase=phases.CAPTAIN, most=2, in_points=True, rule="PR-CAPTAIN-07")
HARBOR_POINT = benefit("harbor victory point", phase=phases.CAPTAIN, most=1, building=buildings.HARBOR, in_points=True, rule="PR-BLD-HARBOR")
PROSPECTOR_PAY = benefit("prospector's doubloon", phase=phases.PROSPECTOR, most=2, rule="PR-PROSPECTOR-01")
CHURCH_POINT = benefit("church victory points", phase=phases.BUILDER, most=2, building=buildings.CHURCH, in_points=True, rule="PR-BLD-CHURCH")
LIGHTHOUSE_PAY = benefit("lighthouse doubloon", phase=phases.CAPTAIN, most=1, building=buildings.LIGHTHOUSE, rule="PR-BLD-LIGHTHOUSE")
LIGHTHOUSE_CAPTAIN_PAY = benefit("lighthouse doubloon of the captain", phase=phases.CAPTAIN, most=1, building=buildings.LIGHTHOUSE, rule="PR-BLD-LIGHTHOUSE")
UNION_POINT = benefit("union hall victory points", phase=phases.CAPTAIN, most=25, building=buildings.UNION_HALL, in_points=True, rule="PR-BLD-UNION-HALL")
CHAPEL_PAY = benefit("chapel doubloon", phase=phases.CRAFTSMAN, most=1, building=buildings.CHAPEL, rule="PR-BLD-CHAPEL")
CHAPEL_POINT = benefit("chapel victory point", phase=phases.CRAFTSMAN, most=1, building=buildings.CHAPEL, in_points=True, rule="PR-BLD-CHAPEL")
JEWELER_PAY = benefit("jeweler doubloons", phase=phases.CRAFTSMAN, most=20, building=buildings.JEWELER, rule="PR-BLD-JEWELER")
SPECIALTY_PAY = benefit("specialty factory doubloons", phase=phases.CRAFTSMAN, most=12, building=buildings.SPECIALTY_FACTORY, rule="PR-BLD-SPECIALTY-FACTORY")
LODGE_POINT = benefit("hunting lodge victory points", phase=phases.SETTLER, most=2, building=buildings.HUNTING_LODGE, in_points=True, rule="PR-BLD-HUNTING-LODGE")
FESTIVAL_PAY = benefit("festival doubloons", phase=phases.CRAFTSMAN, most=3, is_prize=True, rule="PR-X4-04")
FESTIVAL_POINT = benefit("festival victory points", phase=phases.BUILDER, most=3, in_points=True, is_prize=True, rule="PR-X4-05")
ROBBERY_POINT = benefit("robbery victory points", phase=phases.SMUGGLER, most=4, in_points=True, rule="PR-X3-ROBBERY")
# fmt: on

NAMES, COUNT = BENEFITS.names, len(BENEFITS)
NONE = -1
"""In place of a benefit: points for goods loaded or supplied."""

is_in_points = BENEFITS.column(lambda row: int(row.in_points), "1 for a benefit in points, 0 for one in doubloons.")

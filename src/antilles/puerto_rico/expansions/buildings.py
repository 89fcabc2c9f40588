"""Expansion I: fourteen new violets and the draft (PR-X1-01 to PR-X1-05)."""

from antilles.puerto_rico import buildings
from antilles.puerto_rico.expansions import Expansion

EXPANSION = Expansion(
    id="buildings", number="I", rule="PR-X1-01", editions=("polish", "rio-grande", "1897"), box=buildings.NEW
)

# A set to start quickly: a bonus for every role, no pair that the booklets advise against, old and new mixed; by cost.
# fmt: off
RECOMMENDED_SET = (
    buildings.AQUEDUCT, buildings.HACIENDA, buildings.CONSTRUCTION_HUT, buildings.STOREHOUSE,
    buildings.GUEST_HOUSE, buildings.LARGE_MARKET, buildings.CHURCH, buildings.SMALL_WHARF,
    buildings.FACTORY, buildings.HARBOR, buildings.LIBRARY, buildings.UNION_HALL,
    buildings.GUILD_HALL, buildings.RESIDENCE, buildings.CUSTOMS_HOUSE, buildings.CITY_HALL, buildings.CLOISTER,
)
# fmt: on

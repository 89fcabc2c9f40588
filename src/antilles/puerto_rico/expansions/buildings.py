"""Expansion I: fourteen new violets and the draft (PR-X1-01 to PR-X1-05)."""

from __future__ import annotations

from antilles.puerto_rico.expansions import Expansion
from antilles.puerto_rico.vocabulary import (
    AQUEDUCT,
    CHURCH,
    CITY_HALL,
    CLOISTER,
    CONSTRUCTION_HUT,
    CUSTOMS_HOUSE,
    FACTORY,
    GUEST_HOUSE,
    GUILD_HALL,
    HACIENDA,
    HARBOR,
    LARGE_MARKET,
    LIBRARY,
    NEW_BUILDINGS,
    RESIDENCE,
    SMALL_WHARF,
    STOREHOUSE,
    UNION_HALL,
)

EXPANSION = Expansion(
    id="buildings",
    number="I",
    title="New buildings",
    rule="PR-X1-01",
    editions=("polish", "rio-grande", "1897"),
    buildings=tuple(NEW_BUILDINGS),
)

# A set to start quickly: a bonus for every role, no pair that the booklets advise against, old and new mixed.
RECOMMENDED_SET = (
    AQUEDUCT,
    HACIENDA,
    CONSTRUCTION_HUT,
    STOREHOUSE,
    GUEST_HOUSE,
    LARGE_MARKET,
    CHURCH,
    SMALL_WHARF,
    FACTORY,
    HARBOR,
    LIBRARY,
    UNION_HALL,
    GUILD_HALL,
    RESIDENCE,
    CUSTOMS_HOUSE,
    CITY_HALL,
    CLOISTER,
)

"""What a building costs (PR-BUILDER-03): the printed cost less every discount, never below 0."""

from antilles.core.jit import kernel
from antilles.puerto_rico import buildings, phases, tiles
from antilles.puerto_rico.city import occupied, occupied_by_colonist, occupied_by_noble

LARGE_COLUMN = 4


@kernel
def builder_discount(s, seat):
    """PR-BUILDER-01, PR-BUILDER-05, PR-BLD-LIBRARY: the holder pays 1 less, 2 with a library; only when building."""
    if seat != s.holder or s.phase != phases.BUILDER:
        return 0
    return 2 if occupied(s.players[seat], buildings.LIBRARY) else 1


@kernel
def quarry_discount(player, building):
    """PR-BUILDER-04: 1 per occupied quarry, at most the column of the building."""
    return min(int(player.manned[tiles.QUARRY]), int(buildings.column_of(building)))


@kernel
def forest_discount(player):
    """PR-BLD-FOREST-HOUSE: 1 for every two forests, whether or not the forest house is occupied."""
    return int(player.tiles[tiles.FOREST]) // 2


@kernel
def zoning_discount(player, building):
    """PR-BLD-ZONING-OFFICE: a colonist saves 1 on small buildings, a noble 2 on large ones, never the other way."""
    if buildings.column_of(building) == LARGE_COLUMN:
        return 2 if occupied_by_noble(player, buildings.ZONING_OFFICE) else 0
    return 1 if occupied_by_colonist(player, buildings.ZONING_OFFICE) else 0


@kernel
def fixed_discounts(player, building):
    """Discounts that are never asked about."""
    return forest_discount(player) + zoning_discount(player, building)


@kernel
def build_price(rules, s, seat, building):
    """PR-BUILDER-03: cost less all discounts, never below 0; the black market comes last."""
    player = s.players[seat]
    discount = builder_discount(s, seat) + quarry_discount(player, building)
    if rules.expanded:
        discount += fixed_discounts(player, building)
    return max(0, rules.cost[building] - discount)

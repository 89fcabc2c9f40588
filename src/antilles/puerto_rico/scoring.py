"""The score (PR-SCORE-*): one line per source, large buildings only while occupied, ties by doubloons and goods."""

from dataclasses import dataclass

from antilles.core.declarations import Catalogue
from antilles.core.jit import kernel, lookup
from antilles.puerto_rico import buildings, components, tiles
from antilles.puerto_rico.board import goods_held, island_spaces_free, nobles_of
from antilles.puerto_rico.city import occupied, owns


@dataclass(frozen=True)
class ScoreLine:
    """A source of points; that of a large building counts only while it is occupied."""

    name: str
    rule: str
    building: int = buildings.NONE


SCORE_LINES = Catalogue[ScoreLine]()
line = SCORE_LINES.declares(ScoreLine)

CHIPS = line("chips", rule="PR-SCORE-01")
PAPER = line("paper", rule="PR-CAPTAIN-10")
BUILDINGS = line("buildings", rule="PR-SCORE-02")
GUILD_HALL = line("guild hall", rule="PR-BLD-GUILD-HALL", building=buildings.GUILD_HALL)
RESIDENCE = line("residence", rule="PR-BLD-RESIDENCE", building=buildings.RESIDENCE)
FORTRESS = line("fortress", rule="PR-BLD-FORTRESS", building=buildings.FORTRESS)
CUSTOMS_HOUSE = line("customs house", rule="PR-BLD-CUSTOMS-HOUSE", building=buildings.CUSTOMS_HOUSE)
CITY_HALL = line("city hall", rule="PR-BLD-CITY-HALL", building=buildings.CITY_HALL)
CLOISTER = line("cloister", rule="PR-BLD-CLOISTER", building=buildings.CLOISTER)
NOBLES = line("nobles", rule="PR-X2-06")
ROYAL_GARDEN = line("royal garden", rule="PR-BLD-ROYAL-GARDEN", building=buildings.ROYAL_GARDEN)
COUNT = len(SCORE_LINES)

building_of = SCORE_LINES.column(lambda row: row.building, "The large building a line belongs to, or buildings.NONE.")
points_for_spaces = lookup((4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 6, 7), "What a residence scores for filled spaces.")
points_for_sets = lookup((0, 1, 3, 6, 10), "What a cloister scores for sets of three equal tiles.")
COLONISTS_PER_FORTRESS_POINT = 3
POINTS_PER_CUSTOMS_POINT = 4
TILES_PER_SET = 3


@kernel
def printed_points(rules, player):
    """PR-SCORE-01, PR-SCORE-02: the printed points of all buildings, occupied or not."""
    points = 0
    for building in range(rules.buildings):
        if owns(player, building):
            points += buildings.points_of(building)
    return points


@kernel
def guild_hall_points(rules, player):
    """PR-BLD-GUILD-HALL: 1 per small, 2 per other production building, occupied or not."""
    points = 0
    for building in range(rules.buildings):
        if owns(player, building):
            points += buildings.guild_points_of(building)
    return points


@kernel
def residence_points(rules, player):
    """PR-BLD-RESIDENCE: 4 points up to 9 filled island spaces, then 5, 6, 7; none below the edition's least number."""
    filled = components.ISLAND_SPACES - island_spaces_free(player)
    return points_for_spaces(filled) if filled >= rules.residence_least_tiles else 0


@kernel
def fortress_points(rules, player):
    """PR-BLD-FORTRESS: 1 point per three colonists; whether the unplaced count depends on the edition."""
    colonists = int(player.limbo) if rules.fortress_counts_limbo else 0
    for tile in range(tiles.CIRCLE_KINDS):
        colonists += player.manned[tile]
    for building in range(rules.buildings):
        if owns(player, building):
            colonists += player.city[building]
    return colonists // COLONISTS_PER_FORTRESS_POINT


@kernel
def customs_house_points(rules, player):
    """PR-BLD-CUSTOMS-HOUSE: 1 point per four points in chips and on paper."""
    points = int(player.vp_chips)
    if rules.customs_counts_paper:
        points += player.vp_paper
    return points // POINTS_PER_CUSTOMS_POINT


@kernel
def city_hall_points(rules, player):
    """PR-BLD-CITY-HALL: 1 point per violet building, occupied or not, itself included."""
    points = 0
    for building in range(rules.buildings):
        if owns(player, building):
            points += buildings.is_violet(building)
    return points


@kernel
def cloister_points(player):
    """PR-BLD-CLOISTER: 1, 3, 6 or 10 points for sets of three equal island tiles."""
    sets = 0
    for tile in range(tiles.COUNT):
        sets += player.tiles[tile] // TILES_PER_SET
    return points_for_sets(sets)


@kernel
def score_line(rules, player, line):
    """PR-SCORE-01: the points of one line; the large buildings score only while occupied.

    PR-X2-06, PR-BLD-ROYAL-GARDEN: each noble is worth 1 point wherever he stands, and 1 more with the garden.
    """
    building = building_of(line)
    if building != buildings.NONE and not occupied(player, building):
        return 0
    if line == CHIPS:
        return int(player.vp_chips)
    if line == PAPER:
        return int(player.vp_paper)
    if line == BUILDINGS:
        return printed_points(rules, player)
    if line == GUILD_HALL:
        return guild_hall_points(rules, player)
    if line == RESIDENCE:
        return residence_points(rules, player)
    if line == FORTRESS:
        return fortress_points(rules, player)
    if line == CUSTOMS_HOUSE:
        return customs_house_points(rules, player)
    if line == CITY_HALL:
        return city_hall_points(rules, player)
    if line == CLOISTER:
        return cloister_points(player)
    return nobles_of(rules, player)


@kernel
def tie_break(player, place):
    """PR-SCORE-03, R-13: doubloons plus goods, one good counting as one doubloon; who is equal there shares."""
    return int(player.doubloons) + goods_held(player)

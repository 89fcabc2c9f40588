"""The score (PR-SCORE-*): one line per source, large buildings only while occupied, ties by doubloons and goods."""

from __future__ import annotations

from antilles.core.jit import kernel
from antilles.puerto_rico.board import goods_held, island_spaces_free, nobles_of, occupied, owns
from antilles.puerto_rico.components import (
    CLOISTER_POINTS,
    GUILD_POINTS,
    IS_VIOLET,
    ISLAND_SPACES,
    POINTS,
    RESIDENCE_POINTS,
)
from antilles.puerto_rico.layout import N_CIRCLE_TILES, N_TILES
from antilles.puerto_rico.vocabulary import (
    CITY_HALL,
    CLOISTER,
    CUSTOMS_HOUSE,
    FORTRESS,
    GUILD_HALL,
    RESIDENCE,
    ROYAL_GARDEN,
)

(
    CHIPS_LINE,
    PAPER_LINE,
    BUILDINGS_LINE,
    GUILD_HALL_LINE,
    RESIDENCE_LINE,
    FORTRESS_LINE,
    CUSTOMS_HOUSE_LINE,
    CITY_HALL_LINE,
    CLOISTER_LINE,
    NOBLES_LINE,
    ROYAL_GARDEN_LINE,
) = range(11)
SCORE_LINES = (
    "chips",
    "paper",
    "buildings",
    "guild hall",
    "residence",
    "fortress",
    "customs house",
    "city hall",
    "cloister",
    "nobles",
    "royal garden",
)
N_LINES = len(SCORE_LINES)

COLONISTS_PER_FORTRESS_POINT = 3
POINTS_PER_CUSTOMS_POINT = 4
TILES_PER_SET = 3


@kernel
def printed_points(rules, player):
    """PR-SCORE-01, PR-SCORE-02: the printed points of all buildings, occupied or not."""
    points = 0
    for building in range(rules.buildings):
        if owns(player, building):
            points += POINTS[building]
    return points


@kernel
def guild_hall_points(rules, player):
    """PR-BLD-GUILD-HALL: 1 per small, 2 per other production building, occupied or not."""
    points = 0
    for building in range(rules.buildings):
        if owns(player, building):
            points += GUILD_POINTS[building]
    return points


@kernel
def residence_points(player):
    """PR-BLD-RESIDENCE: 4 points up to 9 filled island spaces, then 5, 6, 7."""
    return int(RESIDENCE_POINTS[ISLAND_SPACES - island_spaces_free(player)])


@kernel
def fortress_points(rules, player):
    """PR-BLD-FORTRESS: 1 point per three colonists; whether the unplaced count depends on the edition."""
    colonists = int(player.limbo) if rules.fortress_counts_limbo else 0
    for tile in range(N_CIRCLE_TILES):
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
            points += IS_VIOLET[building]
    return points


@kernel
def cloister_points(player):
    """PR-BLD-CLOISTER: 1, 3, 6 or 10 points for sets of three equal island tiles."""
    sets = 0
    for tile in range(N_TILES):
        sets += player.tiles[tile] // TILES_PER_SET
    return int(CLOISTER_POINTS[sets])


@kernel
def score_line(rules, player, line):
    """PR-SCORE-01: the points of one line; the large buildings score only while occupied.

    PR-X2-06, PR-BLD-ROYAL-GARDEN: each noble is worth 1 point wherever he stands, and 1 more with the garden.
    """
    if line == CHIPS_LINE:
        return int(player.vp_chips)
    if line == PAPER_LINE:
        return int(player.vp_paper)
    if line == BUILDINGS_LINE:
        return printed_points(rules, player)
    if line == GUILD_HALL_LINE and occupied(player, GUILD_HALL):
        return guild_hall_points(rules, player)
    if line == RESIDENCE_LINE and occupied(player, RESIDENCE):
        return residence_points(player)
    if line == FORTRESS_LINE and occupied(player, FORTRESS):
        return fortress_points(rules, player)
    if line == CUSTOMS_HOUSE_LINE and occupied(player, CUSTOMS_HOUSE):
        return customs_house_points(rules, player)
    if line == CLOISTER_LINE and occupied(player, CLOISTER):
        return cloister_points(player)
    if line == NOBLES_LINE or (line == ROYAL_GARDEN_LINE and occupied(player, ROYAL_GARDEN)):
        return nobles_of(rules, player)
    if line == CITY_HALL_LINE and occupied(player, CITY_HALL):
        return city_hall_points(rules, player)
    return 0


@kernel
def score(rules, player):
    """PR-SCORE-01: the sum of all lines."""
    points = 0
    for line in range(N_LINES):
        points += score_line(rules, player, line)
    return points


@kernel
def tie_break(player):
    """PR-SCORE-03: doubloons plus goods, one good counting as one doubloon."""
    return int(player.doubloons) + goods_held(player)


@kernel
def is_winner(rules, s, seat):
    """PR-SCORE-03, R-13: nobody has more points, or as many points and more doubloons plus goods; else shared."""
    points = score(rules, s.players[seat])
    wealth = tie_break(s.players[seat])
    for other in range(rules.players):
        theirs = score(rules, s.players[other])
        if theirs > points or (theirs == points and tie_break(s.players[other]) > wealth):
            return False
    return True

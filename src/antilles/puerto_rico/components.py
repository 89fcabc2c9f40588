"""What lies in the box besides goods, tiles, people and buildings, and what each player count uses of it (T1)."""

from dataclasses import dataclass

from antilles.puerto_rico.goods import CORN, INDIGO

MOST_PLAYERS = 5
ISLAND_SPACES = 12
CITY_SPACES = 12
HOUSE_SPACES = 4
SHIP_CAPACITIES = (4, 5, 6, 7, 8)
MOST_SHIPS = 3
VP_POOL_RANGE = range(1, 1001)
"""What a table may choose for the pool of victory points."""
# PR-VAR-02: a game that never ends is scored after so many rounds.
MOST_ROUNDS = 300
# PR-X3-RAID, PR-X3-LURING: what the smuggler can keep.
MOST_KEPT, MOST_LURED = 3, 3
# PR-X4-01: goods drawn for the festival, and how many of each kind they are drawn from.
FESTIVAL_GOODS = 3
FESTIVAL_TOKENS_EACH = 3
FESTIVAL_COLUMN = 3


@dataclass(frozen=True)
class PlayerCount:
    """One column of table T1."""

    doubloons: int
    victory_points: int
    colonists: int
    ships: tuple[int, ...]
    prospectors: int
    picks_each: int
    starting_tiles: tuple[int, ...]


# PR-SETUP-01, -02, -04, -06, -07, -08; PR-TWO-01, -03. The pool of five players differs by edition (vp_pool_5p).
PLAYER_COUNTS = {
    2: PlayerCount(3, 65, 40, (4, 6), 1, 3, (INDIGO, CORN)),
    3: PlayerCount(2, 75, 55, (4, 5, 6), 0, 1, (INDIGO, INDIGO, CORN)),
    4: PlayerCount(3, 100, 75, (5, 6, 7), 1, 1, (INDIGO, INDIGO, CORN, CORN)),
    5: PlayerCount(4, 126, 95, (6, 7, 8), 2, 1, (INDIGO, INDIGO, INDIGO, CORN, CORN)),
}

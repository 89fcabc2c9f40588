"""The goods: their dice and what a player starts with; and what may be given to El Zorro's guest."""

from dataclasses import dataclass

from antilles.core.declarations import Catalogue
from antilles.core.jit import lookup

PLAIN_DIE = (0, 1, 1, 2, 2, 3)
FRUIT_DIE = (0, 1, 2, 2, 3, 4)
DIE_SIDES = 6
DICE_ON_SHIP = 4
TOKENS = 8
"""SDC-SETUP-5: of each good."""
PER_POINT = 3
"""SDC-SCORE-1: goods for one VP at the end."""
WOOD_POINTS = 1
"""SDC-WOOD-2: VP per wood, whatever the price."""
NONE = -1


@dataclass(frozen=True)
class Good:
    """A good: the colour and faces of its die (wood has none), how many are in the starting kit, and the rule."""

    name: str
    rule: str
    colour: str = ""
    die: tuple[int, ...] = ()
    kit: int = 0


GOODS = Catalogue[Good]()


def plain(name: str, colour: str, die: tuple[int, ...] = PLAIN_DIE, kit: int = 0) -> int:
    """A good with a die of its own."""
    return GOODS.add(Good(name, "SDC-SHIP-5", colour, die, kit))


SUGAR = plain("sugar", "white", kit=1)
TOBACCO = plain("tobacco", "green", kit=1)
FRUIT = plain("fruit", "orange", FRUIT_DIE, kit=1)
RUM = plain("rum", "red")
CIGARS = plain("cigars", "black")
WOOD = GOODS.add(Good("wood", "SDC-WOOD-1"))

NAMES, COUNT = GOODS.names, len(GOODS)
PLAIN = GOODS.where(lambda row: row.die)
PLAIN_COUNT = len(PLAIN)
PLAIN_NAMES = NAMES[:PLAIN_COUNT]
COLOURS = tuple(GOODS[good].colour for good in PLAIN)
HIGHEST_FACE = tuple(max(GOODS[good].die) for good in PLAIN)

face = lookup([GOODS[good].die for good in PLAIN], "What a side of a good's die shows.")
in_kit = GOODS.column(lambda row: row.kit, "SDC-SETUP-4: how many of a good a player starts with.")


@dataclass(frozen=True)
class Gift:
    """What a rival may give: a good, a peso or a VP; and what messages call it."""

    name: str
    thing: str


GIFTS = Catalogue[Gift]()
for row in GOODS:
    GIFTS.add(Gift(row.name, f"good-{row.name}"))
PESO = GIFTS.add(Gift("peso", "peso"))
POINT = GIFTS.add(Gift("vp", "victory-point"))

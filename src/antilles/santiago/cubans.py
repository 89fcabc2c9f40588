"""The nine Cubans: what a stop there brings, and the flower on the card.

The pictures of the booklet are lost, so the flowers of some are not certain: how sure each is stands in its row, and a
table may choose another one by name (options.py).
"""

from dataclasses import dataclass

from antilles.core.declarations import Catalogue
from antilles.santiago import flowers, goods, words

# How sure a flower is.
STATED, REPORTED, ASSUMED = "stated in the booklet", "reported by players", "assumed"
NONE = -1


@dataclass(frozen=True)
class Cuban:
    """A Cuban: how he is written, flower and how sure it is, rule, what he gives in words, and without a question."""

    name: str
    title: str
    flower: int
    standing: str
    rule: str
    brief: str
    full: str
    good: int = goods.NONE
    number: int = 0
    pesos: int = 0
    points: int = 0
    also: tuple[str, ...] = ()


CUBANS = Catalogue[Cuban]()


def gift_words(good: int = goods.NONE, number: int = 0, pesos: int = 0, points: int = 0) -> str:
    """What a Cuban gives, if nobody has anything to decide about it."""
    if number:
        return words.units(good, number)
    return words.pesos(pesos) if pesos else f"{points} VP"


def cuban(
    name: str, flower: int, standing: str, brief: str = "", full: str = "", *, rule: str, title: str = "", **gift: int
) -> int:
    """Declare a Cuban; `gift` is what a stop brings at once, else he is told of in a few words and in full."""
    title, brief = title or name.title(), brief or gift_words(**gift)
    also = tuple(word for word in (title.lower(), name.removeprefix("el ")) if word != name)
    return CUBANS.add(Cuban(name, title, flower, standing, rule, brief, full or brief, also=also, **gift))


PEDRO = cuban("pedro", flowers.WHITE, STATED, good=goods.TOBACCO, number=2, rule="SDC-CUBAN-PEDRO")
MIGUEL = cuban("miguel", flowers.BLUE, STATED, good=goods.WOOD, number=2, rule="SDC-CUBAN-MIGUEL")
JOSE = cuban("jose", flowers.YELLOW, REPORTED, title="José", good=goods.SUGAR, number=2, rule="SDC-CUBAN-JOSE")
PABLO = cuban("pablo", flowers.BLUE, ASSUMED, "any 1 good", "any 1 good but wood", rule="SDC-CUBAN-PABLO")
MARIA = cuban("maria", flowers.RED, ASSUMED, points=2, rule="SDC-CUBAN-MARIA")
EL_ZORRO = cuban("el zorro", flowers.NONE, STATED, "each gives 1", "1 from each rival", rule="SDC-CUBAN-EL_ZORRO")
MARTINEZ = cuban("martinez", flowers.YELLOW, ASSUMED, pesos=3, rule="SDC-CUBAN-MARTINEZ")
CONCHITA = cuban("conchita", flowers.RED, ASSUMED, good=goods.FRUIT, number=2, rule="SDC-CUBAN-CONCHITA")
ALONSO = cuban(
    "alonso", flowers.WHITE, STATED, "capture, use", "capture a venue or use your own", rule="SDC-CUBAN-ALONSO"
)

NAMES, COUNT = CUBANS.names, len(CUBANS)

good_of = CUBANS.column(lambda row: row.good, "The good a Cuban gives, -1 if none.")
number_of = CUBANS.column(lambda row: row.number, "How many of it.")
pesos_of = CUBANS.column(lambda row: row.pesos, "The pesos a Cuban gives.")
points_of = CUBANS.column(lambda row: row.points, "The VP a Cuban gives.")

"""The nine Cubans: what a stop there brings, and the flower on the card.

The pictures of the booklet are lost, so the flowers of some are not certain: how sure each is stands in its row, and a
table may choose another one by name (options.py).
"""

from dataclasses import dataclass

from antilles.core.declarations import Catalogue
from antilles.santiago import flowers, goods

# How sure a flower is: stated in the booklet, reported by players, or assumed.
STATED, REPORTED, ASSUMED = "stated", "reported", "assumed"
NONE = -1


@dataclass(frozen=True)
class Cuban:
    """A Cuban: flower and how sure it is, rule, what he gives without a question, other spellings of the notation."""

    name: str
    flower: int
    standing: str
    rule: str
    good: int = goods.NONE
    number: int = 0
    pesos: int = 0
    points: int = 0
    also: tuple[str, ...] = ()


CUBANS = Catalogue[Cuban]()
cuban = CUBANS.declares(Cuban)

PEDRO = cuban("pedro", flowers.WHITE, STATED, good=goods.TOBACCO, number=2, rule="SDC-CUBAN-PEDRO")
MIGUEL = cuban("miguel", flowers.BLUE, STATED, good=goods.WOOD, number=2, rule="SDC-CUBAN-MIGUEL")
JOSE = cuban("jose", flowers.YELLOW, REPORTED, good=goods.SUGAR, number=2, also=("josé",), rule="SDC-CUBAN-JOSE")
PABLO = cuban("pablo", flowers.BLUE, ASSUMED, rule="SDC-CUBAN-PABLO")
MARIA = cuban("maria", flowers.RED, ASSUMED, points=2, rule="SDC-CUBAN-MARIA")
EL_ZORRO = cuban("el zorro", flowers.NONE, STATED, also=("zorro",), rule="SDC-CUBAN-EL_ZORRO")
MARTINEZ = cuban("martinez", flowers.YELLOW, ASSUMED, pesos=3, rule="SDC-CUBAN-MARTINEZ")
CONCHITA = cuban("conchita", flowers.RED, ASSUMED, good=goods.FRUIT, number=2, rule="SDC-CUBAN-CONCHITA")
ALONSO = cuban("alonso", flowers.WHITE, STATED, rule="SDC-CUBAN-ALONSO")

NAMES, COUNT = CUBANS.names, len(CUBANS)

good_of = CUBANS.column(lambda row: row.good, "The good a Cuban gives, -1 if none.")
number_of = CUBANS.column(lambda row: row.number, "How many of it.")
pesos_of = CUBANS.column(lambda row: row.pesos, "The pesos a Cuban gives.")
points_of = CUBANS.column(lambda row: row.points, "The VP a Cuban gives.")

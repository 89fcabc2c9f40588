"""Goods (ledger tables T2, T3): five kinds, each with its plantations, its tokens and its price."""

from dataclasses import dataclass

from antilles.core.declarations import Catalogue


@dataclass(frozen=True)
class Good:
    """A kind of good: its price in the trading house, its tokens, and the plantation tiles that grow it."""

    name: str
    price: int
    tokens: int
    plantations: int


GOODS = Catalogue[Good]()
good = GOODS.declares(Good)

CORN = good("corn", price=0, tokens=10, plantations=10)
INDIGO = good("indigo", price=1, tokens=11, plantations=12)
SUGAR = good("sugar", price=2, tokens=11, plantations=11)
TOBACCO = good("tobacco", price=3, tokens=9, plantations=9)
COFFEE = good("coffee", price=4, tokens=9, plantations=8)

NAMES, COUNT = GOODS.names, len(GOODS)
ALL = tuple(range(COUNT))
NONE = -1
MOST_OF_A_KIND = max(row.tokens for row in GOODS)
OUT_FOR_TWO = 2
"""PR-TWO-01: tokens of each kind that two players leave in the box."""

price_of = GOODS.column(lambda row: row.price, "Doubloons that the trading house pays for a good.")

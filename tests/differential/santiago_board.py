"""The second reading of Santiago de Cuba, first half: the pieces, where they lie, and the ship. No engine code."""

from __future__ import annotations

import copy
from typing import Any

PLAIN_GOODS = ["sugar", "tobacco", "fruit", "rum", "cigars"]
GOODS = [*PLAIN_GOODS, "wood"]
COLOUR_OF_DIE = {"sugar": "white", "tobacco": "green", "fruit": "orange", "rum": "red", "cigars": "black"}
CUBANS = ["pedro", "miguel", "jose", "pablo", "maria", "el zorro", "martinez", "conchita", "alonso"]
VENUES = [
    "bank",
    "customs",
    "church",
    "port authority",
    "distillery",
    "cigar factory",
    "black market",
    "sawmill",
    "cafe",
    "casino",
    "contractor",
    "newspaper",
]
USUAL_FLOWERS = {
    "pedro": "white",
    "alonso": "white",
    "miguel": "blue",
    "pablo": "blue",
    "jose": "yellow",
    "martinez": "yellow",
    "maria": "red",
    "conchita": "red",
}
USUAL_PRICES = [2, 3, 4]
PORT = 0
STOPS = 10
LAST_SHIP = 7
OVER = "game over"

Roll = dict[str, int]


class GameEnds(Exception):
    """Nothing more of the current action takes place."""


class Board:
    """A position, read from a document and written as one."""

    def __init__(self, document: dict[str, Any]) -> None:
        document = copy.deepcopy(document)
        self.players: int = document["players"]
        self.table: dict[str, Any] = document["options"]
        self.street: list[str] = document["street"]
        self.venues: dict[str, list[str]] = document["venues"]
        self.car: int = document["car"]
        self.busy: set[str] = set(document["busy"])
        self.ship: int = document["ship"]
        self.ship_in_port: bool = document["ship_in_port"]
        self.flag: int = document["flag"] - 1
        self.demand: dict[str, int] = document.get("demand", {})
        self.set_aside: str | None = document.get("set_aside")
        self.rolled: Roll | None = document.get("rolled")
        self.supply: dict[str, int] = document["supply"]
        self.turns: int = document["turns"]
        self.ended: list[str] = document["ended"]
        self.seats: list[dict[str, Any]] = document["seats"]
        for seat in self.seats:
            seat["goods"] = {good: seat["goods"].get(good, 0) for good in GOODS}
        now = document["now"]
        self.decision: str = now["decision"]
        self.active: int = now["active"]
        self.turn: int = now.get("turn", self.active)
        self.passed: set[int] = set(now.get("passed", []))
        self.pawn_moved: bool = now.get("pawn_moved", False)
        self.rolls: list[Roll] = []

    # ------------------------------------------------------------------ the table
    @property
    def over(self) -> bool:
        return self.decision == OVER

    @property
    def prices(self) -> list[int]:
        return self.table.get("price_track", USUAL_PRICES)

    @property
    def asks_everything(self) -> bool:
        return self.table.get("ask_everything", False)

    @property
    def me(self) -> dict[str, Any]:
        """The active player."""
        return self.seats[self.active]

    @property
    def here(self) -> str:
        """The Cuban at whose stop the car stands; only asked away from the port."""
        return self.street[self.car - 1]

    def flower(self, cuban: str) -> str | None:
        return None if cuban == "el zorro" else self.table.get(f"flower_{cuban}", USUAL_FLOWERS[cuban])

    def owner(self, venue: str) -> int | None:
        return next((number for number, seat in enumerate(self.seats) if venue in seat["owns"]), None)

    def after(self, seat: int) -> int:
        return (seat + 1) % self.players

    # ------------------------------------------------------------------ goods
    def receive(self, good: str, number: int) -> None:
        """SDC-TURN-9: only what the supply holds."""
        taken = min(number, self.supply[good])
        self.supply[good] -= taken
        self.me["goods"][good] += taken

    def give_back(self, seat: dict[str, Any], good: str, number: int) -> None:
        seat["goods"][good] -= number
        self.supply[good] += number

    # ------------------------------------------------------------------ ships
    def lower(self, good: str, by: int) -> None:
        self.demand[good] -= by
        if not any(self.demand.values()):
            self.ship_leaves()

    def move_price_left(self) -> None:
        self.flag -= 1

    def move_price_right(self) -> None:
        self.flag += 1
        if self.flag == len(self.prices):
            self.ship_leaves()

    def ship_leaves(self) -> None:
        """SDC-SHIP-2."""
        self.ship_in_port = False
        self.flag = 0
        self.demand, self.set_aside = {}, None
        if self.ship < LAST_SHIP:
            self.ship += 1
            return
        self.ended.append("seventh ship left")
        if self.table.get("end_immediately", False):
            raise GameEnds

    # ------------------------------------------------------------------ the score
    def scores(self) -> list[tuple[int, int, int]]:
        """SDC-SCORE-1 and 4: VP, then all goods, then pesos."""
        goods = [sum(seat["goods"].values()) for seat in self.seats]
        return [(seat["vp"] + held // 3, held, seat["pesos"]) for seat, held in zip(self.seats, goods, strict=True)]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    # ------------------------------------------------------------------ the position
    def document(self) -> dict[str, Any]:
        """The position as a document, in the engine's words."""
        found: dict[str, Any] = {
            "game": "santiago-de-cuba",
            "players": self.players,
            "options": self.table,
            "street": self.street,
            "venues": self.venues,
            "car": self.car,
            "busy": [cuban for cuban in CUBANS if cuban in self.busy],
            "ship": self.ship,
            "ship_in_port": self.ship_in_port,
            "price": self.prices[self.flag],
            "flag": self.flag + 1,
            "supply": self.supply,
            "turns": self.turns,
            "ended": self.ended,
            "seats": [self.seat_document(seat) for seat in self.seats],
            "now": self.now_document(),
        }
        if self.ship_in_port:
            found |= {"demand": self.demand, "set_aside": self.set_aside}
        if self.decision == "demand":
            found["rolled"] = self.rolled
        return found

    @staticmethod
    def seat_document(seat: dict[str, Any]) -> dict[str, Any]:
        goods = {good: number for good, number in seat["goods"].items() if number}
        return {**seat, "goods": goods, "owns": [venue for venue in VENUES if venue in seat["owns"]]}

    def now_document(self) -> dict[str, Any]:
        if self.over:
            return {"decision": OVER, "active": self.active}
        found: dict[str, Any] = {"decision": self.decision, "turn": self.turn, "active": self.active}
        if self.decision == "load":
            found["passed"] = sorted(self.passed)
        if self.pawn_moved or self.decision == "venue":
            found["pawn_moved"] = self.pawn_moved
        return found

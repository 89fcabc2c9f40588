"""The pieces and where they lie: read from a position document, written as one, and moved."""

from __future__ import annotations

import copy
from collections import Counter, deque
from collections.abc import Generator, Iterable
from typing import Any, NamedTuple

from tests.differential.puerto_rico_reference.tables import (
    BUILDINGS,
    CIRCLE_TILES,
    CITY_SPACES,
    GOODS,
    HOUSE_SPACES,
    ISLAND_SPACES,
    PLACES,
    flags_of,
)

LIMBO = "limbo"
COLONIST, NOBLE = "colonist", "noble"
END_REASONS = ["colonists short", "city full", "victory points gone", "300 rounds spent"]


class Question(NamedTuple):
    """What a seat is asked, and every legal answer."""

    decision: str
    seat: int
    texts: list[str]


Play = Generator[Question, str, None]
Asking = Generator[Question, str, str]
Deciding = Generator[Question, str, bool]
Counting = Generator[Question, str, int]


def ask(decision: str, seat: int, texts: Iterable[str]) -> Asking:
    """Put a question, and come back with the answer."""
    return (yield Question(decision, seat, list(texts)))


def without_zeros(counts: dict[str, int], order: Iterable[str]) -> dict[str, int]:
    return {name: counts[name] for name in order if counts.get(name, 0) > 0}


class Player:
    """One player board; people are counted by kind and place, the unplaced stand in limbo."""

    def __init__(self, seat: int, document: dict[str, Any]) -> None:
        self.seat = seat
        self.doubloons: int = document["doubloons"]
        self.chips: int = document["victory_points"]
        self.paper: int = document["victory_points_on_paper"]
        self.goods = Counter[str](document["goods"])
        self.tiles = Counter({kind: tile["tiles"] for kind, tile in document["island"].items()})
        self.forests = Counter[str](document.get("forests", {}))
        self.secret_forests = Counter[str](document.get("secret_forests", {}))
        self.city: list[str] = list(document["city"])
        nobles = Counter[str](document.get("city_nobles", {}))
        nobles |= Counter({kind: tile.get("nobles", 0) for kind, tile in document["island"].items()})
        nobles[LIMBO] = document.get("limbo_nobles", 0)
        people = Counter[str](document["city"])
        people |= Counter({kind: tile.get("colonists", 0) for kind, tile in document["island"].items()})
        people[LIMBO] = document["limbo"]
        self.people = {COLONIST: Counter({place: people[place] - nobles[place] for place in people}), NOBLE: nobles}
        self.produced = Counter[str]()
        self.used: set[str] = set()

    def standing(self, place: str) -> int:
        return self.people[COLONIST][place] + self.people[NOBLE][place]

    def occupied(self, building: str) -> bool:
        """PR-MAYOR-10, PR-BLD-02."""
        return building in self.city and self.standing(building) > 0

    def circles(self, place: str) -> int:
        if place in BUILDINGS:
            return BUILDINGS[place].circles if place in self.city else 0
        return self.tiles[place]

    def free_circles(self, place: str) -> int:
        return self.circles(place) - self.standing(place)

    @property
    def island_room(self) -> int:
        return ISLAND_SPACES - sum(self.tiles.values())

    @property
    def city_room(self) -> int:
        return CITY_SPACES - sum(BUILDINGS[name].spaces for name in self.city)

    @property
    def all_nobles(self) -> int:
        return sum(self.people[NOBLE].values())

    def document(self) -> dict[str, Any]:
        island: dict[str, dict[str, int]] = {}
        for kind in [*CIRCLE_TILES, "forest"]:
            if self.tiles[kind]:
                island[kind] = {"tiles": self.tiles[kind]}
                if kind != "forest":
                    island[kind]["colonists"] = self.standing(kind)
                    if self.people[NOBLE][kind]:
                        island[kind]["nobles"] = self.people[NOBLE][kind]
        found: dict[str, Any] = {
            "victory_points": self.chips,
            "victory_points_on_paper": self.paper,
            "doubloons": self.doubloons,
            "goods": without_zeros(self.goods, GOODS),
            "island": island,
            "city": {name: self.standing(name) for name in BUILDINGS if name in self.city},
            "limbo": self.standing(LIMBO),
        }
        optional = {
            "city_nobles": without_zeros(self.people[NOBLE], BUILDINGS),
            "limbo_nobles": self.people[NOBLE][LIMBO],
            "forests": without_zeros(self.forests, GOODS),
            "secret_forests": without_zeros(self.secret_forests, GOODS),
            "produced": without_zeros(self.produced, GOODS),
            "wharf_used": "wharf" in self.used,
            "small_wharf_used": "small wharf" in self.used,
        }
        return found | {name: value for name, value in optional.items() if value}


class Board:
    """The whole table."""

    def __init__(self, document: dict[str, Any]) -> None:
        document = copy.deepcopy(document)
        self.flags = flags_of(document["edition"], document["options"])
        self.expansions: list[str] = document["expansions"]
        self.variants: list[str] = document["variants"]
        self.n: int = document["players"]
        self.players = [Player(seat, held) for seat, held in enumerate(document["seats"])]
        self.round: int = document["round"]
        self.governor: int = document["governor"]
        self.roles: dict[str, dict[str, Any]] = document["roles"]
        supply = document["supply"]
        self.pool: int = supply["victory_points"]
        self.quarries: int = supply["quarries"]
        self.goods = Counter[str](supply["goods"])
        self.supply: dict[str, int] = {COLONIST: supply["colonists"], NOBLE: supply.get("nobles", 0)}
        aboard_nobles = document.get("ship_nobles", 0)
        self.aboard: dict[str, int] = {COLONIST: document["colonist_ship"] - aboard_nobles, NOBLE: aboard_nobles}
        self.ships: list[dict[str, Any]] = document["ships"]
        self.house = Counter[str](document["trading_house"])
        self.stock = Counter[str](document["buildings"])
        self.ended: list[str] = document["ended"]
        self.drafted: list[str] | None = document.get("drafted")
        self.wanted: int | None = document.get("wanted")
        self.takeover: dict[str, Any] | None = document.get("takeover")
        self.festival: dict[str, Any] | None = document.get("festival")
        plantations = document["plantations"]
        self.face_up = Counter[str](plantations["face_up"])
        self.face_down = Counter[str](plantations["face_down"])
        self.discards = Counter[str](plantations["discards"])
        self.top: tuple[str, int] | None = None
        """A tile on top of the face-down ones that a seat has seen; not counted among them."""
        if "top_tile" in plantations:
            self.top = plantations["top_tile"], plantations["top_seen_by"]
        self.role: str | None = None
        self.holder: int | None = None
        self.peeked: str | None = None
        self.captain_phase = False
        self.chance: deque[str] = deque()
        """What chance decides after the running answer, in its order; handed in from elsewhere."""

    # ------------------------------------------------------------------ seats
    @property
    def long_game(self) -> bool:
        return "long-game" in self.variants

    @property
    def asks_everything(self) -> bool:
        return bool(self.flags.get("ask_everything", False))

    def clockwise(self, first: int) -> list[Player]:
        return [self.players[(first + step) % self.n] for step in range(self.n)]

    def doubled(self, player: Player) -> int:
        """PR-BLD-LIBRARY: the size of a privilege of one."""
        return 2 if player.occupied("library") else 1

    def cost(self, building: str) -> int:
        """T5, or the other costs some boxes print."""
        if self.flags.get("factory_8_university_7"):
            return {"factory": 8, "university": 7}.get(building, BUILDINGS[building].cost)
        return BUILDINGS[building].cost

    def spare_on_board(self, building: str) -> bool:
        """PR-X4-02 and 06: an unused copy keeps the space of a goal filled, and the goal goes to the box later."""
        return self.n == 2 or ("one-of-each" in self.variants and BUILDINGS[building].violet)

    # ------------------------------------------------------------------ points, money, people
    def score(self, player: Player, points: int) -> None:
        """PR-CAPTAIN-10, PR-END-03, R-12."""
        chips = min(points, self.pool)
        self.pool -= chips
        player.chips += chips
        player.paper += points - chips
        counts = self.flags["vp_end_any_phase"] or self.captain_phase
        if points and not self.pool and counts and not self.long_game:
            self.end("victory points gone")

    def earn(self, player: Player, benefit: str, doubloons: int = 0, points: int = 0) -> Play:
        """A benefit nobody declines; tables that ask everything ask about it."""
        if not doubloons and not points:
            return
        if self.asks_everything and (yield from ask("take benefit", player.seat, ["accept", "pass"])) == "pass":
            return
        player.doubloons += doubloons
        self.score(player, points)

    def end(self, reason: str) -> None:
        """PR-END-04: met once, met for good."""
        if reason not in self.ended:
            self.ended = [name for name in END_REASONS if name in (*self.ended, reason)]

    def spare_person(self) -> str | None:
        """Hospice, university: a supply colonist, else from the ship, there a noble last (R-21, R-32)."""
        if self.supply[COLONIST]:
            return "supply colonist"
        return next((f"ship {person}" for person in (COLONIST, NOBLE) if self.aboard[person]), None)

    def take_spare_person(self, player: Player, place: str) -> None:
        source, person = str(self.spare_person()).split()
        (self.supply if source == "supply" else self.aboard)[person] -= 1
        player.people[person][place] += 1

    # ------------------------------------------------------------------ tiles
    @property
    def can_draw(self) -> bool:
        """R-02."""
        return bool(self.top or self.face_down.total() or self.discards.total())

    def draw(self) -> str:
        """The next face-down tile; the discards are shuffled when there is none."""
        if not self.face_down.total() and self.top is None:
            self.face_down, self.discards = self.discards, Counter()
        kind = self.chance.popleft()
        if self.top is not None:
            assert kind == self.top[0], f"{kind} came up instead of {self.top[0]}"
            self.top = None
            return kind
        assert self.face_down[kind] > 0, f"no {kind} lies face down"
        self.face_down[kind] -= 1
        return kind

    def refill_row(self) -> None:
        """PR-SETTLER-05 and 06: what is left comes up first, then the discards are shuffled."""
        self.discards += self.face_up
        self.face_up = Counter()
        wanted = self.n + 1
        came_up = Counter[str]()
        if self.top is not None:
            came_up[self.top[0]] += 1
            self.top = None
        if came_up.total() + self.face_down.total() < wanted:
            came_up += self.face_down
            self.face_down, self.discards = self.discards, Counter()
        number = min(wanted, came_up.total() + self.face_down.total())
        shown = Counter(self.chance.popleft() for _ in range(number))
        assert came_up <= shown, f"{came_up} lay face down, but {shown} came up"
        assert shown - came_up <= self.face_down, f"{shown - came_up} does not lie face down"
        self.face_down -= shown - came_up
        self.face_up = shown

    def house_full(self) -> bool:
        return self.house.total() >= HOUSE_SPACES

    # ------------------------------------------------------------------ the position
    def document(self) -> dict[str, Any]:
        """The position in the engine's words; what a running phase remembers is left out."""
        supply = {
            "victory_points": self.pool,
            "colonists": self.supply[COLONIST],
            "quarries": self.quarries,
            "goods": without_zeros(self.goods, GOODS),
        }
        plantations: dict[str, Any] = {
            "face_up": without_zeros(self.face_up, GOODS),
            "face_down": without_zeros(self.face_down, GOODS),
            "discards": without_zeros(self.discards, GOODS),
        }
        if self.top is not None:
            plantations |= {"top_tile": self.top[0], "top_seen_by": self.top[1]}
        found: dict[str, Any] = {
            "round": self.round,
            "governor": self.governor,
            "roles": self.roles,
            "colonist_ship": sum(self.aboard.values()),
            "ships": self.ships,
            "trading_house": without_zeros(self.house, GOODS),
            "buildings": without_zeros(self.stock, BUILDINGS),
            "ended": self.ended,
            "plantations": plantations,
            "seats": [player.document() for player in self.players],
        }
        if "nobles" in self.expansions:
            supply["nobles"] = self.supply[NOBLE]
            found["ship_nobles"] = self.aboard[NOBLE]
        if self.drafted is not None:
            found["drafted"] = [name for name in BUILDINGS if name in self.drafted]
        optional = {"wanted": self.wanted, "takeover": self.takeover, "festival": self.festival}
        return found | {"supply": supply} | {name: held for name, held in optional.items() if held is not None}


def empty_places(player: Player, places: Iterable[str] = PLACES) -> list[str]:
    """Places with a free circle, in the order of the board."""
    return [place for place in places if player.free_circles(place) > 0]

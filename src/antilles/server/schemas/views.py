"""What a seat sees of a table, game by game, as `Game.view` writes it. Tests hold every view of random games to it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class Strict(BaseModel):
    """Nothing but these entries."""

    model_config = ConfigDict(extra="forbid")


class PuertoRicoRole(Strict):
    """A role card."""

    doubloons: int
    taken_by: int | None


class PuertoRicoSupply(Strict):
    """What lies in the supply; nobles only where they are in play."""

    victory_points: int
    colonists: int
    quarries: int
    goods: dict[str, int]
    nobles: int = 0


class PuertoRicoShip(Strict):
    """A cargo ship."""

    spaces: int
    good: str | None
    load: int


class PuertoRicoPlantations(Strict):
    """The plantations. `top_tile` is there for who has seen it."""

    face_up: dict[str, int]
    face_down: int
    discards: dict[str, int]
    top_tile: str | None = None
    top_seen_by: int | None = None


class IslandTiles(Strict):
    """Tiles of one kind on an island with the people on them; forests have nobody."""

    tiles: int
    colonists: int = 0
    nobles: int = 0


class PuertoRicoSeat(BaseModel):
    """A player board. Victory points are there for who may see them; flags of a phase are further entries, true."""

    model_config = ConfigDict(extra="allow")

    victory_points: int | None = None
    victory_points_on_paper: int | None = None
    doubloons: int
    goods: dict[str, int]
    island: dict[str, IslandTiles]
    city: dict[str, int] = Field(description="People in each building, by its name.")
    limbo: int
    city_nobles: dict[str, int] = {}
    limbo_nobles: int = 0
    forests: dict[str, int] = {}
    secret_forests: dict[str, int] = {}
    produced: dict[str, int] = {}


class FestivalGoal(Strict):
    """A goal of the festival, won or not, and how the players stand."""

    goal: Literal["plantation", "goods", "building"]
    wanted: dict[str, int] = Field(description="So many of each; nothing where it was won before the game's beginning.")
    prize: int
    won: bool
    winner: int | None
    round: int | None
    nearest: list[int] = Field(description="The seats that have most of it.")
    reached: int = Field(description="How much of it they have.")
    left: int = Field(description="How many of a wanted building can be bought.")


class PuertoRicoFestival(Strict):
    """The goals of the festival that nobody has reached; as a table shows it, all of them."""

    plantation: str | None
    goods: dict[str, int]
    building: str | None
    goals: list[FestivalGoal] = []


class Takeover(Strict):
    """A role that the smuggler takes over, and who does."""

    role: str
    seat: int


class PuertoRicoNow(BaseModel):
    """What is going on. What else a phase remembers are further entries (docs/generated/puerto_rico/records.md)."""

    model_config = ConfigDict(extra="allow")

    phase: str
    decision: str
    turn: int
    role: str | None = None
    holder: int | None = None
    turns_done: int = 0
    step: int = 0


class PuertoRicoView(Strict):
    """A table of Puerto Rico as one seat, or a spectator, sees it."""

    game: Literal["puerto-rico"]
    edition: str
    players: int
    expansions: list[str]
    variants: list[str]
    options: dict[str, Any]
    seat: int | None
    round: int
    governor: int
    roles: dict[str, PuertoRicoRole]
    supply: PuertoRicoSupply
    colonist_ship: int
    ship_nobles: int = 0
    ships: list[PuertoRicoShip]
    trading_house: dict[str, int]
    buildings: dict[str, int] = Field(description="How many of each building can be bought.")
    plantations: PuertoRicoPlantations
    ended: list[str]
    drafted: list[str] = []
    wanted: int | None = None
    takeover: Takeover | None = None
    festival: PuertoRicoFestival | None = None
    seats: list[PuertoRicoSeat]
    now: PuertoRicoNow
    legal_actions: list[str] = Field(default=[], description="In notation; only for the seat on turn.")


class SantiagoSeat(Strict):
    """A seat. Pesos, points and goods are there for who may see them."""

    pesos: int | None = None
    vp: int | None = None
    goods: dict[str, int] | None = None
    pawn: str | None
    owns: list[str]
    markers: int


class SantiagoNow(Strict):
    """What is asked, of whom, in whose turn."""

    decision: str
    active: int
    turn: int | None = None
    passed: list[int] = []
    pawn_moved: bool = False


class SantiagoView(Strict):
    """A table of Santiago de Cuba as one seat, or a spectator, sees it."""

    game: Literal["santiago-de-cuba"]
    players: int
    options: dict[str, Any]
    seat: int | None
    street: list[str]
    venues: dict[str, list[str]]
    car: int
    busy: list[str]
    ship: int
    ship_in_port: bool
    price: int
    flag: int
    demand: dict[str, int] = {}
    set_aside: str | None = None
    rolled: dict[str, int] = {}
    supply: dict[str, int]
    turns: int
    ended: list[str]
    seats: list[SantiagoSeat]
    now: SantiagoNow
    legal_actions: list[str] = Field(default=[], description="In notation; only for the seat on turn.")


View = Annotated[PuertoRicoView | SantiagoView, Field(discriminator="game")]

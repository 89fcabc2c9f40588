"""The records of the game: Rules (one table's rules), State (one position) and Log (what just happened)."""

from __future__ import annotations

from antilles.core.layout import Field, LogStruct, Struct
from antilles.puerto_rico.components import MOST_PLAYERS, MOST_SHIPS
from antilles.puerto_rico.vocabulary import BENEFITS, BUILDINGS, GOODS, ROLES, TILES

N_GOODS, N_TILES, N_ROLES, N_BUILDINGS = len(GOODS), len(TILES), len(ROLES), len(BUILDINGS)

RULES = Struct(
    "Rules",
    (
        Field("players", "Number of seats."),
        Field("picks_per_round", "Roles taken in one round: one per seat, three each with two players."),
        Field("doubloons", "Doubloons each player starts with."),
        Field("vp_pool", "Victory points in the pool at the start."),
        Field("colonist_supply", "Colonists in the supply at the start."),
        Field("colonist_ship", "Colonists on the ship at the start, and the least it is refilled with."),
        Field("row", "Face-up plantations after a refill."),
        Field("quarries", "Quarries in the stack."),
        Field("plantations", "Plantation tiles in the game, by kind.", (N_GOODS,)),
        Field("tokens", "Good tokens in the game, by kind.", (N_GOODS,)),
        Field("ships", "Number of cargo ships."),
        Field("capacity", "Spaces of each cargo ship.", (MOST_SHIPS,)),
        Field("role_in_play", "1 for each role card on the table.", (N_ROLES,)),
        Field("cost", "Cost of each building.", (N_BUILDINGS,)),
        Field("copies", "Copies of each building on the board at the start.", (N_BUILDINGS,)),
        Field("starting_tile", "Tile of each seat, the first governor's first.", (MOST_PLAYERS,)),
        Field("vp_secret", "1 if victory point chips are hidden from the others."),
        Field("mayor_rearrange", "1 if colonists on circles may be moved in the mayor phase."),
        Field("hospice_on_hacienda_tile", "1 if the hospice colonist may go onto the hacienda tile."),
        Field("fortress_counts_limbo", "1 if unplaced colonists count for the fortress."),
        Field("customs_counts_paper", "1 if points noted on paper count for the customs house."),
        Field("vp_end_any_phase", "1 if the last chip ends the game in any phase, 0 only in the captain phase."),
        Field("ask_everything", "1 if benefits that nobody declines are asked about."),
    ),
)

PLAYER = Struct(
    "Player",
    (
        Field("doubloons", "Money."),
        Field("vp_chips", "Victory points in chips."),
        Field("vp_paper", "Victory points noted on paper after the pool ran out."),
        Field("limbo", "Unplaced colonists."),
        Field("goods", "Goods held, by kind.", (N_GOODS,)),
        Field("tiles", "Island tiles, by kind.", (N_TILES,)),
        Field("manned", "Colonists on island tiles, by kind.", (N_TILES,)),
        Field("city", "Colonists in each building; -1 where it is not built.", (N_BUILDINGS,)),
        Field("produced", "Goods produced in the running craftsman phase, by kind.", (N_GOODS,)),
        Field("wharf_used", "1 if the wharf sailed in the running captain phase."),
    ),
)

STATE = Struct(
    "State",
    (
        Field("seed_low", "Generator: first word of the seed.", kind="int64"),
        Field("seed_high", "Generator: second word of the seed.", kind="int64"),
        Field("draws", "Generator: words used so far.", kind="int64"),
        Field("phase", "What is going on (vocabulary: phases)."),
        Field("decision", "What the seat on turn is asked (vocabulary: decisions)."),
        Field("turn", "Seat that decides."),
        Field("round", "Rounds begun, from 1."),
        Field("governor", "Seat that picks first in this round."),
        Field("picks", "Roles taken in this round."),
        Field("role", "Role being executed, -1 between roles."),
        Field("holder", "Seat that took the role being executed, -1 between roles."),
        Field("turns_done", "Turns completed in the phase, counted from the holder."),
        Field("step", "Step inside one turn (numbers local to the phase)."),
        Field("ended", "Bits of the end conditions met (vocabulary: end reasons)."),
        Field("vp_pool", "Victory points left in the pool."),
        Field("colonist_supply", "Colonists in the supply."),
        Field("colonist_ship", "Colonists on the ship."),
        Field("quarries", "Quarries in the stack."),
        Field("face_up", "Plantations in the open row, by kind.", (N_GOODS,)),
        Field("face_down", "Plantations in the face-down stacks, by kind; drawn at random.", (N_GOODS,)),
        Field("discards", "Plantations on the discard pile, by kind.", (N_GOODS,)),
        Field("goods_supply", "Good tokens in the supply, by kind.", (N_GOODS,)),
        Field("ship_kind", "Kind on each cargo ship, -1 while empty.", (MOST_SHIPS,)),
        Field("ship_load", "Goods on each cargo ship.", (MOST_SHIPS,)),
        Field("house", "Goods in the trading house, by kind.", (N_GOODS,)),
        Field("role_doubloons", "Doubloons lying on each role.", (N_ROLES,)),
        Field("role_holder", "Seat that took each role this round, -1 if free.", (N_ROLES,)),
        Field("stock", "Copies of each building still on the board.", (N_BUILDINGS,)),
        Field("tile_placed", "Settler: tile placed in this turn that a colonist may go onto, -1 if none."),
        Field("hospice_used", "Settler: 1 if the hospice colonist of this turn is spent."),
        Field("slot", "Mayor: next group of circles to fill; storage: next kind of good to decide."),
        Field("open_circles", "Mayor: free circles from `slot` on."),
        Field("new_building", "Builder: building being bought or just built, -1 if none."),
        Field("discount", "Builder: discount settled so far under ask_everything."),
        Field("idle_turns", "Captain: turns without a load since the last load."),
        Field("captain_paid", "Captain: 1 once the holder's extra point was offered."),
        Field("kept", "Storage: goods kept, by kind; -1 while undecided.", (N_GOODS,)),
        Field("offered", "Benefits waiting to be accepted, by benefit, in doubloons or points.", (len(BENEFITS),)),
        Field("players", "The player boards, by seat.", (MOST_PLAYERS,), PLAYER),
    ),
)

EVENT = Struct(
    "Event",
    (
        Field("kind", "What happened (events.EVENT_KINDS)."),
        Field("seat", "Whom it happened to, -1 for the table."),
        Field("a", "First number; its meaning depends on the kind."),
        Field("b", "Second number."),
        Field("c", "Third number."),
        Field("audience", "Seat that may see it, -1 for everybody."),
    ),
)

MOST_EVENTS = 160

LOG = LogStruct(
    "Log",
    (
        Field("wanted", "1 if events are to be written."),
        Field("count", "Events written by the last action."),
        Field("events", "The events.", (MOST_EVENTS,), EVENT),
    ),
)

"""The records of the game: Rules (one table's rules), State (one position) and Log (what just happened)."""

from typing import Any

from antilles.core.events import event_log
from antilles.core.layout import (
    GAME,
    NOBODY_SEES,
    ONE_OF,
    OWNER,
    PHASE,
    ROUND,
    SEAT,
    SEATS,
    SOME_OF,
    Field,
    Sight,
    Struct,
)
from antilles.core.rng import WORD
from antilles.puerto_rico import benefits, buildings, decisions, endings, goods, people, phases, roles, slots, tiles
from antilles.puerto_rico.components import (
    CITY_SPACES,
    ISLAND_SPACES,
    MOST_LURED,
    MOST_PLAYERS,
    MOST_ROUNDS,
    MOST_SHIPS,
    SHIP_CAPACITIES,
    VP_POOL_RANGE,
)

LAST_SEAT = MOST_PLAYERS - 1
EVERY_SEAT = (1 << MOST_PLAYERS) - 1
EVERY_KIND = (1 << goods.COUNT) - 1
EVERY_BOX = (2 << max(row.box for row in buildings.BUILDINGS)) - 1
MOST_CIRCLES = 3
MOST_POINTS = VP_POOL_RANGE[-1]
MOST_GOODS = sum(row.tokens for row in goods.GOODS)
LARGE = 2**31 - 1
"""More than a game can reach: a player gains at most some hundred doubloons or points in a round."""
MOST_DOUBLOONS_GIVEN = 30_000
MOST_ROUNDS_GIVEN = 10_000
MOST_STEPS = 16
MOST_SCRIPTED = 12

# fmt: off
RULES = Struct(
    "Rules",
    (
        Field("players", "Number of seats.", most=MOST_PLAYERS),
        Field("expanded", "1 if any expansion or its buildings are in play."),
        Field("new_violets", "1 if the violets of expansion I can be in play."),
        Field("noble_buildings", "1 if the buildings of expansion II are in play."),
        Field("boxes", "Bits of the boxes whose buildings can be in play (buildings.py).", most=EVERY_BOX),
        Field("buildings", "Buildings numbered below this can be in play.", most=buildings.COUNT),
        Field("picks_per_round", "Roles taken in one round: one per seat, three each with two players.", most=roles.COUNT),
        Field("doubloons", "Doubloons each player starts with.", most=4),
        Field("corn_seats_poorer", "1 if seats that start with corn have 1 doubloon less."),
        Field("vp_pool", "Victory points in the pool at the start.", most=MOST_POINTS),
        Field("colonist_supply", "Colonists in the supply at the start.", most=people.COLONISTS_IN_BOX),
        Field("colonist_ship", "Colonists on the ship at the start, and the least it is refilled with.", most=MOST_PLAYERS),
        Field("row", "Face-up plantations after a refill.", most=MOST_PLAYERS + 1),
        Field("quarries", "Quarries in the stack.", most=tiles.TILES[tiles.QUARRY].number),
        Field("plantations", "Plantation tiles in the game, by kind.", (goods.COUNT,), most=12),
        Field("tokens", "Good tokens in the game, by kind.", (goods.COUNT,), most=goods.MOST_OF_A_KIND),
        Field("ships", "Number of cargo ships.", most=MOST_SHIPS),
        Field("capacity", "Spaces of each cargo ship.", (MOST_SHIPS,), most=SHIP_CAPACITIES[-1]),
        Field("role_in_play", "1 for each role card on the table.", (roles.COUNT,)),
        Field("cost", "Cost of each building.", (buildings.COUNT,), most=10),
        Field("copies", "Copies of each building on the board at the start.", (buildings.COUNT,), most=4),
        Field("starting_tile", "Tile of each seat, the first governor's first.", (MOST_PLAYERS,), most=tiles.COUNT),
        Field("vp_secret", "1 if victory point chips are hidden from the others."),
        Field("mayor_rearrange", "1 if colonists on circles may be moved in the mayor phase."),
        Field("hospice_on_hacienda_tile", "1 if the hospice colonist may go onto the hacienda tile."),
        Field("fortress_counts_limbo", "1 if unplaced colonists count for the fortress."),
        Field("customs_counts_paper", "1 if points noted on paper count for the customs house."),
        Field("residence_least_tiles", "Filled island spaces below which a residence scores nothing."),
        Field("vp_end_any_phase", "1 if the last chip ends the game in any phase, 0 only in the captain phase."),
        Field("ask_everything", "1 if benefits that nobody declines are asked about."),
        Field("colonists_end", "1 if a short refill of the colonist ship ends the game."),
        Field("vp_end", "1 if the last victory point chip ends the game."),
        Field("most_rounds", "The game is scored as it stands after so many rounds; 0 without a limit.", most=MOST_ROUNDS),
        Field("draft", "How violets come into play: 0 as in `copies`, 1 drafted, 2 at random.", most=2),
        Field("draft_first_random", "1 if chance decides who drafts first."),
        Field("office_post_apart", "1 if office and trading post are never both drafted."),
        Field("hacienda_forest_apart", "1 if hacienda and forest house are never both drafted."),
        Field("forest_from_stock", "1 if forests come from a stock, 0 if a plantation is laid face down."),
        Field("forest_hacienda", "Hacienda with forest house: 0 no forest, 1 peek then return, 2 peek then place.", most=2),
        Field("guests_to_buildings", "1 if guests may move to buildings only."),
        Field("library_goods_differ", "1 if the two goods of a craftsman with a library must differ."),
        Field("specialty_counts_bonus", "1 if the craftsman's extra goods count for the specialty factory."),
        Field("land_sale_to_row", "1 if plantations sold by the land office lie face up in the row."),
        Field("land_sells_any_forest", "1 if the land office sells forests without a forest house."),
        Field("nobles", "Nobles in the game.", most=people.NOBLES_IN_BOX),
        Field("festival", "1 if the festival is in play."),
    ),
)

# fmt: on


def _sees_points(rules: Any, state: Any, owner: int, seat: int | None) -> bool:
    return owner == seat or not rules.vp_secret


POINTS_SIGHT = Sight("the owner; all where points are open (PR-SETUP-09)", _sees_points)
SEER_SIGHT = Sight("the seat that has seen it", lambda rules, state, owner, seat: state.top_seen_by == seat)
DRAWER_SIGHT = Sight("the seat on turn", lambda rules, state, owner, seat: state.turn == seat)

# fmt: off
PLAYER = Struct(
    "Player",
    (
        Field("doubloons", "Money.", most=LARGE, given=MOST_DOUBLOONS_GIVEN),
        Field("vp_paper", "Points noted on paper after the pool ran out.", most=LARGE, given=1000, sight=POINTS_SIGHT),
        Field("vp_chips", "Victory points in chips.", most=MOST_POINTS, sight=POINTS_SIGHT),
        Field("limbo", "Unplaced people, nobles included.", most=people.MOST),
        Field("limbo_nobles", "Nobles among the unplaced.", most=people.NOBLES_IN_BOX),
        Field("goods", "Goods held, by kind.", (goods.COUNT,), most=goods.MOST_OF_A_KIND),
        Field("tiles", "Island tiles, by kind.", (tiles.COUNT,), most=ISLAND_SPACES),
        Field("manned", "People on island tiles, by kind, nobles included.", (tiles.CIRCLE_KINDS,), most=ISLAND_SPACES),
        Field("manned_nobles", "Nobles among them.", (tiles.CIRCLE_KINDS,), most=ISLAND_SPACES),
        Field(
            "city",
            "People in each building, nobles included; -1 where it is not built.",
            (buildings.COUNT,),
            least=buildings.NOT_BUILT,
            most=MOST_CIRCLES,
            blank=buildings.NOT_BUILT,
        ),
        Field("city_nobles", "Nobles among them.", (buildings.COUNT,), most=MOST_CIRCLES),
        Field("city_free", "Empty city spaces, counted as buildings are placed.", most=CITY_SPACES, blank=CITY_SPACES),
        Field("forest_of", "Forests whose plantation everybody saw, by its kind.", (goods.COUNT,), most=ISLAND_SPACES),
        Field(
            "secret_forest_of",
            "Forests whose plantation only the owner saw, by its kind.",
            (goods.COUNT,),
            most=ISLAND_SPACES,
            sight=OWNER,
        ),
        Field(
            "produced",
            "Goods produced in the running craftsman phase, by kind.",
            (goods.COUNT,),
            most=goods.MOST_OF_A_KIND,
            lives=PHASE,
            during=(phases.CRAFTSMAN,),
        ),
        *(
            Field(name, doc, lives=PHASE, during=(phases.CAPTAIN, phases.STORAGE))
            for name, doc in (
                ("wharf_used", "1 if the wharf sailed in the running captain phase."),
                ("small_wharf_used", "1 if the small wharf sailed in the running captain phase."),
                ("captain_turn", "1 if the first turn of the running captain phase is over."),
            )
        ),
    ),
)
# fmt: on
PLAYER_FLAGS = tuple(field.name for field in PLAYER.living(PHASE) if not field.shape)


def memory(name: str, doc: str, *during: int, most: int = 1, least: int = 0, **more: Any) -> Field:
    """What the named phases (any, without a name) remember between questions."""
    blank = least if least < 0 else 0
    return Field(name, doc, least=least, most=most, blank=blank, lives=PHASE, during=during, **more)


def none_or(name: str, doc: str, most: int, **more: Any) -> Field:
    """A number that is -1 while there is none."""
    return Field(name, doc, least=-1, most=most, blank=-1, **more)


# fmt: off
GENERATOR = (
    Field("seed_low", "Generator: first word of the seed.", most=WORD, sight=NOBODY_SEES),
    Field("seed_high", "Generator: second word of the seed.", most=WORD, sight=NOBODY_SEES),
    Field("draws", "Generator: words used so far.", most=WORD, sight=NOBODY_SEES),
)

TABLE_FIELDS = (
    Field("drafted", "Bits of the buildings drafted.", most=(1 << buildings.COUNT) - 1, says=SOME_OF),
    Field("round", "Rounds begun, from 1.", most=LARGE, blank=1, given=MOST_ROUNDS_GIVEN),
    Field("role_doubloons", "Doubloons lying on each role.", (roles.COUNT,), most=LARGE, given=MOST_DOUBLOONS_GIVEN),
    Field("vp_pool", "Victory points left in the pool.", most=MOST_POINTS),
    Field("governor", "Seat that picks first in this round.", most=LAST_SEAT, says=SEAT),
    Field("picks", "Roles taken in this round.", most=roles.COUNT, lives=ROUND),
    Field("ended", "Bits of the end conditions met (endings.py).", most=endings.EVERY_BIT, says=SOME_OF),
    Field("colonist_supply", "Colonists in the supply.", most=people.COLONISTS_IN_BOX),
    Field("noble_supply", "Nobles in the supply.", most=people.NOBLES_IN_BOX),
    Field("colonist_ship", "People on the colonist ship, nobles included.", most=people.MOST),
    Field("ship_nobles", "Nobles among them.", most=people.NOBLES_IN_BOX),
    Field("quarries", "Quarries in the stack.", most=tiles.TILES[tiles.QUARRY].number),
    Field("face_up", "Plantations in the open row, by kind.", (goods.COUNT,), most=12),
    Field("face_down", "Plantations in the face-down stacks, by kind; drawn at random.", (goods.COUNT,), most=12, sight=NOBODY_SEES),
    Field("discards", "Plantations on the discard pile, by kind.", (goods.COUNT,), most=12),
    Field("goods_supply", "Good tokens in the supply, by kind.", (goods.COUNT,), most=goods.MOST_OF_A_KIND),
    none_or("ship_kind", "Kind on each cargo ship, -1 while empty.", goods.COUNT - 1, shape=(MOST_SHIPS,), says=ONE_OF),
    Field("ship_load", "Goods on each cargo ship.", (MOST_SHIPS,), most=SHIP_CAPACITIES[-1]),
    Field("house", "Goods in the trading house, by kind.", (goods.COUNT,), most=4),
    none_or("role_holder", "Seat that took each role this round, -1 if free.", LAST_SEAT, shape=(roles.COUNT,), lives=ROUND, says=SEAT),
    Field("stock", "Copies of each building still on the board.", (buildings.COUNT,), most=4),
    none_or("top_tile", "Plantation on top that somebody has seen, -1 if none.", goods.COUNT - 1, sight=SEER_SIGHT, says=ONE_OF),
    none_or("top_seen_by", "Seat that has seen it, -1 if none.", LAST_SEAT, says=SEAT),
    Field("scripted", "Scripted draws still to come.", most=MOST_SCRIPTED, sight=NOBODY_SEES),
    none_or("script", "Plantations that a position has scripted to be drawn next, the last one first.", goods.COUNT - 1, shape=(MOST_SCRIPTED,), sight=NOBODY_SEES, says=ONE_OF),
    none_or("wanted", "Seat that took the smuggler last, -1 if none.", LAST_SEAT, says=SEAT),
    none_or("takeover_role", "Role the smuggler took over and nobody has picked, -1 if none.", roles.COUNT - 1, lives=ROUND, says=ONE_OF),
    none_or("takeover_seat", "Seat that took it over, -1 if none.", LAST_SEAT, lives=ROUND, says=SEAT),
    Field("takeover_running", "1 while, or after, that role is executed at the end of the round.", lives=ROUND),
    none_or("goal_plantation", "Festival: plantation goal, -1 if none or won.", goods.COUNT - 1, says=ONE_OF),
    Field("goal_goods", "Festival: goods goal, tokens by kind.", (goods.COUNT,), most=3),
    none_or("goal_building", "Festival: building goal, -1 if none or won.", buildings.COUNT - 1, says=ONE_OF),
    Field("draft_turns", "Draft: buildings drafted so far; the first drafter is `holder`.", most=buildings.COUNT),
    Field("turn", "Seat that decides.", most=LAST_SEAT, says=SEAT),
    Field("decision", "What the seat on turn is asked (decisions.py).", most=decisions.COUNT, says=ONE_OF),
)

MEMORY_FIELDS = (
    memory("phase", "What is going on (phases).", most=phases.COUNT, says=ONE_OF),
    memory("role", "Role being executed, -1 between roles.", least=-1, most=roles.COUNT - 1, says=ONE_OF),
    memory("holder", "Seat that took the role being executed, -1 between roles.", least=-1, most=LAST_SEAT, says=SEAT),
    memory("turns_done", "Turns completed in the phase, counted from the holder.", most=MOST_PLAYERS),
    memory("step", "Step inside one turn (numbers local to the phase).", most=MOST_STEPS, says=ONE_OF),
    memory("window", "Guest house: bits of the seats that may still move guests now.", most=EVERY_SEAT, says=SEATS),
    memory("tile_peeked", "Plantation the seat has drawn and not laid yet, -1 if none.", phases.SETTLER, phases.TRADER, least=-1, most=goods.COUNT - 1, sight=DRAWER_SIGHT, says=ONE_OF),
    memory("tile_placed", "Tile placed in this turn that a colonist may go onto, -1 if none.", phases.SETTLER, phases.TRADER, least=-1, most=tiles.COUNT - 1, says=ONE_OF),
    memory("holder_took", "1 if the holder took a tile.", phases.SETTLER),
    memory("hospice_used", "1 if the hospice colonist of this turn is spent.", phases.SETTLER),
    memory("dealt", "Turns of dealing done.", phases.MAYOR, most=200),
    memory("placing", "Placing: the decision that is asked, 0 while nobody is placing.", most=decisions.COUNT, says=ONE_OF),
    memory("placer", "Placing: the seat.", most=LAST_SEAT, says=SEAT),
    memory("hand", "Placing: people still to be placed, nobles included.", most=people.MOST),
    memory("hand_nobles", "Placing: nobles among them.", most=people.NOBLES_IN_BOX),
    memory("added", "Placing: people just put on the slot whose nobles are to be told, -1 if none.", least=-1, most=12),
    memory("slot", "Next group of circles, kind of good or seat that a question is about.", most=slots.COUNT, says=ONE_OF),
    memory("open_circles", "Placing: free circles from `slot` on.", most=ISLAND_SPACES + CITY_SPACES * MOST_CIRCLES),
    memory("new_building", "Building being bought or just built, -1 if none.", phases.BUILDER, least=-1, most=buildings.COUNT - 1, says=ONE_OF),
    memory("discount", "Discount settled so far under ask_everything.", phases.BUILDER, most=6, given=2),
    memory("returned", "Pieces returned by the black market.", phases.BUILDER, most=3),
    memory("sold", "1 if the seat has sold a good in this turn.", phases.TRADER),
    memory("land_used", "1 if the seat has used the land office in this turn.", phases.TRADER),
    memory("bonus_goods", "Extra goods taken.", phases.CRAFTSMAN, most=2),
    memory("supplied", "Goods supplied, or shipped by the small wharf, in this turn.", phases.CAPTAIN, most=MOST_GOODS),
    memory("supplied_kinds", "Bits of the kinds the royal supplier took.", phases.CAPTAIN, most=EVERY_KIND, says=SOME_OF),
    memory("union_counted", "1 if the union hall counted in this turn.", phases.CAPTAIN),
    memory("idle_turns", "Turns without a load since the last load.", phases.CAPTAIN, most=MOST_PLAYERS),
    memory("captain_begun", "1 once loading has begun.", phases.CAPTAIN),
    memory("captain_paid", "1 once the holder's extra point was offered.", phases.CAPTAIN),
    memory("lured", "People to be taken from the ship, -1 unless luring.", phases.SMUGGLER, least=-1, most=MOST_LURED),
    memory("kept", "Goods kept, by kind; -1 while undecided.", phases.STORAGE, shape=(goods.COUNT,), least=-1, most=goods.MOST_OF_A_KIND),
    memory("offered", "Benefits waiting to be accepted, by benefit, in doubloons or points.", shape=(benefits.COUNT,), most=max(row.most for row in benefits.BENEFITS)),
    memory("beneficiary", "Seat that is offered the benefits.", most=LAST_SEAT, says=SEAT),
)

# fmt: on

STATE = Struct(
    "State",
    (
        *GENERATOR,
        *TABLE_FIELDS,
        *sorted(MEMORY_FIELDS, key=lambda field: field.blank),  # equal blanks side by side are reset in one go
        Field("players", "The player boards, by seat.", (MOST_PLAYERS,), PLAYER),
    ),
)

LOG = event_log(200)

blank_state, blank_player = STATE.resetter(GAME, ROUND, PHASE), PLAYER.resetter(GAME, ROUND, PHASE)
forget_phase, forget_players_phase = STATE.resetter(PHASE), PLAYER.resetter(PHASE)

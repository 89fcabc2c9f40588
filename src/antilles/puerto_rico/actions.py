"""ONE append-only table of actions: ids, notation and documentation all come from it. New blocks go at the end."""

from __future__ import annotations

from antilles.core.jit import table
from antilles.core.notation import ActionTable, Block
from antilles.puerto_rico.components import CIRCLES, GOOD_TOKENS, ISLAND_SPACES, SHIP_CAPACITIES
from antilles.puerto_rico.vocabulary import (
    BASE_BUILDINGS,
    BLACK_MARKET_GOOD,
    BLACK_MARKET_PERSON,
    BLACK_MARKET_POINT,
    BUILDER_BUILD,
    BUILDER_PRIVILEGE,
    BUILDING_NAMES,
    BUILDINGS,
    CAPTAIN_LOAD,
    CRAFTSMAN_BONUS,
    CRAFTSMAN_PRODUCE,
    DECISION_NAMES,
    DRAFT_PICK,
    FESTIVAL_PLACE,
    FOREST,
    FOREST_PLACE,
    GOOD_NAMES,
    GUEST_MOVE,
    HACIENDA_DRAW,
    HOSPICE_COLONIST,
    LIBRARY_TILE,
    LODGE_DISCARD,
    LURE_NOBLE,
    LURE_PLACE,
    MAYOR_PLACE,
    MAYOR_PRIVILEGE,
    NEW_BUILDINGS,
    PERSON_NAMES,
    PLACE_NOBLES,
    QUARRIES_USED,
    ROLE_NAMES,
    ROLE_PICK,
    ROYAL_SUPPLY,
    SETTLER_TAKE,
    SHIP_TAKE,
    SMALL_WHARF_LOAD,
    SMUGGLER,
    SMUGGLER_MODE,
    STORE_GOODS,
    TAKE_BENEFIT,
    TILE_NAMES,
    TILES_WITH_CIRCLES,
    TRADER_SELL,
    UNION_ORDER,
    UNIVERSITY_COLONIST,
    VILLA_TAKE,
)

(
    PASS_VERB,
    ROLE_VERB,
    TAKE_VERB,
    DRAW_VERB,
    COLONIST_VERB,
    PLACE_VERB,
    BUILD_VERB,
    BONUS_VERB,
    SELL_VERB,
    LOAD_VERB,
    WHARF_VERB,
    KEEP_VERB,
    ACCEPT_VERB,
    QUARRIES_VERB,
    DRAFT_VERB,
    PLANTATION_VERB,
    FOREST_VERB,
    GIVE_VERB,
    VILLA_VERB,
    RECEIVE_VERB,
    NOBLES_VERB,
    RETURN_PERSON_VERB,
    RETURN_GOOD_VERB,
    RETURN_POINT_VERB,
    GUEST_VERB,
    POST_VERB,
    BUY_LAND_VERB,
    BUY_FOREST_VERB,
    SMALL_WHARF_VERB,
    SMALL_WHARF_GOODS_VERB,
    UNION_VERB,
    SUPPLY_VERB,
    RAID_VERB,
    ROBBERY_VERB,
    LURING_VERB,
    LURE_NOBLE_VERB,
    TAKEOVER_VERB,
) = range(37)
VERBS = tuple(range(37))

MOST_OF_A_KIND = max(GOOD_TOKENS)
MOST_QUARRIES_USED = 4

# Circles are filled in groups ("slots"): one per kind of island tile, then one per building.
SLOTS = len(TILES_WITH_CIRCLES) + len(BUILDINGS)
SLOT_NAMES = (*TILE_NAMES[: len(TILES_WITH_CIRCLES)], *BUILDING_NAMES)
BASE_SLOTS = len(TILES_WITH_CIRCLES) + len(BASE_BUILDINGS)
LIMBO_SLOT = SLOTS
"""In place of a slot: the unplaced people."""

# Who stands on a tile that is given up.
NOBODY_ON_IT, COLONIST_ON_IT, NOBLE_ON_IT = range(3)
STOCK_FOREST = len(GOOD_NAMES)
"""In place of the plantation on its face: a forest from the stock."""
MOST_KEPT, MOST_LURED = 3, 3
LURE_KEEP, LURE_REMOVE, LURE_LEAVE = range(3)


def most_in_slot(slot: int) -> int:
    """The most circles a slot can ever have."""
    tiles = len(TILES_WITH_CIRCLES)
    return ISLAND_SPACES if slot < tiles else int(CIRCLES[slot - tiles])


def numbered(verb: int, word: str, slots: range, doc: str) -> Block:
    """A block with one action per slot and number of people in it."""
    entries = ((slot, number) for slot in slots for number in range(most_in_slot(slot) + 1))
    return Block(verb, f"{word} ... N", doc, tuple((s, n, f"{word} {SLOT_NAMES[s]} {n}") for s, n in entries))


def one(verb: int, text: str, doc: str) -> Block:
    """A block of a single action."""
    return Block(verb, text, doc, ((0, 0, text),))


def named(verb: int, word: str, names: tuple[str, ...], doc: str) -> Block:
    """A block with one action per name."""
    return Block(verb, f"{word} ...", doc, tuple((i, 0, f"{word} {name}") for i, name in enumerate(names)))


def later_buildings(verb: int, word: str, doc: str) -> Block:
    """A block with one action per building of the expansions."""
    numbers = range(len(BASE_BUILDINGS), len(BUILDINGS))
    return Block(verb, f"{word} ...", doc, tuple((b, 0, f"{word} {BUILDING_NAMES[b]}") for b in numbers))


def people(verb: int, word: str, slots: range, doc: str) -> Block:
    """A block with one action per slot and kind of person: `word harbor`, `word noble harbor`."""
    named_slots = (*SLOT_NAMES, "limbo")
    entries = ((slot, person) for slot in slots for person in range(len(PERSON_NAMES)))
    text = "{word} {person} {slot}" if verb == RETURN_PERSON_VERB else "{word} {noble}{slot}"
    return Block(
        verb,
        f"{word} ...",
        doc,
        tuple(
            (s, p, text.format(word=word, person=PERSON_NAMES[p], slot=named_slots[s], noble="noble " if p else ""))
            for s, p in entries
        ),
    )


def given_up() -> Block:
    """Tiles that hunting lodge or land office take from an island."""
    on_it = ("", " colonist", " noble")
    plantations = [(g, who, f"give {name}{on_it[who]}") for g, name in enumerate(GOOD_NAMES) for who in range(3)]
    forests = [(FOREST, g, f"give forest {name}") for g, name in enumerate(GOOD_NAMES)]
    stock = [(FOREST, STOCK_FOREST, "give forest")]
    return Block(
        GIVE_VERB,
        "give ...",
        "Give up a plantation (with who stands there) or a forest.",
        (*plantations, *forests, *stock),
    )


EXPANSION_BLOCKS = (
    later_buildings(BUILD_VERB, "build", "Build a building of an expansion."),
    numbered(PLACE_VERB, "place", range(BASE_SLOTS, SLOTS), "N people shall stand in this building of an expansion."),
    Block(ROLE_VERB, "role smuggler", "Take the smuggler.", ((SMUGGLER, 0, "role smuggler"),)),
    named(DRAFT_VERB, "draft", BUILDING_NAMES[: len(BASE_BUILDINGS) + len(NEW_BUILDINGS)], "Draft a violet building."),
    one(PLANTATION_VERB, "plantation", "Lay the tile just seen as a plantation."),
    Block(
        FOREST_VERB,
        "forest ...",
        "Place a forest: from the stock or the tile just seen, or by laying a face-up plantation face down.",
        (
            (STOCK_FOREST, 0, "forest"),
            *((good, 0, f"forest {name}") for good, name in enumerate(GOOD_NAMES)),
        ),
    ),
    given_up(),
    one(VILLA_VERB, "villa", "Villa: take a noble (or colonist) from the supply."),
    named(RECEIVE_VERB, "receive", PERSON_NAMES, "Take this person from the colonist ship."),
    numbered(NOBLES_VERB, "nobles", range(SLOTS), "So many of the people just placed there are nobles."),
    people(RETURN_PERSON_VERB, "return", range(SLOTS + 1), "Black market: return this person to the supply."),
    named(RETURN_GOOD_VERB, "return good", GOOD_NAMES, "Black market: return this good to the supply."),
    one(RETURN_POINT_VERB, "return point", "Black market: return a victory point chip to the pool."),
    people(GUEST_VERB, "guest", range(SLOTS), "Guest house: move a guest there."),
    named(POST_VERB, "post", GOOD_NAMES, "Sell one good to the trading post."),
    one(BUY_LAND_VERB, "buy land", "Land office: buy the next face-down plantation for 1 doubloon."),
    one(BUY_FOREST_VERB, "buy forest", "Land office: buy a forest for 1 doubloon."),
    one(SMALL_WHARF_VERB, "small wharf", "Ship a selection of goods from the small wharf."),
    Block(
        SMALL_WHARF_GOODS_VERB,
        "small wharf ... N",
        "Small wharf: ship N goods of this kind.",
        tuple(
            (good, number, f"small wharf {name} {number}")
            for good, name in enumerate(GOOD_NAMES)
            for number in range(MOST_OF_A_KIND + 1)
        ),
    ),
    one(UNION_VERB, "union hall", "Union hall: count the goods before supplying any."),
    named(SUPPLY_VERB, "supply", GOOD_NAMES, "Royal supplier: supply one good of this kind."),
    Block(
        RAID_VERB,
        "raid N K",
        "Smuggler: empty the ship with N spaces and keep K of its goods.",
        tuple((n, kept, f"raid {n} {kept}") for n in SHIP_CAPACITIES for kept in range(MOST_KEPT + 1)),
    ),
    one(ROBBERY_VERB, "robbery", "Smuggler: empty the trading house, 1 point per good."),
    Block(
        LURING_VERB,
        "luring N",
        "Smuggler: cut the colonist ship to its minimum and take N of the people removed.",
        tuple((number, 0, f"luring {number}") for number in range(MOST_LURED + 1)),
    ),
    named(
        LURE_NOBLE_VERB, "luring noble", ("keep", "remove", "leave"), "Smuggler: what becomes of the noble on the ship."
    ),
    named(TAKEOVER_VERB, "takeover", ROLE_NAMES[:SMUGGLER], "Smuggler: lay an untaken role before you."),
)

ACTIONS = ActionTable(
    (
        one(PASS_VERB, "pass", "Decline what is offered (where the rules let you)."),
        named(ROLE_VERB, "role", ROLE_NAMES[:SMUGGLER], "Take a role card."),
        named(TAKE_VERB, "take", TILE_NAMES[:FOREST], "Take a face-up plantation or a quarry."),
        one(DRAW_VERB, "draw", "Hacienda: draw a face-down plantation and place it."),
        one(COLONIST_VERB, "colonist", "Take the colonist offered by hospice, university or the mayor's privilege."),
        numbered(
            PLACE_VERB, "place", range(BASE_SLOTS), "N people shall stand on this kind of tile, or in this building."
        ),
        named(BUILD_VERB, "build", BUILDING_NAMES[: len(BASE_BUILDINGS)], "Build a building."),
        named(BONUS_VERB, "bonus", GOOD_NAMES, "Craftsman's privilege: one more good of a kind produced."),
        named(SELL_VERB, "sell", GOOD_NAMES, "Sell one good to the trading house."),
        Block(
            LOAD_VERB,
            "load ... N",
            "Load all that fits of this kind onto the cargo ship with N spaces.",
            tuple(
                (good, capacity, f"load {name} {capacity}")
                for good, name in enumerate(GOOD_NAMES)
                for capacity in SHIP_CAPACITIES
            ),
        ),
        named(WHARF_VERB, "wharf", GOOD_NAMES, "Ship all goods of one kind from the wharf."),
        Block(
            KEEP_VERB,
            "keep ... N",
            "Storage: keep N goods of this kind, the rest goes back to the supply.",
            tuple(
                (good, number, f"keep {name} {number}")
                for good, name in enumerate(GOOD_NAMES)
                for number in range(MOST_OF_A_KIND + 1)
            ),
        ),
        one(ACCEPT_VERB, "accept", "Take the benefit asked about (tables with ask_everything)."),
        Block(
            QUARRIES_VERB,
            "quarries N",
            "Use N quarries for the building being bought (tables with ask_everything).",
            tuple((number, 0, f"quarries {number}") for number in range(MOST_QUARRIES_USED + 1)),
        ),
        *EXPANSION_BLOCKS,
    )
)
N_ACTIONS = len(ACTIONS)

PASS = ACTIONS.find(PASS_VERB)
COLONIST = ACTIONS.find(COLONIST_VERB)

# The parts of an action, as the rules read them.
VERB = table(ACTIONS.verbs)
FIRST = table(ACTIONS.firsts)
SECOND = table(ACTIONS.seconds)
PLACE_ACTION = table([ACTIONS.find(PLACE_VERB, slot, 0) for slot in range(SLOTS)])
NOBLES_ACTION = table([ACTIONS.find(NOBLES_VERB, slot, 0) for slot in range(SLOTS)])
SMALL_WHARF_ACTION = table([ACTIONS.find(SMALL_WHARF_GOODS_VERB, good, 0) for good in range(len(GOOD_NAMES))])
KEEP_ACTION = table([ACTIONS.find(KEEP_VERB, good, 0) for good in range(len(GOOD_NAMES))])

# Which verbs answer which decision; whether `pass` is among the answers is for the rules to say.
ANSWERS = {
    ROLE_PICK: (ROLE_VERB,),
    HACIENDA_DRAW: (DRAW_VERB, PASS_VERB),
    SETTLER_TAKE: (TAKE_VERB, FOREST_VERB, PASS_VERB),
    HOSPICE_COLONIST: (COLONIST_VERB, PASS_VERB),
    MAYOR_PRIVILEGE: (COLONIST_VERB, PASS_VERB),
    MAYOR_PLACE: (PLACE_VERB,),
    BUILDER_BUILD: (BUILD_VERB, PASS_VERB),
    UNIVERSITY_COLONIST: (COLONIST_VERB, PASS_VERB),
    CRAFTSMAN_BONUS: (BONUS_VERB, PASS_VERB),
    TRADER_SELL: (SELL_VERB, POST_VERB, BUY_LAND_VERB, BUY_FOREST_VERB, GIVE_VERB, PASS_VERB),
    CAPTAIN_LOAD: (LOAD_VERB, WHARF_VERB, SMALL_WHARF_VERB, PASS_VERB),
    STORE_GOODS: (KEEP_VERB,),
    CRAFTSMAN_PRODUCE: (ACCEPT_VERB, PASS_VERB),
    TAKE_BENEFIT: (ACCEPT_VERB, PASS_VERB),
    BUILDER_PRIVILEGE: (ACCEPT_VERB, PASS_VERB),
    QUARRIES_USED: (QUARRIES_VERB,),
    DRAFT_PICK: (DRAFT_VERB,),
    FOREST_PLACE: (PLANTATION_VERB, FOREST_VERB),
    LIBRARY_TILE: (TAKE_VERB, FOREST_VERB, PASS_VERB),
    LODGE_DISCARD: (GIVE_VERB, PASS_VERB),
    VILLA_TAKE: (VILLA_VERB, PASS_VERB),
    SHIP_TAKE: (RECEIVE_VERB,),
    PLACE_NOBLES: (NOBLES_VERB,),
    BLACK_MARKET_PERSON: (RETURN_PERSON_VERB, PASS_VERB),
    BLACK_MARKET_GOOD: (RETURN_GOOD_VERB, PASS_VERB),
    BLACK_MARKET_POINT: (RETURN_POINT_VERB,),
    GUEST_MOVE: (GUEST_VERB, PASS_VERB),
    SMALL_WHARF_LOAD: (SMALL_WHARF_GOODS_VERB,),
    UNION_ORDER: (UNION_VERB, PASS_VERB),
    ROYAL_SUPPLY: (SUPPLY_VERB, PASS_VERB),
    SMUGGLER_MODE: (RAID_VERB, ROBBERY_VERB, LURING_VERB, TAKEOVER_VERB),
    LURE_NOBLE: (LURE_NOBLE_VERB,),
    LURE_PLACE: (PLACE_VERB,),
    FESTIVAL_PLACE: (PLACE_VERB,),
}


FIRST_OF_EXPANSIONS = ACTIONS.find(BUILD_VERB, len(BASE_BUILDINGS))
"""Actions below this are those of the base game."""


def answer_ranges(decision: int) -> list[tuple[int, int]]:
    """The runs of action ids that can answer a decision, in the order they are listed to players."""
    return [run for verb in ANSWERS.get(decision, ()) for run in ACTIONS.ranges[verb]]


def base_ranges(decision: int) -> list[tuple[int, int]]:
    """As `answer_ranges`, for tables without expansions."""
    return [run for run in answer_ranges(decision) if run[0] < FIRST_OF_EXPANSIONS]


MOST_RANGES = max(len(answer_ranges(decision)) for decision in ANSWERS)
MOST_BASE_RANGES = max(len(base_ranges(decision)) for decision in ANSWERS)


def padded(runs: list[tuple[int, int]]) -> list[int]:
    """Runs flattened to a fixed length; unused ones are empty."""
    return [edge for run in (*runs, *[(0, 0)] * (MOST_RANGES - len(runs))) for edge in run]


RANGES = table([padded(answer_ranges(decision)) for decision in range(len(DECISION_NAMES))])
BASE_RANGES = table([padded(base_ranges(decision)) for decision in range(len(DECISION_NAMES))])
IS_ANSWER = table(
    [[int(verb in ANSWERS.get(decision, ())) for verb in VERBS] for decision in range(len(DECISION_NAMES))]
)

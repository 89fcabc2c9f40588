"""The table of actions: ids, notation and documentation all come from it. Every block begins at a fixed id.

Game files, learned players and other programs know actions by these ids, so none ever moves: the list is pinned in
tests/pinned. What later buildings add has its own blocks, with room for 18 of them: the buildings drafted are
the 63 bits of one number.
"""

from collections.abc import Iterable, Sequence

from antilles.core.jit import lookup
from antilles.core.notation import ActionTable, Block, Never
from antilles.puerto_rico import buildings, decisions, goods, people, roles, slots, tiles, verbs
from antilles.puerto_rico.components import MOST_KEPT, MOST_LURED, SHIP_CAPACITIES

MOST_QUARRIES_USED = 4
LURE_KEEP, LURE_REMOVE, LURE_LEAVE = range(3)

Entry = tuple[int, int, str]

# The table as it was first published: tiles of the base game, 23 buildings, then 22 of the expansions.
BASE_BUILDINGS, FIRST_BUILDINGS = range(23), range(45)
LATER_BUILDINGS = range(45, buildings.COUNT)
MOST_LATER = 18


def slots_of(numbers: Iterable[int]) -> list[int]:
    """The slots of buildings."""
    return [slots.FIRST_BUILDING + number for number in numbers]


def one(start: int, verb: int, text: str, doc: str) -> Block:
    """A block of a single action."""
    return Block(start, verb, text, doc, ((0, 0, text),))


def named(start: int, verb: int, word: str, names: Iterable[str], doc: str) -> Block:
    """A block with one action per name."""
    return Block(start, verb, f"{word} ...", doc, tuple((i, 0, f"{word} {name}") for i, name in enumerate(names)))


def numbered(start: int, verb: int, word: str, names: Sequence[str], numbers: Sequence[int], doc: str) -> Block:
    """A block with one action per name and number."""
    pairs = ((first, number) for first in range(len(names)) for number in numbers)
    return Block(start, verb, f"{word} ... N", doc, tuple((f, n, f"{word} {names[f]} {n}") for f, n in pairs))


def of_buildings(start: int, verb: int, word: str, numbers: Iterable[int], doc: str, room: int = 0) -> Block:
    """A block with one action per building."""
    entries = tuple((number, 0, f"{word} {buildings.NAMES[number]}") for number in numbers)
    return Block(start, verb, f"{word} ...", doc, entries, room)


def people_in(start: int, verb: int, word: str, chosen: Iterable[int], doc: str, room: int = 0) -> Block:
    """A block with one action per slot and number of people in it."""
    pairs = ((slot, number) for slot in chosen for number in range(slots.most_in_slot(slot) + 1))
    entries = tuple((slot, number, f"{word} {slots.NAMES[slot]} {number}") for slot, number in pairs)
    return Block(start, verb, f"{word} ... N", doc, entries, room)


def persons_in(start: int, verb: int, text: str, chosen: Iterable[int], doc: str, room: int = 0) -> Block:
    """A block with one action per slot and kind of person."""
    pairs = ((slot, person) for slot in chosen for person in (people.COLONIST, people.NOBLE))
    entries = tuple((slot, person, spoken(text, slot, person)) for slot, person in pairs)
    return Block(start, verb, f"{text.split()[0]} ...", doc, entries, room)


def spoken(text: str, slot: int, person: int) -> str:
    """`return noble harbor`, `guest harbor`, `guest noble harbor`."""
    place = "limbo" if slot == slots.LIMBO else slots.NAMES[slot]
    return text.format(person=people.NAMES[person], slot=place, noble="noble " if person == people.NOBLE else "")


def given_up(start: int) -> Block:
    """Tiles that hunting lodge or land office take from an island."""
    on_it = ("", " colonist", " noble")
    plantations = [(g, who, f"give {name}{on_it[who]}") for g, name in enumerate(goods.NAMES) for who in range(3)]
    forests = [(tiles.FOREST, g, f"give forest {name}") for g, name in enumerate(goods.NAMES)]
    stock = [(tiles.FOREST, tiles.STOCK_FOREST, "give forest")]
    doc = "Give up a plantation (with who stands there) or a forest."
    return Block(start, verbs.GIVE, "give ...", doc, (*plantations, *forests, *stock))


def pairs(start: int, verb: int, title: str, doc: str, entries: Iterable[Entry]) -> Block:
    """A block with its entries written out."""
    return Block(start, verb, title, doc, tuple(entries))


BASE_SLOTS = [*range(slots.FIRST_BUILDING), *slots_of(BASE_BUILDINGS)]
FIRST_SLOTS = [*range(slots.FIRST_BUILDING), *slots_of(FIRST_BUILDINGS)]
NEW_SLOTS, LATER_SLOTS = slots_of(FIRST_BUILDINGS[len(BASE_BUILDINGS) :]), slots_of(LATER_BUILDINGS)
GOOD_NUMBERS = range(goods.MOST_OF_A_KIND + 1)
PLACE_DOC = "N people shall stand on this kind of tile, or in this building."
NOBLES_DOC = "So many of the people just placed there are nobles."
RETURN_DOC, GUEST_DOC = "Black market: return this person to the supply.", "Guest house: move a guest there."
RETURN, GUEST = "return {person} {slot}", "guest {noble}{slot}"

# fmt: off
BASE_BLOCKS = (
    one(0, verbs.PASS, "pass", "Decline what is offered (where the rules let you)."),
    named(1, verbs.ROLE, "role", roles.NAMES[: roles.SMUGGLER], "Take a role card."),
    named(9, verbs.TAKE, "take", tiles.NAMES[: tiles.FOREST], "Take a face-up plantation or a quarry."),
    one(15, verbs.DRAW, "draw", "Hacienda: draw a face-down plantation and place it."),
    one(16, verbs.COLONIST, "colonist", "Take the colonist offered by hospice, university or the mayor's privilege."),
    people_in(17, verbs.PLACE, "place", BASE_SLOTS, PLACE_DOC),
    of_buildings(148, verbs.BUILD, "build", BASE_BUILDINGS, "Build a building."),
    named(171, verbs.BONUS, "bonus", goods.NAMES, "Craftsman's privilege: one more good of a kind produced."),
    named(176, verbs.SELL, "sell", goods.NAMES, "Sell one good to the trading house."),
    numbered(181, verbs.LOAD, "load", goods.NAMES, SHIP_CAPACITIES, "Load all that fits of this kind onto the cargo ship with N spaces."),
    named(206, verbs.WHARF, "wharf", goods.NAMES, "Ship all goods of one kind from the wharf."),
    numbered(211, verbs.KEEP, "keep", goods.NAMES, GOOD_NUMBERS, "Storage: keep N goods of this kind, the rest goes back to the supply."),
    one(271, verbs.ACCEPT, "accept", "Take the benefit asked about (tables with ask_everything)."),
    pairs(272, verbs.QUARRIES, "quarries N", "Use N quarries for the building being bought (tables with ask_everything).", ((number, 0, f"quarries {number}") for number in range(MOST_QUARRIES_USED + 1))),
)

# What tables without expansions never ask for.
EXPANSION_BLOCKS = (
    of_buildings(277, verbs.BUILD, "build", FIRST_BUILDINGS[len(BASE_BUILDINGS) :], "Build a building of an expansion."),
    people_in(299, verbs.PLACE, "place", NEW_SLOTS, "N people shall stand in this building of an expansion."),
    pairs(343, verbs.ROLE, "role smuggler", "Take the smuggler.", ((roles.SMUGGLER, 0, "role smuggler"),)),
    of_buildings(344, verbs.DRAFT, "draft", range(37), "Draft a violet building."),
    one(381, verbs.PLANTATION, "plantation", "Lay the tile just seen as a plantation."),
    pairs(
        382,
        verbs.FOREST,
        "forest ...",
        "Place a forest: from the stock or the tile just seen, or by laying a face-up plantation face down.",
        (
            (tiles.STOCK_FOREST, 0, "forest"),
            *((good, 0, f"forest {name}") for good, name in enumerate(goods.NAMES)),
        ),
    ),
    given_up(388),
    one(409, verbs.VILLA, "villa", "Villa: take a noble (or colonist) from the supply."),
    named(410, verbs.RECEIVE, "receive", people.NAMES, "Take this person from the colonist ship."),
    people_in(412, verbs.NOBLES, "nobles", FIRST_SLOTS, NOBLES_DOC),
    persons_in(587, verbs.RETURN_PERSON, RETURN, [*FIRST_SLOTS, slots.LIMBO], RETURN_DOC),
    named(691, verbs.RETURN_GOOD, "return good", goods.NAMES, "Black market: return this good to the supply."),
    one(696, verbs.RETURN_POINT, "return point", "Black market: return a victory point chip to the pool."),
    persons_in(697, verbs.GUEST, GUEST, FIRST_SLOTS, GUEST_DOC),
    named(799, verbs.POST, "post", goods.NAMES, "Sell one good to the trading post."),
    one(804, verbs.BUY_LAND, "buy land", "Land office: buy the next face-down plantation for 1 doubloon."),
    one(805, verbs.BUY_FOREST, "buy forest", "Land office: buy a forest for 1 doubloon."),
    one(806, verbs.SMALL_WHARF, "small wharf", "Ship a selection of goods from the small wharf."),
    numbered(807, verbs.SMALL_WHARF_GOODS, "small wharf", goods.NAMES, GOOD_NUMBERS, "Small wharf: ship N goods of this kind."),
    one(867, verbs.UNION, "union hall", "Union hall: count the goods before supplying any."),
    named(868, verbs.SUPPLY, "supply", goods.NAMES, "Royal supplier: supply one good of this kind."),
    pairs(873, verbs.RAID, "raid N K", "Smuggler: empty the ship with N spaces and keep K of its goods.", ((n, kept, f"raid {n} {kept}") for n in SHIP_CAPACITIES for kept in range(MOST_KEPT + 1))),
    one(893, verbs.ROBBERY, "robbery", "Smuggler: empty the trading house, 1 point per good."),
    pairs(894, verbs.LURING, "luring N", "Smuggler: cut the colonist ship to its minimum and take N of the people removed.", ((number, 0, f"luring {number}") for number in range(MOST_LURED + 1))),
    named(898, verbs.LURE_NOBLE, "luring noble", ("keep", "remove", "leave"), "Smuggler: what becomes of the noble on the ship."),
    named(901, verbs.TAKEOVER, "takeover", roles.NAMES[: roles.SMUGGLER], "Smuggler: lay an untaken role before you."),
)

# What buildings declared after the first 45 add.
LATER_BLOCKS = (
    of_buildings(960, verbs.BUILD, "build", LATER_BUILDINGS, "Build a building declared later.", MOST_LATER),
    of_buildings(980, verbs.DRAFT, "draft", LATER_BUILDINGS, "Draft a building declared later.", MOST_LATER),
    people_in(1000, verbs.PLACE, "place", LATER_SLOTS, PLACE_DOC, 4 * MOST_LATER),
    people_in(1080, verbs.NOBLES, "nobles", LATER_SLOTS, NOBLES_DOC, 4 * MOST_LATER),
    persons_in(1160, verbs.RETURN_PERSON, RETURN, LATER_SLOTS, RETURN_DOC, 2 * MOST_LATER),
    persons_in(1200, verbs.GUEST, GUEST, LATER_SLOTS, GUEST_DOC, 2 * MOST_LATER),
)

# fmt: on

LURE_LIMIT = Never("PR-X3-LURING", "pr-never-luring-limit")
RAID_LIMIT = Never("PR-X3-RAID", "pr-never-raid-limit")
NO_SUCH_SHIP = Never("PR-SETUP-07", "pr-never-ship-size")
NEVER = {
    "forest quarry": Never("PR-BLD-FOREST-HOUSE", "pr-never-forest-quarry"),
    "give quarry": Never("PR-SETTLER-07", "pr-never-give-quarry"),
    "take forest": Never("PR-BLD-FOREST-HOUSE", "pr-never-take-forest"),
    "sell quarry": Never("PR-TRADER-01", "pr-never-sell-quarry"),
    "takeover smuggler": Never("PR-X3-05", "pr-never-takeover-smuggler"),
    "luring noble": Never("PR-X3-LURING", "pr-never-luring-noble"),
    **{f"luring {number}": LURE_LIMIT for number in range(MOST_LURED + 1, 100)},
    **{f"raid {n} {k}": RAID_LIMIT for n in SHIP_CAPACITIES for k in range(MOST_KEPT + 1, 12)},
    **{f"raid {n} {k}": NO_SUCH_SHIP for n in (1, 2, 3, 9, 10, 11, 12) for k in range(12)},
    **{f"load {good} {n}": NO_SUCH_SHIP for good in goods.NAMES for n in (1, 2, 3, 9, 10, 11, 12)},
    **{
        f"quarries {number}": Never("PR-BUILDER-04", "pr-never-quarries-limit")
        for number in range(MOST_QUARRIES_USED + 1, 13)
    },
}

ACTIONS = ActionTable((*BASE_BLOCKS, *EXPANSION_BLOCKS, *LATER_BLOCKS), never=NEVER)

PASS = ACTIONS.find(verbs.PASS)
COLONIST = ACTIONS.find(verbs.COLONIST)

# The parts of an action, as the rules read them.
verb_of = lookup(ACTIONS.verbs, "What an action does.")
first_of = lookup(ACTIONS.firsts, "What an action is about: a role, a building, a good, a slot, a number ...")
second_of = lookup(ACTIONS.seconds, "The second part of an action: a number, a ship, a person ...")


def firsts(verb: int, count: int) -> list[int]:
    """The action with number 0 for each group of a verb; the other numbers follow it."""
    return [ACTIONS.find(verb, group, 0) for group in range(count)]


place_action = lookup(firsts(verbs.PLACE, slots.COUNT), "`place SLOT 0`.")
nobles_action = lookup(firsts(verbs.NOBLES, slots.COUNT), "`nobles SLOT 0`.")
keep_action = lookup(firsts(verbs.KEEP, goods.COUNT), "`keep GOOD 0`.")
small_wharf_action = lookup(firsts(verbs.SMALL_WHARF_GOODS, goods.COUNT), "`small wharf GOOD 0`.")


def answer_runs(decision: int, without: Sequence[Block]) -> list[tuple[int, int]]:
    """The runs of action ids that can answer a decision, in the order they are listed to players."""
    runs = (run for verb in decisions.DECISIONS[decision].answers for run in ACTIONS.ranges[verb])
    left_out = {block.start for block in without}
    return [run for run in runs if run[0] not in left_out]


def padded(without: Sequence[Block]) -> list[list[int]]:
    """The runs of every decision, but for some blocks, flattened to one length; unused ones are empty."""
    found = [answer_runs(decision, without) for decision in range(decisions.COUNT)]
    most = max(map(len, found))
    return [[edge for run in (*runs, *[(0, 0)] * (most - len(runs))) for edge in run] for runs in found]


RUNS, BASE_RUNS = padded(()), padded(EXPANSION_BLOCKS)
MOST_RUNS, MOST_BASE_RUNS = len(RUNS[0]) // 2, len(BASE_RUNS[0]) // 2
run_edge = lookup(RUNS, "Edges of the runs of actions that can answer a decision: start, stop, start, stop ...")
base_run_edge = lookup(BASE_RUNS, "As `run_edge`, for tables without expansions.")
is_answer = lookup(
    [[*(int(verb in row.answers) for verb in range(verbs.COUNT)), 0] for row in decisions.DECISIONS],
    "1 where a verb can answer a decision; the last column is for NO_VERB (-1).",
)

# Verbs asked about one group at a time: no more of their actions are legal together than one group has.
ONE_GROUP = {verb: max(map(slots.most_in_slot, range(slots.COUNT))) + 1 for verb in (verbs.PLACE, verbs.NOBLES)} | {
    verb: len(GOOD_NUMBERS) for verb in (verbs.KEEP, verbs.SMALL_WHARF_GOODS)
}


def most_answers(decision: int) -> int:
    """The most answers that a question can have: all actions of its verbs, of those in groups one group's."""
    return ACTIONS.most_answers(decisions.DECISIONS[decision].answers, ONE_GROUP)


MOST_LEGAL = max(map(most_answers, range(decisions.COUNT)))

"""ONE table of actions with fixed ids: notation and documentation come from it too. New blocks go at the end."""

from collections.abc import Iterable
from itertools import product

from antilles.core.jit import lookup
from antilles.core.notation import ActionTable, Block
from antilles.santiago import box, cubans, goods, impossible, venues, verbs
from antilles.santiago.decisions import DECISIONS

# The second number of a use, by venue; elsewhere it is 0, a good, a number of goods or a Cuban.
LEFT, RIGHT = 0, 1
CAFE_RUM, CAFE_CIGARS, CAFE_BOTH = 1, 2, 3
NUMBERS = [(number, str(number)) for number in range(1, goods.TOKENS + 1)]
PAIRS = [f"{give} for {take}" for give, take in product(goods.NAMES, repeat=2)]
FOR_PESOS = [(points, f"{points} vp") for points in range(1, venues.MOST_CASINO_POINTS + 1)]
LOTS = FOR_PESOS + [(-points, f"{3 * points} pesos") for points, _ in FOR_PESOS]


def named(start: int, verb: int, names: Iterable[str], doc: str, room: int = 0) -> Block:
    """A block with one action per name."""
    word = verbs.VERBS[verb].name
    entries = tuple((number, 0, f"{word} {name}") for number, name in enumerate(names))
    return Block(start, verb, f"{word} ...", doc, entries, room)


def use(start: int, venue: int, doc: str, *uses: tuple[int, str]) -> Block:
    """A block with the uses of one venue: the second number and the words after its name."""
    name = f"venue {venues.NAMES[venue]}"
    entries = tuple((venue, number, f"{name} {words}".rstrip()) for number, words in uses or ((0, ""),))
    return Block(start, verbs.USE, f"{name} ..." if uses else name, doc, entries)


def loads(start: int, verb: int, title: str, text: str, doc: str) -> Block:
    """A block with one action per plain good and number."""
    pairs = product(goods.PLAIN, range(1, goods.TOKENS + 1))
    entries = tuple((good, n, text.format(number=n, good=goods.NAMES[good])) for good, n in pairs)
    return Block(start, verb, title, doc, entries)


# fmt: off
BLOCKS = (
    Block(0, verbs.PASS, "pass", "Decline what is offered; in a loading round, load no more.", ((0, 0, "pass"),)),
    Block(1, verbs.DRIVE, "drive N", "Drive the car N stops on; the first is free, each further one costs 1 peso.", tuple((steps, 0, f"drive {steps}") for steps in range(1, box.MOST_STEPS + 1))),
    named(11, verbs.TAKE, goods.NAMES, "Pablo: take one good of this kind."),
    named(17, verbs.GIVE, goods.GIFTS.names, "El Zorro: what to give to the player who stopped there."),
    named(25, verbs.CAPTURE, venues.NAMES, "Alonso: put an ownership marker on this venue."),
    named(37, verbs.VISIT, venues.NAMES, "Move the pawn to this venue."),
    use(49, venues.BANK, "Bank: take 2 pesos."),
    use(50, venues.CUSTOMS, "Customs house: turn the die of this colour to 0.", *enumerate(goods.COLOURS)),
    use(55, venues.CHURCH, "Church: take 1 VP."),
    use(56, venues.PORT_AUTHORITY, "Port authority: move the price marker one flag.", (LEFT, "left"), (RIGHT, "right")),
    use(58, venues.DISTILLERY, "Distillery: return N sugar, take N rum.", *NUMBERS),
    use(66, venues.CIGAR_FACTORY, "Cigar factory: return N tobacco, take N cigars.", *NUMBERS),
    use(74, venues.BLACK_MARKET, "Black market: return one good and take one of another kind.", *enumerate(PAIRS)),
    use(110, venues.SAWMILL, "Sawmill: return 1 wood, take 1 VP and 1 peso."),
    use(111, venues.CAFE, "Café: return 1 rum, 1 cigars or both, 2 VP for each.", (CAFE_RUM, "rum"), (CAFE_CIGARS, "cigars"), (CAFE_BOTH, "rum and cigars")),
    use(114, venues.CASINO, "Casino: take N VP for 3 pesos each, or N pesos for one VP per 3.", *LOTS),
    use(574, venues.CONTRACTOR, "Contractor's office: load one good in demand for 2 VP.", *enumerate(goods.NAMES)),
    use(580, venues.NEWSPAPER, "Newspaper: take 1 peso and, if named, turn a Cuban to busy.", (cubans.NONE, ""), *enumerate(cubans.NAMES)),
    loads(590, verbs.LOAD, "load ... N", "load {good} {number}", "Load N goods of this kind at the price of the day."),
    loads(630, verbs.LOAD_WOOD, "load wood N as ...", "load wood {number} as {good}", "Load N wood in place of this good, 1 VP each."),
    named(670, verbs.LEAVE_OUT, goods.COLOURS, "New demand: set the die of this colour aside.", room=8),
)
# fmt: on
TEXTS = tuple(text for block in BLOCKS for _, _, text in block.entries)


def also_called() -> dict[str, tuple[str, ...]]:
    """What people say for a name in the notation: longer names, and dice by their good."""
    colours = {row.colour: (row.name,) for row in goods.GOODS if row.colour}
    rows = (*cubans.CUBANS, *venues.VENUES)
    served = {"rum and cigars": ("cigars and rum", "both"), "cigars": ("cigar",)}
    return {row.name: row.also for row in rows} | colours | served


def other_spellings() -> dict[str, str]:
    """What may be typed instead: other names, numbers before goods, `use` for `venue`."""
    also: dict[str, str] = {}
    for name, others in also_called().items():
        for text in TEXTS:
            if f" {name} " in f"{text} ":
                also |= {f"{text} ".replace(f" {name} ", f" {other} ").strip(): text for other in others}
    for text, words in [(text, said.split(" ")) for said, text in ({text: text for text in TEXTS} | also).items()]:
        if words[0] in ("load", "take", "give"):
            number = words.pop(2) if len(words) > 2 and words[0] == "load" else "1"
            also[" ".join((words[0], number, *words[1:]))] = text
    every = {text: text for text in TEXTS} | also
    return also | {f"use{said[5:]}": text for said, text in every.items() if said.startswith("venue ")}


ACTIONS = ActionTable(BLOCKS, other_spellings(), impossible.texts())
PASS = ACTIONS.find(verbs.PASS)
CASINO_POINTS_BEGIN = ACTIONS.find(verbs.USE, venues.CASINO, 1)
CASINO_PESOS_BEGIN = ACTIONS.find(verbs.USE, venues.CASINO, -1)

verb_of = lookup(ACTIONS.verbs, "The verb of an action.")
first_of = lookup(ACTIONS.firsts, "The first number of an action.")
second_of = lookup(ACTIONS.seconds, "The second number of an action.")

RANGES = [ACTIONS.ranges[verb] for verb in range(verbs.COUNT)]
begin_of = lookup([ranges[0][0] for ranges in RANGES], "The first action of a verb.")
end_of = lookup([ranges[-1][1] for ranges in RANGES], "One past the last action of a verb.")
USES = sorted((block for block in BLOCKS if block.verb == verbs.USE), key=lambda block: block.entries[0][0])
use_begin = lookup([block.start for block in USES], "The first use of a venue.")
use_end = lookup([block.stop for block in USES], "One past the last use of a venue.")


def most_answers(decision: int) -> int:
    """The most answers that a question can have: all actions of its verbs, but uses of so many venues only.

    Alonso calls venues of one's own, which are no more than one has markers (SDC-OWNER-2); else the pawn is in one.
    """
    row = DECISIONS[decision]
    largest = sorted((len(block.entries) for block in USES), reverse=True)
    return ACTIONS.most_answers(row.answers, {verbs.USE: sum(largest[: row.venues])})


MOST_LEGAL = max(most_answers(decision) for decision in range(len(DECISIONS)))

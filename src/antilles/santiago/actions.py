"""ONE append-only table of actions: ids, notation and documentation all come from it. New blocks go at the end."""

from __future__ import annotations

from itertools import product

from antilles.core.jit import table
from antilles.core.notation import ActionTable, Block
from antilles.santiago.components import MOST_CASINO_POINTS, MOST_STEPS, TOKENS_PER_GOOD
from antilles.santiago.vocabulary import (
    ALONSO_CHOICE,
    BANK,
    BLACK_MARKET,
    CAFE,
    CASINO,
    CHURCH,
    CIGAR_FACTORY,
    CONTRACTOR,
    CUBAN_NAMES,
    CUSTOMS,
    DECISION_NAMES,
    DEMAND_CHOICE,
    DIE_COLOURS,
    DISTILLERY,
    DRIVE,
    GIFT_NAMES,
    GOOD_NAMES,
    NEWSPAPER,
    NO_CUBAN,
    PABLO_TAKE,
    PAWN_MOVE,
    PLAIN_GOODS,
    PORT_AUTHORITY,
    PORT_LOAD,
    SAWMILL,
    VENUE_NAMES,
    VENUE_USE,
    VENUES,
    ZORRO_GIVE,
)

(
    PASS_VERB,
    DRIVE_VERB,
    TAKE_VERB,
    GIVE_VERB,
    CAPTURE_VERB,
    VISIT_VERB,
    USE_VERB,
    LOAD_VERB,
    WOOD_VERB,
    LEAVE_OUT_VERB,
) = range(10)
VERBS = tuple(range(10))

# The second number of a use, by venue; elsewhere it is 0, a good, a number of goods or a Cuban.
LEFT, RIGHT = 0, 1
CAFE_RUM, CAFE_CIGARS, CAFE_BOTH = 1, 2, 3
N_GOODS = len(GOOD_NAMES)


def named(verb: int, word: str, names: tuple[str, ...], doc: str) -> Block:
    """A block with one action per name."""
    return Block(verb, f"{word} ...", doc, tuple((i, 0, f"{word} {name}") for i, name in enumerate(names)))


def use(venue: int, doc: str, *uses: tuple[int, str]) -> Block:
    """A block with the uses of one venue: the second number and the words after its name."""
    name = f"venue {VENUE_NAMES[venue]}"
    more = f"{name} ..." if uses else name
    entries = tuple((venue, number, f"{name} {words}".rstrip()) for number, words in uses or ((0, ""),))
    return Block(USE_VERB, more, doc, entries)


def exchange(venue: int, doc: str) -> Block:
    """A block for a venue that makes one good of another."""
    return use(venue, doc, *((number, str(number)) for number in range(1, TOKENS_PER_GOOD + 1)))


def casino() -> Block:
    """Points for pesos as positive numbers of points, pesos for points as negative ones."""
    lots = range(1, MOST_CASINO_POINTS + 1)
    return use(
        CASINO,
        "Casino: take N VP for 3 pesos each, or N pesos for one VP per 3.",
        *((points, f"{points} vp") for points in lots),
        *((-points, f"{3 * points} pesos") for points in lots),
    )


def black_market() -> Block:
    """Every pair of kinds; the rules refuse wood and equal kinds, with their reasons."""
    pairs = product(range(N_GOODS), repeat=2)
    return use(
        BLACK_MARKET,
        "Black market: return one good and take one of another kind.",
        *((give * N_GOODS + take, f"{GOOD_NAMES[give]} for {GOOD_NAMES[take]}") for give, take in pairs),
    )


def loads(verb: int, title: str, text: str, doc: str) -> Block:
    """A block with one action per plain good and number."""
    pairs = product(PLAIN_GOODS, range(1, TOKENS_PER_GOOD + 1))
    return Block(verb, title, doc, tuple((g, n, text.format(number=n, good=GOOD_NAMES[g])) for g, n in pairs))


BLOCKS = (
    Block(PASS_VERB, "pass", "Decline what is offered; in a loading round, load no more.", ((0, 0, "pass"),)),
    Block(
        DRIVE_VERB,
        "drive N",
        "Drive the car N stops on; the first is free, each further one costs 1 peso.",
        tuple((steps, 0, f"drive {steps}") for steps in range(1, MOST_STEPS + 1)),
    ),
    named(TAKE_VERB, "take", GOOD_NAMES, "Pablo: take one good of this kind."),
    named(GIVE_VERB, "give", GIFT_NAMES, "El Zorro: what to give to the player who stopped there."),
    named(CAPTURE_VERB, "capture", VENUE_NAMES, "Alonso: put an ownership marker on this venue."),
    named(VISIT_VERB, "visit", VENUE_NAMES, "Move the pawn to this venue."),
    use(BANK, "Bank: take 2 pesos."),
    use(
        CUSTOMS,
        "Customs house: turn the die of this colour to 0.",
        *((good, DIE_COLOURS[good]) for good in PLAIN_GOODS),
    ),
    use(CHURCH, "Church: take 1 VP."),
    use(PORT_AUTHORITY, "Port authority: move the price marker one flag.", (LEFT, "left"), (RIGHT, "right")),
    exchange(DISTILLERY, "Distillery: return N sugar, take N rum."),
    exchange(CIGAR_FACTORY, "Cigar factory: return N tobacco, take N cigars."),
    black_market(),
    use(SAWMILL, "Sawmill: return 1 wood, take 1 VP and 1 peso."),
    use(
        CAFE,
        "Café: return 1 rum, 1 cigars or both, 2 VP for each.",
        (CAFE_RUM, "rum"),
        (CAFE_CIGARS, "cigars"),
        (CAFE_BOTH, "rum and cigars"),
    ),
    casino(),
    use(CONTRACTOR, "Contractor's office: load one good in demand for 2 VP.", *enumerate(GOOD_NAMES)),
    use(
        NEWSPAPER,
        "Newspaper: take 1 peso and, if named, turn a Cuban to busy.",
        (NO_CUBAN, ""),
        *enumerate(CUBAN_NAMES),
    ),
    loads(LOAD_VERB, "load ... N", "load {good} {number}", "Load N goods of this kind at the price of the day."),
    loads(
        WOOD_VERB,
        "load wood N as ...",
        "load wood {number} as {good}",
        "Load N wood in place of this good, 1 VP each.",
    ),
    named(LEAVE_OUT_VERB, "leave out", DIE_COLOURS, "New demand: set the die of this colour aside."),
)


# What people say for a name in the notation.
ALSO_CALLED = {
    "customs": ("customs house",),
    "contractor": ("contractor's office", "contractors office"),
    "cafe": ("café",),
    "el zorro": ("zorro",),
    "jose": ("josé",),
    "rum and cigars": ("cigars and rum", "both"),
    **{colour: (good,) for colour, good in zip(DIE_COLOURS, GOOD_NAMES, strict=False)},
}


def other_spellings() -> dict[str, str]:
    """What may be typed instead: dice by their good, longer names, numbers before goods, `use` for `venue`."""
    texts = [text for block in BLOCKS for _, _, text in block.entries]
    also: dict[str, str] = {}
    for text in texts:
        for name, others in ALSO_CALLED.items():
            if f" {name} " in f"{text} ":
                also |= {f"{text} ".replace(f" {name} ", f" {other} ").strip(): text for other in others}
    for text, words in ((text, text.split(" ")) for text in texts):
        if words[0] in ("load", "take", "give"):
            number = words.pop(2) if len(words) > 2 and words[0] == "load" else "1"
            also[" ".join((words[0], number, *words[1:]))] = text
    return also | {f"use{spelling.removeprefix('venue')}": text for spelling, text in venue_texts(texts, also)}


def venue_texts(texts: list[str], also: dict[str, str]) -> list[tuple[str, str]]:
    """Every spelling of a use of a venue."""
    every = {text: text for text in texts} | also
    return [(spelling, text) for spelling, text in every.items() if spelling.startswith("venue ")]


ACTIONS = ActionTable(BLOCKS, other_spellings())
N_ACTIONS = len(ACTIONS)
PASS = ACTIONS.find(PASS_VERB)

# The parts of an action, as the rules read them.
VERB = table(ACTIONS.verbs)
FIRST = table(ACTIONS.firsts)
SECOND = table(ACTIONS.seconds)

# Where the uses of each venue begin and end.
USE_RUNS = dict(zip(VENUES, ACTIONS.ranges[USE_VERB], strict=True))
USE_BEGIN = table([USE_RUNS[venue][0] for venue in VENUES])
USE_END = table([USE_RUNS[venue][1] for venue in VENUES])
CASINO_POINTS_BEGIN = ACTIONS.find(USE_VERB, CASINO, 1)
CASINO_PESOS_BEGIN = ACTIONS.find(USE_VERB, CASINO, -1)

# Which verbs answer which decision; whether `pass` is among the answers is for the rules to say.
ANSWERS = {
    DRIVE: (DRIVE_VERB,),
    PABLO_TAKE: (TAKE_VERB,),
    ZORRO_GIVE: (GIVE_VERB,),
    ALONSO_CHOICE: (CAPTURE_VERB, USE_VERB, PASS_VERB),
    PAWN_MOVE: (VISIT_VERB,),
    VENUE_USE: (USE_VERB, PASS_VERB),
    PORT_LOAD: (LOAD_VERB, WOOD_VERB, PASS_VERB),
    DEMAND_CHOICE: (LEAVE_OUT_VERB,),
}
IS_ANSWER = table(
    [[int(verb in ANSWERS.get(decision, ())) for verb in VERBS] for decision in range(len(DECISION_NAMES))]
)
BEGIN = table([ACTIONS.ranges[verb][0][0] for verb in VERBS])
END = table([ACTIONS.ranges[verb][-1][1] for verb in VERBS])

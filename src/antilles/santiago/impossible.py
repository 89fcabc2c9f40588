"""What people say and no position allows: each gets the rule, not a spelling hint."""

from collections.abc import Iterator

from antilles.core.notation import Never
from antilles.santiago import box, goods, venues

UP_TO = 20
"""How far numbers beyond the possible are looked at."""
NO_DIE = Never("SDC-SHIP-5", "Wood has no die.")
NO_VENUE = Never("SDC-TURN-4", "The port is no venue.")
TOO_MANY = Never("SDC-SETUP-5", f"There are only {goods.TOKENS} tokens of each good.")
NOTHING_LOADED = Never("SDC-PORT-2", "At least one good is loaded; who loads nothing passes.")
WHICH_GOOD = Never("SDC-WOOD-1", "Wood takes the place of a good in demand: say which, as in 'load wood 1 as rum'.")
ONE_GOOD = Never("SDC-CUBAN-PABLO", "Pablo gives one good.")
ONE_THING = Never("SDC-CUBAN-EL_ZORRO", "Each rival gives one thing: a good, a peso or a VP.")
ONE_WOOD = Never("SDC-VENUE-SAWMILL", "The sawmill takes one wood at a time.")
CAFE = Never("SDC-VENUE-CAFE", "The café takes one rum, one cigars or one of each.")
LOTS = Never(
    "SDC-VENUE-CASINO", f"The casino changes 3 pesos for 1 VP or back, {venues.MOST_CASINO_POINTS} VP at most."
)


def drives() -> Iterator[tuple[str, Never]]:
    """Standing still, and more than one lap."""
    yield "drive 0", Never("SDC-CAR-1", "The car must be driven at least one stop.")
    for steps in range(box.MOST_STEPS + 1, UP_TO + 1):
        yield f"drive {steps}", Never("SDC-CAR-4", f"The car goes {box.MOST_STEPS} stops at most, one full lap.")


def numbers() -> Iterator[tuple[str, Never]]:
    """More of a good than is given, than there is, or none."""
    for number in (0, *range(2, UP_TO + 1)):
        for name in goods.NAMES:
            for said in (f"{number} {name}", f"{name} {number}"):
                yield f"take {said}", ONE_GOOD
                yield f"give {said}", ONE_THING
                if name == "wood":
                    yield f"load {said}", WHICH_GOOD
                elif number == 0 or number > goods.TOKENS:
                    yield f"load {said}", TOO_MANY if number else NOTHING_LOADED
        for name in ("pesos", "vp"):
            yield f"give {number} {name}", ONE_THING
        yield f"venue sawmill {number}", ONE_WOOD


def wood() -> Iterator[tuple[str, Never]]:
    """Wood where it has no place, or without saying for which good."""
    yield from ((said, WHICH_GOOD) for said in ("load wood", "load wood 1", "load 1 wood", "load wood 1 as wood"))
    yield from ((said, NO_DIE) for said in ("leave out wood", "leave out brown", "venue customs wood"))


def in_venues() -> Iterator[tuple[str, Never]]:
    """The port as a venue; what café and casino do not take."""
    yield from ((f"{verb} port", NO_VENUE) for verb in ("visit", "capture"))
    yield from ((f"venue cafe {row.name}", CAFE) for row in goods.GOODS if row.name not in ("rum", "cigars"))
    pesos = 3 * venues.MOST_CASINO_POINTS
    yield from ((f"venue casino {n} pesos", LOTS) for n in range(pesos + 4) if n % 3 or n == 0 or n > pesos)
    yield from ((f"venue casino {n} vp", LOTS) for n in (0, *range(venues.MOST_CASINO_POINTS + 1, 1000)))


def texts() -> dict[str, Never]:
    """Every such text; `use` may stand for `venue`."""
    found = dict((*drives(), *numbers(), *wood(), *in_venues()))
    return found | {f"use{said[5:]}": never for said, never in found.items() if said.startswith("venue ")}

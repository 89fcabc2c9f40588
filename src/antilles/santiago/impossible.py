"""What people say and no position allows: each gets the rule and a message, not a spelling hint."""

from collections.abc import Iterator

from antilles.core.notation import Never
from antilles.santiago import box, goods, venues

UP_TO = 20
"""How far numbers beyond the possible are looked at."""
NO_DIE = Never("SDC-SHIP-5", "sdc-never-no-die")
NO_VENUE = Never("SDC-TURN-4", "sdc-never-no-venue")
TOO_MANY = Never("SDC-SETUP-5", "sdc-never-too-many")
NOTHING_LOADED = Never("SDC-PORT-2", "sdc-never-nothing-loaded")
WHICH_GOOD = Never("SDC-WOOD-1", "sdc-never-which-good")
ONE_GOOD = Never("SDC-CUBAN-PABLO", "sdc-never-one-good")
ONE_THING = Never("SDC-CUBAN-EL_ZORRO", "sdc-never-one-thing")
ONE_WOOD = Never("SDC-VENUE-SAWMILL", "sdc-never-one-wood")
CAFE = Never("SDC-VENUE-CAFE", "sdc-never-cafe")
LOTS = Never("SDC-VENUE-CASINO", "sdc-never-lots")
NO_STEP = Never("SDC-CAR-1", "sdc-never-no-step")
BEYOND_A_LAP = Never("SDC-CAR-4", "sdc-never-beyond-a-lap")


def drives() -> Iterator[tuple[str, Never]]:
    """Standing still, and more than one lap."""
    yield "drive 0", NO_STEP
    for steps in range(box.MOST_STEPS + 1, UP_TO + 1):
        yield f"drive {steps}", BEYOND_A_LAP


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

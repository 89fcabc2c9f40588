"""What a table may choose: the uncertain tables by name, the switches of the ledger, the layout of the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from antilles.core.errors import ConfigError, did_you_mean
from antilles.core.notation import normalise
from antilles.santiago.components import (
    CUBAN_ROWS,
    MOST_FLAGS,
    PRICE_TRACK,
    STOPS,
    TURN_LIMIT_DEFAULT,
    VENUES_PER_FLOWER,
)
from antilles.santiago.vocabulary import CUBAN_NAMES, EL_ZORRO, FLOWER_NAMES, VENUE_NAMES

MOST_PRICE = 20
TURN_LIMITS = range(1, 10_001)
RANDOM = "random"


def option_error(message: str) -> ConfigError:
    """An error about the options of a table."""
    return ConfigError(message, "options")


def flag_value(name: str, value: object) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise option_error(f"The option {name!r} must be true or false, not {str(value)[:40]!r}.")
    return value


def flower_value(name: str, value: object) -> str:
    """The colour of a flower."""
    if value not in FLOWER_NAMES:
        raise option_error(f"The option {name!r} must be one of {', '.join(FLOWER_NAMES)}, not {str(value)[:40]!r}.")
    return str(value)


def words(name: str, value: object) -> list[Any]:
    """A list, or a text with commas."""
    if isinstance(value, str):
        return [word.strip() for word in value.split(",")]
    if isinstance(value, Sequence):
        return list(value)
    raise option_error(f"The option {name!r} must be a list, not {str(value)[:40]!r}.")


def spoken(word: object) -> str:
    """A name as people write it."""
    return normalise(str(word)).replace("é", "e")


def track_value(name: str, value: object) -> list[int]:
    """The VP on each numbered flag, from the left."""
    prices: list[int] = []
    for price in words(name, value):
        number = int(price) if isinstance(price, str) and price.isascii() and price.isdigit() else price
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= MOST_PRICE:
            raise option_error(f"The option {name!r} takes prices from 0 to {MOST_PRICE}, not {str(price)[:40]!r}.")
        prices.append(number)
    if not 1 <= len(prices) <= MOST_FLAGS:
        raise option_error(f"The option {name!r} takes 1 to {MOST_FLAGS} prices, not {len(prices)}.")
    return prices


def all_once(name: str, given: Sequence[object], known: Sequence[str], what: str) -> list[str]:
    """Every known name exactly once."""
    found = [spoken(word) for word in given]
    for word in found:
        if word not in known:
            raise option_error(f"The option {name!r}: there is no {what} {word[:40]!r}. {did_you_mean(word, known)}")
    missing = [word for word in known if word not in found]
    if missing or len(found) != len(known):
        hint = f"missing: {', '.join(missing)}" if missing else "one stands twice"
        raise option_error(f"The option {name!r} must name every {what} once; {hint}.")
    return found


def street_value(name: str, value: object) -> str | list[str]:
    """The Cubans from the first stop after the port on, or `random`."""
    return RANDOM if value == RANDOM else all_once(name, words(name, value), CUBAN_NAMES, "Cuban")


def venues_value(name: str, value: object) -> str | dict[str, list[str]]:
    """The venues under each flower, or `random`."""
    if value == RANDOM:
        return RANDOM
    if not isinstance(value, Mapping):
        raise option_error(f"The option {name!r} must be 'random' or give three venues for each flower.")
    unknown = [str(flower)[:40] for flower in value if flower not in FLOWER_NAMES]
    if unknown:
        raise option_error(f"The option {name!r}: there is no flower {unknown[0]!r}; {', '.join(FLOWER_NAMES)}.")
    layout = {flower: words(name, value.get(flower, [])) for flower in FLOWER_NAMES}
    for flower, dealt in layout.items():
        if len(dealt) != VENUES_PER_FLOWER:
            raise option_error(f"The option {name!r}: {flower} has {len(dealt)} venues, not {VENUES_PER_FLOWER}.")
    every = all_once(name, [venue for dealt in layout.values() for venue in dealt], VENUE_NAMES, "venue")
    return {
        flower: every[place : place + VENUES_PER_FLOWER]
        for flower, place in zip(FLOWER_NAMES, range(0, len(every), VENUES_PER_FLOWER), strict=True)
    }


def limit_value(name: str, value: object) -> int:
    """A number of turns."""
    if isinstance(value, bool) or not isinstance(value, int) or value not in TURN_LIMITS:
        raise option_error(
            f"The option {name!r} must be a whole number from {TURN_LIMITS[0]} to {TURN_LIMITS[-1]}, "
            f"not {str(value)[:40]!r}."
        )
    return value


@dataclass(frozen=True)
class Option:
    """Something a table may choose: its usual value, what it does, the rule, and how a value is checked."""

    name: str
    usual: Any
    doc: str
    rule: str
    checked: Callable[[str, object], Any]


def flower_option(cuban: int) -> Option:
    """The flower of one Cuban; El Zorro's card has none, and his rule says so."""
    row = CUBAN_ROWS[cuban]
    return Option(
        f"flower_{CUBAN_NAMES[cuban]}",
        FLOWER_NAMES[row.flower],
        f"Flower on the card; the usual one is {row.standing}.",
        row.rule,
        flower_value,
    )


OPTIONS = {
    option.name: option
    for option in (
        *(flower_option(cuban) for cuban in CUBAN_ROWS if cuban != EL_ZORRO),
        Option("price_track", list(PRICE_TRACK), "VP per plain good on each numbered flag.", "SDC-PORT-3", track_value),
        Option("street", RANDOM, f"Cubans at stops 1 to {STOPS - 1}, or random.", "SDC-SETUP-2", street_value),
        Option("venues", RANDOM, "Three venues under each flower, or random.", "SDC-SETUP-1", venues_value),
        Option("owner_vp_on_stay", True, "Owners are paid also when the pawn stayed.", "SDC-AMB-9", flag_value),
        Option("end_immediately", False, "The game ends the moment the 7th ship leaves.", "SDC-AMB-16", flag_value),
        Option("open_holdings", False, "Goods, pesos and VP of all are open.", "SDC-INFO-3", flag_value),
        Option("ask_everything", False, "Ask also a seat that can only pass.", "SDC-AMB-24", flag_value),
        Option(
            "turn_limit",
            TURN_LIMIT_DEFAULT,
            "The game is scored as it stands after so many turns.",
            "SDC-AMB-30",
            limit_value,
        ),
    )
}

# Options that leave the rules of the booklet as they are: they deal the cards, limit the length or ask more.
LEFT_TO_THE_TABLE = {"street", "venues", "ask_everything", "turn_limit"}


def checked_options(given: object) -> dict[str, Any]:
    """Options by name with values of their kind, or an error with suggestions."""
    if not isinstance(given, Mapping):
        raise option_error(f"options must be a mapping of names to values, not {str(given)[:40]!r}.")
    found = {}
    for name, value in given.items():
        if name not in OPTIONS:
            raise option_error(f"There is no option {str(name)[:40]!r}. {did_you_mean(str(name)[:40], OPTIONS)}")
        found[name] = OPTIONS[name].checked(name, value)
    return dict(sorted(found.items()))

"""What a table may choose: the uncertain tables by name, the switches of the ledger, the layout of the board."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from antilles.core.errors import ConfigError, did_you_mean
from antilles.core.notation import normalise
from antilles.santiago import box, cubans, flowers, venues

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
    if value not in flowers.NAMES:
        raise option_error(f"The option {name!r} must be one of {', '.join(flowers.NAMES)}, not {str(value)[:40]!r}.")
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
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= box.MOST_PRICE:
            raise option_error(f"The option {name!r} takes prices from 0 to {box.MOST_PRICE}, not {str(price)[:40]!r}.")
        prices.append(number)
    if not 1 <= len(prices) <= box.MOST_FLAGS:
        raise option_error(f"The option {name!r} takes 1 to {box.MOST_FLAGS} prices, not {len(prices)}.")
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
    return RANDOM if value == RANDOM else all_once(name, words(name, value), cubans.NAMES, "Cuban")


def venues_value(name: str, value: object) -> str | dict[str, list[str]]:
    """The venues under each flower, or `random`."""
    if value == RANDOM:
        return RANDOM
    if not isinstance(value, Mapping):
        raise option_error(f"The option {name!r} must be 'random' or give three venues for each flower.")
    unknown = [str(flower)[:40] for flower in value if flower not in flowers.NAMES]
    if unknown:
        raise option_error(f"The option {name!r}: there is no flower {unknown[0]!r}; {', '.join(flowers.NAMES)}.")
    layout = {flower: words(name, value.get(flower, [])) for flower in flowers.NAMES}
    for flower, dealt in layout.items():
        if len(dealt) != flowers.VENUES_EACH:
            raise option_error(f"The option {name!r}: {flower} has {len(dealt)} venues, not {flowers.VENUES_EACH}.")
    every = all_once(name, [venue for dealt in layout.values() for venue in dealt], venues.NAMES, "venue")
    return {
        flower: every[place : place + flowers.VENUES_EACH]
        for flower, place in zip(flowers.NAMES, range(0, len(every), flowers.VENUES_EACH), strict=True)
    }


def limit_value(name: str, value: object) -> int:
    """A number of turns."""
    if isinstance(value, bool) or not isinstance(value, int) or value not in box.TURN_LIMITS:
        raise option_error(
            f"The option {name!r} must be a whole number from {box.TURN_LIMITS[0]} to {box.TURN_LIMITS[-1]}, "
            f"not {str(value)[:40]!r}."
        )
    return value


@dataclass(frozen=True)
class Option:
    """Something a table may choose: its usual value, what it does, the rule, how a value is checked.

    What does not change play deals the cards, limits the length or asks more; the rules of the booklet stay.
    """

    name: str
    usual: Any
    doc: str
    rule: str
    checked: Callable[[str, object], Any]
    changes_play: bool = True


OPTIONS: dict[str, Option] = {}


def option(name: str, usual: Any, checked: Callable[[str, object], Any], doc: str, *, rule: str, **more: bool) -> None:
    """Declare an option."""
    OPTIONS[name] = Option(name, usual, doc, rule, checked, **more)


def flower_options() -> None:
    """The flower of each Cuban; El Zorro's card has none, and his rule says so."""
    for row in cubans.CUBANS:
        if row.flower != flowers.NONE:
            doc = f"Flower on the card; the usual one is {row.standing}."
            option(f"flower_{row.name}", flowers.NAMES[row.flower], flower_value, doc, rule=row.rule)


flower_options()
# fmt: off
option("price_track", list(box.PRICE_TRACK), track_value, "VP per plain good on each numbered flag.", rule="SDC-PORT-3")
option("street", RANDOM, street_value, f"Cubans at stops 1 to {box.STOPS - 1}, or random.", changes_play=False, rule="SDC-SETUP-2")
option("venues", RANDOM, venues_value, "Three venues under each flower, or random.", changes_play=False, rule="SDC-SETUP-1")
option("owner_vp_on_stay", True, flag_value, "Owners are paid also when the pawn stayed.", rule="SDC-AMB-9")
option("end_immediately", False, flag_value, "The game ends the moment the 7th ship leaves.", rule="SDC-AMB-16")
option("open_holdings", False, flag_value, "Goods, pesos and VP of all are open.", rule="SDC-INFO-3")
option("ask_everything", False, flag_value, "Ask also a seat that can only pass.", changes_play=False, rule="SDC-AMB-24")
option("turn_limit", box.USUAL_TURN_LIMIT, limit_value, "The game is scored as it stands after so many turns.", changes_play=False, rule="SDC-AMB-30")
# fmt: on


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

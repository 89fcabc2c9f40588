"""What a table may choose: the uncertain tables by name, the switches of the ledger, the layout of the board."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from antilles.core.arguments import not_a_flag, not_from_to, not_one_of
from antilles.core.errors import ConfigError, choice_of_table, did_you_mean, known_names, shown
from antilles.core.messages import Message, slug, thing
from antilles.core.notation import normalise
from antilles.santiago import box, cubans, flowers, venues
from antilles.santiago.manifest import MANIFEST

RANDOM = "random"


def option_error(message: Message) -> ConfigError:
    """An error about the options of a table."""
    return ConfigError(message, "options")


def flag_value(name: str, value: object) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise option_error(not_a_flag(name, value))
    return value


def flower_value(name: str, value: object) -> str:
    """The colour of a flower."""
    if value not in flowers.NAMES:
        raise option_error(not_one_of(name, flowers.NAMES, value))
    return str(value)


def words(name: str, value: object) -> list[Any]:
    """A list, or a text with commas."""
    if isinstance(value, str):
        return [word.strip() for word in value.split(",")]
    if isinstance(value, Sequence):
        return list(value)
    raise option_error(Message("error-option-list", option=name, given=shown(value)))


def spoken(word: object) -> str:
    """A name as people write it."""
    return normalise(str(word)).replace("é", "e")


def track_value(name: str, value: object) -> list[int]:
    """The VP on each numbered flag, from the left."""
    prices: list[int] = []
    for price in words(name, value):
        number = int(price) if isinstance(price, str) and price.isascii() and price.isdigit() else price
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= box.MOST_PRICE:
            wrong = Message("sdc-error-track-price", option=name, most=box.MOST_PRICE, given=shown(price))
            raise option_error(wrong)
        prices.append(number)
    if not 1 <= len(prices) <= box.MOST_FLAGS:
        raise option_error(Message("sdc-error-track-length", option=name, most=box.MOST_FLAGS, given=len(prices)))
    return prices


def all_once(name: str, given: Sequence[object], known: Sequence[str]) -> list[str]:
    """Every known name exactly once."""
    found = [spoken(word) for word in given]
    for word in found:
        if word not in known:
            hint = did_you_mean(word[:40], known)
            raise option_error(Message("sdc-error-unknown-name", option=name, given=shown(word), hint=hint))
    missing = tuple(word for word in known if word not in found)
    if missing:
        raise option_error(Message("sdc-error-missing", option=name, missing=missing))
    if len(found) != len(known):
        raise option_error(Message("sdc-error-once", option=name))
    return found


def street_value(name: str, value: object) -> str | list[str]:
    """The Cubans from the first stop after the port on, or `random`."""
    return RANDOM if value == RANDOM else all_once(name, words(name, value), cubans.NAMES)


def venues_value(name: str, value: object) -> str | dict[str, list[str]]:
    """The venues under each flower, or `random`."""
    if value == RANDOM:
        return RANDOM
    if not isinstance(value, Mapping):
        raise option_error(Message("sdc-error-venues", option=name, random=RANDOM, given=shown(value)))
    for flower in value:
        if flower not in flowers.NAMES:
            hint = known_names(flowers.NAMES)
            raise option_error(Message("sdc-error-unknown-name", option=name, given=shown(flower), hint=hint))
    layout = {flower: words(name, value.get(flower, [])) for flower in flowers.NAMES}
    for flower, dealt in layout.items():
        if len(dealt) != flowers.VENUES_EACH:
            numbers = {"given": len(dealt), "wanted": flowers.VENUES_EACH}
            raise option_error(Message("sdc-error-venues-of", option=name, flower=flower, **numbers))
    every = all_once(name, [venue for dealt in layout.values() for venue in dealt], venues.NAMES)
    return {
        flower: every[place : place + flowers.VENUES_EACH]
        for flower, place in zip(flowers.NAMES, range(0, len(every), flowers.VENUES_EACH), strict=True)
    }


def limit_value(name: str, value: object) -> int:
    """A number of turns."""
    if isinstance(value, bool) or not isinstance(value, int) or value not in box.TURN_LIMITS:
        raise option_error(not_from_to(name, box.TURN_LIMITS[0], box.TURN_LIMITS[-1], value))
    return value


@dataclass(frozen=True)
class Option:
    """Something a table may choose: its usual value, what it means, the rule, how a value is checked.

    What does not change play deals the cards, limits the length or asks more; the rules of the booklet stay.
    """

    name: str
    usual: Any
    meaning: Message
    rule: str
    checked: Callable[[str, object], Any]
    changes_play: bool = True


OPTIONS: dict[str, Option] = {}


def option(name: str, usual: Any, checked: Callable[[str, object], Any], *, rule: str, **more: Any) -> None:
    """Declare an option; what it means is `sdc-option-...`."""
    meaning = more.pop("meaning", None) or Message(f"sdc-option-{slug(name)}")
    OPTIONS[name] = Option(name, usual, meaning, rule, checked, **more)


def flower_options() -> None:
    """The flower of each Cuban; El Zorro's card has none, and his rule says so."""
    for row in cubans.CUBANS:
        if row.flower != flowers.NONE:
            meaning = Message("sdc-option-flower", cuban=thing("cuban", row.name))
            usual = flowers.NAMES[row.flower]
            option(f"flower_{row.name}", usual, flower_value, meaning=meaning, rule=row.rule)


flower_options()
# fmt: off
option("price_track", list(box.PRICE_TRACK), track_value, rule="SDC-PORT-3")
option("street", RANDOM, street_value, changes_play=False, rule="SDC-SETUP-2")
option("venues", RANDOM, venues_value, changes_play=False, rule="SDC-SETUP-1")
option("owner_vp_on_stay", True, flag_value, rule="SDC-AMB-9")
option("end_immediately", False, flag_value, rule="SDC-AMB-16")
option("open_holdings", False, flag_value, rule="SDC-INFO-3")
option("ask_everything", False, flag_value, changes_play=False, rule="SDC-AMB-24")
option("turn_limit", box.USUAL_TURN_LIMIT, limit_value, changes_play=False, rule="SDC-AMB-30")
# fmt: on


def checked_options(given: object) -> dict[str, Any]:
    """Options by name with values of their kind, or an error with suggestions."""
    if not isinstance(given, Mapping):
        raise option_error(Message("error-options-mapping", given=shown(given)))
    found = {}
    for name, value in given.items():
        if name not in OPTIONS:
            hint = choice_of_table(str(name)[:40], OPTIONS, MANIFEST.id)
            raise option_error(Message("error-no-option", given=shown(name), hint=hint))
        found[name] = OPTIONS[name].checked(name, value)
    return dict(sorted(found.items()))

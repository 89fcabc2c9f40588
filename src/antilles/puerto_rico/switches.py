"""What a switch is: one difference between the booklets, with a value for each edition."""

from dataclasses import dataclass
from typing import TypeAlias

from antilles.core.messages import Message, slug

Value: TypeAlias = bool | int | str | tuple[int, ...]

CLASSIC, POLISH, RIO_GRANDE, EDITION_1897 = "classic", "polish", "rio-grande", "1897"
EDITIONS = (CLASSIC, POLISH, RIO_GRANDE, EDITION_1897)
DEFAULT_EDITION = RIO_GRANDE

GOVERNOR_FIRST, RANDOM_FIRST = "governor", "random"
NONE, RECOMMENDED, REQUIRED, APART = "none", "recommended", "required", "apart"
FACE_UP_PLANTATION, STOCK = "face_up_plantation", "stock"
FACE_UP_ONLY, PEEK_THEN_RETURN, PEEK_THEN_PLACE = "face_up_only", "peek_then_return", "peek_then_place"
GUESTS_ANYWHERE, GUESTS_TO_BUILDINGS = "all", "buildings"
ANY_GOODS, DIFFERENT_GOODS = "any", "different"
DISCARD, OPEN_ROW = "discard", "open_row"
NEEDS_FOREST_HOUSE, SELL_ANY = "needs_forest_house", "sell_any"
ONE_COLONIST_EITHER_TILE = "one_colonist_either_tile"
ORDINARY_TILE_ONLY = "ordinary_tile_only"


@dataclass(frozen=True)
class Switch:
    """One difference between the booklets. `values` are in the order of EDITIONS; a table may choose one of `choices`
    or `numbers` where there are such, else true or false. What a switch that changes play means is a message; the
    others, which only document, have a `remark`."""

    name: str
    rule: str
    values: tuple[Value, ...]
    remark: str = ""
    changes_play: bool = False
    choices: tuple[str, ...] = ()
    numbers: range | None = None

    def value(self, edition: str) -> Value:
        """What the booklet of this edition says."""
        return self.values[EDITIONS.index(edition)]

    @property
    def meaning(self) -> Message:
        """What a table chooses by it."""
        return option_meaning(self.name)


def option_meaning(option: str) -> Message:
    """What an option means: `pr-option-...`."""
    return Message(f"pr-option-{slug(option)}")


def choice_meaning(option: str, choice: str) -> Message:
    """What a named choice of an option means."""
    return Message(f"pr-option-{slug(option)}-{slug(choice)}")


def same(value: Value) -> tuple[Value, ...]:
    """All booklets agree in play."""
    return (value,) * len(EDITIONS)

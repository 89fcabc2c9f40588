"""Tables of weights: what things are worth to a bot, in hundredths of a victory point, and the styles made of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from antilles.core.layout import Field, Struct
from antilles.core.records import Record

LARGE = 2**31 - 1


@dataclass(frozen=True)
class Weight:
    """A weight, and why it is there."""

    name: str
    value: int
    reason: str


def weight_table(weights: Sequence[Weight], *more: Field) -> Struct:
    """The record that kernels read a table of weights from."""
    return Struct("Weights", (*(Field(row.name, row.reason, least=-LARGE, most=LARGE) for row in weights), *more))


@dataclass(frozen=True)
class Style:
    """A way to play: the usual weights with some changed, in hundredths of the usual value."""

    name: str
    reason: str
    changed: Mapping[str, int] = field(default_factory=dict)
    functions: Mapping[int, int] = field(default_factory=dict)
    """The same for what buildings do, where there are buildings."""

    def filled(self, table: Struct, weights: Sequence[Weight], functions: Mapping[int, int]) -> Record:
        """The weights of this style."""
        record: Any = Record(table)
        for row in weights:
            setattr(record, row.name, row.value * self.changed.get(row.name, 100) // 100)
        for building, value in functions.items():
            record.function[building] = value * self.functions.get(building, 100) // 100
        filled: Record = record
        return filled


USUAL = Style("greedy", "Everything in its usual measure.")

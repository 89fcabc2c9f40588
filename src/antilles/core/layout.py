"""Records: one declaration of a field gives its type, blank value and documentation, how long it lives, who sees it.

Compiled rules work on NumPy structured arrays. Uncompiled rules, views and positions work on `Record` objects with
the same field names (`core/records.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any

import numpy as np

from antilles.core.jit import COMPILED, Function, kernel
from antilles.core.records import CODES, Packer, Record, numbers

# How long what a field says lasts.
GAME, ROUND, PHASE = "game", "round", "phase"

# What the numbers of a field are: amounts, seats, one thing of several by its number, sets of seats or things as bits.
AMOUNT, SEAT, ONE_OF, SEATS, SOME_OF = "amount", "seat", "one of", "seats", "some of"


@dataclass(frozen=True)
class Sight:
    """Who may see a field: `test(rules, state, owner, seat)`, and the same in words."""

    words: str
    test: Callable[[Any, Any, int, int | None], bool]


ALL = Sight("all", lambda rules, state, owner, seat: True)
OWNER = Sight("the owner", lambda rules, state, owner, seat: owner == seat)
NOBODY_SEES = Sight("nobody", lambda rules, state, owner, seat: False)


@dataclass(frozen=True)
class Field:
    """One field of a record: what it means, its shape (empty for a single number), its bounds and its blank value.

    Whatever the rules do from a position within the bounds of `most_given`, values stay from `least` to `most`: the
    narrowest integer type follows from that.
    """

    name: str
    doc: str
    shape: tuple[int, ...] = ()
    of: Struct | None = None
    least: int = 0
    most: int = 1
    blank: int = 0
    lives: str = GAME
    during: tuple[int, ...] = ()
    sight: Sight = ALL
    given: int | None = None
    says: str = AMOUNT

    @cached_property
    def kind(self) -> str:
        """The narrowest integer type for the bounds."""
        for name in CODES:
            limits = np.iinfo(name)
            if limits.min <= min(self.least, self.blank) and max(self.most, self.blank) <= limits.max:
                return name
        raise ValueError(f"{self.name} has no integer type")

    @property
    def most_given(self) -> int:
        """The most that a position document may say."""
        return self.most if self.given is None else self.given


class Struct:
    """A record type: an ordered list of documented fields."""

    def __init__(self, name: str, fields: Iterable[Field]) -> None:
        self.name = name
        self.fields = tuple(fields)
        self.by_name = {field.name: field for field in self.fields}
        kinds: list[Any] = [(f.name, f.of.dtype if f.of else f.kind, f.shape) for f in self.fields]
        self.dtype: np.dtype[Any] = np.dtype(kinds, align=True)

    @property
    def size(self) -> int:
        """Bytes of one record."""
        return int(self.dtype.itemsize)

    @cached_property
    def packer(self) -> Packer:
        """Turns records into bytes and bytes into records."""
        return Packer(self)

    @cached_property
    def blank_bytes(self) -> bytes:
        """A record in which every field has its blank value."""
        row = np.zeros((), self.dtype)
        for field in self.fields:
            row[field.name] = np.frombuffer(field.of.blank_bytes, field.of.dtype) if field.of else field.blank
        return row.tobytes()

    def array(self, count: int) -> Any:
        """`count` zeroed records, in the form that rules take in this process."""
        return np.zeros(count, self.dtype) if COMPILED else PlainArray(self, count)

    def filled(self, record: Record, count: int = 1) -> Any:
        """An `array` in which every record is a copy of this one."""
        records = self.array(count)
        data = self.pack(record)
        for index in range(count):
            self.restore(records, index, data)
        return records

    def dump(self, records: Any, index: int) -> bytes:
        """The bytes of one record of an `array`."""
        if COMPILED:
            return bytes(records[index : index + 1].view(np.uint8))
        return self.pack(records[index])

    def restore(self, records: Any, index: int, data: bytes) -> None:
        """Overwrite one record of an `array` with bytes from `dump`."""
        if COMPILED:
            records[index : index + 1].view(np.uint8)[:] = np.frombuffer(data, np.uint8)
        else:
            list.__setitem__(records, index, self.unpack(data))

    def field(self, records: Any, index: int, name: str) -> int:
        """One number of a record of an `array`."""
        return int(records[name][index] if COMPILED else getattr(records[index], name))

    def pack(self, record: Record) -> bytes:
        """The bytes of a plain record, laid out as the NumPy type lays them out."""
        data = bytearray(self.size)
        self.packer.write(record, memoryview(data))
        return bytes(data)

    def unpack(self, data: bytes) -> Record:
        """A plain record from bytes."""
        if len(data) != self.size:
            raise ValueError(f"{self.name} takes {self.size} bytes, not {len(data)}")
        return self.packer.read(data)

    def living(self, lives: str) -> Iterator[Field]:
        """The fields that last so long."""
        return (field for field in self.fields if field.lives == lives)

    def sees(self, name: str, rules: Any, state: Any, owner: int, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may see a field of the record that `owner` has."""
        return self.by_name[name].sight.test(rules, state, owner, seat)

    def resetter(self, *lives: str) -> Function:
        """A kernel that makes every field that lasts so long blank again."""
        lines = [line for field in self.fields if field.lives in lives and not field.of for line in blanked(field)]
        return compiled_from("reset", "record", lines)


def blanked(field: Field) -> Iterator[str]:
    """The statements that make a field blank."""
    if not field.shape:
        yield f"record.{field.name} = {field.blank}"
    else:
        places = [f"i{axis}" for axis in range(len(field.shape))]
        for axis, (place, length) in enumerate(zip(places, field.shape, strict=True)):
            yield f"{'    ' * axis}for {place} in range({length}):"
        yield f"{'    ' * len(places)}record.{field.name}[{', '.join(places)}] = {field.blank}"


def compiled_from(name: str, argument: str, lines: Iterable[str]) -> Function:
    """A kernel of one argument with these statements."""
    scope: dict[str, Any] = {}
    body = "\n".join(f"    {line}" for line in lines) or "    pass"
    exec(f"def {name}({argument}):\n{body}\n", scope)
    return kernel(scope[name])


class PlainArray(list[Record]):
    """A list of plain records in which assignment copies, as it does in a NumPy structured array."""

    def __init__(self, struct: Struct, count: int) -> None:
        super().__init__(Record(struct) for _ in range(count))
        self.struct = struct

    def __setitem__(self, index: Any, value: Any) -> None:
        super().__setitem__(index, self.struct.unpack(self.struct.pack(value)))


def scratch(*shape: int, kind: str = "int64") -> Any:
    """Zeroed integers for rules to write to: a NumPy array, or a memoryview when uncompiled."""
    if COMPILED:
        return np.zeros(shape, kind)
    return numbers(bytearray(np.dtype(kind).itemsize * prod(shape)), kind, shape)

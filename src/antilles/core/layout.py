"""Records: one declaration of a field gives its NumPy type, its plain-Python twin and its documentation.

Compiled rules work on NumPy structured arrays. Uncompiled rules, views and positions work on `Record` objects with
the same field names: plain integers, memoryviews and lists of records, because NumPy scalars would overflow silently.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from antilles.core.jit import COMPILED

CODES = {"int16": "h", "int32": "i", "int64": "q"}


@dataclass(frozen=True)
class Field:
    """One field of a record: its name, its shape (empty for a single number) and what it means."""

    name: str
    doc: str
    shape: tuple[int, ...] = ()
    kind: str | Struct = "int16"


def numbers(data: bytearray, kind: str, shape: tuple[int, ...]) -> Any:
    """A view of bytes as integers, indexed like an array of this shape."""
    code: Any = CODES[kind]
    return memoryview(data).cast(code, shape=shape)


class Record:
    """A plain-Python record; attributes are those of its struct."""

    struct: Struct

    def __init__(self, struct: Struct) -> None:
        self.struct = struct
        for field in struct.fields:
            setattr(self, field.name, struct.blank(field))

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"{self.struct.name} has no field {name!r}")


class Struct:
    """A record type: an ordered list of documented fields."""

    def __init__(self, name: str, fields: Iterable[Field]) -> None:
        self.name = name
        self.fields = tuple(fields)
        self.dtype = np.dtype([(f.name, self._numpy_kind(f), f.shape) for f in self.fields], align=True)

    @staticmethod
    def _numpy_kind(field: Field) -> Any:
        return field.kind.dtype if isinstance(field.kind, Struct) else field.kind

    @property
    def size(self) -> int:
        """Bytes of one record."""
        return int(self.dtype.itemsize)

    @staticmethod
    def blank(field: Field) -> Any:
        """The zero value of a field in a plain record."""
        if isinstance(field.kind, Struct):
            return [Record(field.kind) for _ in range(prod(field.shape))]
        if not field.shape:
            return 0
        return numbers(bytearray(np.dtype(field.kind).itemsize * prod(field.shape)), field.kind, field.shape)

    def array(self, count: int) -> Any:
        """`count` zeroed records, in the form that rules take in this process."""
        return np.zeros(count, self.dtype) if COMPILED else PlainArray(self, count)

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
        row = np.zeros(1, self.dtype)
        self._fill(row[0], record)
        return row.tobytes()

    def _fill(self, row: Any, record: Record) -> None:
        for field in self.fields:
            value = getattr(record, field.name)
            if isinstance(field.kind, Struct):
                for index, inner in enumerate(value):
                    field.kind._fill(row[field.name][index], inner)
            elif field.shape:
                row[field.name] = np.array(value.tolist())
            else:
                row[field.name] = value

    def unpack(self, data: bytes) -> Record:
        """A plain record from bytes."""
        if len(data) != self.size:
            raise ValueError(f"{self.name} takes {self.size} bytes, not {len(data)}")
        return self._read(np.frombuffer(data, self.dtype)[0])

    def _read(self, row: Any) -> Record:
        record = Record(self)
        for field in self.fields:
            if isinstance(field.kind, Struct):
                setattr(record, field.name, [field.kind._read(inner) for inner in row[field.name]])
            elif field.shape:
                data = bytearray(np.ascontiguousarray(row[field.name]).tobytes())
                setattr(record, field.name, numbers(data, field.kind, field.shape))
            else:
                setattr(record, field.name, int(row[field.name]))
        return record


class PlainArray(list[Record]):
    """A list of plain records in which assignment copies, as it does in a NumPy structured array."""

    def __init__(self, struct: Struct, count: int) -> None:
        super().__init__(Record(struct) for _ in range(count))
        self.struct = struct

    def __setitem__(self, index: Any, value: Any) -> None:
        super().__setitem__(index, self.struct.unpack(self.struct.pack(value)))


class LogStruct(Struct):
    """A log record: `wanted`, `count` and `events`, the events themselves being records of integers."""

    def switch_on(self, logs: Any) -> None:
        """Have the rules write down what happens."""
        if COMPILED:
            logs["wanted"][0] = 1
        else:
            logs[0].wanted = 1

    def events(self, logs: Any) -> list[tuple[int, ...]]:
        """The events written by the last action."""
        count = self.field(logs, 0, "count")
        if COMPILED:
            written: list[tuple[int, ...]] = logs["events"][0, :count].tolist()
            return written
        return [tuple(getattr(event, field.name) for field in event.struct.fields) for event in logs[0].events[:count]]


def scratch(*shape: int) -> Any:
    """Zeroed 64-bit integers for rules to write to: a NumPy array, or a memoryview when uncompiled."""
    if COMPILED:
        return np.zeros(shape, np.int64)
    return numbers(bytearray(8 * prod(shape)), "int64", shape)

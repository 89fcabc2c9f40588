"""Plain records: what uncompiled rules, views and positions work on, and how they become bytes and come from them.

Fields are attributes: Python's own integers, memoryviews and lists of records, because NumPy scalars would overflow
silently. Everything about where a field lies in the bytes is worked out once for a record type.
"""

from __future__ import annotations

import struct as formats
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from antilles.core.layout import Struct

CODES = {"int8": "b", "int16": "h", "int32": "i", "int64": "q"}


def numbers(data: bytearray, kind: str, shape: tuple[int, ...]) -> Any:
    """A view of bytes as integers, indexed like an array of this shape."""
    code: Any = CODES[kind]
    return memoryview(data).cast(code, shape=shape)


class Record:
    """A plain-Python record, blank at first; attributes are those of its struct."""

    struct: Struct

    def __init__(self, struct: Struct) -> None:
        struct.packer.read_into(self, struct.blank_bytes, 0)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"{self.struct.name} has no field {name!r}")


class Packer:
    """The bytes of records of one type, as NumPy lays them out: single numbers together, arrays, records within."""

    def __init__(self, struct: Struct) -> None:
        self.struct = struct
        self._names: list[str] = []
        self._arrays: list[tuple[str, int, int, Any, tuple[int, ...]]] = []
        self._records: list[tuple[str, Packer, range]] = []
        layout: Any = struct.dtype.fields
        form, filled = "=", 0
        for field in struct.fields:
            kind, offset = layout[field.name][:2]
            if field.of:
                self._records.append(
                    (field.name, field.of.packer, range(offset, offset + kind.itemsize, field.of.size))
                )
            elif field.shape:
                self._arrays.append((field.name, offset, offset + kind.itemsize, CODES[field.kind], field.shape))
            else:
                self._names.append(field.name)
                form += f"{offset - filled}x{CODES[field.kind]}"
                filled = offset + kind.itemsize
        self._numbers = formats.Struct(form)

    def read(self, data: bytes, start: int = 0) -> Record:
        """The record that begins here, a copy."""
        record = Record.__new__(Record)
        self.read_into(record, data, start)
        return record

    def read_into(self, record: Record, data: bytes, start: int) -> None:
        """Give a record the fields that begin here."""
        values: dict[str, Any] = record.__dict__
        values["struct"] = self.struct
        values.update(zip(self._names, self._numbers.unpack_from(data, start), strict=True))
        for name, begin, end, code, shape in self._arrays:
            values[name] = memoryview(bytearray(data[start + begin : start + end])).cast(code, shape)
        for name, within, places in self._records:
            values[name] = [within.read(data, start + place) for place in places]

    def write(self, record: Record, data: memoryview, start: int = 0) -> None:
        """Put a record's fields here; a number that its field cannot hold is an error."""
        values = record.__dict__
        # Between single numbers zeros are written, so that what lies there comes later.
        self._numbers.pack_into(data, start, *[values[name] for name in self._names])
        for name, begin, end, _, _ in self._arrays:
            data[start + begin : start + end] = values[name].cast("B")
        for name, within, places in self._records:
            for inner, place in zip(values[name], places, strict=True):
                within.write(inner, data, start + place)

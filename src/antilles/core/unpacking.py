"""Reading records from bytes quickly: what `Struct.unpack` does, with everything about the layout worked out once.

It is a module of its own because nothing here is compiled: what changes here compiles nothing anew.
"""

from __future__ import annotations

import struct as formats
from functools import cache
from typing import Any

from antilles.core.layout import CODES, Record, Struct


class Unpacker:
    """Makes plain records of one type from bytes: the single numbers together, then arrays, then records within."""

    def __init__(self, struct: Struct) -> None:
        self.struct = struct
        self._names: list[str] = []
        self._arrays: list[tuple[str, int, int, Any, tuple[int, ...]]] = []
        self._records: list[tuple[str, Unpacker, range]] = []
        layout: Any = struct.dtype.fields
        form, filled = "=", 0
        for field in struct.fields:
            kind, offset = layout[field.name][:2]
            if field.of:
                self._records.append(
                    (field.name, unpacker_of(field.of), range(offset, offset + kind.itemsize, field.of.size))
                )
            elif field.shape:
                self._arrays.append((field.name, offset, offset + kind.itemsize, CODES[field.kind], field.shape))
            else:
                self._names.append(field.name)
                form += f"{offset - filled}x{CODES[field.kind]}"
                filled = offset + kind.itemsize
        self._numbers = formats.Struct(form)

    def __call__(self, data: bytes, start: int = 0) -> Record:
        """The record that begins here."""
        record = Record.__new__(Record)
        values: dict[str, Any] = record.__dict__
        values["struct"] = self.struct
        values.update(zip(self._names, self._numbers.unpack_from(data, start), strict=True))
        for name, begin, end, code, shape in self._arrays:
            values[name] = memoryview(bytearray(data[start + begin : start + end])).cast(code, shape)
        for name, unpack, places in self._records:
            values[name] = [unpack(data, start + place) for place in places]
        return record


@cache
def unpacker_of(struct: Struct) -> Unpacker:
    """The unpacker of a record type."""
    return Unpacker(struct)

"""Counts by name in documents: as a mapping, or as a list that names every piece."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from antilles.core.document import Node
from antilles.core.layout import Record


def read_counts(node: Node, names: Sequence[str], most: int) -> dict[int, int]:
    """`{corn: 2, sugar: 1}` or `[corn, corn, sugar]`, by the index of the name."""
    if not isinstance(node.value, list | tuple):
        return node.counts(names, most)
    found = Counter(entry.name(names) for entry in node.items())
    return {index: node.child(names[index], number).count(most) for index, number in found.items()}


def fill_counts(record: Record, field: str, node: Node, names: Sequence[str]) -> None:
    """Counts of a document into a field of a record."""
    for index, number in read_counts(node, names, record.struct.by_name[field].most_given).items():
        getattr(record, field)[index] = number


def named_counts(values: Any, names: tuple[str, ...]) -> dict[str, int]:
    """Counts by name, without the zeros."""
    return {name: int(value) for name, value in zip(names, values, strict=True) if value > 0}

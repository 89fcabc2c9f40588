"""Declaring the things of a game: one row per thing, said where its name is declared.

`HARBOR = building("harbor", cost=8, ...)` adds a row to a catalogue and gives back its number, the plain integer that
compiled rules use. Everything else about the thing stands in its row, so no second list has to be kept in step.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, ParamSpec, Protocol, TypeVar

from antilles.core.jit import Function, lookup


class Named(Protocol):
    """What every row has."""

    @property
    def name(self) -> str:
        """The word of the notation and of documents."""


P = ParamSpec("P")
Row = TypeVar("Row", bound=Named)


class Catalogue(Generic[Row]):
    """The rows of one kind of thing, by number. Rows are only ever added at the end: numbers stay."""

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def add(self, row: Row) -> int:
        """Take up a row; returns its number."""
        if any(row.name == other.name for other in self.rows):
            raise ValueError(f"{row.name!r} is declared twice")
        self.rows.append(row)
        return len(self.rows) - 1

    def declares(self, make: Callable[P, Row]) -> Callable[P, int]:
        """A function that takes what a row is made of, takes the row up and gives back its number."""

        def declare(*args: P.args, **kwargs: P.kwargs) -> int:
            return self.add(make(*args, **kwargs))

        return declare

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[Row]:
        return iter(self.rows)

    def __getitem__(self, number: int) -> Row:
        return self.rows[number]

    @property
    def names(self) -> tuple[str, ...]:
        """Every name, by number."""
        return tuple(row.name for row in self.rows)

    def number(self, name: str) -> int:
        """The number of the thing with this name."""
        return self.names.index(name)

    def where(self, test: Callable[[Row], object]) -> tuple[int, ...]:
        """The numbers of the rows that pass a test."""
        return tuple(number for number, row in enumerate(self.rows) if test(row))

    def column(self, read: Callable[[Row], Any], doc: str) -> Function:
        """One figure of every row, as a kernel that takes the number of the thing."""
        values: Sequence[Any] = [read(row) for row in self.rows]
        return lookup(values, doc)

"""What a learner is told of a position: a row of whole numbers in named pieces, derived from the records of a game.

A row is as one seat sees it: seats are counted from that seat on, things and sets become flags, and what the seat may
not see is 0. The full view has the same pieces with nothing left out, and then those that nobody at the table sees.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

from antilles.core.jit import Function, kernel
from antilles.core.layout import ALL, NOBODY_SEES, ONE_OF, SEAT, SEATS, SOME_OF, Field, Struct

LARGEST = 32767
"""More is written as this much: rows are 16-bit numbers."""
SPECTATOR = -1
"""In place of a seat; seats are counted from seat 0 then."""
GENERATOR = ("seed_low", "seed_high", "draws")
"""The state's random numbers are in no observation."""
PLAYERS = "players"

FLAGS = {
    SEAT: "1 at the seat, counted from the observer",
    ONE_OF: "1 at the number of the thing",
    SEATS: "1 for each seat, counted from the observer",
    SOME_OF: "1 for each thing, by its number",
}


@dataclass(frozen=True)
class Piece:
    """Some neighbouring numbers of a row: where they begin, their shape, their bounds, and the field they come from."""

    name: str
    start: int
    shape: tuple[int, ...]
    field: Field

    @property
    def size(self) -> int:
        """How many numbers."""
        return prod(self.shape)

    @property
    def least(self) -> int:
        """The least number."""
        return 0 if self.field.says in FLAGS else min(0, self.field.least, self.field.blank)

    @property
    def most(self) -> int:
        """The greatest number."""
        return 1 if self.field.says in FLAGS else min(max(self.field.most, self.field.blank), LARGEST)

    @property
    def meaning(self) -> str:
        """In words."""
        how = FLAGS.get(self.field.says)
        return f"{self.field.doc} {how[0].upper() + how[1:]}." if how else self.field.doc


def flags_of(field: Field, most_players: int) -> tuple[int, ...]:
    """The further axis of a field whose numbers become flags."""
    if field.says in (SEAT, SEATS):
        return (most_players,)
    if field.says == ONE_OF:
        return (field.most + 1,)
    return (field.most.bit_length(),) if field.says == SOME_OF else ()


class Observation:
    """The rows of one game: first the table, then a block for every player, then what nobody at the table sees."""

    def __init__(self, state: Struct, most_players: int) -> None:
        self.most_players = most_players
        player = state.by_name[PLAYERS].of
        if player is None:
            raise ValueError("a state has a record for every player")
        shown = [field for field in state.fields if not field.of and field.name not in GENERATOR]
        self.table = self._pieces(field for field in shown if field.sight is not NOBODY_SEES)
        self.of_player = self._pieces(player.fields)
        self.hidden = self._pieces(field for field in shown if field.sight is NOBODY_SEES)
        self.write = self._writer()

    def _pieces(self, fields: Any) -> tuple[Piece, ...]:
        found: list[Piece] = []
        for field in fields:
            start = found[-1].start + found[-1].size if found else 0
            shape = (*field.shape, *flags_of(field, self.most_players)) or (1,)
            found.append(Piece(field.name, start, shape, field))
        return tuple(found)

    @staticmethod
    def _size(pieces: Sequence[Piece]) -> int:
        return sum(piece.size for piece in pieces)

    def width(self, players: int, *, full: bool = False) -> int:
        """Numbers in a row."""
        size = self._size(self.table) + players * self._size(self.of_player)
        return size + self._size(self.hidden) if full else size

    def pieces(self, players: int, *, full: bool = False) -> Iterator[Piece]:
        """Every piece of a row; those of a player begin with `seat+N`, where N is counted from the observer."""
        yield from self.table
        begins = self._size(self.table)
        for place in range(players):
            for piece in self.of_player:
                yield Piece(f"seat+{place} {piece.name}", begins + piece.start, piece.shape, piece.field)
            begins += self._size(self.of_player)
        for piece in self.hidden if full else ():
            yield Piece(piece.name, begins + piece.start, piece.shape, piece.field)

    def _writer(self) -> Function:
        """A kernel that writes the row of a position as a seat sees it."""
        write_table = writing(self.table, "s")
        write_player = writing(self.of_player, "s.players[owner]")
        write_hidden = writing(self.hidden, "s")
        table_size, player_size = self._size(self.table), self._size(self.of_player)

        @kernel
        def write(r, s, seat, full, rows, row):  # type: ignore[no-untyped-def]
            """The table, the players from the observer on, and in the full view what nobody sees."""
            players = int(r.players)
            first = max(seat, 0)
            write_table(r, s, 0, seat, first, full, rows, row, 0)
            for place in range(players):
                owner = (first + place) % players
                write_player(r, s, owner, seat, first, full, rows, row, table_size + place * player_size)
            if full:
                write_hidden(r, s, 0, seat, first, full, rows, row, table_size + players * player_size)

        return write


def writing(pieces: Sequence[Piece], record: str) -> Function:
    """A kernel that writes some pieces from `at` on, in the order of their fields."""
    scope: dict[str, Any] = {}
    lines = ["players = int(r.players)", f"record = {record}"]
    for piece in pieces:
        field, indent = piece.field, ""
        if field.sight not in (ALL, NOBODY_SEES):
            sees = f"sees_{field.name}"
            scope[sees] = kernel(field.sight.test)
            nothing = f"for blank in range(at + {piece.start}, at + {piece.start + piece.size}):"
            lines += [f"if not full and not {sees}(r, s, owner, seat):", f"    {nothing}"]
            lines += ["        rows[row, blank] = 0", "else:"]
            indent = "    "
        lines += [indent + line for line in statements(piece)]
    body = "\n".join(f"    {line}" for line in lines)
    exec(f"def write(r, s, owner, seat, first, full, rows, row, at):\n{body}\n", scope)
    return kernel(scope["write"])


def statements(piece: Piece) -> Iterator[str]:
    """The statements that write one piece."""
    field = piece.field
    indices = [f"i{axis}" for axis in range(len(field.shape))]
    place = "0"
    for axis, (index, length) in enumerate(zip(indices, field.shape, strict=True)):
        yield f"{'    ' * axis}for {index} in range({length}):"
        place = index if axis == 0 else f"({place}) * {length} + {index}"
    indent = "    " * len(indices)
    value = f"record.{field.name}[{', '.join(indices)}]" if indices else f"record.{field.name}"
    if field.says not in FLAGS:
        value = f"min(int({value}), {LARGEST})" if field.most > LARGEST else value
        yield f"{indent}rows[row, at + {piece.start} + {place}] = {value}"
        return
    width = piece.shape[-1]
    yield f"{indent}begin, value = at + {piece.start} + ({place}) * {width}, int({value})"
    yield f"{indent}for flag in range({width}):"
    if field.says == SEAT:
        flag = "value >= 0 and flag < players and (first + flag) % players == value"
    elif field.says == SEATS:
        flag = "flag < players and (value >> ((first + flag) % players)) & 1"
    elif field.says == ONE_OF:
        flag = "flag == value"
    else:
        flag = "(value >> flag) & 1"
    yield f"{indent}    rows[row, begin + flag] = 1 if {flag} else 0"

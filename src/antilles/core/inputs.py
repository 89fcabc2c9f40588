"""Named numbers in a row: what a network, or a learner, is told."""

from collections.abc import Iterator


class Inputs:
    """A row of numbers, piece by piece; `add` returns where a piece begins."""

    def __init__(self) -> None:
        self.pieces: list[tuple[str, int, int]] = []
        self.size = 0

    def add(self, meaning: str, size: int = 1) -> int:
        """One more piece."""
        start = self.size
        self.pieces.append((meaning, start, size))
        self.size += size
        return start

    def __iter__(self) -> Iterator[tuple[str, int, int]]:
        return iter(self.pieces)

    def __len__(self) -> int:
        return self.size

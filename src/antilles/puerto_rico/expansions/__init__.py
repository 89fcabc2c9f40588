"""The expansions, one manifest each: what it adds. Their rules stand in the phases where they act."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Expansion:
    """A manifest: the id used on command lines, the booklets' number, and what comes out of the box."""

    id: str
    number: str
    rule: str
    editions: tuple[str, ...]
    box: int | None = None
    """The box of its buildings (buildings.py)."""
    role: int | None = None


def all_expansions() -> dict[str, Expansion]:
    """Every expansion by id, in the booklets' order."""
    from antilles.puerto_rico.expansions import buildings, festival, nobles, smuggler

    manifests = (buildings.EXPANSION, nobles.EXPANSION, smuggler.EXPANSION, festival.EXPANSION)
    return {manifest.id: manifest for manifest in manifests}

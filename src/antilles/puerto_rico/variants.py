"""Further variants of the Polish booklet (PR-VAR-01, PR-VAR-02); they may be combined."""

from dataclasses import dataclass

ONE_OF_EACH, LONG_GAME = "one-of-each", "long-game"


@dataclass(frozen=True)
class Variant:
    """A variant: its rule and the editions whose booklet has it."""

    title: str
    rule: str
    editions: tuple[str, ...]


VARIANTS = {
    ONE_OF_EACH: Variant("One copy of each of the 31 violets, no draft", "PR-VAR-01", ("polish",)),
    LONG_GAME: Variant("All colonists and chips; only a full city ends the game", "PR-VAR-02", ("polish",)),
}

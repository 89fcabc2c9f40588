"""Further variants of the Polish booklet (PR-VAR-01, PR-VAR-02); they may be combined."""

from dataclasses import dataclass

ONE_OF_EACH, LONG_GAME = "one-of-each", "long-game"


@dataclass(frozen=True)
class Variant:
    """A variant: its rule and the editions whose booklet has it."""

    rule: str
    editions: tuple[str, ...]


VARIANTS = {ONE_OF_EACH: Variant("PR-VAR-01", ("polish",)), LONG_GAME: Variant("PR-VAR-02", ("polish",))}

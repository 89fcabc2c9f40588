"""What would help where something is refused: facts, each tried by asking the rules; and what is legal instead."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from antilles.core.game import Game
from antilles.core.messages import Message
from antilles.core.supposing import supposing

MOST_HELPS = 3


@dataclass(frozen=True)
class Help:
    """A single fact that would make a refused action legal: what it is, and what is known about it now.

    `thing` is what it is about, for a face that draws it.
    """

    message: Message
    about: Message | None
    thing: str


Change = Callable[[Any], None]
"""Alters a state record."""
Fact = tuple[Help, Change]
"""A fact that may be otherwise, and how the state would say so."""


def that_help(game: Game, action: int, facts: Iterable[Fact]) -> tuple[Help, ...]:
    """The first facts by which alone an action would be legal: the rules are asked about each."""
    found: list[Help] = []
    for help_, change in facts:
        if len(found) < MOST_HELPS and action in supposing(game, change).legal_actions.ids:
            found.append(help_)
    return tuple(found)


def nearest(game: Game, action: int) -> int | None:
    """The legal action most like a refused one: of its verb, about the same things, next to it in the table."""
    table = game.notation

    def distance(other: int) -> tuple[int, int]:
        same = (table.firsts[other] == table.firsts[action]) + (table.seconds[other] == table.seconds[action])
        return -same, abs(other - action)

    like = [other for other in game.legal_actions.ids if table.verbs[other] == table.verbs[action]]
    return min(like, key=distance, default=None)

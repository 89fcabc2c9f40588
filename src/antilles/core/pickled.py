"""A game from what `pickle` keeps of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from antilles.core.facts import Past, everything

if TYPE_CHECKING:
    from antilles.core.game import Game


def unpickled(kind: type[Game], config: Any, seed: int, seats: tuple[str, ...], details: Any) -> Game:
    """The game, with its history."""
    rules = config.rules()
    game = kind(config, kind.make_engine(rules), rules, seed, seats)
    data, game._start, past, history, events = details
    game.steps, game._raw_events = list(history), list(events)  # copy.copy() hands over the very lists
    game._slate.restore(data)
    if past:
        game._past = Past(None, past, len(past), everything)
    return game

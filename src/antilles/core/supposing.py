"""Games in which something is otherwise, for questions about them: what would be legal if ..."""

from collections.abc import Callable
from typing import Any, TypeVar

from antilles.core.game import Game

G = TypeVar("G", bound=Game)


def supposing(game: G, change: Callable[[Any], None]) -> G:
    """A copy of a game at which something is otherwise: `change` alters its state record. It begins here.

    Not for play: nobody checks that the rules could lead there.
    """
    twin = game.copy(history=False)
    state = twin._slate.read()
    change(state)
    twin._slate.restore(twin.engine.state_struct.pack(state))
    twin._start, twin._facts, twin._seen = twin._slate.dump(), None, None
    return twin

"""A game from a position on: who is asked what, every legal text, and what an answer does."""

from __future__ import annotations

import copy
from collections import deque
from collections.abc import Iterable
from typing import Any

from tests.differential.puerto_rico_reference import scoring
from tests.differential.puerto_rico_reference.board import Board, Question
from tests.differential.puerto_rico_reference.rounds import game


class Reference:
    """Starts where a role or a building of the draft is picked; the phases are straight-line code from there."""

    def __init__(self, document: dict[str, Any]) -> None:
        now = document["now"]
        if now["decision"] not in ("role pick", "draft pick"):
            raise ValueError(f"cannot start at {now['decision']!r}")
        self.board = Board(document)
        self.play = game(self.board, now["holder"] if now["decision"] == "draft pick" else None)
        self.question: Question | None = next(self.play)

    @property
    def over(self) -> bool:
        return self.question is None

    @property
    def texts(self) -> list[str]:
        return [] if self.question is None else self.question.texts

    def apply(self, text: str, chance: Iterable[str] = ()) -> None:
        """Answer; `chance` names everything drawn before the next question, in order."""
        if text not in self.texts:
            raise LookupError(f"{text!r} is not legal here")
        self.board.chance = deque(chance)
        try:
            self.question = self.play.send(text)
        except StopIteration:
            self.question = None
        if self.board.chance:
            raise AssertionError(f"nothing was to be drawn: {list(self.board.chance)}")

    def document(self) -> dict[str, Any]:
        return copy.deepcopy(self.board.document())

    def scores(self) -> list[tuple[int, int]]:
        return scoring.scores(self.board)

    def winners(self) -> list[int]:
        return scoring.winners(self.board)

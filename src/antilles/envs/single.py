"""One game for an environment: a batch of one, with as little Python as possible at every step."""

from __future__ import annotations

from typing import Any

from antilles.core.game import Game
from antilles.envs import door as at
from antilles.envs.batch import FULL_VIEW, SEAT_VIEW, Batch

REWARDS = ("win", "score", "rank")


class OneGame:
    """A game in progress as a learner sees it: numbers, a mask and a row for the seat on turn."""

    def __init__(self, game: str, table: dict[str, Any], *, full: bool = False) -> None:
        self.batch = Batch(game, 1, view=FULL_VIEW if full else SEAT_VIEW, auto_reset=False, **table)
        self.table, self.players = self.batch.table, self.batch.players
        self.notation = self.table.kind.notation
        self._numbers = self.batch.numbers.data.cast("B").cast("q")
        self._choices = memoryview(self.batch.choices).cast("B").cast("q")

    def begin(self, seed: int) -> None:
        """A new game."""
        self.batch.reset(seed)

    def play(self, action: int) -> None:
        """One decision of the seat on turn."""
        self.batch.play_one(action)

    def show(self, state: bytes) -> None:
        """Look at this state instead."""
        self.batch.show(0, state)

    @property
    def turn(self) -> int:
        """The seat on turn."""
        return self._numbers[at.TURN]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._numbers[at.COUNT] == 0

    @property
    def decision(self) -> str:
        """What is asked."""
        return self.table.kind.decision_names[self._numbers[at.DECISION]]

    @property
    def row(self) -> Any:
        """What the seat on turn sees."""
        return self.batch.observations[0].copy()

    @property
    def mask(self) -> Any:
        """1 for each legal action of the seat on turn."""
        return self.batch.masks[0].copy()

    @property
    def legal_ids(self) -> list[int]:
        """The legal actions by id, as the rules list them."""
        return self._choices[: self._numbers[at.COUNT]].tolist()

    @property
    def legal_texts(self) -> list[str]:
        """The legal actions in notation."""
        texts = self.notation.texts
        return [texts[action] for action in self.legal_ids]

    def row_of(self, seat: int, *, full: bool = False) -> Any:
        """What one seat sees."""
        return self.batch.observe(seat, full=full)[0]

    def game(self) -> Game:
        """The same position as a friendly game."""
        return self.table.game_at(self.batch.state_bytes(0))

    def rewards(self, how: str) -> list[float]:
        """What every seat gets at the end of the game."""
        scores, winners = self.batch.final_scores[0], self.batch.final_winners[0]
        if how == "score":
            return [float(score) for score in scores]
        if how == "win":
            return [float(won) / float(winners.sum()) for won in winners]
        return ranks(scores.tolist(), winners.tolist())


def ranks(scores: list[int], winners: list[int]) -> list[float]:
    """1 for the first seat down to 0 for the last; seats with as many points share, and a tie-break counts first.

    >>> ranks([30, 40, 40, 10], [0, 1, 0, 0])
    [0.3333333333333333, 1.0, 0.6666666666666666, 0.0]
    >>> ranks([30, 30], [1, 1])
    [0.5, 0.5]
    """
    keys = list(zip(scores, winners, strict=True))
    others = len(keys) - 1
    return [sum(key > other for other in keys) / others + (keys.count(key) - 1) / (2 * others) for key in keys]

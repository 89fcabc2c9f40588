"""A measured figure."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One measured figure. `goal` is what it must reach, upwards or downwards."""

    name: str
    value: float
    unit: str
    goal: float | None = None
    more_is_better: bool = True

    @property
    def reached(self) -> bool:
        """Whether the goal is met."""
        if self.goal is None:
            return True
        return self.value >= self.goal if self.more_is_better else self.value <= self.goal

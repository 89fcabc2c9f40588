"""Bots: one file each, one protocol. Heuristics and pruning live here, never in the rules."""

from antilles.bots.names import make_bot
from antilles.bots.protocol import Bot, Budget, Decision, Ranked, SeatView

__all__ = ["Bot", "Budget", "Decision", "Ranked", "SeatView", "make_bot"]

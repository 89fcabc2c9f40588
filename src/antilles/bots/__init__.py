"""Bots: one file each, one protocol. Heuristics and pruning live here, never in the rules."""

from antilles.bots.names import add_bot, bots_for, make_bot
from antilles.bots.protocol import Bot, Budget, Decision, Ranked, SeatView

__all__ = ["Bot", "Budget", "Decision", "Ranked", "SeatView", "add_bot", "bots_for", "make_bot"]

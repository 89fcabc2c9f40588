"""Bots: one file each, one protocol. Heuristics and pruning live here, never in the rules."""

from typing import Protocol

from antilles.core.errors import ConfigError, did_you_mean, shown
from antilles.core.game import Game
from antilles.core.messages import Message


class Bot(Protocol):
    """A program that decides for a seat."""

    name: str

    def choose(self, game: Game) -> int:
        """The action id for the seat on turn. The game is the bot's own copy, with the seat's unknowns redrawn."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot by name."""
    from antilles.bots.random_bot import RandomBot

    known = {RandomBot.name: RandomBot}
    if name not in known:
        raise ConfigError(Message("error-no-bot", given=shown(name), hint=did_you_mean(name[:40], known)))
    return known[name](seed)

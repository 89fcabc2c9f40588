"""Levels for people: five opponents from gentle to fierce. The default is a fair match for who knows the rules."""

from collections.abc import Mapping
from dataclasses import dataclass

from antilles.bots.names import check_known, make_bot
from antilles.bots.protocol import Bot


@dataclass(frozen=True)
class Level:
    """A level: its name, the bot behind it, and what it is like (the message `level-NAME`)."""

    name: str
    bot: str

    def made(self, given: Mapping[str, str]) -> Bot:
        """The bot of this level, under its name."""
        check_known(given)
        bot = make_bot(self.bot)
        bot.name = self.name
        return bot


LEVELS = {
    level.name: level
    for level in (
        Level("deckhand", "greedy:overlooks=250"),
        Level("planter", "greedy"),
        Level("merchant", "planner"),
        Level("captain", "search:iters=40"),
        Level("governor", "search:ms=1500,threads=2"),
    )
}
DEFAULT_LEVEL = "merchant"

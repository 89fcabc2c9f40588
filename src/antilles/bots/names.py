"""Bots by name, with parameters: `random`, `greedy`, `search:ms=500`, `search:iters=2000,threads=2`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points

from antilles.bots.protocol import Bot
from antilles.core.errors import AntillesError, ConfigError, did_you_mean, shown
from antilles.core.gamefile import BOT
from antilles.core.messages import Message

GROUP = "antilles.bots"
"""Entry points of this group add bots: each is a function from parameters to a bot."""
MOST_DIGITS = 9
Factory = Callable[[Mapping[str, str]], Bot]
ADDED_HERE: dict[str, Factory] = {}
"""Bots that this process was told of."""


def make_bot(text: str) -> Bot:
    """A bot by its name and parameters."""
    name, _, rest = text.strip().partition(":")
    known = factories()
    if name not in known:
        raise ConfigError(Message("error-no-bot", given=shown(name), hint=did_you_mean(name[:40], known)), "bot")
    return known[name](parameters(text, rest))


def bots_listed(text: str) -> tuple[str, ...]:
    """Bots between commas. Parameters have commas of their own: a `key=value` without a name belongs to the bot before.

    >>> bots_listed("search:iters=2000,threads=2,planner,planner")
    ('search:iters=2000,threads=2', 'planner', 'planner')
    """
    found: list[str] = []
    for piece in (piece.strip() for piece in text.split(",")):
        continues = "=" in piece and ":" not in piece.partition("=")[0]
        if continues and found and ":" in found[-1]:
            found[-1] += f",{piece}"
        else:
            found.append(piece)
    return tuple(found)


def one_per_seat(text: str, players: int | None) -> tuple[str, ...]:
    """The bots of a table, one for each seat; a single one takes every seat. Without a number of players, as listed."""
    bots = bots_listed(text)
    for bot in bots:
        make_bot(bot)
    if len(bots) == 1 and players is not None:
        return bots * players
    if players is not None and len(bots) != players:
        raise ConfigError(Message("error-bots-per-seat", given=len(bots), players=players), "bots")
    return bots


def bots_for(sitting: Sequence[str]) -> dict[int, Bot]:
    """The bots of a table, by seat: where a game file says `bot NAME`."""
    return {seat: make_bot(sits.removeprefix(BOT)) for seat, sits in enumerate(sitting) if sits.startswith(BOT)}


def parameters(text: str, rest: str) -> dict[str, str]:
    """`ms=500,threads=2` as a mapping."""
    found: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in rest.split(","))):
        key, equals, value = part.partition("=")
        if not equals or not key.strip():
            raise ConfigError(Message("error-bot-parameter", bot=shown(text), given=shown(part)), "bot")
        if key.strip() in found:
            raise ConfigError(Message("error-bot-parameter-twice", bot=shown(text), given=shown(key.strip())), "bot")
        found[key.strip()] = value.strip()
    return found


def number(given: Mapping[str, str], key: str, least: int, most: int, usual: int | None = None) -> int | None:
    """A whole number among the parameters."""
    if key not in given:
        return usual
    text = given[key]
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS and least <= int(text) <= most):
        args = {"key": key, "least": str(least), "most": str(most), "given": shown(text)}
        raise ConfigError(Message("error-bot-number", **args), "bot")
    return int(text)


def check_known(given: Mapping[str, str], *known: str) -> None:
    """Refuse parameters that a bot does not have."""
    for key in given:
        if key not in known and not known:
            raise ConfigError(Message("error-bot-no-parameters", given=shown(key)), "bot")
        if key not in known:
            raise ConfigError(Message("error-bot-no-parameter", given=shown(key), known=", ".join(known)), "bot")


def factories() -> dict[str, Factory]:
    """Every bot there is: ours, then those that other packages add."""
    from antilles.bots.levels import LEVELS
    from antilles.bots.random_bot import RandomBot
    from antilles.bots.search import SearchBot
    from antilles.bots.thumb import GreedyBot, PlannerBot

    found: dict[str, Factory] = {
        "random": RandomBot.made,
        "greedy": GreedyBot.made,
        "planner": PlannerBot.made,
        "search": SearchBot.made,
        **{name: level.made for name, level in LEVELS.items()},
    }
    for name, factory in {**added_factories(), **ADDED_HERE}.items():
        found.setdefault(name, factory)
    return found


def add_bot(name: str, factory: Factory) -> None:
    """Make a bot known by a name in this process; processes that begin later look for entry points."""
    ADDED_HERE[name] = factory


@cache
def added_factories() -> dict[str, Factory]:
    """The bots of other packages. Looked for once: it means reading what every installed package says of itself."""
    return {entry.name: partial(made_elsewhere, entry) for entry in entry_points(group=GROUP)}


def made_elsewhere(entry: EntryPoint, given: Mapping[str, str]) -> Bot:
    """A bot of another package, which is loaded only now: a broken one spoils nothing but itself."""
    try:
        bot: Bot = entry.load()(given)
    except AntillesError:
        raise
    except Exception as problem:
        raise broken(entry, f"{type(problem).__name__}: {problem}") from problem
    if not callable(getattr(bot, "decide", None)):
        raise broken(entry, type(bot).__name__)
    return bot


def broken(entry: EntryPoint, why: str) -> ConfigError:
    """A bot of another package that cannot be made."""
    return ConfigError(
        Message("error-bot-broken", bot=shown(entry.name), place=shown(entry.value), why=shown(why)), "bot"
    )

"""Who sits where: names, people, bots."""

import re
from collections.abc import Iterator, Sequence

from antilles.core.errors import ConfigError
from antilles.core.gamefile import BOT, PERSON
from antilles.core.messages import Message

FIRST_NAMES = ("Ana", "Bruno", "Carla", "Diego", "Elena")
ASKED_BOT = "bot:"
OLD_BOT_SEAT = re.compile(r"\[(?P<bot>[\w-]+)\]$")


def seated(seats: str | None, people: int, players: int, usual: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Names, and who sits there, from `Ana,bot:random,Bruno`; or people first and the usual bot in the other seats."""
    if seats is None:
        if not 0 <= people <= players:
            raise ConfigError(Message("cli-people", players=players))
        asked = [""] * people + [f"{ASKED_BOT}{usual}"] * (players - people)
    else:
        asked = [seat.strip() for seat in seats.split(",")]
        if len(asked) != players:
            raise ConfigError(Message("cli-seats", given=len(asked), players=players))
    spare = iter([name for name in FIRST_NAMES if name not in asked])
    return tuple(seat_name(seat, spare) for seat in asked), tuple(sitter(seat) for seat in asked)


def seat_name(seat: str, spare: Iterator[str]) -> str:
    """The name of one seat; bots and nameless people get a spare name."""
    return next(spare) if not seat or seat.startswith(ASKED_BOT) else seat


def sitter(seat: str) -> str:
    """Who sits there, as the game file says it."""
    return BOT + seat.removeprefix(ASKED_BOT) if seat.startswith(ASKED_BOT) else PERSON


def sitting_by_name(names: Sequence[str]) -> tuple[str, ...]:
    """Who sits where in a file that does not say: a bot's seat was named like `Bruno [random]`."""
    found = [OLD_BOT_SEAT.search(name) for name in names]
    return tuple(BOT + match["bot"] if match else PERSON for match in found)

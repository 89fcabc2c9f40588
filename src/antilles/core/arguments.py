"""Arguments of public calls, checked before compiled rules see them: a wrong index would read foreign memory."""

from collections.abc import Sequence
from numbers import Integral

from antilles.core.errors import ConfigError, shown

SEED_RANGE = range(1 << 63)
COUNT_RANGE = range((1 << 30) + 1)
MOST_NAME_CHARACTERS = 60


def whole_number(value: object) -> int | None:
    """A whole number of any integer type, None for anything else."""
    if isinstance(value, bool) or not isinstance(value, Integral):
        return None
    return int(value)


def checked_seed(seed: object) -> int:
    """A seed: a whole number from 0 to 2**63 - 1."""
    number = whole_number(seed)
    if number is None or number not in SEED_RANGE:
        raise ConfigError(f"seed must be a whole number from 0 to 2**63 - 1, not {shown(seed)}.", "seed")
    return number


def checked_count(count: object) -> int:
    """How many states or games: what fits into the memory of a large machine."""
    number = whole_number(count)
    if number is None or number not in COUNT_RANGE:
        raise ConfigError(f"There must be from 0 to {COUNT_RANGE[-1]} of them, not {shown(count)}.")
    return number


def checked_seat(seat: object, players: int) -> int:
    """A seat of the table."""
    number = whole_number(seat)
    if number is None or not 0 <= number < players:
        raise ConfigError(f"There is no seat {shown(seat)}; seats are 0 to {players - 1}.", "seats")
    return number


def checked_seats(seats: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """Names for the seats."""
    if seats is None:
        return tuple(f"Seat {seat}" for seat in range(players))
    if isinstance(seats, str) or not isinstance(seats, Sequence):
        raise ConfigError(f"seats must be a list of names, not {shown(seats)}.", "seats")
    if len(seats) != players:
        raise ConfigError(f"{len(seats)} seat names were given for {players} players.", "seats")
    for name in seats:
        if not isinstance(name, str):
            raise ConfigError(f"A seat's name must be a text, not {shown(name)}.", "seats")
    return tuple("".join(letter for letter in name[:MOST_NAME_CHARACTERS] if letter.isprintable()) for name in seats)

"""Arguments of public calls, checked before compiled rules see them: a wrong index would read foreign memory."""

from collections.abc import Iterable, Sequence
from numbers import Integral

from antilles.core.errors import ConfigError, shown
from antilles.core.manifest import Manifest
from antilles.core.messages import Message

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
        raise ConfigError(Message("error-seed", given=shown(seed)), "seed")
    return number


def checked_count(count: object) -> int:
    """How many states or games: what fits into the memory of a large machine."""
    number = whole_number(count)
    if number is None or number not in COUNT_RANGE:
        raise ConfigError(Message("error-count", most=str(COUNT_RANGE[-1]), given=shown(count)))
    return number


def checked_seat(seat: object, players: int) -> int:
    """A seat of the table."""
    number = whole_number(seat)
    if number is None or not 0 <= number < players:
        raise ConfigError(Message("error-no-seat", given=shown(seat), last=players - 1), "seats")
    return number


def checked_seats(seats: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """Names for the seats."""
    if seats is None:
        return tuple(f"Seat {seat}" for seat in range(players))
    if isinstance(seats, str) or not isinstance(seats, Sequence):
        raise ConfigError(Message("error-list-of-names", what="seats", given=shown(seats)), "seats")
    if len(seats) != players:
        raise ConfigError(Message("error-seat-names", given=len(seats), players=players), "seats")
    for name in seats:
        if not isinstance(name, str):
            raise ConfigError(Message("error-seat-name-text", given=shown(name)), "seats")
    return tuple("".join(letter for letter in name[:MOST_NAME_CHARACTERS] if letter.isprintable()) for name in seats)


def wrong_players(game: Manifest, given: object) -> Message:
    """A player count that no table of the game has."""
    counts = {"fewest": game.fewest_players, "most": game.most_players}
    return Message("error-players-range", title=game.title, given=shown(given), **counts)


def not_a_flag(option: str, given: object) -> Message:
    """An option that is on or off, and was given something else."""
    return Message("error-option-flag", option=option, given=shown(given))


def not_one_of(option: str, known: Iterable[str], given: object) -> Message:
    """An option that is one of some words, and was given something else."""
    return Message("error-option-choice", option=option, known=tuple(known), given=shown(given))


def not_from_to(option: str, least: int, most: int, given: object) -> Message:
    """An option that is a number in a range, and was given something else."""
    return Message("error-option-number", option=option, least=str(least), most=str(most), given=shown(given))

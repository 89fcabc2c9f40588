"""What happened, and how much of it is told at once."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from antilles.core.facts import Event
from antilles.terminal.palette import FAINT

MOST_LINES = 8


def joined(name: str, events: Iterable[Event]) -> str:
    """Events in a row: the sentences without the name they begin with."""
    return ", ".join(event.text.removeprefix(name).strip().rstrip(".") for event in events)


def recent(lines: Sequence[Text], cut: str) -> list[Text]:
    """The last lines, with a word about the earlier ones."""
    if len(lines) <= MOST_LINES:
        return list(lines)
    earlier = Text(f"{cut} {len(lines) - MOST_LINES} earlier lines: type log", style=FAINT)
    return [earlier, *lines[-MOST_LINES:]]

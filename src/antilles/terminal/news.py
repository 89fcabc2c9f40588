"""What happened, told shortly: one line for what a player did in a row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.text import Text

from antilles.core.game import Event
from antilles.puerto_rico.actions import SLOT_NAMES
from antilles.terminal.palette import FAINT, HEADING, NOTICE, clean

# The board shows these anyway.
SEEN_ON_BOARD = ("role doubloon", "tile turned up", "row cleared")
STYLES = {"round begun": HEADING, "end met": NOTICE, "game ended": HEADING}
MOST_LINES = 9


def visible(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events this seat may know of; None stands for somebody who only watches."""
    return [event for event in events if event.audience is None or event.audience == seat]


def tell(events: Iterable[Event], names: Sequence[str], *, everything: bool = False) -> list[Text]:
    """The events as lines; without `everything`, what the board shows is left out."""
    told = [event for event in events if everything or event.kind not in SEEN_ON_BOARD]
    lines: list[Text] = []
    for seat, run in groupby(told, key=lambda event: event.seat):
        if seat is None:
            lines += [Text(clean(event.text), style=STYLES.get(event.kind, "")) for event in run]
        else:
            lines.append(Text(clean(story(names[seat], list(run)))))
    return lines


def story(name: str, events: Sequence[Event]) -> str:
    """One sentence for what one player did in a row: 'Ana loads 3 corn on ...; scores 3 points.'"""
    parts: list[str] = []
    for kind, run in groupby(events, key=lambda event: event.kind):
        group = list(run)
        parts.append(placed(group) if kind == "placed" else joined(name, group))
    return f"{name} {'; '.join(parts)}."


def placed(events: Sequence[Event]) -> str:
    """Where the colonists of one player stand."""
    return "places " + ", ".join(f"{event.numbers[1]} {SLOT_NAMES[event.numbers[0]]}" for event in events)


def joined(name: str, events: Sequence[Event]) -> str:
    """Equal events in a row, their common first word said once: 'produces 2 corn, 1 sugar'."""
    phrases = [event.text.removeprefix(name).strip().rstrip(".") for event in events]
    verb = phrases[0].split(" ")[0] + " "
    return ", ".join([phrases[0], *[phrase.removeprefix(verb) for phrase in phrases[1:]]])


def recent(lines: Sequence[Text], cut: str) -> list[Text]:
    """The last lines, with a word about the earlier ones."""
    if len(lines) <= MOST_LINES:
        return list(lines)
    earlier = Text(f"{cut} {len(lines) - MOST_LINES} earlier lines: type log", style=FAINT)
    return [earlier, *lines[-MOST_LINES:]]

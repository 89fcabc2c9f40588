"""What happened, told shortly: one line for what a player did in a row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.text import Text

from antilles.core.game import Event
from antilles.puerto_rico.actions import SLOT_NAMES
from antilles.puerto_rico.vocabulary import GOOD_NAMES
from antilles.puerto_rico.words import plural
from antilles.terminal.palette import FAINT, HEADING, NOTICE, clean

# The board shows these anyway.
SEEN_ON_BOARD = ("role doubloon", "tile turned up", "row cleared")
# Events in a row told as one: (verb, names of the kinds), or (verb, noun of the sum).
LISTS = {
    "placed": ("places", SLOT_NAMES),
    "produced": ("produces", GOOD_NAMES),
    "discarded": ("cannot store", GOOD_NAMES),
}
SUMS = {"points": ("scores", "point"), "doubloons": ("gets", "doubloon")}
STYLES = {"round begun": HEADING, "end met": NOTICE, "game ended": HEADING}
DEALT, FROM_SHIP = "colonists dealt", "Colonists from the ship:"
MOST_LINES = 8


def visible(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events this seat may know of; None stands for somebody who only watches."""
    return [event for event in events if event.audience is None or event.audience == seat]


def tell(events: Iterable[Event], names: Sequence[str], *, everything: bool = False) -> list[Text]:
    """The events as lines; without `everything`, what the board shows is left out."""
    told = [event for event in events if everything or event.kind not in SEEN_ON_BOARD]
    lines: list[Text] = []
    for (seat, dealt), group in groupby(told, key=lambda event: (event.seat, event.kind == DEALT)):
        run = list(group)
        if seat is None:
            lines += [Text(clean(event.text), style=STYLES.get(event.kind, "")) for event in run]
        elif not dealt:
            lines.append(Text(clean(story(names[seat], run, everything=everything))))
        elif lines and lines[-1].plain.startswith(FROM_SHIP):
            lines[-1].append(f", {shares(names, run)}")
        else:
            lines.append(Text(f"{FROM_SHIP} {shares(names, run)}"))
    return lines


def shares(names: Sequence[str], events: Iterable[Event]) -> str:
    """How many colonists of the ship each player received."""
    return ", ".join(f"{clean(names[event.seat or 0])} {event.numbers[0]}" for event in events)


def story(name: str, events: Sequence[Event], *, everything: bool) -> str:
    """One sentence for what one player did in a row: 'Ana loads 3 corn on ...; scores 3 points.'"""
    parts: list[str] = []
    for kind, run in groupby(events, key=lambda event: event.kind):
        group = list(run)
        if kind in LISTS:
            parts.append(f"{LISTS[kind][0]} {listed(group, LISTS[kind][1])}")
        elif kind in SUMS and not everything:
            parts.append(f"{SUMS[kind][0]} {plural(sum(event.numbers[0] for event in group), SUMS[kind][1])}")
        else:
            parts.append(joined(name, group))
    return f"{name} {'; '.join(parts)}."


def listed(events: Sequence[Event], names: Sequence[str]) -> str:
    """Kinds with their numbers: '2 corn, 1 sugar'."""
    return ", ".join(f"{event.numbers[1]} {names[event.numbers[0]]}" for event in events)


def joined(name: str, events: Sequence[Event]) -> str:
    """Equal events in a row: the sentences without the name."""
    return ", ".join(event.text.removeprefix(name).strip().rstrip(".") for event in events)


def recent(lines: Sequence[Text], cut: str) -> list[Text]:
    """The last lines, with a word about the earlier ones."""
    if len(lines) <= MOST_LINES:
        return list(lines)
    earlier = Text(f"{cut} {len(lines) - MOST_LINES} earlier lines: type log", style=FAINT)
    return [earlier, *lines[-MOST_LINES:]]

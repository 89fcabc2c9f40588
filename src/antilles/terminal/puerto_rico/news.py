"""What happened in Puerto Rico, told shortly: one line for what a player did in a row."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.text import Text

from antilles.core.facts import Event
from antilles.puerto_rico import decisions, goods, people, slots
from antilles.puerto_rico.themes import DEFAULT_THEME, Theme
from antilles.puerto_rico.words import plural
from antilles.terminal.news import joined
from antilles.terminal.palette import HEADING, NOTICE, clean

# The board shows these anyway.
SEEN_ON_BOARD = ("role doubloon", "tile turned up", "row cleared", "goal drawn", "placed")
# Events in a row told as one: (verb, names of the kinds), or (verb, noun of the sum).
LISTS = {
    "placed": ("places", slots.NAMES),
    "produced": ("produces", goods.NAMES),
    "discarded": ("cannot store", goods.NAMES),
}
SUMS = {"points": ("scores", "point"), "doubloons": ("gets", "doubloon")}
STYLES = {"round begun": HEADING, "end met": NOTICE, "game ended": HEADING}
DEALT, RECEIVED = "colonists dealt", "person received"
FROM_SHIP = "From the ship:"


def worth_telling(event: Event) -> bool:
    """Whether the board does not show it anyway, and it is more than a guest staying where he is."""
    if event.kind == "drafted":
        return event.seat is not None
    if event.kind == "passed" and event.numbers[0] == decisions.GUEST_MOVE:
        return False
    return event.kind not in SEEN_ON_BOARD


def tell(
    events: Iterable[Event], names: Sequence[str], theme: Theme = DEFAULT_THEME, *, everything: bool = False
) -> list[Text]:
    """The events as lines; without `everything`, what the board shows is left out. Their texts are themed already."""
    told = [event for event in events if everything or worth_telling(event)]
    lines: list[Text] = []
    for (seat, from_ship), group in groupby(told, key=whose):
        run = list(group)
        if from_ship:
            lines.append(Text(f"{FROM_SHIP} {shares(names, run, theme)}"))
        elif seat is None:
            lines += [Text(clean(event.text), style=STYLES.get(event.kind, "")) for event in run]
        else:
            lines.append(Text(clean(story(names[seat], run, theme, everything=everything))))
    return lines


def whose(event: Event) -> tuple[int | None, bool]:
    """Events with the same answer make up one line: one player's, or the dealing of the ship."""
    from_ship = event.kind in (DEALT, RECEIVED)
    return (None if from_ship else event.seat), from_ship


def shares(names: Sequence[str], events: Sequence[Event], theme: Theme) -> str:
    """What each player received from the ship: 'Ana 2, Bruno 1 and a noble'."""
    colonists: Counter[int] = Counter()
    nobles: Counter[int] = Counter()
    for event in events:
        seat = event.seat or 0
        noble = event.kind == RECEIVED and people.NAMES[event.numbers[0]] == "noble"
        nobles[seat] += noble
        colonists[seat] += event.numbers[0] if event.kind == DEALT else not noble
    told = {seat: str(colonists[seat]) if colonists[seat] else "" for seat in colonists}
    a_noble = theme.sentence("a noble")
    for seat in nobles:
        told[seat] += (" and " if told[seat] and nobles[seat] else "") + (a_noble if nobles[seat] else "")
    return ", ".join(f"{clean(names[seat])} {words}" for seat, words in told.items())


def story(name: str, events: Sequence[Event], theme: Theme, *, everything: bool) -> str:
    """One sentence for what one player did in a row: 'Ana loads 3 corn on ...; scores 3 points.'"""
    parts: list[str] = []
    for kind, run in groupby(events, key=lambda event: event.kind):
        group = list(run)
        if kind in LISTS:
            parts.append(f"{LISTS[kind][0]} {theme.sentence(listed(group, LISTS[kind][1]))}")
        elif kind in SUMS and not everything:
            parts.append(f"{SUMS[kind][0]} {plural(sum(event.numbers[0] for event in group), SUMS[kind][1])}")
        else:
            parts.append(joined(name, group))
    return f"{name} {'; '.join(parts)}."


def listed(events: Sequence[Event], names: Sequence[str]) -> str:
    """Kinds with their numbers: '2 corn, 1 sugar'."""
    return ", ".join(f"{event.numbers[1]} {names[event.numbers[0]]}" for event in events)

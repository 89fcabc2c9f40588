"""What happened in Puerto Rico, told shortly: one line for what a player did in a row."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from antilles.core.facts import Event
from antilles.core.messages import Message
from antilles.puerto_rico import decisions, things
from antilles.tableside.news import HEADING, USUAL, WARNING, NewsLine, line_of

# The board shows these anyway.
SEEN_ON_BOARD = ("role doubloon", "tile turned up", "row cleared", "goal drawn", "placed")
WEIGHTS = {"round begun": HEADING, "end met": WARNING, "game ended": HEADING}
DEALT, RECEIVED = "colonists dealt", "person received"
NOBLE = "noble"


def worth_telling(event: Event) -> bool:
    """Whether the board does not show it anyway, and it is more than a guest staying where he is."""
    if event.kind == "drafted":
        return event.seat is not None
    if event.kind == "passed" and event.numbers[0] == decisions.GUEST_MOVE:
        return False
    return event.kind not in SEEN_ON_BOARD


def tell(events: Iterable[Event], names: Sequence[str], *, everything: bool = False) -> list[NewsLine]:
    """The events as lines; without `everything`, what the board shows is left out."""
    told = [event for event in events if everything or worth_telling(event)]
    lines: list[NewsLine] = []
    for (seat, from_ship), group in groupby(told, key=whose):
        run = list(group)
        if from_ship:
            lines.append(NewsLine(None, (Message("pr-news-dealt", shares=shares(names, run)),)))
        elif seat is None:
            lines += [NewsLine(None, (event.message,), WEIGHTS.get(event.kind, USUAL)) for event in run]
        else:
            lines.append(line_of(seat, story(names[seat], run, everything=everything)))
    return lines


def whose(event: Event) -> tuple[int | None, bool]:
    """Events with the same answer make up one line: one player's, or the dealing of the ship."""
    from_ship = event.kind in (DEALT, RECEIVED)
    return (None if from_ship else event.seat), from_ship


def shares(names: Sequence[str], events: Sequence[Event]) -> tuple[Message, ...]:
    """What each player received from the ship: 'Ana 2, Bruno 1 and a noble'."""
    colonists: Counter[int] = Counter()
    nobles: Counter[int] = Counter()
    for event in events:
        seat = event.seat or 0
        noble = event.kind == RECEIVED and event.payload["person"] == NOBLE
        nobles[seat] += noble
        colonists[seat] += event.payload["people"] if event.kind == DEALT else not noble
    found: list[Message] = []
    for seat in colonists:
        if colonists[seat] and nobles[seat]:
            found.append(Message("pr-news-share-both", player=names[seat], colonists=colonists[seat]))
        elif nobles[seat]:
            found.append(Message("pr-news-share-noble", player=names[seat]))
        else:
            found.append(Message("pr-news-share", player=names[seat], colonists=colonists[seat]))
    return tuple(found)


def story(name: str, events: Sequence[Event], *, everything: bool) -> list[Message]:
    """What one player did in a row, with equal things told as one."""
    parts: list[Message] = []
    for kind, run in groupby(events, key=lambda event: event.kind):
        group = list(run)
        if kind == "placed":
            parts.append(Message("pr-news-placed", player=name, places=tuple(map(placed, group))))
        elif kind == "produced" and len(group) > 1:
            parts.append(Message("pr-news-produced", player=name, goods=tuple(map(some, group))))
        elif kind == "discarded" and len(group) > 1:
            parts.append(Message("pr-news-discarded", player=name, goods=tuple(map(some, group))))
        elif kind in ("points", "doubloons") and len(group) > 1 and not everything:
            parts.append(summed(kind, name, group))
        else:
            parts += [event.message for event in group]
    return parts


def some(event: Event) -> Message:
    """Goods of a kind."""
    return Message("pr-some-goods", number=event.payload["number"], good=things.GOOD[event.numbers[0]])


def placed(event: Event) -> Message:
    """People at a place."""
    return Message("pr-some-people", people=event.payload["people"], slot=things.SLOT[event.numbers[0]])


def summed(kind: str, name: str, events: Sequence[Event]) -> Message:
    """Points or doubloons of several events as one."""
    total = sum(event.numbers[0] for event in events)
    if kind == "doubloons":
        return Message("pr-event-doubloons", player=name, doubloons=total, source="none")
    on_paper = sum(event.payload["on_paper"] for event in events)
    return Message("pr-event-points", player=name, points=total, paper=on_paper, source="none")

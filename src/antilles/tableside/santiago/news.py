"""What happened, told shortly: one line for a turn, one for a loading round, one for a roll."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, pairwise

from antilles.core.facts import Event
from antilles.core.messages import Message, thing
from antilles.tableside.news import HEADING, USUAL, NewsLine, continued

TURN, LOADING, SHIP, ROLL, END = "turn", "loading", "ship", "roll", "end"
# What a line is about; whatever is not named here belongs to a player's turn.
TOPICS = dict.fromkeys(("loading begun", "loaded", "wood loaded", "passed"), LOADING)
TOPICS |= dict.fromkeys(("die rolled", "die left out", "ship came"), ROLL)
TOPICS |= {"ship left": SHIP, "game ended": END}
HEADINGS = (SHIP, END)
# The table shows these anyway.
SEEN_ON_TABLE = ("turn begun", "pawn stays", "loading begun", "ship came", "cuban freed")
TELLS_OF_VISIT = ("used", "declined")
LOADS = ("loaded", "wood loaded")


def tell(events: Iterable[Event], *, everything: bool = False) -> list[NewsLine]:
    """The events as lines; without `everything`, what the table shows anyway is left out."""
    lines = []
    for topic, found in by_topic(list(events)):
        told = found if everything else worth_telling(found)
        if told:
            weight = HEADING if topic in HEADINGS else USUAL
            lines.append(NewsLine(told[0].seat, tuple(sentences(told)), weight))
    return lines


def by_topic(events: Sequence[Event]) -> list[tuple[str, list[Event]]]:
    """The events of each line: a new one begins with a turn, or when it is about something else."""
    lines: list[tuple[str, list[Event]]] = []
    for event in events:
        topic = TOPICS.get(event.kind, TURN)
        if event.kind == "die turned" and lines:
            topic = lines[-1][0]  # a load lowers its die
        if not lines or lines[-1][0] != topic or event.kind == "turn begun":
            lines.append((topic, []))
        lines[-1][1].append(event)
    return lines


def worth_telling(events: Sequence[Event]) -> list[Event]:
    """Without what the table shows anyway and visits that the next event tells of."""
    told = [event for event in events if event.kind not in SEEN_ON_TABLE]
    needless = {
        id(needless)
        for one, other in pairwise(told)
        for needless in ([one] if is_visit_told(one, other) else [other] if is_load_seen(one, other) else [])
    }
    return [event for event in told if id(event) not in needless]


def is_visit_told(one: Event, other: Event) -> bool:
    """Whether a visit goes without saying: the next event tells what was done there, or not done."""
    return one.kind == "visited" and other.kind in TELLS_OF_VISIT and one.payload["venue"] == other.payload["venue"]


def is_load_seen(one: Event, other: Event) -> bool:
    """Whether the die just shows what a load did to it."""
    return one.kind in LOADS and other.kind == "die turned"


def sentences(events: Sequence[Event]) -> Iterator[Message]:
    """The sentences of a line; whoever was the last to do something need not be named again."""
    speaker: int | None = None
    for message, seat in told_together(events):
        yield continued(message) if seat is not None and seat == speaker else message
        speaker = seat


def told_together(events: Sequence[Event]) -> Iterator[tuple[Message, int | None]]:
    """What is said with whose doing it is; all dice of a roll at once."""
    for (is_roll, seat), group in groupby(events, key=lambda event: (event.kind == "die rolled", event.seat)):
        if is_roll:
            yield rolled(list(group)), seat
        else:
            yield from ((event.message, seat) for event in group)


def rolled(events: Sequence[Event]) -> Message:
    """All dice of a roll."""
    dice = [
        Message("sdc-goods", number=event.payload["value"], good=thing("good", event.payload["good"]))
        for event in events
    ]
    return Message("sdc-news-rolled", player=events[0].message.args["player"], dice=dice)

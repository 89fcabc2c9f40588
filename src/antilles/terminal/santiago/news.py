"""What happened in Santiago de Cuba, told shortly: one line for a turn, one for a loading round, one for a roll."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from rich.text import Text

from antilles.core.facts import Event
from antilles.santiago import goods
from antilles.terminal.palette import HEADING, clean
from antilles.terminal.words import Words

TURN, LOADING, SHIP, ROLL, END = "turn", "loading", "ship", "roll", "end"
# What a line is about; whatever is not named here belongs to a player's turn.
TOPICS = dict.fromkeys(("loading begun", "loaded", "wood loaded", "passed"), LOADING)
TOPICS |= dict.fromkeys(("die rolled", "die left out", "ship came"), ROLL)
TOPICS |= {"ship left": SHIP, "game ended": END}
STYLES = {SHIP: HEADING, END: HEADING}
# The table shows these anyway.
SEEN_ON_TABLE = ("turn begun", "pawn stays", "loading begun", "ship came", "cuban freed")
TELLS_OF_VISIT = ("used", "declined")
LOADS = ("loaded", "wood loaded")


def tell(events: Iterable[Event], names: Sequence[str], words: Words, *, everything: bool = False) -> list[Text]:
    """The events as lines; without `everything`, what the table shows anyway is left out."""
    lines = []
    for topic, told in by_topic(list(events)):
        group = told if everything else worth_telling(told)
        if group:
            line = f"{story(topic, group, names)}."
            lines.append(Text(clean(words.sentence(shortly(line, names))), style=STYLES.get(topic, "")))
    return lines


def shortly(line: str, names: Sequence[str]) -> str:
    """A line in which bots go by their first names, if nobody else has the same."""
    first = [name.split(" [")[0] for name in names]
    if len(set(first)) == len(first):
        for name, short in zip(names, first, strict=True):
            line = line.replace(name, short)
    return line


def by_topic(events: Sequence[Event]) -> list[tuple[str, list[Event]]]:
    """The events of each line: a new one begins with a turn, or when it is about something else."""
    lines: list[tuple[str, list[Event]]] = []
    before = ""
    for event in events:
        topic = TOPICS.get(event.kind, TURN)
        if (event.kind in LOADS and before == "used") or (event.kind == "die turned" and lines):
            topic = lines[-1][0]  # the contractor's load, and the die it lowers, belong to the turn
        if not lines or lines[-1][0] != topic or event.kind == "turn begun":
            lines.append((topic, []))
        lines[-1][1].append(event)
        before = event.kind
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
    return one.kind == "visited" and other.kind in TELLS_OF_VISIT and one.numbers[0] == visited_venue(other)


def is_load_seen(one: Event, other: Event) -> bool:
    """Whether the die just shows what a load did to it."""
    return one.kind in LOADS and other.kind == "die turned"


def visited_venue(event: Event) -> int:
    """The venue that was used or not used."""
    return event.numbers[1] if event.kind == "declined" else event.numbers[0]


def story(topic: str, events: Sequence[Event], names: Sequence[str]) -> str:
    """One sentence for the events of a line: 'Ana drives 1 stop to Pedro, takes 2 tobacco; Bruno gives ...'"""
    clauses = roll_clauses(events, names) if topic == ROLL else [clause(event, names) for event in events]
    text, speaker = "", ""
    for who, words in clauses:
        if who and who == speaker:
            text += f", {words}"
        else:
            text += f"{'; ' if text else ''}{who + ' ' if who else ''}{words}"
        speaker = who
    opening = "Loading: " if topic == LOADING else ""
    return opening + (text if opening else text[:1].upper() + text[1:])


def clause(event: Event, names: Sequence[str]) -> tuple[str, str]:
    """Whose doing it is and the sentence without the name; nobody's for what happens to the table."""
    name = names[event.seat] if event.seat is not None else ""
    text = event.text.rstrip(".")
    if event.kind == "turn begun":
        return "", text.partition(":")[0]
    if event.kind == "pawn stays":
        return name, text.replace(f"{name}'s pawn stays", "leaves the pawn", 1)
    if event.kind == "die left out":
        return "", f"leaves {goods.NAMES[event.numbers[0]]} out"
    if name and text.startswith(f"{name} "):
        return name, text.removeprefix(f"{name} ")
    return "", text[0].lower() + text[1:] if text.startswith("The ") else text


def roll_clauses(events: Sequence[Event], names: Sequence[str]) -> list[tuple[str, str]]:
    """All dice of a roll as one: 'rolls 3 sugar, 1 tobacco ...'."""
    clauses: list[tuple[str, str]] = []
    rolling = False
    for event in events:
        who, words = clause(event, names)
        if event.kind == "die rolled" and rolling:
            words = words.removeprefix("rolls ")
        rolling = event.kind == "die rolled"
        clauses.append((who, words))
    return clauses

"""Reading documents people wrote by hand: every value is checked and every error names its place."""

from __future__ import annotations

import difflib
import json
import reprlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import yaml

from antilles.core.errors import ConfigError, PositionError
from antilles.core.rng import WORD

# Far more than any position, scenario or header needs. YAML is read slowly, JSON quickly.
MOST_CHARACTERS = 1_000_000
MOST_YAML_CHARACTERS = 100_000
MOST_NODES = 20_000
MOST_NODES_OF_A_TABLE = 200
MOST_DEPTH = 40
MOST_TEXT = 2_000
MOST_BITS = 256

TOO_DEEP = f"is nested more than {MOST_DEPTH} deep"
TOO_LARGE = "has a number that is far too large"


class PlainLoader(yaml.SafeLoader):
    """YAML without surprises: every key once, no aliases (a few lines of them can stand for millions of values)."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._nodes = self._depth = 0

    def compose_node(self, parent: Any, index: Any) -> Any:
        """As the safe loader, but bounded, and before anything is constructed."""
        event = self.peek_event()  # type: ignore[no-untyped-call]
        self._nodes += 1
        problem = ""
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            problem = "anchors and aliases (& and *) are not read here; write the value out"
        elif self._depth > MOST_DEPTH:
            problem = TOO_DEEP
        elif self._nodes > MOST_NODES or len(getattr(event, "value", "")) > MOST_TEXT:
            problem = f"has more than {MOST_NODES} values, or one longer than {MOST_TEXT} characters"
        if problem:
            raise yaml.composer.ComposerError(None, None, problem, event.start_mark)
        self._depth += 1
        node = super().compose_node(parent, index)
        self._depth -= 1
        return node

    def flatten_mapping(self, node: yaml.MappingNode) -> None:
        """Without aliases there is nothing to merge (<<)."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        """As the safe loader, but every key once, however it is written."""
        found = super().construct_mapping(node, deep)
        names = Counter(str(key.value) for key, _ in node.value)
        if max(names.values(), default=1) > 1 or len(found) < len(names):
            twice = names.most_common(1)[0][0][:40]
            raise yaml.constructor.ConstructorError(None, None, f"{twice!r} stands here twice", node.start_mark)
        return found


def every_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object, or an error when a key stands in it twice."""
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = Counter(key for key, _ in pairs).most_common(1)[0][0]
        raise PositionError("document", f"{shown(twice)} stands here twice")
    return found


def check_bounds(value: Any, most_nodes: int = MOST_NODES) -> None:
    """Refuse what is too large or contains itself before anything goes through it or prints it."""
    waiting, nodes = [(value, 0)], 0
    while waiting:
        inner, depth = waiting.pop()
        nodes += 1
        if depth > MOST_DEPTH:
            raise PositionError("document", TOO_DEEP)
        if nodes + len(waiting) > most_nodes:
            raise PositionError("document", f"has more than {most_nodes} values")
        if isinstance(inner, str | bytes) and len(inner) > MOST_TEXT:
            raise PositionError("document", f"has a text longer than {MOST_TEXT} characters")
        if isinstance(inner, int) and inner.bit_length() > MOST_BITS:
            raise PositionError("document", TOO_LARGE)
        if isinstance(inner, Mapping):
            waiting += [(part, depth + 1) for entry in inner.items() for part in entry]
        elif isinstance(inner, list | tuple | set | frozenset):
            waiting += [(part, depth + 1) for part in inner]


def check_table(table: Mapping[str, Any], seats: Any) -> None:
    """Refuse what no table can have, before a game looks at it and prints it in a message."""
    for field, value in table.items():
        try:
            check_bounds(value, MOST_NODES_OF_A_TABLE)
        except PositionError as problem:
            raise ConfigError(f"{field}: {problem.message}.", field) from problem
    if seats is not None and (isinstance(seats, str) or not isinstance(seats, Sequence)):
        raise ConfigError(f"seats must be a list of names, not {shown(seats)}.", "seats")
    for name in seats or ():
        if not isinstance(name, str):
            raise ConfigError(f"A seat's name must be a text, not {shown(name)}.", "seats")


def parse_document(text: str) -> Any:
    """A YAML or JSON text."""
    if text.lstrip().startswith(("{", "[")) and len(text) <= MOST_CHARACTERS:
        try:
            content = json.loads(text, object_pairs_hook=every_key_once)
        except json.JSONDecodeError:
            pass  # YAML may begin like this, too
        except RecursionError as problem:
            raise PositionError("document", TOO_DEEP) from problem
        except PositionError:
            raise
        except ValueError as problem:  # Python reads no number of so many digits
            raise PositionError("document", TOO_LARGE) from problem
        else:
            check_bounds(content)
            return content
    documents = parse_documents(text)
    if len(documents) > 1:
        raise PositionError("document", "is more than one document (---)")
    return documents[0] if documents else None


def parse_documents(text: str) -> list[Any]:
    """The documents of a YAML text, divided by `---`."""
    if len(text) > MOST_YAML_CHARACTERS:
        raise PositionError("document", f"is longer than {MOST_YAML_CHARACTERS} characters")
    try:
        documents = list(yaml.load_all(text, Loader=PlainLoader))
    except yaml.MarkedYAMLError as problem:
        mark = problem.problem_mark
        place = f"line {mark.line + 1}" if mark else "document"
        raise PositionError(place, str(problem.problem)) from problem
    except (yaml.YAMLError, ValueError, RecursionError, TypeError, AttributeError, KeyError, IndexError) as problem:
        raise PositionError("document", "is no YAML or JSON") from problem
    check_bounds(documents)
    return documents


class Node:
    """A value of a document and the path to it."""

    def __init__(self, value: Any, path: str) -> None:
        self.value = value
        self.path = path

    def fail(self, message: str) -> PositionError:
        """An error that names this place."""
        return PositionError(self.path or "document", message)

    def child(self, key: str | int, value: Any) -> Node:
        """A value inside this one."""
        if isinstance(key, int):
            return Node(value, f"{self.path}[{key}]")
        return Node(value, f"{self.path}.{key}" if self.path else key)

    def entries(self, known: Iterable[str]) -> dict[str, Node]:
        """A mapping whose keys are all known."""
        names = list(known)
        found: dict[str, Node] = {}
        for key, value in self._mapping().items():
            written = plain_text(key)
            name = written.replace("_", " ") if written.replace("_", " ") in names else written
            if name not in names:
                near = difflib.get_close_matches(name[:60], names, n=1)
                hint = f"did you mean {near[0]!r}?" if near else f"known here: {', '.join(names)}"
                raise self.child(written[:60], value).fail(f"is not known; {hint}")
            if name in found:
                raise self.child(name, value).fail("stands here twice")
            found[name] = self.child(name, value)
        return found

    def _mapping(self) -> Mapping[Any, Any]:
        if self.value is None:
            return {}
        if not isinstance(self.value, Mapping):
            raise self.fail(f"must be a mapping, not {shown(self.value)}")
        return self.value

    def counts(self, names: Sequence[str], most: int) -> dict[int, int]:
        """A mapping of names to counts, by the index of the name."""
        return {names.index(name): node.count(most) for name, node in self.entries(names).items()}

    def count(self, most: int, least: int = 0) -> int:
        """A whole number in a range."""
        if isinstance(self.value, bool) or not isinstance(self.value, int):
            raise self.fail(f"must be a whole number, not {shown(self.value)}")
        if not least <= self.value <= most:
            raise self.fail(f"must be from {least} to {most}, not {shown(self.value)}")
        return self.value

    def flag(self) -> int:
        """True or false, as 1 or 0."""
        if not isinstance(self.value, bool):
            raise self.fail(f"must be true or false, not {shown(self.value)}")
        return int(self.value)

    def name(self, names: Sequence[str]) -> int:
        """The index of one of the names."""
        text = plain_text(self.value).replace("_", " ").strip().lower()
        if text not in names:
            near = difflib.get_close_matches(text[:60], names, n=1)
            hint = f"did you mean {near[0]!r}?" if near else f"known: {', '.join(names)}"
            raise self.fail(f"there is no {shown(self.value)}; {hint}")
        return names.index(text)

    def items(self) -> Iterator[Node]:
        """The values of a list."""
        if self.value is None:
            return
        if not isinstance(self.value, list | tuple):
            raise self.fail(f"must be a list, not {shown(self.value)}")
        for index, value in enumerate(self.value):
            yield self.child(index, value)

    def by_seat(self, players: int) -> Iterator[tuple[int, Node]]:
        """A list with one entry per seat, or a mapping of seat numbers."""
        if isinstance(self.value, Mapping):
            numbers = {str(seat): seat for seat in range(players)}
            for key, value in self.value.items():
                if isinstance(key, bool) or plain_text(key) not in numbers:
                    raise self.fail(f"there is no seat {shown(key)}; seats are 0 to {players - 1}")
                seat = numbers.pop(plain_text(key))
                yield seat, self.child(seat, value)
            return
        nodes = list(self.items())
        if len(nodes) > players:
            raise self.fail(f"has {len(nodes)} seats, the game has {players}")
        yield from enumerate(nodes)


def plain_text(value: object) -> str:
    """A text as it is; of anything else its short form."""
    return value if isinstance(value, str) else shown(value)


BRIEF = reprlib.Repr()
BRIEF.maxstring = BRIEF.maxother = BRIEF.maxlong = 60


def shown(value: object) -> str:
    """A value in a message, cut to a readable length."""
    try:
        text = BRIEF.repr(value)
    except ValueError:
        text = "a number with thousands of digits"
    return text if len(text) <= 60 else text[:57] + "..."


# A state's own generator, in every game: where its chance comes from.
GENERATOR_FIELDS = {"low": "seed_low", "high": "seed_high", "draws": "draws"}


def write_generator(state: Any) -> dict[str, int]:
    """The generator of a state."""
    return {part: int(getattr(state, field)) for part, field in GENERATOR_FIELDS.items()}


def copy_generator(source: Any, state: Any) -> None:
    """Begin the chance of a state like that of another, with no word used."""
    state.seed_low, state.seed_high, state.draws = source.seed_low, source.seed_high, 0


def read_generator(node: Node, state: Any) -> None:
    """Set the generator of a state, as far as the document gives it."""
    for part, given in node.entries(GENERATOR_FIELDS).items():
        setattr(state, GENERATOR_FIELDS[part], given.count(WORD))

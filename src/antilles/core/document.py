"""Reading documents people wrote by hand: every value is checked and every error names its place."""

from __future__ import annotations

import difflib
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import yaml

from antilles.core.errors import ConfigError, PositionError, shown
from antilles.core.messages import Message
from antilles.core.rng import WORD

# Far more than any position, scenario or header needs. YAML is read slowly, JSON quickly.
MOST_CHARACTERS = 1_000_000
MOST_YAML_CHARACTERS = 100_000
MOST_NODES = 20_000
MOST_NODES_OF_A_TABLE = 200
MOST_DEPTH = 40
MOST_TEXT = 2_000
MOST_BITS = 256

DOCUMENT = "document"
"""The place of what is wrong with a document as a whole."""
TOO_DEEP = Message("error-too-deep", most=MOST_DEPTH)
TOO_LARGE = Message("error-number-too-large")
TEXT_TOO_LONG = Message("error-text-too-long", most=MOST_TEXT)


class NotPlain(yaml.MarkedYAMLError):
    """YAML that we do not read: where it stands, and why."""

    def __init__(self, why: Message, mark: Any) -> None:
        super().__init__(problem=why, problem_mark=mark)  # type: ignore[arg-type]


class PlainLoader(yaml.SafeLoader):
    """YAML without surprises: every key once, no aliases (a few lines of them can stand for millions of values)."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._nodes = self._depth = 0

    def compose_node(self, parent: Any, index: Any) -> Any:
        """As the safe loader, but bounded, and before anything is constructed."""
        event = self.peek_event()  # type: ignore[no-untyped-call]
        self._nodes += 1
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            raise NotPlain(Message("error-anchors"), event.start_mark)
        if self._depth > MOST_DEPTH:
            raise NotPlain(TOO_DEEP, event.start_mark)
        if self._nodes > MOST_NODES:
            raise NotPlain(too_many_values(MOST_NODES), event.start_mark)
        if len(getattr(event, "value", "")) > MOST_TEXT:
            raise NotPlain(TEXT_TOO_LONG, event.start_mark)
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
            raise NotPlain(named_twice(twice), node.start_mark)
        return found


def named_twice(key: str) -> Message:
    """A key that stands in a mapping twice."""
    return Message("error-named-twice", given=shown(key))


def too_many_values(most: int) -> Message:
    """A document with more values than anything needs."""
    return Message("error-too-many-values", most=most)


def every_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object, or an error when a key stands in it twice."""
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = Counter(key for key, _ in pairs).most_common(1)[0][0]
        raise PositionError(DOCUMENT, named_twice(twice))
    return found


def check_bounds(value: Any, most_nodes: int = MOST_NODES) -> None:
    """Refuse what is too large or contains itself before anything goes through it or prints it."""
    waiting, nodes = [(value, 0)], 0
    while waiting:
        inner, depth = waiting.pop()
        nodes += 1
        if depth > MOST_DEPTH:
            raise PositionError(DOCUMENT, TOO_DEEP)
        if nodes + len(waiting) > most_nodes:
            raise PositionError(DOCUMENT, too_many_values(most_nodes))
        if isinstance(inner, str | bytes) and len(inner) > MOST_TEXT:
            raise PositionError(DOCUMENT, TEXT_TOO_LONG)
        if isinstance(inner, int) and inner.bit_length() > MOST_BITS:
            raise PositionError(DOCUMENT, TOO_LARGE)
        if isinstance(inner, Mapping):
            waiting += [(part, depth + 1) for entry in inner.items() for part in entry]
        elif isinstance(inner, list | tuple | set | frozenset):
            waiting += [(part, depth + 1) for part in inner]


def check_table(table: Mapping[str, Any]) -> None:
    """Refuse what no table can have, before a game looks at it and prints it in a message."""
    for field, value in table.items():
        try:
            check_bounds(value, MOST_NODES_OF_A_TABLE)
        except PositionError as problem:
            raise ConfigError(Message("error-table-entry", field=field, problem=problem.message), field) from problem


def parse_document(text: str) -> Any:
    """A YAML or JSON text."""
    if text.lstrip().startswith(("{", "[")) and len(text) <= MOST_CHARACTERS:
        try:
            content = json.loads(text, object_pairs_hook=every_key_once)
        except json.JSONDecodeError:
            pass  # YAML may begin like this, too
        except RecursionError as problem:
            raise PositionError(DOCUMENT, TOO_DEEP) from problem
        except PositionError:
            raise
        except ValueError as problem:  # Python reads no number of so many digits
            raise PositionError(DOCUMENT, TOO_LARGE) from problem
        else:
            check_bounds(content)
            return content
    documents = parse_documents(text)
    if len(documents) > 1:
        raise PositionError(DOCUMENT, Message("error-documents"))
    return documents[0] if documents else None


def mapping_of(document: Any) -> Mapping[str, Any]:
    """A document that is a mapping, or the text of one."""
    content = parse_document(document) if isinstance(document, str) else document
    if not isinstance(content, Mapping):
        raise PositionError(DOCUMENT, not_a_mapping(content))
    return content


def parse_documents(text: str) -> list[Any]:
    """The documents of a YAML text, divided by `---`."""
    if len(text) > MOST_YAML_CHARACTERS:
        raise PositionError(DOCUMENT, Message("error-document-too-long", most=MOST_YAML_CHARACTERS))
    try:
        documents = list(yaml.load_all(text, Loader=PlainLoader))
    except yaml.MarkedYAMLError as problem:
        why = problem.problem if isinstance(problem.problem, Message) else Message("plain", text=str(problem.problem))
        mark = problem.problem_mark
        there = Message("error-in-line", line=str(mark.line + 1), problem=why) if mark else why
        raise PositionError(DOCUMENT, there) from problem
    except (yaml.YAMLError, ValueError, RecursionError, TypeError, AttributeError, KeyError, IndexError) as problem:
        raise PositionError(DOCUMENT, Message("error-no-yaml")) from problem
    check_bounds(documents)
    return documents


class Node:
    """A value of a document and the path to it."""

    def __init__(self, value: Any, path: str) -> None:
        self.value = value
        self.path = path

    def fail(self, message: Message) -> PositionError:
        """An error that names this place."""
        return PositionError(self.path or DOCUMENT, message)

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
                unknown = Message("error-unknown-key", hint=meant(name, names))
                raise self.child(written[:60], value).fail(unknown)
            if name in found:
                raise self.child(name, value).fail(Message("error-twice"))
            found[name] = self.child(name, value)
        return found

    def _mapping(self) -> Mapping[Any, Any]:
        if self.value is None:
            return {}
        if not isinstance(self.value, Mapping):
            raise self.fail(not_a_mapping(self.value))
        return self.value

    def counts(self, names: Sequence[str], most: int) -> dict[int, int]:
        """A mapping of names to counts, by the index of the name."""
        return {names.index(name): node.count(most) for name, node in self.entries(names).items()}

    def count(self, most: int, least: int = 0) -> int:
        """A whole number in a range."""
        if isinstance(self.value, bool) or not isinstance(self.value, int):
            raise self.fail(Message("error-must-be-number", given=shown(self.value)))
        if not least <= self.value <= most:
            given = shown(self.value)
            raise self.fail(Message("error-must-be-in-range", least=str(least), most=str(most), given=given))
        return self.value

    def flag(self) -> int:
        """True or false, as 1 or 0."""
        if not isinstance(self.value, bool):
            raise self.fail(Message("error-must-be-flag", given=shown(self.value)))
        return int(self.value)

    def name(self, names: Sequence[str]) -> int:
        """The index of one of the names."""
        text = plain_text(self.value).replace("_", " ").strip().lower()
        if text not in names:
            raise self.fail(Message("error-unknown-name", given=shown(self.value), hint=meant(text, names)))
        return names.index(text)

    def items(self) -> Iterator[Node]:
        """The values of a list."""
        if self.value is None:
            return
        if not isinstance(self.value, list | tuple):
            raise self.fail(Message("error-must-be-list", given=shown(self.value)))
        for index, value in enumerate(self.value):
            yield self.child(index, value)

    def by_seat(self, players: int) -> Iterator[tuple[int, Node]]:
        """A list with one entry per seat, or a mapping of seat numbers."""
        if isinstance(self.value, Mapping):
            numbers = {str(seat): seat for seat in range(players)}
            for key, value in self.value.items():
                if isinstance(key, bool) or plain_text(key) not in numbers:
                    raise self.fail(Message("error-no-seat-here", given=shown(key), last=players - 1))
                seat = numbers.pop(plain_text(key))
                yield seat, self.child(seat, value)
            return
        nodes = list(self.items())
        if len(nodes) > players:
            raise self.fail(Message("error-too-many-seats", given=len(nodes), players=players))
        yield from enumerate(nodes)


def not_a_mapping(value: object) -> Message:
    """What should be a mapping and is none."""
    return Message("error-must-be-mapping", given=shown(value))


def meant(word: str, names: Sequence[str]) -> Message:
    """The name that a word is most like, or all that may stand there: the end of a message."""
    near = difflib.get_close_matches(word[:60], names, n=1)
    return Message("hint-meant-here", name=repr(near[0])) if near else Message("hint-known-here", names=tuple(names))


def plain_text(value: object) -> str:
    """A text as it is; of anything else its short form."""
    return value if isinstance(value, str) else shown(value)


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

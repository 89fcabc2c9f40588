"""Reading documents people wrote by hand: every value is checked and every error names its place."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import yaml

from antilles.core.errors import PositionError
from antilles.core.rng import WORD

MOST_CHARACTERS = 1_000_000


class PlainLoader(yaml.SafeLoader):
    """YAML without surprises: a key that stands twice in a mapping is an error, not the last one wins."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        """As the safe loader, but every key once."""
        seen: set[str] = set()
        for key, _ in node.value:
            name = str(getattr(key, "value", key))
            if name in seen:
                raise yaml.constructor.ConstructorError(None, None, f"{name[:40]!r} stands here twice", key.start_mark)
            seen.add(name)
        return super().construct_mapping(node, deep)


def parse_document(text: str) -> Any:
    """A YAML or JSON text."""
    if len(text) > MOST_CHARACTERS:
        raise PositionError("document", f"longer than {MOST_CHARACTERS} characters")
    try:
        return yaml.load(text, Loader=PlainLoader)
    except yaml.MarkedYAMLError as problem:
        mark = problem.problem_mark
        place = f"line {mark.line + 1}" if mark else "document"
        raise PositionError(place, f"is no YAML or JSON: {problem.problem}") from problem
    except (yaml.YAMLError, ValueError, RecursionError, TypeError, AttributeError, KeyError, IndexError) as problem:
        raise PositionError("document", "is no YAML or JSON") from problem


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
            name = str(key).replace("_", " ") if str(key).replace("_", " ") in names else str(key)
            if name not in names:
                near = difflib.get_close_matches(name[:60], names, n=1)
                hint = f"did you mean {near[0]!r}?" if near else f"known here: {', '.join(names)}"
                raise self.child(str(key)[:60], value).fail(f"is not known; {hint}")
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
        text = str(self.value).replace("_", " ").strip().lower()
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
                if isinstance(key, bool) or str(key)[:9] not in numbers:
                    raise self.fail(f"there is no seat {shown(key)}; seats are 0 to {players - 1}")
                seat = numbers.pop(str(key))
                yield seat, self.child(seat, value)
            return
        nodes = list(self.items())
        if len(nodes) > players:
            raise self.fail(f"has {len(nodes)} seats, the game has {players}")
        yield from enumerate(nodes)


def shown(value: object) -> str:
    """A value in a message, cut to a readable length."""
    try:
        text = repr(value)
    except RecursionError:
        text = "a document that contains itself"
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

"""What a scenario may say: every key and the kind of value it takes, checked before anything is played."""

from collections.abc import Callable, Mapping
from typing import Any

from antilles.core.errors import ScenarioError, shown
from antilles.core.messages import Message

Test = Callable[[Any], bool]


def is_text(value: Any) -> bool:
    """A text with something in it."""
    return isinstance(value, str) and bool(value.strip())


def is_number(value: Any) -> bool:
    """A whole number from 0 on."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def is_name(value: Any) -> bool:
    """A name; that of an edition may be a number, 1897."""
    return is_text(value) or is_number(value)


def is_mapping(value: Any) -> bool:
    """A mapping."""
    return isinstance(value, Mapping)


def some(test: Test, *, least: int = 0) -> Test:
    """A value of this kind, or a list of different ones."""

    def passes(value: Any) -> bool:
        entries = as_list(value)
        return all(test(entry) for entry in entries) and least <= len(entries) == len(set(entries))

    return passes


def by_seat(value: Any) -> bool:
    """A mapping of seat numbers to mappings."""
    return is_mapping(value) and all(is_number(seat) and is_mapping(inner) for seat, inner in value.items())


def is_refusal(value: Any) -> bool:
    """Actions, or a mapping of actions to the rules that refuse them."""
    rules = value.values() if is_mapping(value) else ()
    return some(is_text)(list(value) if is_mapping(value) else value) and all(
        rule is None or is_text(rule) for rule in rules
    )


def as_list(value: Any) -> list[Any]:
    """A single value counts as a list of one."""
    return list(value) if isinstance(value, list | tuple) else [value]


Kinds = dict[str, tuple[Message, Test]]

TEXTS = (Message("scenario-texts"), some(is_text))
TEXT, NUMBER = (Message("scenario-text"), is_text), (Message("scenario-number"), is_number)
MAPPING, BY_SEAT = (Message("scenario-mapping"), is_mapping), (Message("scenario-by-seat"), by_seat)

EXPECTED: Kinds = {"then": MAPPING, "changes": MAPPING}
SCENARIO_KINDS: Kinds = EXPECTED | {"title": TEXT, "game": TEXT, "because": TEXT, "options": MAPPING, "given": MAPPING}
SCENARIO_KINDS |= {"rules": TEXTS, "examples": TEXTS, "expansions": TEXTS, "variants": TEXTS, "seed": NUMBER}
SCENARIO_KINDS |= {
    "editions": (Message("scenario-names"), some(is_name, least=1)),
    "players": (Message("scenario-numbers"), some(is_number, least=1)),
    "do": (Message("scenario-steps"), lambda value: isinstance(value, list)),
}
STEP_KINDS: Kinds = EXPECTED | {"asked": TEXT, "of": NUMBER, "skip_to": TEXT, "when": TEXT, "legal": TEXTS}
STEP_KINDS |= {"allowed": TEXTS, "scores": BY_SEAT, "view": BY_SEAT}
STEP_KINDS |= {
    "refused": (Message("scenario-refusals"), is_refusal),
    "over": (Message("scenario-flag"), lambda value: isinstance(value, bool)),
    "winners": (Message("scenario-seats"), some(is_number)),
}
# What may stand there without a value: nothing is given or done, nothing is asked, of nobody.
MAY_BE_EMPTY = {"given", "do", "options", "expansions", "variants", "asked", "of"}


def check_shape(document: Any, where: Message) -> None:
    """Refuse a scenario with an unknown key or a value of the wrong kind, by name."""
    if not is_mapping(document):
        raise ScenarioError(Message("scenario-no-mapping", where=where, known=tuple(sorted(SCENARIO_KINDS))))
    check_kinds(document, SCENARIO_KINDS, where)
    for number, step in enumerate(document.get("do") or [], start=1):
        place = Message("scenario-in-step", where=where, number=str(number))
        if is_mapping(step) and step and not (len(step) == 1 and is_number(next(iter(step)))):
            check_kinds(step, STEP_KINDS, place)
        elif not is_text(next(iter(step.values())) if is_mapping(step) and step else step):
            raise ScenarioError(Message("scenario-no-step", where=place, given=shown(step), known=tuple(STEP_KINDS)))


def check_kinds(content: Mapping[Any, Any], kinds: Kinds, where: Message) -> None:
    """Every key known, every value of its kind."""
    for key, value in content.items():
        if key not in kinds:
            raise ScenarioError(Message("scenario-unknown-key", where=where, given=shown(key), known=tuple(kinds)))
        kind, passes = kinds[key]
        if not (value is None and key in MAY_BE_EMPTY) and not passes(value):
            raise ScenarioError(Message("scenario-wrong-kind", where=where, key=key, kind=kind, given=shown(value)))

"""Scenarios: given a position, do some actions, then expect something. See docs/handbook/scenarios.md."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

from antilles.core.document import parse_documents
from antilles.core.errors import AntillesError, GameFileError, IllegalAction, PositionError, ScenarioError, shown
from antilles.core.files import read_text
from antilles.core.game import Game
from antilles.core.messages import Message
from antilles.core.registry import DEFAULT_GAME, game_class
from antilles.core.scenario_shape import as_list, check_shape, is_number

MOST_SKIPS = 500


@dataclass(frozen=True)
class Scenario:
    """One scenario of a file, for one edition and player count."""

    source: str
    title: str
    game: str
    edition: str
    players: int
    rules: tuple[str, ...]
    content: Mapping[str, Any]

    @property
    def name(self) -> Message:
        """Where it stands and which table it plays."""
        table = {"edition": self.edition, "players": self.players}
        return Message("scenario-name", source=self.source, title=self.title, **table)


@dataclass
class Outcome:
    """What a scenario showed: the differences found, none if it holds."""

    scenario: Scenario
    differences: list[Message] = field(default_factory=list)

    @property
    def holds(self) -> bool:
        """Whether everything came out as the scenario says."""
        return not self.differences


def read_scenarios(path: Path) -> list[Scenario]:
    """All scenarios of a file, one per edition and player count it names."""
    try:
        documents = parse_documents(read_text(path))
    except GameFileError as problem:
        raise ScenarioError(problem.told) from problem
    except PositionError as problem:
        raise ScenarioError(Message("scenario-no-document", file=str(path), problem=problem.told)) from problem
    found = [
        scenario
        for number, document in enumerate(documents)
        if document is not None
        for scenario in unfold(document, path, number)
    ]
    if not found:
        raise ScenarioError(Message("scenario-none", file=str(path)))
    return found


def unfold(document: Any, path: Path, number: int) -> Iterator[Scenario]:
    """One document gives a scenario for each of its editions and player counts."""
    where = Message("scenario-where", file=str(path), number=str(number + 1))
    check_shape(document, where)
    game = document.get("game", DEFAULT_GAME)
    try:
        tables = game_class(game).tables()
    except AntillesError as problem:
        raise ScenarioError(Message("difference-at", where=where, difference=problem.told)) from problem
    editions = [str(edition) for edition in as_list(document.get("editions", list(tables)))]
    counts = as_list(document.get("players", 4))
    for edition in editions:
        if edition not in tables:
            known = tuple(tables)
            raise ScenarioError(Message("scenario-no-edition", where=where, given=shown(edition), known=known))
    for players in counts:
        refused = "because" in document and "editions" in document
        if not refused and not any(players in tables[edition] for edition in editions):
            raise ScenarioError(Message("scenario-no-players", where=where, given=shown(players)))
    title, rules = document.get("title", f"#{number + 1}"), tuple(as_list(document.get("rules", [])))
    for edition, players in product(editions, counts):
        if "editions" in document or players in tables[edition]:
            yield Scenario(str(path), title, game, edition, players, rules, document)


def texts(value: Any) -> list[str]:
    """A list of actions."""
    return [str(entry) for entry in as_list(value)]


def run_scenario(scenario: Scenario) -> Outcome:
    """Play a scenario and note every difference."""
    outcome = Outcome(scenario)
    content = scenario.content
    every = {
        "edition": scenario.edition,
        "players": scenario.players,
        "expansions": as_list(content.get("expansions") or []),
        "variants": as_list(content.get("variants") or []),
        "options": content.get("options") or {},
    }
    try:
        kind = game_class(scenario.game)
        given: dict[str, Any] = {key: value for key, value in every.items() if key in kind.manifest.table_keys}
        if "given" in content:
            document = {"game": scenario.game} | given | dict(content["given"] or {})
            game: Game = kind.from_position(document, seed=content.get("seed", 0))
        else:
            game = kind.start(seed=content.get("seed", 0), **given)
    except AntillesError as problem:
        if "because" in content and content["because"] in str(problem):
            return outcome
        outcome.differences.append(at("given", problem.told))
        return outcome
    if "because" in content:
        outcome.differences.append(at("given", Message("difference-set-up", because=shown(content["because"]))))
        return outcome
    start = game.position()
    for number, step in enumerate(content.get("do") or [], start=1):
        try:
            differences = list(run_step(game, step, start))
        except AntillesError as problem:
            differences = [problem.told]
        place = Message("difference-step", number=str(number))
        outcome.differences += [at(place, difference) for difference in differences]
        if outcome.differences:
            return outcome
    outcome.differences += expect(game, content.get("then"), content.get("changes"), start)
    return outcome


def run_step(game: Game, step: Any, start: Mapping[str, Any]) -> Iterator[Message]:
    """One step: an action to play, or things to check."""
    if isinstance(step, str):
        yield from play(game, step)
    elif len(step) == 1 and is_number(next(iter(step))):
        seat, action = next(iter(step.items()))
        yield from play(game, f"{seat}: {action}")
    else:
        yield from check(game, step, start)


def play(game: Game, text: str) -> Iterator[Message]:
    """Play `action`, or `seat: action` when that seat must be on turn."""
    seat, colon, action = text.partition(":")
    if colon:
        if seat.strip() != str(game.turn):
            yield Message("difference-turn", turn=seat_number(game), given=shown(seat.strip()))
            return
        text = action
    try:
        game.push(text.strip())
    except AntillesError as problem:
        yield Message("difference-refused", action=shown(text.strip()), problem=problem.told)


def check(game: Game, step: Mapping[str, Any], start: Mapping[str, Any]) -> Iterator[Message]:
    """Everything a checking step asks."""
    if "skip_to" in step:
        yield from skip_to(game, str(step["skip_to"]), step.get("of"))
    if "asked" in step and game.decision != step["asked"]:
        yield differs("asked", game.decision, step["asked"])
    if "of" in step and game.turn != step["of"]:
        yield Message("difference-asked", turn=seat_number(game), wanted=shown(step["of"]))
    if "legal" in step and sorted(game.legal_actions) != sorted(texts(step["legal"])):
        yield differs("legal", sorted(game.legal_actions), sorted(texts(step["legal"])))
    for action in texts(step.get("allowed", [])):
        if action not in game.legal_actions:
            yield Message("difference-allowed", action=shown(action), explanation=str(game.explain(action)))
    yield from check_refused(game, step.get("refused", {}))
    if "over" in step and game.over != step["over"]:
        yield differs("over", game.over, step["over"])
    if "winners" in step and list(game.winners) != as_list(step["winners"]):
        yield differs("winners", list(game.winners), as_list(step["winners"]))
    scores = {
        seat: dict(score.lines) | {"total": score.total, "tie_break": plain(score.tie_break)}
        for seat, score in enumerate(game.scores)
    }
    for seat, expected in step.get("scores", {}).items():
        unknown = (line for line in expected if line not in scores.get(seat, {}))
        yield from (no_entry(f"scores.{seat}", line) for line in unknown)
    yield from compare(step.get("scores", {}), scores, "scores")
    for seat, expected in step.get("view", {}).items():
        seen = game.view(seat)
        known = game.document_words() | {word for other in range(len(game.seats)) for word in words(game.view(other))}
        yield from (no_entry(f"view.{seat}", word) for word in words(expected) if not known & spellings(word))
        yield from compare_view(expected, seen, f"view.{seat}")
    yield from expect(game, step.get("then"), step.get("changes"), start)


def at(where: Message | str, difference: Message) -> Message:
    """A difference and where it is."""
    return Message("difference-at", where=where, difference=difference)


def differs(path: str, found: object, expected: object) -> Message:
    """What is otherwise than expected."""
    return Message("difference-is", path=path, found=repr(found), wanted=repr(expected))


def no_entry(path: str, name: object) -> Message:
    """An expectation about something that is not there."""
    return at(path, Message("difference-no-entry", name=shown(name)))


def seat_number(game: Game) -> str:
    """The seat on turn, for messages."""
    return shown(game.turn)


def plain(value: Any) -> Any:
    """As YAML would give it."""
    return list(value) if isinstance(value, tuple) else value


def mapping(value: Any) -> Mapping[Any, Any]:
    """A mapping, or an empty one."""
    return value if isinstance(value, Mapping) else {}


def expect(game: Game, then: Any, changes: Any, start: Mapping[str, Any]) -> Iterator[Message]:
    """What the position should be now, and how it should differ from the start."""
    now = game.position()
    for name, expected in (("then", then), ("changes", changes)):
        unknown = {word for word in words(expected) if not spellings(word) & game.document_words()}
        yield from (at(name, Message("difference-no-part", key=shown(key))) for key in sorted(unknown))
        strange = (seat for seat in mapping(mapping(expected).get("seats")) if seat not in range(len(game.seats)))
        yield from (at(name, Message("difference-no-seat", seat=shown(seat))) for seat in strange)
    yield from (at("then", line) for line in compare(mapping(then), now, ""))
    yield from (at("changes", line) for line in compare_changes(mapping(changes), start, now, ""))


def words(document: Any) -> Iterator[str]:
    """Every key of nested mappings that is a word."""
    for key, value in mapping(document).items():
        if not isinstance(key, int):
            yield str(key)
        yield from words(value)
    for entry in document if isinstance(document, list | tuple) else ():
        yield from words(entry)


def spellings(word: str) -> set[str]:
    """A word as scenarios and positions may write it."""
    return {word, word.replace("_", " ")}


def compare_view(expected: Any, found: Any, path: str) -> Iterator[Message]:
    """As `compare`, but `hidden` means that the view has no such entry."""
    for key, value in mapping(expected).items():
        inner = part(found, key)
        if value == "hidden":
            if inner is not None:
                yield Message("difference-shown", path=f"{path}.{key}", found=repr(inner))
        elif isinstance(value, Mapping):
            yield from compare_view(value, inner, f"{path}.{key}")
        else:
            yield from compare(value, inner, f"{path}.{key}")


def check_refused(game: Game, refused: Any) -> Iterator[Message]:
    """Actions that must be refused, each by the rule named."""
    wanted = refused if isinstance(refused, Mapping) else dict.fromkeys(texts(refused))
    for action, rule in ((str(action), rule) for action, rule in wanted.items()):
        before = game._dump()
        try:
            game.push(action)
        except IllegalAction as problem:
            if rule and problem.rule != rule:
                rules = {"rule": problem.rule, "wanted": str(rule)}
                yield Message("difference-refused-by", action=shown(action), problem=problem.told, **rules)
        except AntillesError as problem:
            yield Message("difference-refused", action=shown(action), problem=problem.told)
        else:
            yield Message("difference-not-refused", action=shown(action))
        if game._dump() != before:
            yield Message("difference-changed-by-refusal", action=shown(action))
            return


def skip_to(game: Game, decision: str, seat: int | None) -> Iterator[Message]:
    """Answer with `pass`, or the only legal action, until the decision comes."""
    for _ in range(MOST_SKIPS):
        if game.over or (game.decision == decision and (seat is None or game.turn == seat)):
            break
        legal = game.legal_actions
        if "pass" in legal:
            game.push("pass")
        elif len(legal) == 1:
            game.push(legal[0])
        else:
            asked = {"asked": shown(game.decision), "turn": seat_number(game)}
            yield Message("difference-skip-stopped", decision=shown(decision), **asked)
            return
    if game.over or game.decision != decision:
        yield Message("difference-skip-never", decision=shown(decision))


def compare(expected: Any, found: Any, path: str) -> Iterator[Message]:
    """Where `found` does not contain what is expected. Missing counts are 0, missing names None."""
    if isinstance(expected, Mapping):
        for key, value in expected.items():
            yield from compare(value, part(found, key), f"{path}.{key}" if path else str(key))
    elif isinstance(expected, list) and isinstance(found, Mapping):
        yield from compare(sorted(expected, key=str), sorted(found, key=str), path)
    elif found is None and expected in (0, None, [], False):
        return
    elif expected != found:
        yield differs(path, found, expected)


def compare_changes(expected: Any, before: Any, after: Any, path: str) -> Iterator[Message]:
    """Where a number did not change by what is expected."""
    if isinstance(expected, Mapping):
        for key, value in expected.items():
            yield from compare_changes(
                value, part(before, key), part(after, key), f"{path}.{key}" if path else str(key)
            )
        return
    try:
        change = (after or 0) - (before or 0)
    except TypeError:
        yield Message("difference-no-number", path=path)
        return
    if change != expected:
        numbers = {"change": change, "before": before or 0, "after": after or 0, "wanted": expected}
        yield Message("difference-change", path=path, **{name: shown(number) for name, number in numbers.items()})


def part(document: Any, key: Any) -> Any:
    """An entry of a mapping or list, None if there is none; ships may be named by their spaces."""
    if isinstance(document, Mapping):
        return next((document[name] for name in (key, str(key), str(key).replace("_", " ")) if name in document), None)
    if isinstance(document, list | tuple) and isinstance(key, int):
        by_spaces = [entry for entry in document if isinstance(entry, Mapping) and entry.get("spaces") == key]
        return by_spaces[0] if by_spaces else (document[key] if 0 <= key < len(document) else None)
    return None

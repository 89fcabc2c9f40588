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
    def name(self) -> str:
        """Where it stands and which table it plays."""
        return f"{self.source}: {self.title} [{self.edition}, {self.players} players]"


@dataclass
class Outcome:
    """What a scenario showed: the differences found, none if it holds."""

    scenario: Scenario
    differences: list[str] = field(default_factory=list)

    @property
    def holds(self) -> bool:
        """Whether everything came out as the scenario says."""
        return not self.differences


def read_scenarios(path: Path) -> list[Scenario]:
    """All scenarios of a file, one per edition and player count it names."""
    try:
        documents = parse_documents(read_text(path))
    except GameFileError as problem:
        raise ScenarioError(str(problem)) from problem
    except PositionError as problem:
        raise ScenarioError(f"{path}, {problem}.") from problem
    found = [
        scenario
        for number, document in enumerate(documents)
        if document is not None
        for scenario in unfold(document, path, number)
    ]
    if not found:
        raise ScenarioError(f"{path} has no scenario.")
    return found


def unfold(document: Any, path: Path, number: int) -> Iterator[Scenario]:
    """One document gives a scenario for each of its editions and player counts."""
    where = f"{path} (scenario {number + 1})"
    check_shape(document, where)
    game = document.get("game", DEFAULT_GAME)
    try:
        tables = game_class(game).tables()
    except AntillesError as problem:
        raise ScenarioError(f"{where}: {problem}") from problem
    editions = [str(edition) for edition in as_list(document.get("editions", list(tables)))]
    counts = as_list(document.get("players", 4))
    for edition in editions:
        if edition not in tables:
            raise ScenarioError(f"{where}: there is no edition {edition[:40]!r} in 'editions': {', '.join(tables)}.")
    for players in counts:
        refused = "because" in document and "editions" in document
        if not refused and not any(players in tables[edition] for edition in editions):
            raise ScenarioError(f"{where}: 'players': no edition here has a game for {shown(players)}.")
    title, rules = document.get("title", f"scenario {number + 1}"), tuple(as_list(document.get("rules", [])))
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
        outcome.differences.append(f"given: {problem}")
        return outcome
    if "because" in content:
        outcome.differences.append(f"given: expected an error about {content['because']!r}, but the table was set up")
        return outcome
    start = game.position()
    for number, step in enumerate(content.get("do") or [], start=1):
        try:
            differences = list(run_step(game, step, start))
        except AntillesError as problem:
            differences = [str(problem)]
        outcome.differences += [f"do, step {number}: {difference}" for difference in differences]
        if outcome.differences:
            return outcome
    outcome.differences += expect(game, content.get("then"), content.get("changes"), start)
    return outcome


def run_step(game: Game, step: Any, start: Mapping[str, Any]) -> Iterator[str]:
    """One step: an action to play, or things to check."""
    if isinstance(step, str):
        yield from play(game, step)
    elif len(step) == 1 and is_number(next(iter(step))):
        seat, action = next(iter(step.items()))
        yield from play(game, f"{seat}: {action}")
    else:
        yield from check(game, step, start)


def play(game: Game, text: str) -> Iterator[str]:
    """Play `action`, or `seat: action` when that seat must be on turn."""
    seat, colon, action = text.partition(":")
    if colon:
        if seat.strip() != str(game.turn):
            yield f"seat {game.turn} is to decide, not {seat.strip()!r}"
            return
        text = action
    try:
        game.push(text.strip())
    except AntillesError as problem:
        yield f"{text.strip()!r} was refused: {problem}"


def check(game: Game, step: Mapping[str, Any], start: Mapping[str, Any]) -> Iterator[str]:
    """Everything a checking step asks."""
    if "skip_to" in step:
        yield from skip_to(game, str(step["skip_to"]), step.get("of"))
    if "asked" in step and game.decision != step["asked"]:
        yield f"asked is {game.decision!r}, not {step['asked']!r}"
    if "of" in step and game.turn != step["of"]:
        yield f"seat {game.turn} is asked, not seat {step['of']}"
    if "legal" in step and sorted(game.legal_actions) != sorted(texts(step["legal"])):
        yield f"legal are {sorted(game.legal_actions)}, not {sorted(texts(step['legal']))}"
    for action in texts(step.get("allowed", [])):
        if action not in game.legal_actions:
            yield f"{action!r} should be allowed; {game.explain(action)}"
    yield from check_refused(game, step.get("refused", {}))
    if "over" in step and game.over != step["over"]:
        yield f"over is {game.over}, not {step['over']}"
    if "winners" in step and list(game.winners) != as_list(step["winners"]):
        yield f"winners are {list(game.winners)}, not {as_list(step['winners'])}"
    scores = {
        seat: dict(score.lines) | {"total": score.total, "tie_break": plain(score.tie_break)}
        for seat, score in enumerate(game.scores)
    }
    for seat, expected in step.get("scores", {}).items():
        yield from (
            f"scores.{seat}: there is no {shown(line)}" for line in expected if line not in scores.get(seat, {})
        )
    yield from compare(step.get("scores", {}), scores, "scores")
    for seat, expected in step.get("view", {}).items():
        seen = game.view(seat)
        known = game.document_words() | {word for other in range(len(game.seats)) for word in words(game.view(other))}
        yield from (f"view.{seat}: there is no {word!r}" for word in words(expected) if not known & spellings(word))
        yield from compare_view(expected, seen, f"view.{seat}")
    yield from expect(game, step.get("then"), step.get("changes"), start)


def plain(value: Any) -> Any:
    """As YAML would give it."""
    return list(value) if isinstance(value, tuple) else value


def mapping(value: Any) -> Mapping[Any, Any]:
    """A mapping, or an empty one."""
    return value if isinstance(value, Mapping) else {}


def expect(game: Game, then: Any, changes: Any, start: Mapping[str, Any]) -> Iterator[str]:
    """What the position should be now, and how it should differ from the start."""
    now = game.position()
    for name, expected in (("then", then), ("changes", changes)):
        unknown = {word for word in words(expected) if not spellings(word) & game.document_words()}
        yield from (f"{name}: {key!r} is no part of a position" for key in sorted(unknown))
        seats = mapping(mapping(expected).get("seats"))
        yield from (f"{name}: there is no seat {shown(seat)}" for seat in seats if seat not in range(len(game.seats)))
    yield from (f"then: {line}" for line in compare(mapping(then), now, ""))
    yield from (f"changes: {line}" for line in compare_changes(mapping(changes), start, now, ""))


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


def compare_view(expected: Any, found: Any, path: str) -> Iterator[str]:
    """As `compare`, but `hidden` means that the view has no such entry."""
    for key, value in mapping(expected).items():
        inner = part(found, key)
        if value == "hidden":
            if inner is not None:
                yield f"{path}.{key} is shown: {inner!r}"
        elif isinstance(value, Mapping):
            yield from compare_view(value, inner, f"{path}.{key}")
        else:
            yield from compare(value, inner, f"{path}.{key}")


def check_refused(game: Game, refused: Any) -> Iterator[str]:
    """Actions that must be refused, each by the rule named."""
    wanted = refused if isinstance(refused, Mapping) else dict.fromkeys(texts(refused))
    for action, rule in ((str(action), rule) for action, rule in wanted.items()):
        before = game._dump()
        try:
            game.push(action)
        except IllegalAction as problem:
            if rule and problem.rule != rule:
                yield f"{action!r} was refused by {problem.rule}, not {rule}: {problem}"
        except AntillesError as problem:
            yield f"{action!r} was refused as {type(problem).__name__}: {problem}"
        else:
            yield f"{action!r} should be refused, but was played"
        if game._dump() != before:
            yield f"the refused {action!r} changed the game"
            return


def skip_to(game: Game, decision: str, seat: int | None) -> Iterator[str]:
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
            yield f"skip_to {decision!r} stopped at {game.decision!r}, where seat {game.turn} has a choice"
            return
    if game.over or game.decision != decision:
        yield f"skip_to {decision!r} never came"


def compare(expected: Any, found: Any, path: str) -> Iterator[str]:
    """Where `found` does not contain what is expected. Missing counts are 0, missing names None."""
    if isinstance(expected, Mapping):
        for key, value in expected.items():
            yield from compare(value, part(found, key), f"{path}.{key}" if path else str(key))
    elif isinstance(expected, list) and isinstance(found, Mapping):
        yield from compare(sorted(expected, key=str), sorted(found, key=str), path)
    elif found is None and expected in (0, None, [], False):
        return
    elif expected != found:
        yield f"{path} is {found!r}, not {expected!r}"


def compare_changes(expected: Any, before: Any, after: Any, path: str) -> Iterator[str]:
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
        yield f"{path} is no number"
        return
    if change != expected:
        yield f"{path} changed by {change} (from {before or 0} to {after or 0}), not by {expected}"


def part(document: Any, key: Any) -> Any:
    """An entry of a mapping or list, None if there is none; ships may be named by their spaces."""
    if isinstance(document, Mapping):
        return next((document[name] for name in (key, str(key), str(key).replace("_", " ")) if name in document), None)
    if isinstance(document, list | tuple) and isinstance(key, int):
        by_spaces = [entry for entry in document if isinstance(entry, Mapping) and entry.get("spaces") == key]
        return by_spaces[0] if by_spaces else (document[key] if 0 <= key < len(document) else None)
    return None

"""The house keeps its order: imports point one way, every rule has text, code and scenario, nothing is stale."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from tools.generate_docs import stale

from antilles.core.messages import slug
from antilles.core.registry import GAMES, ROOMS, game_class
from antilles.core.rulebook import all_rules
from antilles.puerto_rico import buildings
from antilles.puerto_rico.editions import SWITCHES
from antilles.puerto_rico.switches import EDITIONS
from antilles.words import words_of

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "antilles"
PREFIXES = tuple(manifest.rule_prefix for manifest in GAMES.values())
RULE_ID = re.compile(rf"\b(?:{'|'.join(PREFIXES)})(?!EX-)[A-Z0-9_]+(?:-[A-Z0-9_]+)*\b")

# Rooms by storey; a module may import from its own room and from rooms below. Words know no game, no game has words.
STOREYS = {
    "core": 0,
    **dict.fromkeys(ROOMS, 1),
    "spread": 1,
    "words": 2,
    "tableside": 3,
    "bots": 4,
    "arena": 5,
    "envs": 5,
}
STOREYS |= {"study": 5, "terminal": 6, "pages": 6, "server": 6, "cli": 7, "__init__": 7}


def room(module: str) -> str:
    """`antilles.puerto_rico.game` is in the room puerto_rico."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else "__init__"


def imports(path: Path) -> set[str]:
    """Modules of the package that a file imports when it is loaded."""
    found: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("antilles"):
            found.add(node.module)
            if node.module == "antilles":
                found |= {f"antilles.{name.name}" for name in node.names if name.name in STOREYS}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names if name.name.startswith("antilles")}
    return found


def test_imports_point_one_way() -> None:
    wrong = []
    for path in PACKAGE.rglob("*.py"):
        own = room("antilles." + ".".join(path.relative_to(PACKAGE).with_suffix("").parts))
        wrong += [
            f"{path.relative_to(PACKAGE)} imports {module}"
            for module in imports(path)
            if room(module) != own and STOREYS[room(module)] >= STOREYS[own] and room(module) != "__init__"
        ]
    assert not wrong


def test_no_game_imports_from_another() -> None:
    """Nor do its corners of the tableside and the terminal."""
    for own in ROOMS:
        others = [other for other in ROOMS if other != own]
        for path in PACKAGE.rglob("*.py"):
            if own in path.relative_to(PACKAGE).parts:
                modules = [part for module in imports(path) for part in module.split(".")]
                assert not set(modules) & set(others), path


def test_only_the_jit_module_imports_numba() -> None:
    using = [path for path in PACKAGE.rglob("*.py") if re.search(r"^\s*(import|from) numba", path.read_text(), re.M)]
    assert using == [PACKAGE / "core" / "jit.py"]


def test_what_is_below_the_faces_draws_nothing() -> None:
    """Tableside and words are data: no Rich, no printing."""
    drawing = re.compile(r"^\s*(?:import|from) (?:rich|typer)\b|^\s*print\(", re.M)
    rooms = ("core", "puerto_rico", "santiago", "words", "tableside", "bots", "arena", "study")
    wrong = [
        str(path.relative_to(PACKAGE))
        for name in rooms
        for path in (PACKAGE / name).rglob("*.py")
        if drawing.search(path.read_text(encoding="utf-8"))
    ]
    assert wrong == []


def cited(folder: Path, pattern: str) -> set[str]:
    """Rule ids mentioned in the files of a folder."""
    return {found for path in folder.rglob(pattern) for found in RULE_ID.findall(path.read_text(encoding="utf-8"))}


def test_every_rule_has_one_paragraph_code_and_a_scenario() -> None:
    ids = [rule.id for rule in all_rules() if rule.id.startswith(PREFIXES)]
    assert len(ids) == len(set(ids)), "a rule has two headings"
    assert sum(rule_id.startswith("PR-") for rule_id in ids) >= 117
    assert sum(rule_id.startswith("SDC-") for rule_id in ids) >= 100
    assert all(len(rule.text) > 40 for rule in all_rules())
    rulings = {rule_id for rule_id in ids if rule_id.startswith("SDC-AMB-")}  # they read rules that are cited
    assert set(ids) - rulings - cited(PACKAGE, "*.py") == set()
    shown = {
        found
        for path in (ROOT / "tests" / "scenarios").rglob("*.yaml")
        for line in re.findall(r"^rules: (?:\[[^\]]*\]|.*)", path.read_text(encoding="utf-8"), re.M)
        for found in RULE_ID.findall(line)
    }
    assert set(ids) - shown == set()


def test_nothing_cites_a_rule_that_does_not_exist() -> None:
    ids = {rule.id for rule in all_rules()}
    for folder, pattern in ((PACKAGE, "*.py"), (ROOT / "tests" / "scenarios", "*.yaml"), (ROOT / "docs", "*.md")):
        unknown = {found for found in cited(folder, pattern) - ids if not any(other.startswith(found) for other in ids)}
        assert unknown == set(), folder


def test_every_switch_stands_in_one_rule_page() -> None:
    pages = (ROOT / "docs" / "rules").rglob("*.md")
    marked = [
        name.strip()
        for page in pages
        for names in re.findall(r"<!-- editions: ([^>]+) -->", page.read_text(encoding="utf-8"))
        for name in names.split(",")
    ]
    assert sorted(marked) == sorted(switch.name for switch in SWITCHES)


def test_every_switch_has_a_value_for_every_edition() -> None:
    ids = {rule.id for rule in all_rules()}
    for switch in SWITCHES:
        assert len(switch.values) == len(EDITIONS)
        assert switch.rule in ids


def test_nothing_generated_is_stale() -> None:
    assert [str(path) for path in stale()] == []


def test_no_file_has_outgrown_one_idea() -> None:
    long = {
        str(path.relative_to(ROOT)): count
        for path in PACKAGE.rglob("*.py")
        if (count := len(path.read_text(encoding="utf-8").splitlines())) > 420
    }
    assert long == {}


def test_lock_files_carry_no_address() -> None:
    for lock in (ROOT / "requirements").glob("*.txt"):
        assert not re.search(r"https?:|--index-url|--find-links", lock.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_event_has_a_sentence(game_id: str) -> None:
    """One that has none would fail at the table, when it first happens; some have one for each question or thing."""
    words, prefix = words_of("en", game_id), GAMES[game_id].message_prefix
    told_by_question = {"passed": "declined", "nothing possible": "unable"}
    for row in game_class(game_id).event_rows:
        kinds = [f"event-{slug(row.name)}", told_by_question.get(row.name, "")]
        ends = ("", "-point", "-settler-take", "-empty")
        assert any(f"{prefix}-{kind}{end}" in words for kind in kinds for end in ends), row.name


def test_the_table_of_buildings_says_what_their_rows_say() -> None:
    page = (ROOT / "docs" / "rules" / "puerto_rico" / "tables.md").read_text(encoding="utf-8")
    lines = [line.split("|")[1:-1] for line in page.splitlines() if "| PR-BLD-" in line]
    found = {cells[1].strip().strip("`"): [cell.strip() for cell in cells[3:]] for cells in lines}
    said = {
        row.name.replace(" ", "_"): [
            *map(str, (row.cost, row.points, row.column, row.circles, row.copies, row.spaces)),
            row.rule,
        ]
        for row in buildings.BUILDINGS
    }
    assert found == said

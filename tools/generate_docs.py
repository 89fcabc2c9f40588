"""Write docs/generated and the edition tables inside docs/rules anew. `--check` only says what is stale."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from antilles.core.events import EVENT
from antilles.core.layout import Struct
from antilles.core.notation import ActionTable
from antilles.core.reasons import Reason
from antilles.puerto_rico import actions as pr_actions
from antilles.puerto_rico import decisions, events
from antilles.puerto_rico import describe as pr_describe
from antilles.puerto_rico import layout as pr_layout
from antilles.puerto_rico import reasons as pr_reasons
from antilles.puerto_rico.editions import HOUSE_OPTIONS, SWITCH, SWITCHES
from antilles.puerto_rico.switches import EDITIONS, Switch, Value
from antilles.santiago import actions as sdc_actions
from antilles.santiago import describe as sdc_describe
from antilles.santiago import layout as sdc_layout
from antilles.santiago import reasons as sdc_reasons
from antilles.santiago.components import CUBAN_ROWS
from antilles.santiago.events import EVENT_KINDS as SDC_EVENTS
from antilles.santiago.options import OPTIONS
from antilles.santiago.vocabulary import CUBAN_TITLES, FLOWER_NAMES, NO_FLOWER
from antilles.santiago.vocabulary import DECISION_NAMES as SDC_DECISIONS

DOCS = Path(__file__).resolve().parent.parent / "docs"
NOTICE = "<!-- Written by `make docs`; edit the sources named below instead. -->\n\n"
MARKED = re.compile(r"(<!-- editions: (?P<names>[^>]+?) -->\n)(?P<body>.*?)(<!-- /editions -->)", re.DOTALL)


def shown(value: Value) -> str:
    """A switch value as people read it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return f"{min(value)} to {max(value)}"
    return str(value)


def edition_table(switches: list[Switch]) -> str:
    """The columns of the four editions side by side."""
    lines = [f"| | {' | '.join(f'`{edition}`' for edition in EDITIONS)} |", "|---" * (len(EDITIONS) + 1) + "|"]
    for switch in switches:
        lines.append(f"| `{switch.name}` | {' | '.join(shown(value) for value in switch.values)} |")
    return "\n".join(lines) + "\n"


@dataclass(frozen=True)
class Sources:
    """What the pages of one game are written from."""

    title: str
    room: str
    actions: ActionTable
    answers: Mapping[int, Sequence[int]]
    decisions: Sequence[str]
    questions: Mapping[str, str]
    decision_rules: Mapping[str, str]
    records: Sequence[Struct]
    events: Sequence[tuple[str, str]]
    reasons: Sequence[Reason]

    def heading(self, what: str, module: str) -> list[str]:
        """The first lines of a page."""
        return [f"# {self.title}: {what}", "", f"Source: `src/antilles/{self.room}/{module}`.", ""]

    def title_of(self, verb: int) -> str:
        """The notation of a verb; of several blocks, what they begin with."""
        titles = [block.title for block in self.actions.blocks if block.verb == verb]
        return titles[0] if len(set(titles)) == 1 else f"{titles[0].split()[0]} ..."


PUERTO_RICO = Sources(
    title="Puerto Rico",
    room="puerto_rico",
    actions=pr_actions.ACTIONS,
    answers=pr_actions.ANSWERS,
    decisions=decisions.NAMES,
    questions=pr_describe.QUESTIONS,
    decision_rules=pr_describe.DECISION_RULES,
    records=(pr_layout.STATE, pr_layout.PLAYER, pr_layout.RULES, EVENT),
    events=events.EVENTS,
    reasons=pr_reasons.REASONS,
)
SANTIAGO = Sources(
    title="Santiago de Cuba",
    room="santiago",
    actions=sdc_actions.ACTIONS,
    answers=sdc_actions.ANSWERS,
    decisions=SDC_DECISIONS,
    questions=sdc_describe.QUESTIONS,
    decision_rules=sdc_describe.DECISION_RULES,
    records=(sdc_layout.STATE, sdc_layout.PLAYER, sdc_layout.RULES, EVENT),
    events=SDC_EVENTS,
    reasons=sdc_reasons.REASONS,
)


def actions_page(game: Sources) -> str:
    """Every block of the action table."""
    lines = game.heading("actions", "actions.py")
    lines += ["| ids | notation | what it does | first and last |", "|---|---|---|---|"]
    start = 0
    for block in game.actions.blocks:
        stop = start + len(block.entries)
        first, last = block.entries[0][2], block.entries[-1][2]
        examples = f"`{first}`" if first == last else f"`{first}` ... `{last}`"
        ids = f"{start}" if stop == start + 1 else f"{start}-{stop - 1}"
        lines.append(f"| {ids} | `{block.title}` | {block.doc} | {examples} |")
        start = stop
    lines += ["", "## Decisions", "", "| decision | rule | question | answered with |", "|---|---|---|---|"]
    for number, verbs in game.answers.items():
        name = game.decisions[number]
        answers = ", ".join(f"`{game.title_of(verb)}`" for verb in verbs)
        lines.append(f"| {name} | {game.decision_rules[name]} | {game.questions[name]} | {answers} |")
    return "\n".join(lines) + "\n"


def struct_table(struct: Struct) -> Iterator[str]:
    """The fields of a record."""
    yield from (
        "",
        f"## {struct.name} ({struct.size} bytes)",
        "",
        "| field | shape | type | meaning |",
        "|---|---|---|---|",
    )
    for field in struct.fields:
        kind = field.kind.name if isinstance(field.kind, Struct) else field.kind
        shape = " x ".join(map(str, field.shape)) or "1"
        yield f"| `{field.name}` | {shape} | {kind} | {field.doc} |"


def state_page(game: Sources) -> str:
    """The records of the game."""
    lines = game.heading("records", "layout.py")[:-1]
    for struct in game.records:
        lines += struct_table(struct)
    lines += ["", "## Event kinds", "", "| kind | name | numbers a, b, c |", "|---|---|---|"]
    lines += [f"| {number} | {name} | {meaning or '-'} |" for number, (name, meaning) in enumerate(game.events)]
    return "\n".join(lines) + "\n"


def editions_page() -> str:
    """Every switch with its four columns."""
    lines = ["# Puerto Rico: the four editions side by side", "", "Source: `src/antilles/puerto_rico/editions.py`.", ""]
    lines += ["Switches in bold change play and may be set at any table: `options={name: value}`.", ""]
    lines += [f"| switch | rule | {' | '.join(f'`{edition}`' for edition in EDITIONS)} | remark |"]
    lines += ["|---" * (len(EDITIONS) + 3) + "|"]
    for switch in SWITCHES:
        name = f"**`{switch.name}`**" if switch.changes_play else f"`{switch.name}`"
        values = " | ".join(shown(value) for value in switch.values)
        lines.append(f"| {name} | {switch.rule} | {values} | {switch.remark} |")
    lines += ["", "## House options", "", "| option | default | meaning |", "|---|---|---|"]
    lines += [f"| `{name}` | no | {meaning} |" for name, meaning in HOUSE_OPTIONS.items()]
    return "\n".join(lines) + "\n"


def options_page() -> str:
    """What a table of Santiago de Cuba can choose, and how sure the flowers are."""
    lines = SANTIAGO.heading("options", "options.py")
    lines += ["| option | usual | rule | meaning |", "|---|---|---|---|"]
    for option in OPTIONS.values():
        usual = ", ".join(map(str, option.usual)) if isinstance(option.usual, list) else str(option.usual).lower()
        lines.append(f"| `{option.name}` | {usual} | {option.rule} | {option.doc} |")
    lines += ["", "## Flowers", "", "Source: `src/antilles/santiago/components.py`.", ""]
    lines += ["| Cuban | flower | standing |", "|---|---|---|"]
    for cuban, row in CUBAN_ROWS.items():
        flower = "none" if row.flower == NO_FLOWER else FLOWER_NAMES[row.flower]
        lines.append(f"| {CUBAN_TITLES[cuban]} | {flower} | {row.standing} |")
    return "\n".join(lines) + "\n"


def refusals_page(game: Sources) -> str:
    """Every reason the rules can give."""
    lines = game.heading("why an action is refused", "reasons.py")
    lines += ["| rule | sentence |", "|---|---|"]
    for reason in game.reasons[1:]:
        lines.append(f"| {reason.rule or 'that of the question'} | {reason.sentence} |")
    return "\n".join(lines) + "\n"


def with_edition_tables(text: str) -> str:
    """A rule page with its edition tables filled in."""

    def fill(match: re.Match[str]) -> str:
        names = [name.strip() for name in match["names"].split(",")]
        return f"{match[1]}\n{edition_table([SWITCH[name] for name in names])}\n{match[4]}"

    return MARKED.sub(fill, text)


def pages() -> Iterator[tuple[Path, str]]:
    """Every generated file with its content."""
    for game in (PUERTO_RICO, SANTIAGO):
        generated = DOCS / "generated" / game.room
        yield generated / "actions.md", NOTICE + actions_page(game)
        yield generated / "records.md", NOTICE + state_page(game)
        yield generated / "refusals.md", NOTICE + refusals_page(game)
    yield DOCS / "generated" / PUERTO_RICO.room / "editions.md", NOTICE + editions_page()
    yield DOCS / "generated" / SANTIAGO.room / "options.md", NOTICE + options_page()
    for page in sorted((DOCS / "rules").rglob("*.md")):
        yield page, with_edition_tables(page.read_text(encoding="utf-8"))


def stale() -> list[Path]:
    """Generated files that do not hold what they should."""
    return [path for path, text in pages() if not path.exists() or path.read_text(encoding="utf-8") != text]


def main() -> int:
    """Write, or with --check only compare."""
    old = stale()
    if "--check" in sys.argv[1:]:
        for path in old:
            print(f"stale: {path.relative_to(DOCS.parent)} (run `make docs`)")
        return 1 if old else 0
    for path, text in pages():
        if path in old:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(DOCS.parent)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Write docs/generated and the edition tables inside docs/rules anew. `--check` only says what is stale."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from antilles.core.events import EVENT
from antilles.core.layout import Struct
from antilles.puerto_rico.actions import ACTIONS, ANSWERS
from antilles.puerto_rico.describe import DECISION_RULES, QUESTIONS
from antilles.puerto_rico.editions import HOUSE_OPTIONS, SWITCH, SWITCHES
from antilles.puerto_rico.events import EVENT_KINDS
from antilles.puerto_rico.layout import PLAYER, RULES, STATE
from antilles.puerto_rico.reasons import REASONS
from antilles.puerto_rico.switches import EDITIONS, Switch, Value
from antilles.puerto_rico.vocabulary import DECISION_NAMES

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


def actions_page() -> str:
    """Every block of the action table."""
    lines = ["# Puerto Rico: actions", "", "Source: `src/antilles/puerto_rico/actions.py`.", ""]
    lines += ["| ids | notation | what it does | first and last |", "|---|---|---|---|"]
    start = 0
    for block in ACTIONS.blocks:
        stop = start + len(block.entries)
        first, last = block.entries[0][2], block.entries[-1][2]
        examples = f"`{first}`" if first == last else f"`{first}` ... `{last}`"
        ids = f"{start}" if stop == start + 1 else f"{start}-{stop - 1}"
        lines.append(f"| {ids} | `{block.title}` | {block.doc} | {examples} |")
        start = stop
    lines += ["", "## Decisions", "", "| decision | rule | question | answered with |", "|---|---|---|---|"]
    titles = {block.verb: block.title for block in ACTIONS.blocks}
    for number, verbs in ANSWERS.items():
        name = DECISION_NAMES[number]
        answers = ", ".join(f"`{titles[verb]}`" for verb in verbs)
        lines.append(f"| {name} | {DECISION_RULES[name]} | {QUESTIONS[name]} | {answers} |")
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


def state_page() -> str:
    """The records of the game."""
    lines = ["# Puerto Rico: records", "", "Source: `src/antilles/puerto_rico/layout.py`."]
    for struct in (STATE, PLAYER, RULES, EVENT):
        lines += struct_table(struct)
    lines += ["", "## Event kinds", "", "| kind | name | numbers a, b, c |", "|---|---|---|"]
    lines += [f"| {number} | {name} | {meaning or '-'} |" for number, (name, meaning) in enumerate(EVENT_KINDS)]
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


def refusals_page() -> str:
    """Every reason the rules can give."""
    lines = ["# Puerto Rico: why an action is refused", "", "Source: `src/antilles/puerto_rico/reasons.py`.", ""]
    lines += ["| rule | sentence |", "|---|---|"]
    for reason in REASONS[1:]:
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
    generated = DOCS / "generated" / "puerto_rico"
    yield generated / "actions.md", NOTICE + actions_page()
    yield generated / "records.md", NOTICE + state_page()
    yield generated / "editions.md", NOTICE + editions_page()
    yield generated / "refusals.md", NOTICE + refusals_page()
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

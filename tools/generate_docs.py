"""Write anew: docs/generated, the edition tables inside docs/rules, the scripts inside docs/handbook.

`--check` only says what is stale.
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from antilles.core.declarations import Catalogue
from antilles.core.events import EVENT, Events
from antilles.core.layout import Struct
from antilles.core.manifest import Manifest
from antilles.core.messages import DEFAULT_THEME, Message, slug
from antilles.core.notation import ActionTable
from antilles.core.reasons import Reasons
from antilles.core.registry import GAMES
from antilles.puerto_rico.editions import HOUSE_OPTIONS, SWITCH, SWITCHES
from antilles.puerto_rico.switches import EDITIONS, Switch, Value, option_meaning
from antilles.santiago import cubans, flowers
from antilles.santiago.options import OPTIONS
from antilles.santiago.things import cuban_id
from antilles.tableside import wire
from antilles.words import words_of
from antilles.words.catalogue import entries_for

DOCS = Path(__file__).resolve().parent.parent / "docs"
NOTICE = "<!-- Written by `make docs`; edit the sources named below instead. -->\n\n"
VARIANTS = re.compile(r"\{ \$\w+ ->.*?\*\[\w+\] (?P<usual>[^\n]*)\n\s*\}", re.DOTALL)
ARGUMENT = re.compile(r"\{ (?:[A-Z]+\()?\$(?P<name>\w+)[^}]*\}")
NAMED = re.compile(r"\{ (?:NAME\(\"|-)(?P<thing>[a-z0-9-]+)\"?(?P<form>[^}]*)\}")
EXAMPLE = re.compile(r"(<!-- example: (?P<name>\w+\.py) -->\n)(?P<body>.*?)(<!-- /example -->)", re.DOTALL)
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
    """What the pages of one game are written from: the modules of the same names in every game's room."""

    manifest: Manifest

    def module(self, name: str) -> Any:
        """A module of the game's room."""
        return import_module(f"antilles.{self.manifest.room}.{name}")

    @property
    def actions(self) -> ActionTable:
        """The action table."""
        table: ActionTable = self.module("actions").ACTIONS
        return table

    @property
    def decisions(self) -> Catalogue[Any]:
        """Every question."""
        rows: Catalogue[Any] = self.module("decisions").DECISIONS
        return rows

    @property
    def events(self) -> Events:
        """Every kind of event."""
        rows: Events = self.module("events").EVENTS
        return rows

    @property
    def reasons(self) -> Reasons:
        """Every refusal."""
        rows: Reasons = self.module("reasons").REASONS
        return rows

    @property
    def records(self) -> Sequence[Struct]:
        """The records."""
        layout = self.module("layout")
        return layout.STATE, layout.PLAYER, layout.RULES, EVENT

    def heading(self, what: str, module: str) -> list[str]:
        """The first lines of a page."""
        return [f"# {self.manifest.title}: {what}", "", f"Source: `src/antilles/{self.manifest.room}/{module}`.", ""]

    def sentence(self, name: str) -> str:
        """A message of the game in English, with its arguments in braces: 'You have no {good}.'"""
        entry = entries_for("en", self.manifest.id, DEFAULT_THEME)[f"{self.manifest.message_prefix}-{slug(name)}"]
        words = words_of("en", self.manifest.id)

        def named(found: re.Match[str]) -> str:
            case = re.search(r'case: "(\w+)"', found["form"])
            first = "upper" if "upper" in found["form"] else ""
            count = "plural" if re.search(r'"plural"|, \$?\w+\)', found["form"]) else ""
            text = words.name(found["thing"], count, case=case[1] if case else "nominative", first=first)
            return f"{words.trait(found['thing'], 'article')} {text}" if "article" in found["form"] else text

        usual = VARIANTS.sub(lambda found: found["usual"], entry.partition("=")[2].strip())
        return ARGUMENT.sub(lambda found: "{" + found["name"] + "}", NAMED.sub(named, usual))

    def title_of(self, verb: int) -> str:
        """The notation of a verb; of several blocks, what they begin with."""
        titles = [block.title for block in self.actions.blocks if block.verb == verb and block.entries]
        return titles[0] if len(set(titles)) == 1 else f"{titles[0].split()[0]} ..."


SANTIAGO = Sources(GAMES["santiago-de-cuba"])


def actions_page(game: Sources) -> str:
    """Every block of the action table."""
    lines = game.heading("actions", "actions.py")
    lines += ["Ids never change; a block that can grow has ids set aside for it.", ""]
    lines += ["| ids | notation | what it does | first and last |", "|---|---|---|---|"]
    for block in game.actions.blocks:
        ids = f"{block.start}" if block.end == block.start + 1 else f"{block.start}-{block.end - 1}"
        examples = "none yet"
        if block.entries:
            first, last = block.entries[0][2], block.entries[-1][2]
            examples = f"`{first}`" if first == last else f"`{first}` ... `{last}`"
        lines.append(f"| {ids} | `{block.title}` | {block.doc} | {examples} |")
    lines += ["", "## Decisions", "", "| decision | rule | question | answered with |", "|---|---|---|---|"]
    for row in game.decisions.rows[1:]:
        answers = ", ".join(f"`{game.title_of(verb)}`" for verb in row.answers)
        lines.append(f"| {row.name} | {row.rule} | {game.sentence(f'question {row.name}')} | {answers} |")
    return "\n".join(lines) + "\n"


def struct_table(struct: Struct) -> Iterator[str]:
    """The fields of a record."""
    yield from ("", f"## {struct.name} ({struct.size} bytes)", "")
    yield "| field | shape | type | values | blank | lasts for | seen by | meaning |"
    yield "|---|---|---|---|---|---|---|---|"
    for field in struct.fields:
        shape = " x ".join(map(str, field.shape)) or "1"
        if field.of:
            yield f"| `{field.name}` | {shape} | {field.of.name} | | | {field.lives} | | {field.doc} |"
        else:
            values = f"{field.least} to {field.most}"
            row = (field.kind, values, str(field.blank), field.lives, field.sight.words, field.doc)
            yield f"| `{field.name}` | {shape} | {' | '.join(row)} |"


def state_page(game: Sources) -> str:
    """The records of the game."""
    lines = game.heading("records", "layout.py")[:-1]
    for struct in game.records:
        lines += struct_table(struct)
    lines += ["", "## Events", "", "| number | name | payload | rule |", "|---|---|---|---|"]
    for number, row in enumerate(game.events):
        payload = ", ".join(f"{name}: {part.words}" for name, part in row.payload.items()) or "-"
        lines.append(f"| {number} | {row.name} | {payload} | {row.rule} |")
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
        lines.append(f"| {name} | {switch.rule} | {values} | {switch.remark or switch.meaning} |")
    lines += ["", "## House options", "", "| option | default | rule | meaning |", "|---|---|---|---|"]
    lines += [f"| `{name}` | no | {rule} | {option_meaning(name)} |" for name, rule in HOUSE_OPTIONS.items()]
    return "\n".join(lines) + "\n"


def options_page() -> str:
    """What a table of Santiago de Cuba can choose, and how sure the flowers are."""
    lines = SANTIAGO.heading("options", "options.py")
    lines += ["| option | usual | rule | meaning |", "|---|---|---|---|"]
    for option in OPTIONS.values():
        usual = ", ".join(map(str, option.usual)) if isinstance(option.usual, list) else str(option.usual).lower()
        lines.append(f"| `{option.name}` | {usual} | {option.rule} | {option.meaning} |")
    lines += ["", "## Flowers", "", "Source: `src/antilles/santiago/cubans.py`.", ""]
    lines += ["| Cuban | flower | standing |", "|---|---|---|"]
    for number, row in enumerate(cubans.CUBANS):
        flower = "none" if row.flower == flowers.NONE else flowers.NAMES[row.flower]
        name, standing = Message("sdc-thing", thing=cuban_id(number)), Message(f"sdc-standing-{row.standing}")
        lines.append(f"| {name} | {flower} | {standing} |")
    return "\n".join(lines) + "\n"


def refusals_page(game: Sources) -> str:
    """Every reason the rules can give, with the message that tells it."""
    lines = game.heading("why an action is refused", "reasons.py")
    lines += ["| rule | message | sentence |", "|---|---|---|"]
    for reason in game.reasons.rows[1:]:
        message = f"{game.manifest.message_prefix}-refusal-{slug(reason.words)}"
        sentence = game.sentence(f"refusal {reason.words}")
        lines.append(f"| {reason.rule or 'that of the question'} | `{message}` | {sentence} |")
    return "\n".join(lines) + "\n"


def observations_page() -> str:
    """Every piece of a row of observations, of both games."""
    lines = ["# Observations", "", "Source: `src/antilles/*/layout.py`, by `src/antilles/envs/observations.py`.", ""]
    lines += [
        "A row is 16-bit numbers: the table, a block for every player from the observer on (`seat+0` is the observer),",
        "and in the full view what nobody at the table sees. What a seat may not see is 0 in its view. `start` counts",
    ]
    lines += ["from the beginning of the part.", ""]
    for manifest in GAMES.values():
        observation = import_module(f"antilles.envs.{manifest.room}").OBSERVATION
        widths = range(manifest.fewest_players, manifest.most_players + 1)
        told = ", ".join(f"{players} players {observation.width(players)}" for players in widths)
        lines += [f"## {manifest.title}", "", f"Numbers in a row: {told}.", ""]
        for part, pieces in (
            ("The table", observation.table),
            ("Each player", observation.of_player),
            ("Only in the full view", observation.hidden),
        ):
            lines += [
                f"### {part}",
                "",
                "| piece | start | shape | values | seen by | meaning |",
                "|---|---|---|---|---|---|",
            ]
            for piece in pieces:
                shape, values = " x ".join(map(str, piece.shape)), f"{piece.least} to {piece.most}"
                row = (str(piece.start), shape, values, piece.field.sight.words, piece.meaning)
                lines.append(f"| `{piece.name}` | {' | '.join(row)} |")
            lines += [""]
    return "\n".join(lines)


API = (
    "antilles",
    "antilles.core.game",
    "antilles.core.facts",
    "antilles.core.engine",
    "antilles.core.errors",
    "antilles.bots.protocol",
)


def signature_of(name: str, thing: Any) -> str:
    """How a function or class is called."""
    text = str(inspect.signature(thing)) if inspect.isroutine(thing) else ""
    return f"`{name}{text.replace('self, ', '').replace('(self)', '()')}`".replace("antilles.core.", "")


def members(kind: type) -> Iterator[tuple[str, Any]]:
    """The public methods and properties that a class itself defines, in the order of its source."""
    for name, member in vars(kind).items():
        plain = member.__func__ if isinstance(member, classmethod | staticmethod) else member
        if not name.startswith("_") and (isinstance(plain, property) or inspect.isfunction(plain)):
            yield name, plain


def documented(module: Any) -> Iterator[tuple[str, Any]]:
    """The public classes and functions that a module defines, in the order of its source."""
    for name, thing in vars(module).items():
        own = getattr(thing, "__module__", "") == module.__name__ and not name.startswith("_")
        if own and (inspect.isclass(thing) or inspect.isfunction(thing)):
            yield name, thing


def api_page() -> str:
    """The Python interface, from its docstrings."""
    lines = ["# The Python interface", "", "From the docstrings of the sources named in the headings.", ""]
    for module in map(import_module, API):
        lines += [f"## `{module.__name__}`", "", first_lines(module), ""]
        for name, thing in documented(module):
            lines += [f"### {signature_of(name, thing)}", "", first_lines(thing), ""]
            if inspect.isclass(thing):
                lines += [f"- {signature_of(key, part)}: {first_lines(part)}" for key, part in members(thing)]
                lines += [""]
    return "\n".join(lines).replace("\n\n\n", "\n\n").rstrip() + "\n"


def first_lines(thing: Any) -> str:
    """A docstring without its examples, as one paragraph."""
    text = inspect.getdoc(thing) or ""
    return " ".join(text.split(">>>")[0].split())


def with_edition_tables(text: str) -> str:
    """A rule page with its edition tables filled in."""

    def fill(match: re.Match[str]) -> str:
        names = [name.strip() for name in match["names"].split(",")]
        return f"{match[1]}\n{edition_table([SWITCH[name] for name in names])}\n{match[4]}"

    return MARKED.sub(fill, text)


def pages() -> Iterator[tuple[Path, str]]:
    """Every generated file with its content."""
    for game in map(Sources, GAMES.values()):
        generated = DOCS / "generated" / game.manifest.room
        yield generated / "actions.md", NOTICE + actions_page(game)
        yield generated / "records.md", NOTICE + state_page(game)
        yield generated / "refusals.md", NOTICE + refusals_page(game)
    yield DOCS / "generated" / "api.md", NOTICE + api_page()
    yield DOCS / "generated" / "observations.md", NOTICE + observations_page()
    yield DOCS / "generated" / "tableside.schema.json", json.dumps(wire.schema(), indent=1) + "\n"
    yield DOCS / "generated" / "puerto_rico" / "editions.md", NOTICE + editions_page()
    yield DOCS / "generated" / "santiago" / "options.md", NOTICE + options_page()
    for page in sorted((DOCS / "handbook").glob("*.md")):
        yield page, with_examples(page.read_text(encoding="utf-8"))
    for page in sorted((DOCS / "rules").rglob("*.md")):
        yield page, with_edition_tables(page.read_text(encoding="utf-8"))


def with_examples(text: str) -> str:
    """A page with the scripts of `examples` between the marks that name them."""

    def filled(found: re.Match[str]) -> str:
        script = (DOCS.parent / "examples" / found["name"]).read_text(encoding="utf-8")
        return f"{found[1]}```python\n{script}```\n{found[4]}"

    return EXAMPLE.sub(filled, text)


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

"""Every message that code can make is there, and nothing is there that no code makes."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest

from antilles.core.messages import slug
from antilles.core.registry import GAMES
from antilles.puerto_rico import decisions, events, reasons, verbs
from antilles.puerto_rico.scoring import SCORE_LINES
from antilles.santiago import decisions as santiago_decisions
from antilles.santiago import events as santiago_events
from antilles.santiago import reasons as santiago_reasons
from antilles.tableside.room import room_of
from antilles.words import catalogue
from tests.words.samples import inside, messages_of, parsed, things

PACKAGE = catalogue.LOCALES.parent
IDS = re.compile(r"^[a-z][a-z0-9-]*$")
PREFIX = re.compile(r"^[a-z][a-z0-9-]*-$")
PAGE = PACKAGE.parent.parent / "web" / "src"
PAGE_TEXT = re.compile(r"""["'`]([a-z0-9][a-z0-9 -]*)["'`]""")
PAGE_BEGINNING = re.compile(r"`([a-z][a-z0-9-]*-)\$\{")
EVERY = [name for game in (None, *GAMES) for name in messages_of(game)]


@cache
def sources() -> tuple[ast.AST, ...]:
    """Every module of the package."""
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py")))


@cache
def page_sources() -> tuple[str, ...]:
    """Every file of the web page that says something."""
    kinds = (path for kind in ("*.svelte", "*.ts") for path in sorted(PAGE.rglob(kind)))
    return tuple(path.read_text(encoding="utf-8") for path in kinds if not path.name.endswith(".d.ts"))


@cache
def constants() -> frozenset[str]:
    """Every text in the code that could be an id or a part of one."""
    page = [text for source in page_sources() for text in PAGE_TEXT.findall(source)]
    found = (node.value for tree in sources() for node in ast.walk(tree) if isinstance(node, ast.Constant))
    texts = [*page, *(value for value in found if isinstance(value, str) and len(value) < 60)]
    texts_and_ids = {*texts, *(slug(text).lstrip("0123456789-") for text in texts)}
    return frozenset(texts_and_ids - {manifest.message_prefix for manifest in GAMES.values()})


@cache
def prefixes() -> frozenset[str]:
    """The beginnings of ids that code puts together: `f"pr-event-{...}"`."""
    found = {text for source in page_sources() for text in PAGE_BEGINNING.findall(source)}
    for tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                found.add(str(node.values[0].value))
            if isinstance(node, ast.JoinedStr):
                # f"{prefix}-verdict-won": the prefix of the game comes first
                later = [str(part.value) for part in node.values[1:] if isinstance(part, ast.Constant)]
                found |= {f"{game.message_prefix}{text}" for game in GAMES.values() for text in later}
    return frozenset(found)


def referred_to() -> Iterator[str]:
    """Messages that other messages are made of."""
    from fluent.syntax import ast as fluent

    for game in (None, *GAMES):
        for entry in parsed("en", game).values():
            yield from (node.id.name for node in inside(entry, fluent.MessageReference))


def is_made_of(name: str, known: frozenset[str]) -> bool:
    """Whether a name is one of these texts, or several of them with hyphens between."""
    if name in known:
        return True
    places = [place for place, letter in enumerate(name) if letter == "-"]
    return any(name[:place] in known and is_made_of(name[place + 1 :], known) for place in places)


def test_nothing_is_there_that_nobody_says() -> None:
    known = constants() | {thing for game in GAMES for thing in things(game)}
    whole, beginnings = prefixes(), {prefix for prefix in prefixes() if PREFIX.match(prefix)}
    within = set(referred_to())
    unused = [
        name
        for name in EVERY
        if name not in within
        and name not in whole
        and not is_made_of(name, known)
        and not any(name.startswith(start) and is_made_of(name[len(start) :], known) for start in beginnings)
    ]
    assert unused == []


def test_a_message_that_nobody_says_would_be_found() -> None:
    assert not is_made_of("pr-effect-nobody-says-this", constants())
    assert not is_made_of("sdc-error-no-theme", constants())


def test_every_message_written_out_in_code_is_there() -> None:
    missing = []
    for tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                name = node.args[0].value
                if called == "Message" and isinstance(name, str) and name not in EVERY:
                    missing.append(name)
    assert missing == []


def test_every_message_written_out_in_the_page_is_there() -> None:
    said = {
        text for source in page_sources() for text in re.findall(r"""\bt\(\s*["'`]([a-z][a-z0-9-]*)["'`]""", source)
    }
    assert sorted(said - set(EVERY)) == []


PUERTO_RICO_FAMILIES = {
    "pr-event-": [
        slug(row.name)
        for number, row in enumerate(events.EVENTS)
        if number not in (events.PASSED, events.NOTHING_POSSIBLE, events.RETURNED)
    ],
    "pr-question-": [slug(name) for name in decisions.NAMES[1:]],
    "pr-refusal-": [slug(row.words) for row in reasons.REASONS.rows[1:]],
    "pr-passing-": [slug(row.name) for row in decisions.DECISIONS if verbs.PASS in row.answers],
    "pr-declined-": [slug(row.name) for row in decisions.DECISIONS if verbs.PASS in row.answers],
    "pr-score-": [slug(name) for name in SCORE_LINES.names],
}
SANTIAGO_FAMILIES = {
    "sdc-event-": [slug(row.name) for row in santiago_events.EVENTS],
    "sdc-question-": [slug(name) for name in santiago_decisions.NAMES[1:]],
    "sdc-refusal-": [slug(row.words) for row in santiago_reasons.REASONS.rows[1:]],
}


@pytest.mark.parametrize(("prefix", "names"), [*PUERTO_RICO_FAMILIES.items(), *SANTIAGO_FAMILIES.items()])
def test_every_row_has_its_message(prefix: str, names: list[str]) -> None:
    assert [prefix + name for name in names if prefix + name not in EVERY] == []


# Names that stand for no thing on the table: words for counting and for labels.
PLAIN_NAMES = re.compile(
    r"^(card-|trade-|phase-|role$|role-card|action|good$|kind|tile$|plantation|building|small-building|person$|player|vp|bank$|"
    r"board|ship-space|island-space|city-space|deed$|goal$|prize|round|phase$|cuban$|venue$|flower|die|stop|step|"
    r"first-player|rival|ship-token|pier|price-marker|price-track|flag|checkered-flag|demand|loading-round|turn|supply|owner-marker)"
)


@pytest.mark.parametrize("game", GAMES)
def test_everything_with_a_name_has_a_card(game: str) -> None:
    import antilles

    prefix = GAMES[game].message_prefix
    without = [
        thing for thing in things(game) if f"{prefix}-card-{thing}" not in EVERY and not PLAIN_NAMES.match(thing)
    ]
    assert without == []
    carded = room_of(antilles.new(game)).things()
    assert [thing for thing in carded if f"{prefix}-card-{thing}" not in EVERY] == []
    assert [
        name for name in EVERY if name.startswith(f"{prefix}-card-") and name.split("-card-")[1] not in carded
    ] == []

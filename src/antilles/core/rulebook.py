"""The packaged rule pages (docs/rules): find a rule by id or by word."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from antilles.core.registry import GAMES

HEADING = re.compile(r"^### (?P<id>[A-Z][A-Z0-9_-]*) · (?P<title>.+)$")
ANY_HEADING = re.compile(r"^#{1,6} ")
MARKER = re.compile(r"^<!-- /?editions.*-->$")


@dataclass(frozen=True)
class Rule:
    """One rule of the pages: its id, title, text and the page it stands on."""

    id: str
    title: str
    text: str
    page: str


def rules_directory() -> Path:
    """Where the pages are: inside an installed package, or in the source tree beside it."""
    package = Path(__file__).resolve().parent.parent
    installed = package / "rulebook"
    return installed if installed.is_dir() else package.parent.parent / "docs" / "rules"


@cache
def all_rules() -> tuple[Rule, ...]:
    """Every rule of every page, in page order."""
    home = rules_directory()
    pages = sorted(home.rglob("*.md")) if home.is_dir() else []
    return tuple(found for page in pages for found in read_page(page, str(page.relative_to(home))))


def read_page(path: Path, page: str) -> Iterator[Rule]:
    """The rules of one page: each `### ID · title` heading with the text up to the next heading."""
    current: tuple[str, str] | None = None
    text: list[str] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        heading = HEADING.match(line)
        if heading or ANY_HEADING.match(line):
            if current:
                yield Rule(*current, "\n".join(text).strip(), page)
            current = (heading["id"], heading["title"]) if heading else None
            text = []
        elif not MARKER.match(line):
            text.append(line)
    if current:
        yield Rule(*current, "\n".join(text).strip(), page)


def dashed(text: str) -> str:
    """Ids and names without regard to case and to what stands between their words."""
    return text.strip().lower().replace(" ", "-").replace("_", "-")


def rule(rule_id: str) -> Rule | None:
    """The rule with this id."""
    return next((found for found in all_rules() if dashed(found.id) == dashed(rule_id)), None)


def meant(query: str) -> Rule | None:
    """The one rule a query surely means: its id, or the name of its building, venue or Cuban."""
    prefixes = [prefix for manifest in GAMES.values() for prefix in manifest.named_rules]
    named = [found for found in (rule(f"{prefix}{query.strip()}") for prefix in prefixes) if found]
    return rule(query) or (named[0] if len(named) == 1 else None)


def find(query: str) -> list[Rule]:
    """Rules for an id, the beginning of an id, or words: ids first, then titles, then texts."""
    wanted = query.strip().lower()
    if not wanted:
        return list(all_rules())
    by_id = [found for found in all_rules() if dashed(wanted) in dashed(found.id)]
    by_title = [found for found in all_rules() if wanted in found.title.lower() and found not in by_id]
    named, words = by_id + by_title, wanted.split()
    others = [found for found in all_rules() if found not in named]
    return named + [found for found in others if all(word in f"{found.title} {found.text}".lower() for word in words)]

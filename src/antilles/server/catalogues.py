"""What does not change while a server runs: the games and their choices, the words, the rule pages."""

import hashlib
from functools import cache
from typing import Any

from fastapi import Response

from antilles.bots.levels import DEFAULT_LEVEL, LEVELS
from antilles.core import rulebook
from antilles.core.choices import TableChoices
from antilles.core.messages import Message
from antilles.core.registry import GAMES, game_class
from antilles.server.access import written
from antilles.server.refusing import NOT_FOUND, Refusal
from antilles.tableside.wire import document
from antilles.words.catalogue import LOCALES, SHARED, themes_of
from antilles.words.languages import LANGUAGES

MOST_RULES = 40


@cache
def offers(positions: bool) -> dict[str, Any]:
    """Everything there is to choose from."""
    games = [
        {
            "id": manifest.id,
            "title": manifest.title,
            "fewest_players": manifest.fewest_players,
            "most_players": manifest.most_players,
            "usual_players": manifest.default_players,
            "themes": list(themes_of(manifest.id)),
            "choices": choices_document(game_class(manifest.id).table_choices()),
        }
        for manifest in GAMES.values()
    ]
    bots = [
        {"name": name, "meaning": document(Message(f"level-{name}")), "usual": name == DEFAULT_LEVEL} for name in LEVELS
    ]
    return {"games": games, "bots": bots, "languages": dict(LANGUAGES), "positions": positions}


def choices_document(choices: TableChoices) -> dict[str, Any]:
    """What a table may choose, as JSON has it; a range is its first and last number."""
    found: dict[str, Any] = document(choices)
    for option, shown in zip(choices.options, found["options"], strict=True):
        shown["usual"] = dict(option.usual)
        shown["numbers"] = None if option.numbers is None else [option.numbers[0], option.numbers[-1]]
    return found


@cache
def words_files(language: str, games: tuple[str, ...]) -> tuple[str, str]:
    """The Fluent files of a language as JSON, with their ETag."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Refusal(NOT_FOUND, Message("error-no-language", given=language[:40], known=known))
    wanted = (SHARED, *(game for game in GAMES if game in games or not games))
    paths = sorted(path for name in wanted for path in (LOCALES / language).glob(f"{name}.*.ftl"))
    text = written({"language": language, "files": {path.name: path.read_text(encoding="utf-8") for path in paths}})
    return text, f'"{hashlib.sha256(text.encode()).hexdigest()[:24]}"'


def words_answer(language: str, games: tuple[str, ...], known: str | None) -> Response:
    """The words, or that the reader has them already."""
    text, tag = words_files(language, tuple(sorted(set(games) & set(GAMES))) if games else ())
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if known is not None and tag in known:
        return Response(status_code=304, headers=headers)
    return Response(text, headers=headers, media_type="application/json")


def rules_for(query: str) -> list[dict[str, str]]:
    """Paragraphs of the rule pages."""
    return [
        {"id": rule.id, "title": rule.title, "text": rule.text, "page": rule.page}
        for rule in rulebook.find(query)[:MOST_RULES]
    ]

"""Whole random games told in four languages and every theme: nothing is missing anywhere."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import antilles
from antilles.core.messages import Message
from antilles.tableside.table import Table
from antilles.terminal.reader import Reader
from antilles.words import LANGUAGES, words_of
from antilles.words.catalogue import themes_of

UNFINISHED = re.compile(r"\{ ?[$A-Z-]|  |\?\?\?|None")
EVERYTHING = ["buildings", "nobles", "smuggler", "festival"]
TABLES: list[dict[str, Any]] = [
    {"game": "puerto-rico", "players": 3, "edition": "classic"},
    {"game": "puerto-rico", "players": 4, "edition": "1897", "expansions": EVERYTHING},
    {"game": "puerto-rico", "players": 5, "edition": "rio-grande", "expansions": EVERYTHING},
    {"game": "puerto-rico", "players": 2, "edition": "polish", "variants": ["one-of-each", "long-game"]},
    {
        "game": "puerto-rico",
        "players": 4,
        "edition": "1897",
        "expansions": EVERYTHING,
        "options": {"ask_everything": True},
    },
    {"game": "santiago-de-cuba", "players": 4},
    {"game": "santiago-de-cuba", "players": 2, "options": {"ask_everything": True, "open_holdings": True}},
    {"game": "santiago-de-cuba", "players": 3, "options": {"turn_limit": 12}},
]


def messages_of_a_game(table: Table, seed: int) -> Iterator[Message]:
    """Everything that is said in a random game: questions, choices, some refusals, cards, news and the result."""
    game, dice = table.game, random.Random(seed)
    known = [action for action, text in enumerate(game.notation.texts) if text]
    while not game.over:
        question = table.question()
        yield question.asked
        yield from question.about
        for choice in question.choices:
            yield choice.title
            yield from choice.effects
            yield from [choice.brief] if choice.brief is not None else []
        for action in dice.sample(known, 3):
            yield game.explain(action).told
        action = dice.choice(game.legal_actions.ids)
        yield game.describe_action(action)
        game.push(action)
        if dice.random() < 0.01:
            for thing in table.room.things():
                yield table.card(thing)
                yield from table.room.figures(thing)
            yield from (line.title for line in table.standings(0).lines)
    for seat in (*range(game.players), None):
        for line in (*table.news(seat, 0), *table.log(seat)):
            yield from line.sentences
    result = table.standings(None)
    assert result.verdict is not None
    yield from (result.verdict, *result.reasons, *result.notes, *(line.title for line in result.lines))


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_a_whole_game_in_every_language_and_theme(number: int) -> None:
    config = dict(TABLES[number])
    game_id = config.pop("game")
    names = ["Ana", "Bo", "Cy", "Di", "Ed"][: config["players"]]
    table = Table(antilles.new(game_id, seed=number, seats=names, **config))
    readers = [words_of(language, game_id, theme) for language in LANGUAGES for theme in themes_of(game_id)]
    said: set[Message] = set(messages_of_a_game(table, number))
    assert len(said) > 100
    wrong = []
    for message in said:
        for words in readers:
            text = words.say(message)
            if not text.strip() or UNFINISHED.search(text.strip()):
                wrong.append(f"{words.language} {words.theme} {message!r}: {text!r}")
    assert wrong == []
    for words in readers:
        lines = [Reader(words).line(line) for line in table.log(None)]
        assert all(line.endswith((".", "!", "?", ":", "»", "”")) or line[-1].isalnum() for line in lines)
        assert not any("  " in line or ".." in line for line in lines), words.language

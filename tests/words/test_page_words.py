"""The web page says the very sentences that Python says: messages of played games, in every language and theme."""

from __future__ import annotations

import json
import os
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import antilles
from antilles.core.messages import Message
from antilles.tableside.table import Table
from antilles.words import words_of
from antilles.words.languages import LANGUAGES

ROOT = Path(__file__).parents[2]
VITEST = ROOT / "web" / "node_modules" / "vitest" / "vitest.mjs"
NODE = ROOT / ".venv" / "node" / "bin" / "node"
TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("puerto-rico", {"players": 3, "edition": "1897", "expansions": ["buildings", "nobles", "smuggler", "festival"]}),
    ("santiago-de-cuba", {"players": 3}),
)
MOST_MOVES = 250


def said_in(name: str, config: dict[str, Any]) -> Iterator[Message]:
    """Questions, choices and news of a game."""
    game, rng = antilles.new(name, seed=11, **config), random.Random(11)
    table = Table(game)
    for _ in range(MOST_MOVES):
        if game.over:
            break
        question = table.question()
        yield question.asked
        yield from question.about
        for choice in question.choices:
            yield choice.title
            yield from choice.effects
        mark = game.event_count
        game.push(rng.choice(game.legal_actions.ids))
        for line in table.news(None, mark):
            yield from line.sentences


def samples() -> list[dict[str, Any]]:
    """What is said, once for each id and language, with the sentence."""
    found = []
    for name, config in TABLES:
        messages = {message.id: message for message in said_in(name, config)}.values()
        for theme in ("colonial", "1897") if name == "puerto-rico" else ("colonial",):
            for language in LANGUAGES:
                words = words_of(language, name, theme)
                said = [{"message": message.document(), "sentence": words.say(message)} for message in messages]
                found.append({"language": language, "game": name, "theme": theme, "said": said})
    return found


def test_the_page_says_what_python_says(tmp_path: Path) -> None:
    if not NODE.exists() or not VITEST.is_file():
        pytest.skip("what the page is built with is not installed (make web)")
    file = tmp_path / "samples.json"
    file.write_text(json.dumps(samples()), encoding="utf-8")
    ran = subprocess.run(
        [NODE, VITEST, "run", "tests/parity.test.ts"],
        cwd=ROOT / "web",
        env={**os.environ, "ANTILLES_SAMPLES": str(file)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-3000:]

"""Low and narrow terminals: when the prompt comes, all the news and the whole question are on the screen."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from antilles.tableside.table import Table
from antilles.terminal.session import MOST_NEWS
from tests.terminal.driver import ALL_EXPANSIONS, any_number, face_of, play, table, widest

SCREENS = [(80, 24), (100, 40), (120, 50)]
TABLES: list[dict[str, object]] = [
    {"players": 4},
    {"players": 3, "edition": "1897", "expansions": ALL_EXPANSIONS, "options": {"building_set": "recommended"}},
]
PROMPT_LINE = 1
BOTS = ("person", "bot random", "bot random", "bot random")


@pytest.mark.parametrize(("width", "height"), SCREENS)
@pytest.mark.parametrize("config", TABLES, ids=["base", "all expansions"])
def test_news_and_question_are_on_the_screen(
    config: dict[str, object], width: int, height: int, tmp_path: Path
) -> None:
    game = table(seed=5, **config)  # type: ignore[arg-type]
    out = io.StringIO()
    console = Console(
        width=width, height=height, file=out, force_terminal=True, color_system=None, record=True, legacy_windows=False
    )
    drawn = min(width, 100)
    answer, asked = any_number(5), 0
    last: list[int] = []

    def read_line(prompt: str) -> str:
        nonlocal asked
        if last != [game.pushes]:
            last[:] = [game.pushes]
            asked += 1
            shown = out.getvalue().splitlines()[-(height - PROMPT_LINE) :]
            check(shown)
        return answer(prompt)

    def check(shown: list[str]) -> None:
        seated = Table(game, BOTS[: game.players])
        face = face_of(game)
        news = seated.news(0, seated.events_before_decision(0))[-MOST_NEWS:]
        text = " ".join(" ".join(shown).split())
        for line in news:
            assert " ".join(face.reader.line(line).split()) in text, (width, height)
        question = seated.question()
        head = face.reader.text("asked", player="Ana", asked=question.asked)
        assert " ".join(head.split()) in text, (width, height, head)
        assert " ".join(face.asked().hint.split()) in text, (width, height)
        for choice in question.choices:
            assert " ".join(face.reader.say(choice.title).split()) in text or question.decision == "draft pick", choice

    output = play(game, read_line, tmp_path / "a.game", console=console)
    assert game.over
    assert asked > 20
    assert widest(output) <= drawn

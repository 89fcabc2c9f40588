"""The figures that the web page draws are those of the rows."""

from __future__ import annotations

import pytest
from tools.web_rows import FILES, GAMES, text_of


@pytest.mark.parametrize("name", FILES)
def test_the_page_has_the_figures_of_the_rows(name: str) -> None:
    assert (GAMES / name).read_text(encoding="utf-8") == text_of(name), "python -m tools.web_rows"

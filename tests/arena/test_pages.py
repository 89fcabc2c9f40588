"""The report of a match: what it counts, and that it stands alone."""

from __future__ import annotations

import re
import xml.etree.ElementTree as Tree

import pytest

from antilles.arena.matches import Match
from antilles.arena.results import result_of
from antilles.arena.running import run
from antilles.arena.shape import shape_of
from antilles.pages.arena import arena_page
from antilles.pages.figures import Writer
from antilles.pages.html import page, table
from antilles.pages.plots import Bar, Flag, Series, apart, bars, histogram, lines, steps_up_to
from antilles.spread.processes import here
from antilles.words import LANGUAGES


@pytest.mark.parametrize("game", ["puerto-rico", "santiago-de-cuba"])
def test_a_report_shows_the_shape_of_play_in_every_language(game: str) -> None:
    match = Match(game, ("greedy", "random", "random"), games=6)
    games = run(match, here)
    told: list[None] = []
    shape = shape_of(match, games, lambda: told.append(None))
    assert len(told) == shape.games == 6
    assert sum(tally.times for tally in shape.openings.values()) == 6
    assert sorted(len(points) for points in shape.scores.values()) == [6, 6, 6]
    assert sum(tally.won for tally in shape.openings.values()) == sum(game.shares[0] for game in games)
    if game == "puerto-rico":
        assert shape.timing["role-settler"][0] > 0
        assert all(thing.startswith("building-") for thing in shape.had)
    for language in LANGUAGES:
        page = arena_page(result_of(match, games), shape, language)
        assert page.count("<svg") >= 5
        assert not re.search(r"(?:src|href)=|https?:", page)
        for drawing in re.findall(r"<svg.*?</svg>", page, re.DOTALL):
            Tree.fromstring(drawing)


def test_plots_say_what_they_show_and_escape_names() -> None:
    drawn = bars("wins", [Bar("a<b", 0.5, "50 %", 0.4, 0.6)], mark=0.25)
    assert "a&lt;b" in drawn
    assert 'aria-label="wins"' in drawn
    curve = lines("chances", [Series("Ana", [(0, 0.2), (1, 0.4)])], 1.0, "{:.0%}".format, flags=[Flag(1, 0, "1")])
    assert "20%" in curve
    assert "<circle" in curve
    assert histogram("points", ["nobody"], [[]]) == ""


@pytest.mark.parametrize(("most", "step"), [(1.0, 0.2), (0.35, 0.1), (60, 20), (100, 20), (7, 2), (0.04, 0.01)])
def test_steps_are_round(most: float, step: float) -> None:
    assert steps_up_to(most) == pytest.approx(step)


def test_pages_read_on_a_phone() -> None:
    """A plot keeps its size and scrolls by itself, its names stand above it; rows of a wide table become lists."""
    curve = lines("chances", [Series("Ana & Bo", [(0, 0.2), (1, 0.4)])])
    assert re.search(r'<div class="across" tabindex="0"><svg ', curve)
    assert '<ul class="key"><li><i style="background:var(--s0)"></i>Ana &amp; Bo</li></ul>' in curve
    told = table(["", "why"], [["1", "money"]], wide=1)
    assert '<table class="told">' in told
    assert '<td>1</td><td class="wide" data-title="why">money</td>' in told
    assert "data-title" not in table(["bot"], [["greedy"]])
    whole = page("Ana – Bo", "en", curve)
    assert '<meta name="viewport" content="width=device-width,initial-scale=1">' in whole
    assert re.search(r"svg\{[^}]*min-width:6\d\dpx", whole)
    assert "max-width:100%" not in whole


def test_words_beside_plots_have_room() -> None:
    """Ticks that would touch are left out, long names of bots are cut, long names of things are said shorter."""
    assert [name for _, name in apart([(0, "1"), (50, "2"), (60, "3"), (75, "4")])] == ["1", "2", "4"]
    assert "search:iters=2000,thr…</text>" in lines("t", [Series("search:iters=2000,threads=2", [(0, 1), (1, 2)])])
    assert Writer("ru", "puerto-rico").name("building-small-indigo-plant") == "Малая красильня"


@pytest.mark.parametrize(("language", "share", "times"), [("en", ">40%<", ">0.5<"), ("pl", ">40\xa0%<", ">0,5<")])
def test_numbers_beside_lines_are_those_of_the_language(language: str, share: str, times: str) -> None:
    to = Writer(language, "puerto-rico")
    curve = [Series("Ana", [(0, 0.0), (1, 1.0)])]
    assert share in lines("chances", curve, 1.0, to.whole_share)
    assert times in lines(
        "times", [Series("Ana", [(0, 0.0), (1, 1.5)])], shown=lambda number: to.number(number, "0.##")
    )

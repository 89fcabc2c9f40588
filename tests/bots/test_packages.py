"""Bots of other packages: found by their entry points, and a broken one spoils nothing but itself."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from antilles.arena.matches import Match
from antilles.arena.running import run
from antilles.bots import Budget, Decision, SeatView, add_bot
from antilles.bots.names import ADDED_HERE
from antilles.bots.playing import BotError
from antilles.spread.processes import here

PROGRAM = """
from antilles.bots import Decision

class Last:
    name = "last"

    def __init__(self, place):
        self.place = place

    @classmethod
    def made(cls, given):
        return cls(int(given.get("place", -1)))

    def decide(self, seat, budget, seed, *, rank=False):
        ids = seat.legal_actions.ids
        return Decision(ids[self.place % len(ids)])

class Bare(Last):
    def decide(self, seat, budget, seed, *, rank=False):
        return seat.legal_actions.ids[0]

def nothing(given):
    return None
"""
ENTRY_POINTS = """[antilles.bots]
last = strangers_bots:Last.made
unfinished = strangers_bots:Missing.made
bare = strangers_bots:Bare.made
nothing = strangers_bots:nothing
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A folder with an installed package that brings two bots, and two names behind which there is none."""
    (tmp_path / "strangers_bots.py").write_text(PROGRAM, encoding="utf-8")
    about = tmp_path / "strangers_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers-bots\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    return tmp_path


def antilles(package: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command line where that package is installed, too."""
    command = [sys.executable, "-m", "antilles.cli", *arguments, "--lang", "en"]
    places = os.pathsep.join((str(package), os.environ.get("PYTHONPATH", "")))
    return subprocess.run(
        command, env={**os.environ, "PYTHONPATH": places, "COLUMNS": "200"}, capture_output=True, text=True
    )


def test_a_bot_of_another_package_plays_in_every_process(package: Path) -> None:
    listed = antilles(package, "bots").stdout
    assert "From other packages" in listed
    assert "last" in listed.split("From other packages")[1]
    match = ("arena", "santiago-de-cuba", "--bots", "last:place=0,greedy", "--games", "4", "--jobs", "2", "--json")
    played = antilles(package, *match)
    assert played.returncode == 0, played.stderr
    told = json.loads(played.stdout)
    assert told["games"] == 4
    assert [entry["bot"] for entry in told["entries"]] == ["last:place=0", "greedy"]
    assert told["entries"][1]["share"] > told["entries"][0]["share"]


def test_a_broken_bot_of_another_package_is_told_of_only_when_it_is_asked_for(package: Path) -> None:
    fine = antilles(package, "sim", "santiago-de-cuba", "-p", "2", "--bots", "last,random", "--games", "2", "--json")
    assert fine.returncode == 0, fine.stderr
    broken = antilles(package, "arena", "santiago-de-cuba", "--bots", "unfinished,random", "--games", "2")
    assert broken.returncode != 0
    said = " ".join(broken.stderr.split())
    assert "The bot 'unfinished' of another package cannot be loaded" in said
    assert "AttributeError" in said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("last:place=x", "The bot 'last' of another package cannot be loaded from 'strangers_bots:Last.made': "),
        ("nothing", "cannot be loaded from 'strangers_bots:nothing': 'NoneType'"),
        ("bare", "The bot 'last' at seat 0 answers with int; a bot answers with a Decision."),
    ],
)
def test_mistakes_of_authors_are_told_in_one_sentence(package: Path, bot: str, why: str) -> None:
    wrong = antilles(package, "arena", "santiago-de-cuba", "--bots", f"{bot},random", "--games", "2", "--jobs", "1")
    assert wrong.returncode == 2
    assert why in " ".join(wrong.stderr.split())
    assert "Traceback" not in wrong.stderr


@pytest.mark.parametrize("action", [-1, 10_000, 0])
def test_a_bot_that_may_not_do_what_it_wants_is_named(action: int) -> None:
    class Wanting:
        """Always wants the same."""

        name = "wanting"

        def decide(self, seat: SeatView, budget: Budget, seed: int, *, rank: bool = False) -> Decision:
            """That very action."""
            return Decision(action)

    add_bot("wanting", lambda given: Wanting())
    try:
        with pytest.raises(BotError, match="The bot 'wanting' at seat 0 wants to do what it may not: "):
            run(Match("puerto-rico", ("wanting", "random", "random"), games=3), here)
    finally:
        del ADDED_HERE["wanting"]

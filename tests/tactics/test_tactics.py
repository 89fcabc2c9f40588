"""Positions with one clearly right answer, by phase, with the reason; the bots that must find it.

`right` lists the right answers, or `wrong` those that are clearly wrong. `moves` are played before the question.
Where `decides` is said, the game is as good as over: whoever plays on, the right answers win and the others do not.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import yaml

import antilles
from antilles.bots import Budget, SeatView, make_bot
from antilles.core.game import Game

FOLDER = Path(__file__).resolve().parent
FIELDS = {"title", "phase", "reason", "position", "moves", "right", "wrong", "decides", "found_by"}
MOST_MOVES = 400


@dataclass(frozen=True)
class Tactic:
    """One position."""

    game: str
    phase: str
    content: dict[str, Any]

    def open(self) -> Game:
        """The game at the question."""
        table = {"game": self.game, "players": 4, **self.content["position"]}
        game = antilles.from_position(table)
        for action in self.content.get("moves", ()):
            game.push(action)
        return game

    def right(self, game: Game) -> set[str]:
        """The right answers."""
        return set(self.content.get("right") or set(game.legal_actions) - set(self.content["wrong"]))


def tactics() -> list[Tactic]:
    """Every position of the files, `<game>.<phases>.yaml`."""
    found = []
    for path in sorted(FOLDER.glob("*.yaml")):
        game, phase, _ = path.name.split(".")
        entries = yaml.safe_load(path.read_text(encoding="utf-8"))
        found += [Tactic(game, entry.get("phase", phase), entry) for entry in entries]
    return found


TACTICS = tactics()
TITLES = [tactic.content["title"] for tactic in TACTICS]


def test_there_are_enough_of_them_in_every_phase() -> None:
    assert len(TACTICS) >= 60
    assert len(set(TITLES)) == len(TITLES)
    games = Counter(tactic.game for tactic in TACTICS)
    assert games["puerto-rico"] >= 45
    assert games["santiago-de-cuba"] >= 20
    phases = {tactic.phase for tactic in TACTICS}
    assert {"roles", "settler", "mayor", "builder", "craftsman", "trader", "captain", "storage", "smuggler"} <= phases
    assert {"drive", "load", "demand", "venue", "alonso", "pablo", "zorro"} <= phases
    expansions = {name for tactic in TACTICS for name in tactic.content["position"].get("expansions", ())}
    assert expansions == {"buildings", "nobles", "smuggler", "festival"}


@pytest.mark.parametrize("tactic", TACTICS, ids=TITLES)
def test_the_question_is_asked_and_has_right_and_wrong_answers(tactic: Tactic) -> None:
    assert set(tactic.content) <= FIELDS
    assert ("right" in tactic.content) != ("wrong" in tactic.content)
    assert tactic.content["reason"].endswith(".")
    game = tactic.open()
    named = set(tactic.content.get("right") or tactic.content["wrong"])
    assert named <= set(game.legal_actions)
    assert named != set(game.legal_actions)


@pytest.mark.parametrize(
    "tactic", [tactic for tactic in TACTICS if tactic.content.get("decides")], ids=lambda t: t.content["title"]
)
@pytest.mark.parametrize("others", ["greedy", "planner"])
def test_what_decides_decides(tactic: Tactic, others: str) -> None:
    game = tactic.open()
    seat, right = game.turn, tactic.right(game)
    winning = {action for action in game.legal_actions if finished(game, action, others).winners == (seat,)}
    if others == "greedy":
        assert winning == right
    else:
        assert winning & right == right


def finished(game: Game, action: str, others: str) -> Game:
    """The end of the game after an action, played on by a bot."""
    world, bot = game.copy(history=False), make_bot(others)
    world.push(action)
    for move in range(MOST_MOVES):
        if world.over:
            break
        world.push(bot.decide(SeatView(world), Budget(), move).action)
    return world


@pytest.mark.parametrize("tactic", TACTICS, ids=TITLES)
def test_the_bots_that_must_find_the_right_answer_do(tactic: Tactic) -> None:
    game = tactic.open()
    right = tactic.right(game)
    for name in tactic.content["found_by"]:
        action = make_bot(name).decide(SeatView(game), Budget(), 3).action
        assert game.notation.texts[action] in right, f"{name}: {tactic.content['reason']}"

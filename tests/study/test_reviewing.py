"""Reviews: chances after every decision, blunders found, and reports that stand alone."""

from __future__ import annotations

import json
import re

import pytest

import antilles
from antilles.bots import Budget, Decision, Ranked, SeatView, make_bot
from antilles.core.errors import ConfigError
from antilles.core.game import Game
from antilles.core.gamefile import GameFile, parse_game
from antilles.core.messages import Message
from antilles.pages.review import review_page
from antilles.study.judging import Judge
from antilles.study.reviewing import LEAST_LOSS, Accuracy, Review, Step, chances_after, review, turning_points
from antilles.terminal.study import spark
from antilles.words import LANGUAGES, words_of

JUDGE = Judge("search:iters=60")


def played_game(game: str) -> GameFile:
    """A short game of greedy bots, as a file."""
    table, bot = antilles.new(game, players=3, seed=8, seats=["Ana", "Bruno", "Carla"]), make_bot("greedy")
    while not table.over:
        table.push(bot.decide(SeatView(table), Budget(), 1).action)
    return parse_game(table.record())


@pytest.mark.parametrize("game", ["puerto-rico", "santiago-de-cuba"])
def test_every_decision_is_judged_and_the_last_one_says_who_won(game: str) -> None:
    file = played_game(game)
    told: list[None] = []
    found = review(file, JUDGE, lambda: told.append(None))
    assert len(found.steps) == len(file.moves) == len(told)
    for step in found.steps:
        assert sum(step.chances) == pytest.approx(1)
        assert step.loss >= 0
    winners = found.game.winners
    assert [seat for seat, share in enumerate(found.steps[-1].chances) if share > 0] == list(winners)
    periods = [step.period for step in found.steps]
    assert periods == sorted(periods)
    assert periods[-1] > 3
    numbers = [point.step.number for point in found.turning_points]
    assert numbers == sorted(numbers)
    assert all(point.step.loss >= LEAST_LOSS for point in found.turning_points)
    document = found.document()
    assert len(document["steps"]) == len(file.moves)
    for language in LANGUAGES:
        page = review_page(found, words_of(language, game))
        assert f'<html lang="{language}">' in page
        assert page.count("<svg") == 2
        assert not re.search(r"(?:src|href)=|https?:", page)


def test_a_blunder_is_a_turning_point() -> None:
    """The last pick of the game: the captain wins by two points, and the prospector was taken."""
    position = {
        "ended": ["colonists short"],
        "governor": 0,
        "roles": {"settler": {"taken_by": 0}, "craftsman": {"taken_by": 1}, "trader": {"taken_by": 2}},
        "now": {"turn": 3},
        "seats": {0: {"victory_points": 30}, 3: {"victory_points": 26, "goods": {"corn": 5}}},
    }
    game = antilles.from_position({"players": 4, **position})
    game.push("role prospector")
    assert game.over
    found = review(parse_game(game.record()), Judge("search:iters=200"))
    assert [point.step.notation for point in found.turning_points] == ["role prospector"]
    point = found.turning_points[0]
    assert point.better.notation == "role captain"
    assert point.step.loss > 0.8
    assert point.reasons[0].part == "points"
    assert found.given_away(3) == point.step.loss


class InOrder(Judge):
    """Somebody to whom the first legal move is the best, the second the next."""

    def decision(self, game: Game) -> Decision:
        even = tuple(1 / game.players for _ in range(game.players))
        return Decision(game.legal_actions.ids[0], tuple(Ranked(action, 1, even) for action in game.legal_actions.ids))


def test_accuracy_counts_moves_among_the_best_two_of_real_decisions() -> None:
    game = antilles.new("puerto-rico", players=3, seed=8, seats=["Ana", "Bruno", "Carla"])
    first_of_six, first_of_five, first_of_three = "role settler", "take corn", "take indigo"
    for action in (first_of_six, first_of_five, first_of_three, "pass"):  # Ana, Ana, Bruno; Carla plays the third
        game.push(action)
    second_of_five, fifth, third, sixth = "role builder", "build hacienda", "build small market", "pass"
    for action in (second_of_five, fifth, third, sixth):  # Bruno, Bruno, Carla, Ana
        game.push(action)
    for action in ("role mayor", "colonist"):  # Carla: the first of four; one of two is no feat
        game.push(action)
    for action in ("place corn 1", "place indigo 1"):  # Ana, Bruno: parts of arrangements
        game.push(action)
    found = review(parse_game(game.record()), InOrder("greedy"))
    assert [found.accuracy(seat) for seat in range(3)] == [Accuracy(3, 2), Accuracy(3, 2), Accuracy(3, 1)]
    assert found.document()["accuracy"][2] == {"decisions": 3, "among_best": 1}


class Told(Judge):
    """Somebody who says of each action what it is worth to the seat on turn; what is not named was never tried."""

    def __init__(self, *opinions: dict[str, float], after: float = 0.0) -> None:
        super().__init__("greedy")
        self.opinions, self.after = opinions, after

    def decision(self, game: Game) -> Decision:
        told = self.opinions[0] if game.decision == "role pick" and "role captain" in game.legal_actions else {}
        if len(game.legal_actions) == 1:
            return Decision(game.legal_actions.ids[0])
        ranking = [self.entry(game, game.notation.read(text), share) for text, share in told.items()]
        ranking = ranking or [self.entry(game, game.legal_actions.ids[0], self.after)]
        return Decision(ranking[0].action, tuple(ranking))

    def entry(self, game: Game, action: int, share: float) -> Ranked:
        """The first seat has this share, the others the rest."""
        return Ranked(action, 10, (share, *((1 - share) / (game.players - 1) for _ in range(game.players - 1))))


def captained(*opinions: dict[str, float], after: float, monkeypatch: pytest.MonkeyPatch) -> Review:
    """A review of one decision: the first seat takes the captain, after which everybody has to load what there is."""
    position = {
        "players": 4,
        "governor": 0,
        "now": {"turn": 0},
        "ships": [
            {"spaces": spaces, "good": good, "load": 1} for spaces, good in ((5, "corn"), (6, "indigo"), (7, "sugar"))
        ],
        "seats": {seat: {"goods": {"corn" if seat == 0 else "indigo": 1}} for seat in range(4)},
    }
    game = antilles.from_position(position)
    game.push("role captain")
    assert game.turn == 0
    assert len(game.legal_actions) == 1
    first, second = Told(opinions[0], after=after), Told(opinions[-1], after=after)
    monkeypatch.setattr("antilles.study.reviewing.second_opinion", lambda judge: second)
    return review(parse_game(game.record()), first)


def test_a_blunder_before_a_forced_move_is_a_blunder(monkeypatch: pytest.MonkeyPatch) -> None:
    """The captain was never tried, and the next question has one answer: what comes after that says what it cost."""
    found = captained({"role mayor": 0.9}, after=0.1, monkeypatch=monkeypatch)
    assert found.steps[0].loss == pytest.approx(0.8)
    assert [point.better.notation for point in found.turning_points] == ["role mayor"]


def test_what_is_told_as_better_is_better_to_both_opinions(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second opinion knows something better too, but not the move that would be told."""
    first = {"role mayor": 0.5, "role captain": 0.3}
    assert captained(first, first, after=0, monkeypatch=monkeypatch).steps[0].loss == pytest.approx(0.2)
    second = {"role builder": 0.6, "role mayor": 0.3, "role captain": 0.4}
    assert captained(first, second, after=0, monkeypatch=monkeypatch).turning_points == ()
    second = {"role builder": 0.6, "role mayor": 0.5, "role captain": 0.4}
    assert captained(first, second, after=0, monkeypatch=monkeypatch).steps[0].loss == pytest.approx(0.1)


class ByPlantations(Judge):
    """Somebody to whom the first seat's chance hangs on what plantations lie open."""

    def decision(self, game: Game) -> Decision:
        open_now = json.dumps(game.position()["plantations"], sort_keys=True)
        share = sum(open_now.encode()) % 997 / 997
        return Decision(game.legal_actions.ids[0], (Ranked(game.legal_actions.ids[0], 1, (share, 1 - share, 0.0)),))


def test_nobody_is_accused_of_the_luck_of_later_draws() -> None:
    """The last settler's tile makes the next plantations come; whichever came, the tile is worth the same."""
    game = antilles.new("puerto-rico", players=3, seed=8)
    for action in ("role settler", "take corn", "take indigo"):
        game.push(action)
    seat = game.turn or 0
    twins = [game, *(game.determinize(seat, seed) for seed in range(5, 9))]
    came = {json.dumps(after(twin).position()["plantations"], sort_keys=True) for twin in twins}
    assert len(came) > 1
    judge = ByPlantations("greedy")
    assert len({chances_after(twin, twin.legal_actions.ids[0], judge) for twin in twins}) == 1


def after(game: Game) -> Game:
    """The game after its first legal action."""
    twin = game.copy()
    twin.push(twin.legal_actions.ids[0])
    return twin


@pytest.mark.parametrize("bot", ["greedy", "merchant", "random"])
def test_who_tells_no_chances_cannot_judge(bot: str) -> None:
    with pytest.raises(ConfigError, match=f"{bot} does not say how likely"):
        review(played_game("santiago-de-cuba"), Judge(bot))


def test_everybody_has_a_turning_point_before_anybody_has_two() -> None:
    def step(number: int, seat: int, loss: float) -> Step:
        return Step(number, seat, 0, "", Message("study-arranged", moves=()), 1, (), (), loss)

    costly = [step(1, 0, 0.5), step(2, 0, 0.4), step(3, 1, 0.1), step(4, 0, 0.3), step(5, 2, 0.2)]
    assert sorted(found.number for found in turning_points(costly, 4)) == [1, 2, 3, 5]
    assert turning_points([], 4) == []


def test_a_plot_in_one_line() -> None:
    assert spark([0.0, 0.5, 1.0]) == " ▄█"
    assert len(spark([0.3] * 1000)) == 60

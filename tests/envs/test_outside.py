"""Our bots in a harness of another make that speaks only names."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import antilles
from antilles.bots import Decision
from antilles.envs.outside import Dialect, OutsideError, OutsidePlayer
from tests.envs.other_harness import COLOURS, VERBS, OtherTable


class OtherDialect(Dialect):
    """How the other harness spells things."""

    def document(self, seen: Any) -> dict[str, Any]:
        towns = [self.town(seen["towns"][colour]) for colour in COLOURS]
        return {
            "game": "puerto-rico",
            "edition": seen["rulebook"],
            "players": len(COLOURS),
            "round": seen["turnNumber"],
            "governor": COLOURS.index(seen["governor"]),
            "roles": {
                self.thing(card["card"]): {"doubloons": card["coins"], "taken_by": card["heldBy"]}
                for card in seen["cards"]
            },
            "supply": {
                "victory_points": seen["bank"]["points"],
                "colonists": seen["bank"]["workers"],
                "quarries": seen["bank"]["quarries"],
                "goods": self.counted(seen["bank"]["barrels"]),
            },
            "colonist_ship": seen["workerShip"],
            "ships": [
                {"spaces": one["size"], "good": self.thing(one["cargo"]) or None, "load": one["filled"]}
                for one in seen["freighters"]
            ],
            "trading_house": [self.thing(good) for good in seen["stall"]],
            "buildings": self.counted(seen["shop"]),
            "plantations": {
                "face_up": self.counted(seen["openTiles"]),
                "face_down": seen["hiddenTiles"],
                "discards": self.counted(seen["usedTiles"]),
            },
            "ended": [self.thing(reason) for reason in seen["ending"]],
            "seats": towns,
            "now": seen["question"],
        }

    def counted(self, named: dict[str, int]) -> dict[str, int]:
        return {self.thing(name): count for name, count in named.items()}

    def town(self, town: dict[str, Any]) -> dict[str, Any]:
        island: dict[str, dict[str, int]] = {}
        for spot in town["fields"]:
            people = island.setdefault(self.thing(spot["tile"]), {"tiles": 0, "colonists": 0})
            people["tiles"] += 1
            people["colonists"] += spot["manned"]
        return {
            "doubloons": town["coins"],
            "limbo": town["idleWorkers"],
            "goods": dict(Counter(self.thing(good) for good in town["barrels"])),
            "island": island,
            "city": self.counted(town["houses"]),
            **town["more"],
        }

    def line(self, move: str) -> str:
        verb, _, rest = move.partition(":")
        ours = {theirs: word for word, theirs in VERBS.items()}.get(verb, verb.lower())
        return f"{ours} {self.thing(rest)}".strip()


class Watching(OutsidePlayer):
    """Also sees that the position is understood: our rules allow what the harness offers, and nothing else."""

    understood = 0

    def act(self, observation: Any, moves: Any) -> str:
        game = self.position(observation)
        offered = sorted(action for move in moves for action in self.ids_of(game, move))
        assert offered == sorted(game.legal_actions.ids)
        assert game.turn == COLOURS.index(observation["me"])
        self.understood += 1
        return super().act(observation, moves)


def played(seed: int, edition: str, players: dict[str, OutsidePlayer]) -> dict[str, int]:
    table, dice = OtherTable(edition), random.Random(seed)
    table.reset(seed)
    for colour in table.agent_iter():
        observation, _, _, _, info = table.last()
        if colour in players:
            table.step(players[colour].act(observation, info["moves"]))
        else:
            table.step(dice.choice(info["moves"]))
    return table.results()


@pytest.mark.parametrize(("seed", "edition", "colour"), [(1, "rio-grande", "red"), (2, "classic", "green")])
def test_a_bot_understands_every_position_and_wins(seed: int, edition: str, colour: str) -> None:
    bot = Watching("greedy", OtherDialect(), seed=seed)
    result = played(seed, edition, {colour: bot})
    assert bot.understood > 40
    assert max(result, key=lambda name: result[name]) == colour


def test_three_bots_of_ours_play_each_other() -> None:
    bots = {colour: OutsidePlayer("greedy", OtherDialect(), seed=place) for place, colour in enumerate(COLOURS)}
    assert min(played(5, "rio-grande", bots).values()) > 10


def test_a_whole_arrangement_may_be_one_move() -> None:
    """A harness that asks for all of a mayor's people at once offers lines; the bot's choices lead to one of them."""

    class Lines(OtherDialect):
        def line(self, move: str) -> str:
            return move if "," in move else super().line(move)

    table = OtherTable()
    table.reset(3)
    dice = random.Random(3)
    bot = OutsidePlayer("greedy", Lines(), strict=False)
    for _ in table.agent_iter():
        observation, _, _, _, info = table.last()
        game = bot.position(observation)
        if game.decision == "mayor place" and len(info["moves"]) > 1:
            lines = []
            for first in game.legal_actions:
                trial = game.copy(history=False)
                trial.push(first)
                same = trial.turn == game.turn and trial.decision == game.decision
                lines += [f"{first}, {second}" for second in trial.legal_actions] if same else []
            if lines:
                assert bot.act(observation, lines) in lines
                return
        table.step(dice.choice(info["moves"]))
    pytest.fail("nobody had to place two colonists")


def test_moves_that_our_rules_refuse_and_choices_that_are_not_offered() -> None:
    table = OtherTable()
    table.reset(1)
    observation, _, _, _, info = table.last()

    class Stubborn:
        name = "stubborn"

        def decide(self, seat: Any, budget: Any, seed: int, *, rank: bool = False) -> Decision:
            return Decision(seat.notation.parse("role settler"))

    strict = OutsidePlayer(Stubborn(), OtherDialect())
    assert strict.act(observation, info["moves"]) == "PickCard:SETTLER"
    others = [move for move in info["moves"] if move != "PickCard:SETTLER"]
    with pytest.raises(OutsideError, match="does not offer role settler"):
        strict.act(observation, others)
    with pytest.raises(OutsideError, match="our rules refuse it"):
        strict.act(observation, [*others, "Erect:HARBOR"])
    lenient = OutsidePlayer(Stubborn(), OtherDialect(), strict=False)
    assert lenient.act(observation, [*others, "Erect:HARBOR"]) in others
    assert (lenient.overruled, lenient.refused) == (1, 1)


def test_a_hospice_is_asked_about_when_the_tile_just_placed_is_named() -> None:
    class AsItIs(Dialect):
        def document(self, seen: Any) -> dict[str, Any]:
            return dict(seen)

    game, dice = antilles.new("puerto-rico", players=3, seed=1), random.Random(1)
    while game.decision != "hospice colonist":
        if game.over:
            game = antilles.new("puerto-rico", players=3, seed=dice.randrange(1000))
        game.push(dice.choice(game.legal_actions.ids))
    seen = game.view(game.turn)
    asked = {key: seen["now"][key] for key in ("decision", "turn", "role", "holder", "tile_placed")}
    assert OutsidePlayer("greedy", AsItIs()).act({**seen, "now": asked}, list(game.legal_actions)) == "colonist"

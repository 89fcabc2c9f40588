"""A harness of another make: three colours around a table, everything told and answered in names of its own.

It has no rules; a table of ours sits inside, and nothing but names crosses.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import antilles

COLOURS = ("red", "blue", "green")
VERBS = {"role": "PickCard", "take": "GrabTile", "build": "Erect", "sell": "Trade", "load": "Ship", "place": "Man"}


def shout(words: str) -> str:
    return words.upper().replace(" ", "_")


class OtherTable:
    """As PettingZoo does it: `agent_iter`, `last`, `step`."""

    def __init__(self, edition: str = "rio-grande") -> None:
        self.edition = edition
        self.agents: list[str] = []

    def reset(self, seed: int) -> None:
        self._inside = antilles.new("puerto-rico", players=3, edition=self.edition, seed=seed)
        self.agents = list(COLOURS)

    def agent_iter(self) -> Iterator[str]:
        while not self._inside.over:
            yield COLOURS[self._inside.turn or 0]

    def last(self) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        moves = [self.spoken(action) for action in self._inside.legal_actions]
        return self.observe(COLOURS[self._inside.turn or 0]), 0.0, False, False, {"moves": moves}

    def spoken(self, action: str) -> str:
        verb, _, rest = action.partition(" ")
        return f"{VERBS.get(verb, verb.title())}:{shout(rest)}"

    def step(self, move: str) -> None:
        named = {self.spoken(action): action for action in self._inside.legal_actions}
        self._inside.push(named[move])

    def observe(self, agent: str) -> dict[str, Any]:
        seen = self._inside.view(COLOURS.index(agent))
        return {
            "me": agent,
            "rulebook": self.edition,
            "turnNumber": seen["round"],
            "governor": COLOURS[seen["governor"]],
            "cards": [
                {"card": shout(name), "coins": card["doubloons"], "heldBy": card["taken_by"]}
                for name, card in seen["roles"].items()
            ],
            "bank": {
                "points": seen["supply"]["victory_points"],
                "workers": seen["supply"]["colonists"],
                "quarries": seen["supply"]["quarries"],
                "barrels": {shout(good): count for good, count in seen["supply"]["goods"].items()},
            },
            "workerShip": seen["colonist_ship"],
            "freighters": [
                {"size": ship["spaces"], "cargo": shout(ship["good"]) if ship["good"] else "", "filled": ship["load"]}
                for ship in seen["ships"]
            ],
            "stall": [shout(good) for good, count in seen["trading_house"].items() for _ in range(count)],
            "shop": {shout(name): count for name, count in seen["buildings"].items()},
            "openTiles": {shout(tile): count for tile, count in seen["plantations"]["face_up"].items()},
            "hiddenTiles": seen["plantations"]["face_down"],
            "usedTiles": {shout(tile): count for tile, count in seen["plantations"]["discards"].items()},
            "ending": [shout(reason) for reason in seen["ended"]],
            "towns": {COLOURS[seat]: self.town(board) for seat, board in enumerate(seen["seats"])},
            "question": seen["now"],
        }

    def town(self, board: dict[str, Any]) -> dict[str, Any]:
        named = {"coins": board["doubloons"], "idleWorkers": board["limbo"]}
        named["barrels"] = [shout(good) for good, count in board["goods"].items() for _ in range(count)]
        named["fields"] = [
            {"tile": shout(tile), "manned": number < people["colonists"]}
            for tile, people in board["island"].items()
            for number in range(people["tiles"])
        ]
        named["houses"] = {shout(name): people for name, people in board["city"].items()}
        more = {
            key: value for key, value in board.items() if key not in ("goods", "island", "city", "doubloons", "limbo")
        }
        return named | {"more": more}

    def results(self) -> dict[str, int]:
        return {colour: score.total for colour, score in zip(COLOURS, self._inside.scores, strict=True)}

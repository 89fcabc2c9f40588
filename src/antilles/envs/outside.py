"""Our bots at tables of others: a harness that speaks of positions and moves by name, in names of its own.

`OutsidePlayer` is given what the harness shows a seat and the names of the moves it allows, and answers with one of
those names. How the harness spells things is a `Dialect`. What it does not show is drawn by chance before a bot looks.
"""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence
from typing import Any

from antilles.bots import Bot, Budget, SeatView, make_bot
from antilles.core.errors import AntillesError
from antilles.core.game import Game
from antilles.core.messages import Message
from antilles.core.registry import create
from antilles.core.replay import game_of

HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
MOST_DICE = 1 << 53
LINE = ","
"""Between the actions of a whole arrangement."""


class OutsideError(AntillesError, ValueError):
    """A harness and our rules that do not agree on what is allowed."""


class Dialect:
    """How a harness spells things; ours are lower-case words with spaces (`small indigo plant`).

    `things` and `keys` hold what spelling alone does not give: their word -> ours. A harness whose observations have
    another shape than our position documents, or whose moves are called otherwise, overrides `document` and `line`.
    """

    def __init__(self, things: Mapping[str, str] | None = None, keys: Mapping[str, str] | None = None) -> None:
        self.things, self.keys = dict(things or {}), dict(keys or {})

    def thing(self, word: str) -> str:
        """Our name of a thing: `SmallIndigoPlant`, `SMALL_INDIGO_PLANT` and `small-indigo-plant` are one."""
        return self.things.get(word) or HUMP.sub(" ", word).replace("_", " ").replace("-", " ").lower()

    def key(self, word: str) -> str:
        """Our name of a field of a position."""
        return self.keys.get(word) or HUMP.sub("_", word).lower()

    def document(self, observation: Mapping[str, Any]) -> dict[str, Any]:
        """An observation as one of our position documents (docs/handbook/positions.md)."""
        return {self.key(key): value for key, value in observation.items()}

    def line(self, move: str) -> str:
        """A move in our notation; one that decides several things is several actions between commas."""
        return self.thing(move)


def view_as_position(view: Mapping[str, Any]) -> dict[str, Any]:
    """What a seat sees, as a position: what lies hidden is left out, and points behind screens are spread evenly."""
    document = {key: value for key, value in view.items() if key not in ("seat", "legal_actions")}
    tiles = dict(document.get("plantations", {}))
    if isinstance(tiles.get("face_down"), int):
        del tiles["face_down"]
    document["plantations"] = tiles
    seats = [dict(seat) for seat in document["seats"]]
    unknown = [seat for seat in seats if "victory_points" not in seat]
    if unknown:
        table: dict[str, Any] = {
            key: document[key] for key in ("edition", "expansions", "variants", "options") if key in document
        }
        start = create("puerto-rico", 0, None, {"players": len(seats), **table})
        left = start.position()["supply"]["victory_points"] - document["supply"]["victory_points"]
        left -= sum(seat.get("victory_points", 0) for seat in seats)
        for place, seat in enumerate(unknown):
            seat["victory_points"] = max(0, (left + place) // len(unknown))
    document["seats"] = seats
    return document


class OutsidePlayer:
    """A bot of ours in somebody else's harness. `overruled` counts choices of the bot that the harness did not offer.

    A `strict` player raises an error instead, and also where the harness offers a move that our rules refuse.
    """

    def __init__(self, bot: str | Bot, dialect: Dialect, *, seed: int = 0, strict: bool = True) -> None:
        self.bot = make_bot(bot) if isinstance(bot, str) else bot
        self.dialect, self.strict = dialect, strict
        self.overruled = self.refused = 0
        self._dice = random.Random(seed)

    def position(self, observation: Mapping[str, Any]) -> Game:
        """The position that a harness shows, as a game of ours."""
        document = view_as_position(self.dialect.document(observation))
        return game_of(document).from_position(document, seed=self._dice.randrange(MOST_DICE))

    def act(self, observation: Mapping[str, Any], moves: Sequence[str]) -> str:
        """One of the moves that the harness offers."""
        game = self.position(observation)
        offered = {move: ids for move in moves if (ids := self.ids_of(game, move))}
        if not offered:
            return self._dice.choice(list(moves))
        taken: tuple[int, ...] = ()
        while True:
            fitting = {move: ids for move, ids in offered.items() if ids[: len(taken)] == taken}
            meant = [move for move, ids in fitting.items() if ids == taken]
            if meant:
                return meant[0]
            possible = sorted({ids[len(taken)] for ids in fitting.values()})
            action = possible[0] if len(possible) == 1 else self._decide(game, possible)
            game.push(action)
            taken += (action,)

    def _decide(self, game: Game, possible: Sequence[int]) -> int:
        """What the bot does, among what the harness offers."""
        action = self.bot.decide(SeatView(game), Budget(), self._dice.randrange(MOST_DICE)).action
        if action in possible:
            return action
        if self.strict:
            raise OutsideError(Message("outside-not-offered", action=game.notation.format(action)))
        self.overruled += 1
        return self._dice.choice(possible)

    def ids_of(self, game: Game, move: str) -> tuple[int, ...]:
        """A move of the harness as our action ids, one for each thing that it decides."""
        line = self.dialect.line(move)
        trial = game.copy(history=False)
        try:
            trial.push(line)
        except AntillesError as problem:
            if self.strict:
                raise OutsideError(Message("outside-refused", move=move, line=line, problem=problem.told)) from problem
            self.refused += 1
            return ()
        return tuple(trial.actions.ids)

"""OpenSpiel games (extra `openspiel`): importing this module makes `puerto_rico` and `santiago_de_cuba` known to
`pyspiel.load_game`, for instance as `puerto_rico(players=4,edition=edition-1897,expansions=nobles+festival)`.

Chance is one node at the root, which draws the deal among `deals` seeds; everything after it follows from the deal and
the choices. `resample_from_infostate` draws anew all that a seat cannot know, what is still to be drawn included.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from typing import Any, Self

import numpy as np
import pyspiel

from antilles.core.facts import public_or_for
from antilles.core.game import Game
from antilles.core.registry import GAMES
from antilles.envs.batch import Table
from antilles.envs.single import OneGame

USUAL_DEALS = 1000
MOST_DECISIONS = 5000
"""More than a game has: random games with everything in play stay below 1,500."""
WORLDS = 1 << 53
BETWEEN = "+"
"""Between the names of a list; OpenSpiel keeps the comma for itself."""
NO_NUMBER = "edition-"
"""Before an edition that is called by a year: OpenSpiel would read a number."""
PARAMETERS: dict[str, Any] = {
    "players": 0,
    "edition": "",
    "expansions": "",
    "variants": "",
    "deals": USUAL_DEALS,
    "first_seed": 0,
}
SPIEL = pyspiel.GameType


def type_of(game: str) -> Any:
    """What OpenSpiel knows of a game."""
    manifest = GAMES[game]
    return SPIEL(
        short_name=game.replace("-", "_"),
        long_name=manifest.title,
        dynamics=SPIEL.Dynamics.SEQUENTIAL,
        chance_mode=SPIEL.ChanceMode.EXPLICIT_STOCHASTIC,
        information=SPIEL.Information.IMPERFECT_INFORMATION,
        utility=SPIEL.Utility.CONSTANT_SUM,
        reward_model=SPIEL.RewardModel.TERMINAL,
        max_num_players=manifest.most_players,
        min_num_players=manifest.fewest_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def table_of(parameters: dict[str, Any]) -> dict[str, Any]:
    """The table that the parameters of a game describe; what is empty is as usual."""
    table: dict[str, Any] = {"players": parameters.get("players") or None}
    table["edition"] = parameters["edition"].removeprefix(NO_NUMBER) or None
    for key in ("expansions", "variants"):
        names = str(parameters.get(key) or "")
        table[key] = names.split(BETWEEN) if names else None
    return {key: value for key, value in table.items() if value is not None}


class SpielTable:
    """What all states of a game share: its table, its deals, and a desk to write observations at."""

    def __init__(self, game: str, parameters: dict[str, Any]) -> None:
        self.made_of = (game, parameters)
        self.desk = OneGame(game, table_of(parameters))
        self.kind, self.config = self.desk.table.kind, self.desk.table.config
        self.first_seed, self.deals = int(parameters["first_seed"]), int(parameters["deals"])

    @property
    def room(self) -> Table:
        """The engine and the observations."""
        return self.desk.table

    def begin(self, deal: int) -> Game:
        """The game of a deal."""
        return self.kind.start(seed=self.first_seed + deal, **self.config.document())

    def __deepcopy__(self, memo: Any) -> Self:
        """Copies of a state share it."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """A state that is written down says what its table is made of."""
        game, parameters = self.made_of
        return shared_table, (game, tuple(sorted(parameters.items())))


@cache
def shared_table(game: str, parameters: tuple[tuple[str, Any], ...]) -> SpielTable:
    """What the states of a game share, made once for a game and its parameters."""
    return SpielTable(game, dict(parameters))


class SpielGame(pyspiel.Game):
    """A table as a game of OpenSpiel: the winners share a utility of 1."""

    def __init__(self, game: str, parameters: dict[str, Any] | None = None) -> None:
        given = PARAMETERS | (parameters or {})
        if given["edition"].isdigit():
            given["edition"] = NO_NUMBER + given["edition"]
        self.shared = shared_table(game, tuple(sorted(given.items())))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.shared.room.actions,
            max_chance_outcomes=self.shared.deals,
            num_players=self.shared.room.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(type_of(game), info, given)

    def new_initial_state(self, *given: Any) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What writes down what a seat sees; with perfect recall also all that it has seen before."""
        return SpielObserver(self.shared, recalls=bool(iig_obs_type and iig_obs_type.perfect_recall))


class SpielState(pyspiel.State):
    """A position; before the deal there is none."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.shared = game.shared
        self.position: Game | None = None

    def current_player(self) -> int:
        """Chance deals, then whoever is on turn decides."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        turn = self.position.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else turn

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal_actions.ids) if self.position else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely as any other."""
        return [(deal, 1 / self.shared.deals) for deal in range(self.shared.deals)]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = self.shared.begin(action)
        else:
            self.position.push(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.shared.kind.notation.format(action)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.position is not None and self.position.over

    def returns(self) -> list[float]:
        """The winners share 1."""
        winners = self.position.winners if self.position else ()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.shared.room.players)]

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state in which all that a seat cannot know is drawn anew; its history names the deal it comes from."""
        twin: SpielState = self.clone()
        if self.position is not None:
            twin.position = self.position.determinize(player, int(sampler() * WORLDS))
        return twin

    def __str__(self) -> str:
        """The whole position, secrets included."""
        return "before the deal" if self.position is None else json.dumps(self.position.position())


class SpielObserver:
    """What a seat sees, as text and as numbers; what it has learnt so far only as text."""

    def __init__(self, shared: SpielTable, *, recalls: bool) -> None:
        self._shared, self._recalls = shared, recalls
        self.tensor = None if recalls else np.zeros(shared.room.width(), np.float32)
        self.dict = {} if recalls else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the row of a seat."""
        if self.tensor is None:
            return
        self.tensor[:] = 0
        if state.position is not None:
            self._shared.desk.show(state.position.state_bytes())
            self.tensor[:] = self._shared.desk.row_of(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view of a seat; one that recalls adds a digest of every event that the seat may know."""
        if state.position is None:
            return "before the deal"
        seen = json.dumps({"seat": player, **state.position.view(player)})
        return f"{seen} {learnt(state.position, player)}" if self._recalls else seen


def learnt(game: Game, seat: int) -> str:
    """The same for games in which a seat could know the same events."""
    known = public_or_for(seat)
    events = [tuple(event) for event in game.raw_since(0) if known(event)]
    return hashlib.blake2b(repr(events).encode(), digest_size=12).hexdigest()


class PuertoRico(SpielGame):
    """A table of Puerto Rico."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        super().__init__("puerto-rico", parameters)


class SantiagoDeCuba(SpielGame):
    """A table of Santiago de Cuba."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        super().__init__("santiago-de-cuba", parameters)


# Classes, not functions made on the spot: OpenSpiel lets go of them only after Python has ended.
pyspiel.register_game(type_of("puerto-rico"), PuertoRico)
pyspiel.register_game(type_of("santiago-de-cuba"), SantiagoDeCuba)

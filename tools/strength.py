"""Matches between the bots that need no budget, whole games in compiled code: `python -m tools.strength`."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from antilles.bots import door as at
from antilles.bots.compiled import CompiledBots, Player, bots_module, style_of
from antilles.core.registry import GAMES, game_class

GAMES_EACH, SELF_PLAY = 480, 400
FIRST_SEED, STYLES_SEED, PAIRS_SEED, SELF_SEED = 3_000_000, 3_100_000, 3_200_000, 3_300_000
STYLES = ("shipper", "builder", "factory", "quarry-banker", "spoiler")
FULL_HOUSE = {"players": 4, "edition": "1897", "expansions": ["buildings", "nobles", "smuggler", "festival"]}


class Table:
    """A table of compiled bots."""

    def __init__(self, game: str, config: dict[str, Any]) -> None:
        self.game, self.room = game_class(game), GAMES[game].room
        engine = self.game.start(**config).engine
        self.bots, self.players = CompiledBots(engine, self.room), engine.players

    def player(self, kind: int, style: str = "greedy") -> Player:
        """A bot in a style."""
        return Player(kind, style_of(self.room, style), depth=bots_module(self.room).PLANNER_DEPTH)

    def share(self, one: Player, other: Player, first_seed: int, seats: int = 1) -> str:
        """What one bot wins in so many of the seats, the same seeds from every seating."""
        seatings = list(combinations(range(self.players), seats))
        seeds = list(range(first_seed, first_seed + GAMES_EACH // len(seatings)))
        won = 0.0
        for seating in seatings:
            sitting = [one if seat in seating else other for seat in range(self.players)]
            winners = self.bots.games(sitting, seeds).winners
            won += float((winners[:, list(seating)].sum(axis=1) / winners.sum(axis=1)).sum())
        games = len(seeds) * len(seatings)
        return f"{won / games:.1%} of {games}"

    def shape(self, player: Player) -> str:
        """Seats, scores and ends of games among equals."""
        games = self.bots.games([player] * self.players, list(range(SELF_SEED, SELF_SEED + SELF_PLAY)))
        shares = (games.winners / games.winners.sum(axis=1, keepdims=True)).mean(axis=0)
        seats = " / ".join(f"{share:.1%}" for share in shares)
        ends = ", ".join(
            f"{name} {float((games.ended & bit > 0).mean()):.0%}" for bit, name in self.game.end_reason_names.items()
        )
        scores = f"mean score {games.scores.mean():.1f}, winner {games.scores.max(axis=1).mean():.1f}"
        return f"seats {seats}; {scores}; {ends}"


def main() -> None:
    """Every match, a line each."""
    for game, manifest in GAMES.items():
        counts = range(manifest.fewest_players, manifest.most_players + 1)
        configs: list[dict[str, Any]] = [{"players": players} for players in counts]
        for config in [*configs, *([FULL_HOUSE] if game == "puerto-rico" else [])]:
            table = Table(game, config)
            planner, greedy, chance = (table.player(kind) for kind in (at.PLANNER, at.GREEDY, at.RANDOM))
            print(f"{game} {config}: greedy against random {table.share(greedy, chance, FIRST_SEED)}", flush=True)
            print(f"  planner against greedy {table.share(planner, greedy, FIRST_SEED)}", flush=True)
            if config != {"players": 4}:
                continue
            for style in STYLES:
                other = table.player(at.GREEDY, style)
                alone, paired = table.share(planner, other, STYLES_SEED), table.share(planner, other, PAIRS_SEED, 2)
                print(f"  planner against {style} {alone}; two against two {paired}", flush=True)
            print(f"  planner among equals: {table.shape(planner)}", flush=True)


if __name__ == "__main__":
    main()

"""Batches of games between any bots, as `antilles sim` plays them: compiled as a whole where all of them can be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from antilles.arena.matches import Match, Pairing, play, replayed
from antilles.bots import door as at
from antilles.bots import make_bot
from antilles.bots.compiled import CompiledBots, Player, style_of
from antilles.bots.random_bot import RandomBot
from antilles.bots.thumb import ThumbBot
from antilles.core.registry import game_class
from antilles.core.simulation import Batch, GamesOfTable


class CompiledGames(GamesOfTable):
    """Games between compiled bots, nothing of Python in between."""

    def __init__(self, table: GamesOfTable, room: str, players: Sequence[Player]) -> None:
        super().__init__(table.engine, table.described, table.end_reasons)
        self.room, self.players = room, players

    def __call__(self, first_seed: int, games: int) -> Batch:
        """Games first_seed, first_seed + 1, ..."""
        bots = CompiledBots(self.engine, self.room)  # one object belongs to one thread
        return self.batch(bots.games(self.players, range(first_seed, first_seed + games)))


class GamesOneByOne(GamesOfTable):
    """Games between bots of any kind: every decision is asked for, and the dice are those of an arena."""

    games_at_once = 1
    warms_up = False

    def __init__(self, table: GamesOfTable, match: Match) -> None:
        super().__init__(table.engine, table.described, table.end_reasons)
        self.match = match

    def __call__(self, first_seed: int, games: int) -> Batch:
        """Games first_seed, first_seed + 1, ..."""
        seating = tuple(range(self.match.players))
        states = self.engine.states(games)
        decisions = []
        for row in range(games):
            played = play(self.match, Pairing(row, first_seed + row, seating))
            self.engine.state_struct.restore(states, row, replayed(self.match, played).state_bytes())
            decisions.append(len(played.actions))
        finished = self.batch(self.engine.play_on(states, [0] * games))
        finished.decisions += decisions
        return finished


def simulator_of(game: str, bots: Sequence[str], config: Mapping[str, Any]) -> GamesOfTable:
    """What plays games between these bots, one per seat, the quickest way there is."""
    kind = game_class(game)
    table = kind.simulator(**config)
    room = kind.manifest.room
    players = [compiled_player(name, room) for name in bots]
    if all(isinstance(make_bot(name), RandomBot) for name in bots):
        return table
    whole = [player for player in players if player is not None]
    if len(whole) == len(players):
        return CompiledGames(table, room, whole)
    rest = {key: value for key, value in config.items() if key != "players"}
    return GamesOneByOne(table, Match(game, tuple(bots), 1, 0, rest))


def compiled_player(name: str, room: str) -> Player | None:
    """A bot as the compiled door knows it; None for one that needs Python at every decision."""
    bot = make_bot(name)
    if isinstance(bot, RandomBot):
        return Player(at.RANDOM, style_of(room, "greedy"))
    return bot.player(room) if isinstance(bot, ThumbBot) else None

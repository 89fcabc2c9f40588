"""Worlds that are the same to one seat: a table, and it again with everything redrawn that the seat cannot know."""

from __future__ import annotations

import copy
import random
from typing import Any

from antilles.core.facts import AUDIENCE
from antilles.core.game import Game
from antilles.server.kept import PLAY, PLAYING, Entry, KeptSeat, KeptTable
from antilles.server.schemas.tables import TableSettings
from antilles.server.tables import LiveTable
from antilles.tableside.table import Table
from tests.tables import AnyConfig, class_of

TABLE = "t" * 16
HOLDINGS = ("vp_chips", "vp_paper", "pesos", "points", "goods")


def owner_of(seat: int) -> str:
    return f"owner-of-seat--{seat}"


class NoHall:
    """A hall that is asked nothing but which page it has."""

    build = "page"


def live_table(config: AnyConfig, seed: int) -> LiveTable:
    """A table of people, in memory only."""
    kind = class_of(config)
    names = [f"P{seat}" for seat in range(config.players)]
    seats = [KeptSeat(seat, owner_of(seat), None, name) for seat, name in enumerate(names)]
    settings = TableSettings().model_dump(mode="json")
    row = KeptTable(
        TABLE, kind.game_id, 1, config.document(), settings, seed, None, "invite", owner_of(0), 0.0, 0.0, names, PLAYING
    )
    live = LiveTable(NoHall(), row, seats, [], [])  # type: ignore[arg-type]
    live.away = dict.fromkeys(range(config.players))
    live.stream.id = "stream"
    live.table = live.set_up()
    return live


def push(live: LiveTable, dice: random.Random) -> None:
    """A random move, told as the server tells it."""
    game = live.game
    seat, action, mark = game.turn, dice.choice(game.legal_actions.ids), game.event_count
    assert seat is not None
    entry = Entry(live.ply, PLAY, seat, [game.notation.texts[action]], "person", None, 0.0)
    live.begun.play_all([action], seat)
    live.log.append(entry)
    live._tell_move(entry, mark)


def redrawn(game: Game, seat: int, seed: int) -> bytes:
    """The state with everything drawn anew that a seat cannot know, and other numbers where holdings are hidden.

    Somebody who remembers everything could work such holdings out, so searches may know them; what is sent may not
    depend on them all the same.
    """
    state: Any = game.engine.state_struct.unpack(game.determinize(seat, seed).state_bytes())
    state.draws = game.state.draws  # drawing anew counts, which nobody at the table could have seen
    for owner, player in enumerate(state.players[: game.players]):
        for field in player.struct.fields:
            if field.name in HOLDINGS and not player.struct.sees(field.name, game.rules, state, owner, seat):
                held = getattr(player, field.name)
                if field.shape:
                    for place, number in enumerate(held.tolist()[::-1]):
                        held[place] = number
                else:
                    setattr(player, field.name, min(held + 1 + owner, field.most))
    return game.engine.state_struct.pack(state)


def another_world(live: LiveTable, seat: int, seed: int, past: int = 0) -> LiveTable:
    """The same table with everything drawn anew that a seat cannot know: state, events and notation of others.

    So is the state before each of the last `past` moves.
    """
    twin, game = copy.copy(live), live.game
    other: Game = game.copy()
    other._slate.restore(redrawn(game, seat, seed))
    other._facts = other._seen = None
    for back in range(1, min(past, game.pushes) + 1):
        earlier = game.copy()
        earlier.go_back(game.pushes - back)
        other.steps[-back] = other.steps[-back]._replace(before=redrawn(earlier, seat, seed + back))
    other._raw_events = [
        tuple(part if place <= AUDIENCE else 0 for place, part in enumerate(event))
        if event[AUDIENCE] >= 0 and event[AUDIENCE] != seat
        else event
        for event in other._raw_events
    ]
    twin.table = Table(other, live.sitting)
    twin.log = [entry if entry.seat == seat else Entry(**{**vars(entry), "actions": ["?"]}) for entry in live.log]
    twin.stream = copy.copy(live.stream)
    twin.stream._kept = live.stream._kept.copy()
    return twin


def tell_again(live: LiveTable, moves: int) -> None:
    """Tell the last moves anew, each as it was told when it was played."""
    whole = live.begun
    live.stream.forget()
    live.stream.number = live.ply - moves
    for back in reversed(range(moves)):
        earlier = whole.game.copy()
        earlier.go_back(whole.game.pushes - back)
        live.table = Table(earlier, live.sitting)
        live._tell_move(live.log[live.ply - 1 - back], earlier.steps[-1].events)
    live.table = whole

"""A game that somebody brings as a file: to look at it move by move, and to play on where it is not over."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from antilles.bots.levels import DEFAULT_LEVEL
from antilles.core.errors import AntillesError
from antilles.core.game import Game
from antilles.core.gamefile import BOT as SITS_BOT
from antilles.core.gamefile import FileNotes, parse_game
from antilles.core.messages import Message
from antilles.core.registry import manifest_of
from antilles.core.replay import played
from antilles.server.asking import check_bot
from antilles.server.identity import new_guest, new_secret
from antilles.server.kept import OVER, PERSON, PLAY, PLAYING, Entry, KeptSeat, KeptTable
from antilles.server.people import MOST_NAME, plain, seat_name
from antilles.server.refusing import NOT_READY, UNREADABLE, Refusal
from antilles.server.schemas.tables import TableSettings

if TYPE_CHECKING:
    from antilles.server.hall import Hall

SOURCE = "file"


async def bring(hall: Hall, user: str, text: str, seat: int | None, moves: int | None = None) -> dict[str, Any]:
    """A table with the game of a file, or its first moves. It is this person's alone: bots have the other seats."""
    await hall.check_may_make(user)
    file = parse_game(text, SOURCE)
    if not hall.preparing.is_ready(manifest_of(file.game).id):
        raise Refusal(NOT_READY, Message("server-preparing"))
    game = await asyncio.to_thread(played, file, moves)
    if seat is not None and seat >= game.players:
        raise Refusal(UNREADABLE, Message("error-no-seat", given=seat, last=game.players - 1))
    now, seats = time.time(), seats_of(game, file.notes, user, seat)
    log = [Entry(ply, PLAY, *move_of(played), PERSON, None, now) for ply, played in enumerate(game.actions)]
    row = KeptTable(
        id=new_guest(),
        game=game.game_id,
        rules=game.rules_version,
        config=game.config,
        settings=TableSettings().model_dump(mode="json"),
        seed=game.seed,
        position=None if game.start_position is None else dict(game.start_position),
        invite=new_secret(),
        host=user,
        created=now,
        changed=now,
        names=[one.name for one in seats],
        status=OVER if game.over else PLAYING,
        turn=game.turn,
        moves=len(log),
    )
    return await hall.open_table(row, seats, user, log)


def move_of(played: tuple[int, str]) -> tuple[int, list[str]]:
    """Who moved, and the step as the log has it."""
    return played[0], [played[1]]


def seats_of(game: Game, notes: FileNotes, user: str, wanted: int | None) -> list[KeptSeat]:
    """Who sits where: the one who brings the game, at a person's seat unless another is asked for, and bots."""
    sitting = notes.sitting or ("",) * game.players
    people = [number for number, sits in enumerate(sitting) if not sits.startswith(SITS_BOT)]
    mine = wanted if wanted is not None else people[0] if people else 0
    seats: list[KeptSeat] = []
    for number, (name, sits) in enumerate(zip(game.seats, sitting, strict=True)):
        called = seat_name(plain(name, MOST_NAME), [seat.name for seat in seats])
        bot = None if number == mine else bot_of(sits)
        seats.append(KeptSeat(number, user if number == mine else None, bot, called))
    return seats


def bot_of(sits: str) -> str:
    """The bot that a file names, if it may sit here by that name; else the usual one."""
    name = sits.removeprefix(SITS_BOT) if sits.startswith(SITS_BOT) else DEFAULT_LEVEL
    try:
        return check_bot(name, any_bot=False)
    except AntillesError:
        return DEFAULT_LEVEL

"""What a reader asks about a table: why not, what a thing does, what was, what a bot would do."""

import asyncio
import secrets
from typing import Any

from antilles.bots import Budget, SeatView
from antilles.core.arguments import checked_seats
from antilles.core.game import Game
from antilles.core.gamefile import FileNotes, write_game
from antilles.core.messages import Message
from antilles.server import reading
from antilles.server.playing import on_turn
from antilles.server.refusing import CONFLICT, FORBIDDEN, NOT_FOUND, Refusal
from antilles.server.tables import LiveTable
from antilles.server.thinking import bot_by
from antilles.tableside.foreseeing import foreseen
from antilles.tableside.helping import nearest, that_help
from antilles.tableside.room import room_of
from antilles.tableside.table import Table
from antilles.tableside.wire import document

MOST_STEPS = 64


async def look(live: LiveTable, user: str | None) -> dict[str, Any]:
    """Everything about a table for one reader."""
    live.check_may_look(user)
    live.touch()
    return reading.snapshot(live, user)


async def refusals(live: LiveTable, user: str | None) -> dict[str, Any]:
    """Everything that could answer the question and may not. Some ten milliseconds of work, so in a thread."""
    on_turn(live, user)
    ply, game = live.ply, live.game.copy(history=False)
    return {"ply": ply, "refusals": await asyncio.to_thread(refused_in, game)}


def refused_in(game: Game) -> list[dict[str, Any]]:
    """What is refused at a question, with title, rule and reason."""
    room, legal = room_of(game), set(game.legal_actions.ids)
    found = []
    for action in room.answers():
        if action not in legal:
            why = game.explain(action)
            found.append(
                {
                    "action": action,
                    "notation": why.action,
                    "title": document(room.phrase(action)),
                    "rule": why.rule,
                    "message": document(why.message),
                }
            )
    return found


async def explain(live: LiveTable, user: str | None, action: str) -> dict[str, Any]:
    """Whether an action is legal for the seat on turn, and why or why not. Help is looked for in a thread."""
    on_turn(live, user)
    game = live.game.copy(history=False)
    why = game.explain(action)
    told = {"action": why.action, "legal": why.legal, "rule": why.rule, "message": document(why.message)}
    refused = None if why.legal else game.notation.ids.get(why.action)
    if refused is None:
        return {**told, "arithmetic": None, "helps": [], "nearest": None}
    return told | await asyncio.to_thread(help_in, game, refused)


def help_in(game: Game, action: int) -> dict[str, Any]:
    """What would make a refused action legal, and which legal one is most like it."""
    room, other = room_of(game), nearest(game, action)
    instead = None if other is None else {"notation": game.notation.texts[other], "title": document(room.phrase(other))}
    helps = document(that_help(game, action, room.facts(action)))
    return {"arithmetic": document(room.arithmetic(action)), "helps": helps, "nearest": instead}


async def foresee(live: LiveTable, user: str | None, after: list[str]) -> dict[str, Any]:
    """What somebody's seat will be asked while another decides."""
    seat, ply = live.own_seat(user or ""), live.ply
    game = live.begun.game.copy(history=False)
    return {"ply": ply, **document(await asyncio.to_thread(foreseen, game, seat, after))}


async def cards(live: LiveTable, user: str | None, thing: str | None) -> dict[str, Any]:
    """What things do at this table; the figures of one depend on who is on turn, so they are for that seat."""
    live.check_may_look(user)
    room, things = live.begun.room, live.begun.room.things()
    if thing is not None and thing not in things:
        raise Refusal(NOT_FOUND, Message("server-no-thing", given=thing[:60]))
    figured = thing is not None and not live.game.over and live.game.turn == live.seat_of(user)
    return {
        "cards": [
            {
                "thing": name,
                "here": things[name],
                "card": document(room.card(name)),
                "rule": room.rule_of(name),
                "figures": document(room.figures(name)) if figured else [],
            }
            for name in ([thing] if thing is not None else things)
        ]
    }


async def hint(live: LiveTable, user: str, ply: int) -> dict[str, Any]:
    """What a bot would do for the seat on turn, knowing what the seat may know."""
    on_turn(live, user)
    if not live.settings.hints:
        raise Refusal(CONFLICT, Message("server-no-hints"))
    live.check_ply(ply)
    game, milliseconds = live.game.copy(history=False), live.hall.settings.hint_milliseconds
    found = await live.hall.thinking.run(hint_in, game, milliseconds)
    return {"ply": ply, **found}


def hint_in(game: Game, milliseconds: int) -> dict[str, Any]:
    """The steps a bot would take at the question, an arrangement's all together, and its ranking of the first."""
    bot, room, seat = bot_by(f"search:ms={milliseconds}"), room_of(game), game.turn
    budget, asked, steps = Budget(milliseconds=milliseconds), room.arrangement(game), []
    decision = bot.decide(SeatView(game), budget, secrets.randbits(62), rank=True)
    titles = {entry.action: room.phrase(entry.action) for entry in decision.ranking}
    title, notation = room.phrase(decision.action), game.notation
    steps.append(decision.action)
    trial = game.determinize(seat or 0, secrets.randbits(62))
    trial.push(decision.action)
    while asked and trial.turn == seat and room.arrangement(trial) == asked and len(steps) < MOST_STEPS:
        following = bot.decide(SeatView(trial), budget, secrets.randbits(62)).action
        steps.append(following)
        trial.push(following)
    return {
        "actions": steps,
        "notation": [notation.texts[action] for action in steps],
        "title": document(title),
        "ranking": [
            {
                "actions": [entry.action],
                "notation": notation.texts[entry.action],
                "title": document(titles[entry.action]),
                "chance": round(entry.shares[seat or 0], 4),
                "visits": entry.visits,
            }
            for entry in decision.ranking
        ],
    }


async def moves(live: LiveTable, user: str | None, since: int) -> dict[str, Any]:
    """What was played; the notation of others' moves may tell what nobody else may know, so it waits for the end."""
    live.check_may_look(user)
    seat, game = live.seat_of(user), live.begun.game
    played = [move for move in live.begun.moves(since) if game.over or move.seat == seat]
    return {"ply": live.ply, "moves": document(played)}


async def log(live: LiveTable, user: str | None, since: int) -> dict[str, Any]:
    """Everything that happened from a move on."""
    live.check_may_look(user)
    table = live.begun
    mark = before(table.game, min(since, table.game.pushes)).event_count if since else 0
    return {"moves": table.game.pushes, "lines": document(table.log(live.seat_of(user), mark))}


def before(game: Game, pushes: int) -> Game:
    """The game after so many pushes."""
    past = game.copy()
    past.go_back(pushes)
    return past


async def replay(live: LiveTable, user: str | None, first: int, count: int) -> dict[str, Any]:
    """Positions as a reader could see them then."""
    live.check_may_look(user)
    game, seat, sitting = live.begun.game.copy(), live.seat_of(user), live.sitting
    last = min(first + count - 1, game.pushes)
    if first > game.pushes:
        return {"moves": game.pushes, "chapters": [], "frames": []}
    told = document(live.begun.chapters())
    frames = await asyncio.to_thread(frames_of, game, sitting, seat, first, last)
    return {"moves": game.pushes, "chapters": told, "frames": frames}


def frames_of(game: Game, sitting: tuple[str, ...], seat: int | None, first: int, last: int) -> list[dict[str, Any]]:
    """The frames from one number of moves to another, found by going back from the last."""
    frames, over = [], game.over
    played = list(game.actions)
    past = before(game, last)
    for number in range(last, first - 1, -1):
        here = past.copy(history=False)
        if number:
            past.pop()
        table, mark = Table(here, sitting), past.event_count if number else 0
        mover, notation = played[number - 1] if number else (None, None)
        view = table.view(seat)
        frames.append(
            {
                "move": number,
                "seat": mover,
                "notation": notation if over or mover == seat else None,
                **reading.told(table, seat, mark),
                "view": view,
                "making": table.room.making(view),
                "standings": document(table.standings(seat)),
                "turn": here.turn,
                "asked": None if here.over else document(here.question),
            }
        )
    return frames[::-1]


async def missed(live: LiveTable, user: str | None, stream: str, after: int) -> dict[str, Any]:
    """The events after a number, or a snapshot where they cannot be told."""
    live.check_may_look(user)
    live.touch()
    seat = live.seat_of(user)
    events = live.stream.after(after) if stream == live.stream.id else None
    documents: list[Any] = [event.document(seat) for event in events] if events is not None else [None]
    if None in documents:
        documents = [{"kind": "snapshot", "number": live.stream.number, "snapshot": reading.snapshot(live, user)}]
    return {"stream": live.stream.id, "events": documents}


async def game_file(live: LiveTable, user: str | None, *, names: bool = True) -> tuple[str, str]:
    """The game file: when the game is over, or for the only person at the table.

    Without `names` it tells seats instead, and nothing that leads to the table, where the names are.
    """
    live.check_may_look(user)
    owners = {seat.owner for seat in live.seats if seat.owner is not None}
    if not live.begun.game.over and owners != {user}:
        raise Refusal(FORBIDDEN, Message("server-file-later"))
    game, notes = live.game, FileNotes(live.sitting, theme=live.theme)
    if names:
        return f"{live.row.game}-{live.id}.game", write_game(game, notes)
    nameless = game.copy()
    nameless.seats = checked_seats(None, game.players)
    return f"{live.row.game}.game", write_game(nameless, notes)


def check_bot(name: str, *, any_bot: bool) -> str:
    """A bot that may sit at a table: by its name alone, so that nobody orders an hour of thinking."""
    if ":" in name and not any_bot:
        raise Refusal(CONFLICT, Message("server-bot-parameters"))
    bot_by(name)
    return name

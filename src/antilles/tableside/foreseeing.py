"""What a seat will be asked next while another decides, so that its answer can be prepared, and when its turn comes.

The rules themselves are asked: the game goes on without the others doing anything they need not, until the seat is
asked something. Everything comes from a game in which what the seat cannot know is drawn anew.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from antilles.core.errors import AntillesError
from antilles.core.game import Game
from antilles.core.supposing import supposing
from antilles.tableside.questions import Question
from antilles.tableside.room import Room, room_of

MOST_PUSHES = 200
MOST_ANSWERS = 40
"""Whose question has more answers than these, of him nobody says who comes after him."""
DRAWN = 0
"""The seed by which hidden things are drawn anew: always the same, so that the same is foreseen."""


@dataclass(frozen=True)
class Foreseen:
    """The question that comes to a seat and those that follow if it answers so; none where nobody can tell.

    `ahead` is how many others come between the seat on turn and this one, if that can be told.
    """

    questions: tuple[Question, ...] = ()
    ahead: int | None = None


def foreseen(game: Game, seat: int, after: Sequence[str] = ()) -> Foreseen:
    """What comes to a seat if it gives these answers."""
    if game.over or game.turn == seat:
        return Foreseen()
    known = game.determinize(seat, DRAWN)
    room = room_of(known)
    coming, found = coming_to(known, seat, room), []
    for answer in (*after, None):
        if coming is None:
            break
        found.append(room_of(coming).question())
        coming = None if answer is None else following(coming, seat, answer)
    return Foreseen(tuple(found), ahead_of(known, seat, room))


def coming_to(game: Game, seat: int, room: Room[Game]) -> Game | None:
    """The game as it will stand when the seat is asked, as far as nobody else need change it before."""
    trial, passing, others_did = game.copy(history=False), game.notation.read("pass"), False
    decision = game.decision or ""
    wanted = {decision} & room.foreseeable or room.foreseeable
    for _ in range(MOST_PUSHES):
        if trial.over or room_of(trial).stretch(decision) != room.stretch(decision):
            return None
        asked = trial.decision
        if trial.turn == seat and asked in wanted:
            if others_did:
                return turned(game, seat) if decision in room.goes_round else None
            return trial
        legal = trial.legal_actions.ids
        if passing not in legal and asked in room.foreseeable:
            others_did = True
        trial.push(passing if passing in legal else legal[0])
    return None


def ahead_of(game: Game, seat: int, room: Room[Game]) -> int | None:
    """How many others come before a seat, if that is the same whatever the one on turn answers."""
    answers = game.legal_actions.ids
    if len(answers) > MOST_ANSWERS:
        return None
    counts = {others_before(game, answer, seat, room) for answer in answers}
    return counts.pop() if len(counts) == 1 else None


def others_before(game: Game, answer: int, seat: int, room: Room[Game]) -> int | None:
    """How many others have their turn before a seat, after an answer; None if it does not come to the seat any more."""
    decision, passing = game.decision or "", game.notation.read("pass")
    wanted = {decision} & room.foreseeable or room.foreseeable
    trial, others = game.copy(history=False), set[int | None]()
    trial.push(answer)
    for _ in range(MOST_PUSHES):
        if trial.over or room_of(trial).stretch(decision) != room.stretch(decision):
            return None
        if trial.decision in wanted:
            if trial.turn == seat:
                return len(others - {game.turn})
            others.add(trial.turn)
        legal = trial.legal_actions.ids
        trial.push(passing if passing in legal else legal[0])
    return None


def turned(game: Game, seat: int) -> Game | None:
    """The same question, asked of another seat now; None where it has no answer."""

    def change(state: object) -> None:
        state.turn = seat  # type: ignore[attr-defined]

    supposed = supposing(game, change)
    return supposed if supposed.legal_actions.ids else None


def following(game: Game, seat: int, answer: str) -> Game | None:
    """The game after an answer of the seat, where that leads it to another question that can be prepared."""
    after = game.copy(history=False)
    try:
        after.push(answer, seat)
    except AntillesError:
        return None
    goes_on = after.turn == seat and after.decision in room_of(after).foreseeable_next
    return after if goes_on else None

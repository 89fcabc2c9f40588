"""What a seat will be asked next while another decides, so that its answer can be prepared.

The rules themselves are asked: the game goes on without the others doing anything they need not, until the seat is
asked something. Everything comes from a game in which what the seat cannot know is drawn anew.
"""

from collections.abc import Sequence

from antilles.core.errors import AntillesError
from antilles.core.game import Game
from antilles.core.supposing import supposing
from antilles.tableside.questions import Question
from antilles.tableside.room import Room, room_of

MOST_PUSHES = 200
DRAWN = 0
"""The seed by which hidden things are drawn anew: always the same, so that the same is foreseen."""


def foreseen(game: Game, seat: int, after: Sequence[str] = ()) -> tuple[Question, ...]:
    """The question that comes to a seat, and those that follow if it answers so; none where nobody can tell."""
    if game.over or game.turn == seat:
        return ()
    known = game.determinize(seat, DRAWN)
    coming, found = coming_to(known, seat, room_of(known)), []
    for answer in (*after, None):
        if coming is None:
            break
        found.append(room_of(coming).question())
        coming = None if answer is None else following(coming, seat, answer)
    return tuple(found)


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

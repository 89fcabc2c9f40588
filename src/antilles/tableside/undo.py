"""Taking back: how far, and whether anybody else has a say in it."""

from collections.abc import Collection
from dataclasses import dataclass

from antilles.core.facts import AUDIENCE
from antilles.core.game import Game
from antilles.core.messages import Message
from antilles.tableside.history import Arrangement, before_decision


@dataclass(frozen=True)
class Undo:
    """Going back to a seat's previous decision: so many pushes, and the people who must agree to it.

    It is free while nothing new was revealed and no other person decided since; `because` says why it is not.
    """

    pushes: int
    actions: int
    consent: tuple[int, ...] = ()
    because: Message | None = None


def undo_of(
    game: Game, seat: int, people: Collection[int], arrangement: Arrangement, *, skip_forced: bool
) -> Undo | None:
    """What taking back means for a seat now; None where there is nothing of its own to go back to.

    `people` are the seats of people. Bots never mind: against them alone everything may be taken back.
    """
    past = before_decision(game, seat, arrangement, skip_forced=skip_forced)
    if past is None:
        return None
    since = game.steps[past.pushes :]
    pushes, played = len(since), sum(len(step.actions) for step in since)
    others = [other for other in sorted(people) if other != seat]
    deciders = {who for step in since for who in step.seats}
    decided = [other for other in others if other in deciders]
    if others and revealed_since(game, past):
        return Undo(pushes, played, tuple(others), Message("undo-something-was-revealed"))
    if decided:
        name = game.seats[decided[0]]
        return Undo(pushes, played, tuple(decided), Message("undo-somebody-decided", player=name))
    return Undo(pushes, played)


def revealed_since(game: Game, past: Game) -> bool:
    """Whether chance was drawn since, or somebody was shown something that not all see."""
    whispered = any(raw[AUDIENCE] >= 0 for raw in game.raw_since(past.event_count))
    return whispered or bool(game.state.draws != past.state.draws)

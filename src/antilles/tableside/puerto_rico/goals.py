"""The goals of the festival: what is wanted, who is near, and who has won what when.

The state keeps only the goals that nobody has reached; the rest is told by the events, so of a game that began from a
position it is known only as far as it happened since.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from antilles.puerto_rico import buildings, events, goods
from antilles.puerto_rico.festival import BUILDING_GOAL, GOODS_GOAL, PLANTATION_GOAL, PLANTATIONS_WANTED, PRIZE
from antilles.puerto_rico.game import PuertoRico
from antilles.tableside.puerto_rico.highlights import first_round
from antilles.tableside.puerto_rico.production import making
from antilles.tableside.puerto_rico.views import View

NAMES = ("plantation", "goods", "building")
NAMED = {PLANTATION_GOAL: goods.NAMES, GOODS_GOAL: goods.NAMES, BUILDING_GOAL: buildings.NAMES}


@dataclass(frozen=True)
class Goal:
    """A goal: so many of what is wanted (empty where nobody knows any more), the prize, and how the players stand.

    Those nearest have `reached` so many of it; a goal that is won has no such. Who won it, and in which round, is None
    where it was before the game's beginning.
    """

    goal: str
    wanted: Mapping[str, int]
    prize: int
    won: bool = False
    winner: int | None = None
    round: int | None = None
    nearest: tuple[int, ...] = ()
    reached: int = 0
    left: int = 0
    """How many of a wanted building can be bought."""


def goals(game: PuertoRico, view: View) -> tuple[Goal, ...]:
    """The three goals, won or not; before the end of a draft there is no building among them."""
    open_goals = goals_open(view)
    drawn, won = told_by_events(game)
    found = []
    for number, name in enumerate(NAMES):
        if number in open_goals:
            found.append(open_goal(view, name, open_goals[number]))
        elif number in won:
            seat, when, which, prize = won[number]
            wanted = drawn[number] or ({} if number == GOODS_GOAL else {NAMED[number][which]: 1})
            found.append(Goal(name, in_full(number, wanted), prize, won=True, winner=seat, round=when))
        elif view["now"]["phase"] != "draft":
            found.append(Goal(name, {}, PRIZE, won=True))
    return tuple(found)


def goals_open(view: View) -> dict[int, Mapping[str, int]]:
    """What is wanted for each goal that nobody has reached."""
    shown = view["festival"]
    found: dict[int, Mapping[str, int]] = {}
    if shown["plantation"]:
        found[PLANTATION_GOAL] = in_full(PLANTATION_GOAL, {shown["plantation"]: 1})
    if shown["goods"]:
        found[GOODS_GOAL] = shown["goods"]
    if shown["building"]:
        found[BUILDING_GOAL] = {shown["building"]: 1}
    return found


def in_full(goal: int, wanted: Mapping[str, int]) -> Mapping[str, int]:
    """PR-X4-03: the tile that lies there stands for three of its kind."""
    return dict.fromkeys(wanted, PLANTATIONS_WANTED) if goal == PLANTATION_GOAL else dict(wanted)


def told_by_events(game: PuertoRico) -> tuple[Mapping[int, Counter[str]], dict[int, tuple[int, int, int, int]]]:
    """What was drawn for each goal; and for those that were won by whom, in which round, which, and for what prize."""
    drawn: defaultdict[int, Counter[str]] = defaultdict(Counter)
    won: dict[int, tuple[int, int, int, int]] = {}
    now = first_round(game)
    for kind, seat, _, what, which, prize in game.raw_since(0):
        if kind == events.ROUND_BEGUN:
            now = what
        elif kind == events.GOAL_DRAWN:
            drawn[what][NAMED[what][which]] += 1
        elif kind == events.GOAL_WON:
            won[what] = seat, now, which, prize
    return drawn, won


def open_goal(view: View, name: str, wanted: Mapping[str, int]) -> Goal:
    """A goal with those who are nearest to it: by their plantations, or by what their boards would make now."""
    if name == NAMES[BUILDING_GOAL]:
        return Goal(name, wanted, PRIZE, left=sum(view["buildings"].get(building, 0) for building in wanted))
    boards: Sequence[Mapping[str, int]] = (
        making(view)
        if name == NAMES[GOODS_GOAL]
        else [{kind: held["tiles"] for kind, held in board["island"].items()} for board in view["seats"]]
    )
    have = [sum(min(board.get(kind, 0), number) for kind, number in wanted.items()) for board in boards]
    most = max(have)
    nearest = tuple(seat for seat, number in enumerate(have) if number == most) if most else ()
    return Goal(name, wanted, PRIZE, nearest=nearest, reached=most)

"""An edited selection of goods, to keep or to ship from the small wharf, checked as a whole."""

from collections.abc import Mapping, Sequence

from antilles.core.errors import ConfigError, IllegalAction
from antilles.core.messages import Message
from antilles.puerto_rico import goods, things
from antilles.puerto_rico.game import PuertoRico
from antilles.tableside.puerto_rico.arrangements import STORING, arrangement
from antilles.tableside.puerto_rico.effects import own_outcome
from antilles.tableside.questions import Arranged

WORDS = {True: "keep", False: "small wharf"}


def arrange_goods(game: PuertoRico, numbers: Mapping[str, int]) -> Arranged:
    """What the selection comes to: the actions that play it, or why the rules do not allow it."""
    seat = game.turn or 0
    storing, held = arrangement(game) == STORING, game.view(seat)["seats"][seat]["goods"]
    for name, number in numbers.items():
        if name not in goods.NAMES or not 0 <= number <= held.get(name, 0):
            raise ConfigError(too_many(name, held.get(name, 0), number), "goods")
    some = [f"{name} {numbers.get(name, 0)}" for name in held]
    line = f"{WORDS[storing]} {', '.join(some)},"
    explanation = game.explain(line)
    if not explanation:
        return Arranged(explanation.message, explanation.message, line, ())
    steps = expanded(game, line)
    if storing:
        kept = Message("pr-storing-kept", kept=sum(numbers.get(name, 0) for name in held), held=sum(held.values()))
        return Arranged(None, kept, line, steps)
    return Arranged(None, explanation.message, line, steps, shipping_effects(game, steps))


def shipping_effects(game: PuertoRico, steps: Sequence[int]) -> tuple[Message, ...]:
    """What the load brings: points, and doubloons where a building pays for it."""
    own = own_outcome(game, steps)
    points = sum(event.payload["points"] for event in own if event.kind == "points")
    doubloons = sum(event.payload["doubloons"] for event in own if event.kind == "doubloons")
    scores = Message("pr-effect-scores", points=points)
    return (scores, Message("pr-effect-pays", doubloons=doubloons)) if doubloons else (scores,)


def expanded(game: PuertoRico, line: str) -> tuple[int, ...]:
    """The single actions of a line."""
    trial = game.copy(history=False)
    try:
        trial.push(line)
    except IllegalAction as problem:  # `explain` allowed it
        raise AssertionError(line) from problem
    return tuple(trial.actions.ids)


def too_many(name: str, held: int, number: int) -> Message:
    """That there are not so many."""
    if name not in goods.NAMES:
        return Message("pr-placing-no-place", given=str(name)[:40])
    return Message("pr-storing-too-many", good=things.GOOD[goods.NAMES.index(name)], held=held, number=number)

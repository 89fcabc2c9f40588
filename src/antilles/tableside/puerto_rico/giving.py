"""Things given up together: what the black market takes back for a building, what the royal supplier sends away.

The rules ask for one thing after another; here they are chosen in one panel and played as one step.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product

from antilles.core.errors import ConfigError
from antilles.core.messages import Message
from antilles.puerto_rico import actions, buildings, decisions, goods, slots, things, verbs
from antilles.puerto_rico.game import PuertoRico
from antilles.tableside.puerto_rico.about import still_missing
from antilles.tableside.puerto_rico.arrangements import RETURNING, SUPPLYING, arrangement
from antilles.tableside.puerto_rico.views import goods_of, nobles_of, own_board
from antilles.tableside.questions import Arranged, Arrangement, Place

WORD = {RETURNING: "return", SUPPLYING: "supply"}
POINT = "point"


def giving(game: PuertoRico) -> Arrangement:
    """Everything that could be given up, one of each, with the suggestion that loses the least."""
    kind, keys = arrangement(game), offered(game)
    suggested = suggestion(game, keys)
    places = tuple(Place(thing_of(kind, key), key, 1, 0, 0, 1, int(key in suggested)) for key in keys)
    return Arrangement(kind, places, wanted_number(game))


def wanted_number(game: PuertoRico) -> int:
    """How many things: exactly so many as doubloons are missing, or at most one good for each noble."""
    view = game.view(game.turn or 0)
    if arrangement(game) == RETURNING:
        return still_missing(game, view)
    return nobles_of(view) - int(view["now"].get("supplied", 0))


def offered(game: PuertoRico) -> list[str]:
    """Keys of the things: people and goods that answer now, then goods and a point that later questions ask for."""
    kind, view = arrangement(game), game.view(game.turn or 0)
    texts = [actions.ACTIONS.texts[action] for action in game.legal_actions.ids]
    keys = [text.removeprefix(f"{WORD[kind]} ") for text in texts if text.startswith(WORD[kind])]
    if kind == RETURNING:
        if game.decision == "black market person":
            keys += [f"good {name}" for name in goods_of(view)]
        keys += [POINT] if own_board(view).get("victory_points") else []
    return list(dict.fromkeys(keys))


def thing_of(kind: str, key: str) -> str:
    """The thing that a key names: where a person stands, a good, a point."""
    if key == POINT:
        return things.VICTORY_POINT
    action = actions.ACTIONS.ids[f"{WORD[kind]} {key}"]
    first = actions.ACTIONS.firsts[action]
    if actions.ACTIONS.verbs[action] != verbs.RETURN_PERSON:
        return things.GOOD[first]
    return things.LIMBO if first == slots.LIMBO else things.SLOT[first]


def suggestion(game: PuertoRico, keys: Sequence[str]) -> Sequence[str]:
    """What to give up: the cheapest goods, then people who only wait, then others, a point last."""
    number = wanted_number(game)
    if arrangement(game) == SUPPLYING:
        return sorted(keys, key=loss)[:number]
    sorts = [[key for key in sorted(keys, key=loss) if sort_of(key) == sort] for sort in ("good", "person", POINT)]
    chosen = [[key for key in mix if key] for mix in product(*(["", *sort] for sort in sorts))]
    # Who leaves a quarry makes the building dearer, so that one thing more is needed.
    for mix in sorted(chosen, key=lambda mix: (len(mix) != number, sum(map(loss, mix)))):
        if len(mix) in (number, number + 1) and played(game, mix)[0] is None:
            return mix
    return ()


def sort_of(key: str) -> str:
    """A person, a good or a point: the black market takes one of each sort."""
    return "good" if key.startswith("good ") else POINT if key == POINT else "person"


def loss(key: str) -> int:
    """How much one would miss a thing, roughly."""
    name = key.removeprefix("good ")
    if name in goods.NAMES:
        return 1 + goods.GOODS[goods.NAMES.index(name)].price
    if key == POINT:
        return 6
    person, _, slot = key.partition(" ")
    at_work = 0 if slot == things.LIMBO else 2 if slot not in buildings.NAMES else 4
    return 2 + at_work + (3 if person == "noble" else 0)


def arrange_gifts(game: PuertoRico, numbers: Mapping[str, int]) -> Arranged:
    """What a selection comes to: the actions that play it, or what is still wrong with it."""
    kind, keys = arrangement(game), offered(game)
    for key, number in numbers.items():
        if key not in keys or number not in (0, 1):
            raise ConfigError(Message("pr-placing-no-place", given=str(key)[:40]), "giving")
    chosen = [key for key in keys if numbers.get(key)]
    problem, steps = played(game, chosen)
    line = ", ".join(actions.ACTIONS.texts[action] for action in steps)
    if problem is not None:
        return Arranged(problem, problem, line, ())
    most = wanted_number(game)
    status = (
        Message("pr-returning-done") if kind == RETURNING else Message("pr-supplying", number=len(chosen), most=most)
    )
    return Arranged(None, status, line, steps)


def played(game: PuertoRico, chosen: Iterable[str]) -> tuple[Message | None, tuple[int, ...]]:
    """Answer the questions one after another with what is chosen; what is wrong, if it does not come out."""
    seat, kind, trial = game.turn, arrangement(game), game.copy(history=False)
    left = [actions.ACTIONS.ids[f"{WORD[kind]} {key}"] for key in chosen]
    steps: list[int] = []
    while (trial.turn, arrangement(trial)) == (seat, kind):
        legal = trial.legal_actions.ids
        answers = [action for action in left if answers_now(trial, action)]
        illegal = next((action for action in answers if action not in legal), None)
        if illegal is not None:
            return trial.explain(illegal).message, tuple(steps)
        action = answers[0] if answers else actions.PASS
        if action not in legal:
            return unfinished(trial), tuple(steps)
        left = [other for other in left if other != action]
        steps.append(action)
        trial.push(action)
    if not left:
        return None, tuple(steps)
    return Message("pr-giving-too-many", number=len(left)), tuple(steps)


def answers_now(trial: PuertoRico, action: int) -> bool:
    """Whether an action is of a sort that the question asks for."""
    return actions.ACTIONS.verbs[action] in decisions.DECISIONS[trial.state.decision].answers


def unfinished(trial: PuertoRico) -> Message:
    """That something more must be given up."""
    if arrangement(trial) == RETURNING:
        return Message("pr-returning-still", number=still_missing(trial, trial.view(trial.turn or 0)))
    return trial.explain(actions.PASS).message

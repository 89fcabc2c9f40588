"""Whole arrangements in one line: `place corn 1, harbor 1`, `keep corn 1, sugar 3`, `small wharf corn 2, sugar 1`.

The line is played on a scratch position: groups it names get their number, the others the least that the rules allow.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from antilles.core.errors import IllegalAction, NotationError, shown
from antilles.core.messages import Message, thing
from antilles.core.notation import normalise
from antilles.core.records import Record
from antilles.puerto_rico import actions, buildings, decisions, goods, slots, verbs

WORDS = ("place", "nobles", "keep", "small wharf")
PLACING = (decisions.MAYOR_PLACE, decisions.FESTIVAL_PLACE, decisions.LURE_PLACE, decisions.PLACE_NOBLES)
# The questions that a line beginning with this word answers.
QUESTIONS_FOR = {
    "place": PLACING,
    "nobles": PLACING,
    "keep": (decisions.STORE_GOODS,),
    "small wharf": (decisions.SMALL_WHARF_LOAD, decisions.CAPTAIN_LOAD),
}
RULES_FOR = {verbs.NOBLES: "PR-X2-05", verbs.KEEP: "PR-STORAGE-03", verbs.SMALL_WHARF_GOODS: "PR-BLD-SMALL-WHARF"}


@dataclass(frozen=True)
class Scratch:
    """A position to try things on: its state, the legal ids, a way to play one, and whether placed people stay."""

    look: Callable[[], Record]
    legal: Callable[[], Sequence[int]]
    play: Callable[[int], None]
    people_stay: bool


def people_in(player: Record, slot: int) -> tuple[int, int]:
    """(people, nobles among them) standing in a group of circles."""
    building = slot - slots.FIRST_BUILDING
    if building < 0:
        return int(player.manned[slot]), int(player.manned_nobles[slot])
    inside = int(player.city[building])
    return (0, 0) if inside == buildings.NOT_BUILT else (inside, int(player.city_nobles[building]))


def parse_arrangement(line: str) -> tuple[str, dict[tuple[int, int], int]]:
    """The word a line begins with, and the number wanted for each (verb, group)."""
    word = first = first_word(normalise(line))
    wanted: dict[tuple[int, int], int] = {}
    for part in (normalise(part) for part in line.split(",")):
        if not part:
            continue
        word = first_word(part) or word
        action = actions.ACTIONS.parse(part if first_word(part) else f"{word} {part}")
        key = (actions.ACTIONS.verbs[action], actions.ACTIONS.firsts[action])
        if key in wanted:
            raise NotationError(Message("pr-error-place-twice", given=shown(part)))
        wanted[key] = actions.ACTIONS.seconds[action]
    if not first:
        raise NotationError(Message("pr-error-no-list", given=shown(line), words=WORDS))
    return first, wanted


def first_word(part: str) -> str:
    """The word of a list that a part begins with, if any."""
    return next((word for word in WORDS if part == word or part.startswith(f"{word} ")), "")


def expand(line: str, scratch: Scratch) -> tuple[int, ...]:
    """Play the arrangement on the scratch position and return its single actions."""
    word, wanted = parse_arrangement(line)
    s = scratch.look()
    seat, before, asked = s.turn, s.players[s.turn], s.placing
    if s.decision not in QUESTIONS_FOR[word]:
        scratch.play(actions.ACTIONS.parse(line.split(",")[0]))  # raises with the reason: it is not asked now
    check_settled(wanted, s, before, scratch.people_stay)
    played: list[int] = []
    decided: set[tuple[int, int]] = set()
    if s.decision == decisions.CAPTAIN_LOAD:
        played.append(actions.ACTIONS.find(verbs.SMALL_WHARF))
        scratch.play(played[0])
        s = scratch.look()
    while s.decision in QUESTIONS_FOR[word] and s.decision != decisions.CAPTAIN_LOAD and s.turn == seat:
        lowest = scratch.legal()[0]
        verb, group = actions.ACTIONS.verbs[lowest], actions.ACTIONS.firsts[lowest]
        number = wanted.get((verb, group))
        action = lowest if number is None else actions.ACTIONS.find(verb, group, number)
        scratch.play(action)
        played.append(action)
        decided.add((verb, group))
        s = scratch.look()
    for (verb, group), number in wanted.items():
        if (verb, group) not in decided:
            check_outcome(verb, group, number, s.players[seat], rule_for(verb, asked))
    return tuple(played)


def check_settled(wanted: dict[tuple[int, int], int], s: Record, player: Record, people_stay: bool) -> None:
    """Groups decided earlier in the same placing, and people that stay in this edition, cannot be changed."""
    for (verb, slot), number in wanted.items():
        if verb == verbs.PLACE:
            standing = people_in(player, slot)[0]
            if people_stay and number < standing:
                raise IllegalAction(Message("pr-error-people-stay", place=place(slot), people=standing), "PR-MAYOR-04")
            if slot < s.slot and number != standing:
                settled = Message("pr-error-settled", place=place(slot), people=standing)
                raise IllegalAction(settled, rule_for(verb, s.placing))
        elif verb in (verbs.KEEP, verbs.SMALL_WHARF_GOODS) and number > player.goods[slot]:
            rule = "PR-STORAGE-01" if verb == verbs.KEEP else rule_for(verb, s.placing)
            held = Message("pr-error-only-goods", held=player.goods[slot], good=thing("good", goods.NAMES[slot]))
            raise IllegalAction(held, rule)


def place(slot: int) -> str:
    """A group of circles, as messages name it."""
    return thing("tile" if slot < slots.FIRST_BUILDING else "building", slots.NAMES[slot])


def rule_for(verb: int, asked: int) -> str:
    """The rule of a whole line: for placing, that of the question, be it the mayor's, the festival's or luring's."""
    return decisions.DECISIONS[asked].rule if verb == verbs.PLACE else RULES_FOR[verb]


def check_outcome(verb: int, group: int, number: int, after: Record, rule: str) -> None:
    """Groups that the rules settled by themselves must agree with the line; kinds not held are not shipped."""
    if verb == verbs.PLACE:
        result, what = people_in(after, group)[0], place(group)
    elif verb == verbs.NOBLES:
        result, what = people_in(after, group)[1], place(group)
    else:
        result, what = int(after.goods[group]) if verb == verbs.KEEP else 0, thing("good", goods.NAMES[group])
    if result != number:
        numbers = {"left": result, "given": number}
        if verb == verbs.NOBLES:
            raise IllegalAction(Message("pr-error-line-nobles", place=what, **numbers), rule)
        raise IllegalAction(Message("pr-error-line", what=what, **numbers), rule)

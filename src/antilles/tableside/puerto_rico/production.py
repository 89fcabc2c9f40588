"""What a placing would make: the goods of the next production with the people where they are proposed to stand."""

from collections.abc import Callable, Sequence

from antilles.core.messages import Message
from antilles.puerto_rico import buildings, goods, things
from antilles.puerto_rico.game import PuertoRico
from antilles.tableside.puerto_rico.circle_groups import FIRST_BUILDING, CircleGroup, makes

# PR-BLD-AQUEDUCT: the large plants that make one more.
LARGE_PLANTS = {goods.INDIGO: buildings.INDIGO_PLANT, goods.SUGAR: buildings.SUGAR_MILL}


def production_change(game: PuertoRico, groups: Sequence[CircleGroup]) -> tuple[Message, ...]:
    """Every kind with how many would be made, and how many were before the placing."""
    supply = [game.view(game.turn)["supply"]["goods"].get(name, 0) for name in goods.NAMES]
    before, after = made(groups, supply, lambda group: group.stood), made(groups, supply, lambda group: group.number)
    return tuple(
        Message("pr-effect-makes", good=things.GOOD[good], number=number, before=before[good])
        for good, number in enumerate(after)
    )


def made(groups: Sequence[CircleGroup], supply: Sequence[int], people: Callable[[CircleGroup], int]) -> list[int]:
    """PR-CRAFTSMAN-02: of each kind the least of plantations at work, workers (corn needs none) and goods left."""
    at_work = {group.slot: people(group) for group in groups}
    crops = [at_work.get(good, 0) for good in range(goods.COUNT)]
    workers = [sum(number for slot, number in at_work.items() if makes(slot) == good) for good in range(goods.COUNT)]
    found = [min(crop, crop if good == goods.CORN else workers[good]) for good, crop in enumerate(crops)]
    if at_work.get(FIRST_BUILDING + buildings.AQUEDUCT):
        for good, plant in LARGE_PLANTS.items():
            if found[good] and at_work.get(FIRST_BUILDING + plant):
                found[good] += 1
    return [min(number, left) for number, left in zip(found, supply, strict=True)]

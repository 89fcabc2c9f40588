"""What boards make: the goods of the next production, with the people where they stand or are proposed to stand."""

from collections.abc import Mapping, Sequence

from antilles.core.messages import Message
from antilles.puerto_rico import buildings, goods, slots, things
from antilles.puerto_rico.game import PuertoRico
from antilles.tableside.puerto_rico.circle_groups import FIRST_BUILDING, CircleGroup, makes, people_on
from antilles.tableside.puerto_rico.views import View

# PR-BLD-AQUEDUCT: the large plants that make one more.
LARGE_PLANTS = {goods.INDIGO: buildings.INDIGO_PLANT, goods.SUGAR: buildings.SUGAR_MILL}


def production_change(game: PuertoRico, groups: Sequence[CircleGroup]) -> tuple[Message, ...]:
    """Every kind with how many would be made, and how many were before the placing."""
    supply = goods_left(game.view(game.turn))
    before = made({group.slot: group.stood for group in groups}, supply)
    after = made({group.slot: group.number for group in groups}, supply)
    return tuple(
        Message("pr-effect-makes", good=things.GOOD[good], number=number, before=before[good])
        for good, number in enumerate(after)
    )


def making(view: View) -> tuple[dict[str, int], ...]:
    """What every seat would make if it produced first, kind by kind; kinds of which it would make none are left out."""
    supply, found = goods_left(view), []
    for board in view["seats"]:
        at_work = {slots.NAMES.index(name): people for name, (_, people, _) in people_on(board).items()}
        found.append({goods.NAMES[good]: number for good, number in enumerate(made(at_work, supply)) if number})
    return tuple(found)


def goods_left(view: View) -> list[int]:
    """The supply, kind by kind."""
    return [view["supply"]["goods"].get(name, 0) for name in goods.NAMES]


def made(at_work: Mapping[int, int], supply: Sequence[int]) -> list[int]:
    """PR-CRAFTSMAN-02: of each kind the least of plantations at work, workers (corn needs none) and goods left."""
    crops = [at_work.get(good, 0) for good in range(goods.COUNT)]
    workers = [sum(number for slot, number in at_work.items() if makes(slot) == good) for good in range(goods.COUNT)]
    found = [min(crop, crop if good == goods.CORN else workers[good]) for good, crop in enumerate(crops)]
    if at_work.get(FIRST_BUILDING + buildings.AQUEDUCT):
        for good, plant in LARGE_PLANTS.items():
            if found[good] and at_work.get(FIRST_BUILDING + plant):
                found[good] += 1
    return [min(number, left) for number, left in zip(found, supply, strict=True)]

"""Storing goods: the possible results as choices, found by playing the engine's own questions on a copy."""

from collections.abc import Iterator, Mapping

from antilles.core.messages import Message
from antilles.puerto_rico import buildings, goods, things
from antilles.puerto_rico.game import PuertoRico
from antilles.puerto_rico.phases import storage
from antilles.tableside.puerto_rico.arrangements import STORING, arrangement
from antilles.tableside.puerto_rico.effects import some_goods
from antilles.tableside.puerto_rico.views import View, city_of, goods_of
from antilles.tableside.questions import Arrangement, Choice, Place, Shelf

MOST_LISTED = 18
WAREHOUSES = {
    buildings.SMALL_WAREHOUSE: storage.SMALL_WAREHOUSE_KINDS,
    buildings.LARGE_WAREHOUSE: storage.LARGE_WAREHOUSE_KINDS,
}


def storing_choices(game: PuertoRico) -> tuple[list[Choice], Arrangement]:
    """What can be kept, the most goods first, then the dearest, and the best result as an arrangement to edit.

    Where there are very many results, the best are listed.
    """
    seat = game.turn or 0
    view = game.view(seat)
    held = goods_of(view)
    results = dict(outcomes(game.copy(), seat, held, ()))
    best_first = sorted(results, key=lambda steps: (-sum(results[steps].values()), -worth(results[steps])))
    choices = [choice(steps, held, results[steps]) for steps in best_first[:MOST_LISTED]]
    places = goods_places(held, results[best_first[0]])
    return choices, Arrangement(STORING, places, sum(held.values()), shelves=shelves(view))


def shelves(view: View) -> tuple[Shelf, ...]:
    """A shelf for every warehouse that stores whole kinds, and one for the goods that are kept one by one."""
    city = city_of(view)
    whole = tuple(
        Shelf(things.BUILDING[building], kinds=kinds, goods=0)
        for building, kinds in WAREHOUSES.items()
        if city.get(buildings.NAMES[building])
    )
    if city.get(buildings.NAMES[buildings.STOREHOUSE]):
        house, singles = things.BUILDING[buildings.STOREHOUSE], storage.SINGLE_GOODS + storage.STOREHOUSE_GOODS
        return (*whole, Shelf(house, kinds=0, goods=singles))
    return (*whole, Shelf("", kinds=0, goods=storage.SINGLE_GOODS))


def choice(steps: tuple[int, ...], held: Mapping[str, int], kept: Mapping[str, int]) -> Choice:
    """One result with what is lost."""
    gone = {name: number - kept.get(name, 0) for name, number in held.items() if number > kept.get(name, 0)}
    title = Message("pr-do-store", goods=some_goods(kept)) if kept else Message("pr-do-store-nothing")
    lost = Message("pr-effect-lose", goods=some_goods(gone)) if gone else Message("pr-effect-lose-nothing")
    return Choice(steps, f"keep {counts(kept)}", title, (lost,))


def outcomes(
    trial: PuertoRico, seat: int, held: Mapping[str, int], steps: tuple[int, ...]
) -> Iterator[tuple[tuple[int, ...], dict[str, int]]]:
    """(steps, goods kept) for every way to answer the questions that are left."""
    for action in trial.legal_actions.ids:
        mark = trial.event_count
        trial.push(action)
        taken = (*steps, action)
        if (trial.turn, arrangement(trial)) == (seat, STORING):
            yield from outcomes(trial, seat, held, taken)
        else:
            yield taken, kept_by(trial, seat, held, mark)
        trial.pop()


def kept_by(trial: PuertoRico, seat: int, held: Mapping[str, int], mark: int) -> dict[str, int]:
    """The goods a seat kept: those it held without those discarded since the mark. (A craftsman may follow at once.)"""
    gone = {
        event.payload["good"]: event.payload["number"]
        for event in trial.events_for(seat, mark)
        if event.kind == "discarded" and event.seat == seat
    }
    return {name: number - gone.get(name, 0) for name, number in held.items() if number > gone.get(name, 0)}


def goods_places(held: Mapping[str, int], suggested: Mapping[str, int]) -> tuple[Place, ...]:
    """Kinds of goods as places of an arrangement."""
    return tuple(
        Place(
            thing=things.GOOD[goods.NAMES.index(name)],
            key=name,
            room=number,
            before=number,
            least=0,
            most=number,
            suggested=suggested.get(name, 0),
        )
        for name, number in held.items()
    )


def worth(held: Mapping[str, int]) -> int:
    """What the goods would sell for."""
    return sum(goods.GOODS[goods.NAMES.index(name)].price * number for name, number in held.items())


def counts(held: Mapping[str, int]) -> str:
    """Goods by kind, in notation."""
    return ", ".join(f"{name} {number}" for name, number in held.items()) or "nothing"

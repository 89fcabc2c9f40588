"""What an action would bring, piece by piece; found in what its seat sees, or tried on a copy with the secrets anew."""

from collections.abc import Callable, Iterator, Mapping

from antilles.core.messages import Message, slug, thing
from antilles.santiago import actions, box, cubans, goods, things, venues, verbs
from antilles.santiago.actions import ACTIONS
from antilles.santiago.game import Santiago
from antilles.tableside.santiago.table import (
    View,
    flower_name,
    goods_listed,
    listed,
    own,
    owner_of,
    stops_to,
    visitor_of,
)

Pieces = Iterator[Message]
TRIAL_SEED = 1


def effects_of(game: Santiago, view: View, action: int) -> tuple[Message, ...]:
    """What an action brings."""
    return tuple(EFFECTS[ACTIONS.verbs[action]](game, view, ACTIONS.firsts[action], ACTIONS.seconds[action]))


def of_pass(game: Santiago, view: View, _first: int, _second: int) -> Pieces:
    """What is done without."""
    yield Message("sdc-effect-pass", decision=slug(game.decision or ""))


def of_drive(game: Santiago, view: View, steps: int, _second: int) -> Pieces:
    """The cost, who is there, what he gives, where the pawn may go then, and what is passed on the way."""
    stop = (view["car"] + steps) % box.STOPS
    yield Message("sdc-effect-cost", pesos=steps - 1)
    if stop == box.PORT:
        yield Message("sdc-effect-loading", price=view["price"])
        yield pawn_stays(view)
    else:
        yield from of_stop(game, view, stop, freed=steps == box.STOPS)
    yield from of_passing(game, view, steps)


def of_stop(game: Santiago, view: View, stop: int, *, freed: bool) -> Pieces:
    """Who is at a stop, what he gives and where the pawn may go then; a full lap frees a busy one (SDC-AMB-5)."""
    name = view["street"][stop - 1]
    cuban = thing("cuban", name)
    if name in view["busy"] and not freed:
        yield Message("sdc-effect-busy", cuban=cuban)
        return
    row = cubans.CUBANS[cubans.NAMES.index(name)]
    yield Message("sdc-effect-at", cuban=cuban, gift=Message(f"sdc-brief-{cuban}"))
    if row.number and view["supply"][goods.NAMES[row.good]] < row.number:
        left = view["supply"][goods.NAMES[row.good]]
        yield Message("sdc-effect-supply-short", number=left, good=things.good_id(row.good))
    yield from of_flower(view, flower_name(game.rules.cuban_flower[cubans.NAMES.index(name)]))


def of_flower(view: View, flower: str | None) -> Pieces:
    """The venues a pawn may go to, or where it stays."""
    if flower is None:
        yield pawn_stays(view)
        return
    found = [name for name in view["venues"][flower] if visitor_of(view, name) is None]
    if found:
        yield Message("sdc-effect-venues", flower=thing("flower", flower), venues=listed("venue", found))
    else:
        yield Message("sdc-effect-no-venue", flower=thing("flower", flower))
        yield pawn_stays(view)


def pawn_stays(view: View) -> Message:
    """The pawn where it is."""
    return Message("sdc-effect-pawn-stays", venue=thing("venue", own(view)["pawn"]))


def of_passing(game: Santiago, view: View, steps: int) -> Pieces:
    """SDC-CAR-6, SDC-CAR-7: the price when the port is passed, and the busy Cubans whom the car leaves behind."""
    beyond = [(view["car"] + step) % box.STOPS for step in range(steps)]
    if box.PORT in beyond[1:]:
        if view["flag"] == game.rules.flags:
            yield Message("sdc-effect-past-port-leaves", ship=view["ship"])
        else:
            yield Message("sdc-effect-past-port", price=game.rules.prices[view["flag"]])
    left = [view["street"][stop - 1] for stop in beyond if stop != box.PORT]
    freed = [name for name in left if name in view["busy"]]
    if freed:
        yield Message("sdc-effect-frees", cubans=listed("cuban", freed))


def of_take(game: Santiago, view: View, good: int, _second: int) -> Pieces:
    """How many the player has, how many the ship wants and how many there are."""
    name = goods.NAMES[good]
    yield Message("sdc-effect-held", number=own(view)["goods"].get(name, 0))
    if "demand" in view:
        yield Message("sdc-effect-wanted", number=view["demand"].get(name, 0))
    yield Message("sdc-effect-in-supply", number=view["supply"][name])


def of_give(game: Santiago, view: View, what: int, _second: int) -> Pieces:
    """How many the player has of it."""
    name, mine = goods.GIFTS[what].name, own(view)
    held = {"peso": mine["pesos"], "vp": mine["vp"]}.get(name, mine["goods"].get(name, 0))
    yield Message("sdc-effect-held", number=held)


def of_capture(game: Santiago, view: View, venue: int, _second: int) -> Pieces:
    """Who stands there."""
    visitor = visitor_of(view, venues.NAMES[venue])
    if visitor == view["seat"]:
        yield Message("sdc-effect-you-stand-there")
    elif visitor is not None:
        yield Message("sdc-effect-stands-there", rival=game.seats[visitor])


def of_visit(game: Santiago, view: View, venue: int, _second: int) -> Pieces:
    """Whether the venue is of use now, and whom it belongs to (SDC-OWNER-3)."""
    if not can_be_used(game, venue):
        on_ship = venues.VENUES[venue].on_ship
        yield Message("sdc-effect-no-use", docked=view["ship_in_port"] or not on_ship)
    owner = owner_of(view, venues.NAMES[venue])
    if owner == view["seat"]:
        yield Message("sdc-effect-own")
    elif owner is not None:
        yield Message("sdc-effect-owner-gets", rival=game.seats[owner], points=box.OWNER_POINTS)


def can_be_used(game: Santiago, venue: int) -> bool:
    """Whether the player could do something in a venue: found on a copy in which everything hidden is drawn anew."""
    seat = game.turn or 0
    trial = game.determinize(seat, TRIAL_SEED)
    trial.push(ACTIONS.find(verbs.VISIT, venue))
    asked = trial.decision == "venue" and trial.turn == seat
    return asked and any(ACTIONS.verbs[action] == verbs.USE for action in trial.legal_actions.ids)


def of_use(game: Santiago, view: View, venue: int, how: int) -> Pieces:
    """What goes and what comes."""
    row = venues.VENUES[venue]
    if venue == venues.CUSTOMS:
        yield Message("sdc-effect-die", die=things.die_id(how), value=0)
        yield from of_demand(view, goods.NAMES[how], view["demand"][goods.NAMES[how]], told=False)
    elif venue == venues.PORT_AUTHORITY:
        yield of_price(game, view, -1 if how == actions.LEFT else 1)
    elif row.raw != goods.NONE:
        yield from exchange(row.raw, row.made, how)
    elif venue == venues.BLACK_MARKET:
        yield from exchange(*divmod(how, goods.COUNT), 1)
    elif venue == venues.CASINO:
        yield from of_casino(how, row.pesos)
    elif venue == venues.CONTRACTOR:
        yield Message("sdc-effect-lose", number=1, good=things.good_id(how))
        yield Message("sdc-effect-gain-points", points=row.points)
        yield from of_demand(view, goods.NAMES[how], 1)
    else:
        yield from of_plain_use(view, venue, how)


def of_plain_use(view: View, venue: int, how: int) -> Pieces:
    """Bank, church, sawmill, café and newspaper: goods for VP and pesos."""
    row = venues.VENUES[venue]
    served = {venues.SAWMILL: [goods.WOOD], venues.CAFE: SERVED.get(how, [])}.get(venue, [])
    for good in served:
        yield Message("sdc-effect-lose", number=1, good=things.good_id(good))
    if row.points:
        yield Message("sdc-effect-gain-points", points=row.points * max(1, len(served)))
    if row.pesos:
        yield Message("sdc-effect-gain-pesos", pesos=row.pesos)
    if venue == venues.NEWSPAPER and how != cubans.NONE:
        stops = stops_to(view, cubans.NAMES[how])
        yield Message("sdc-effect-turns-busy", cuban=things.cuban_id(how), stops=stops)


SERVED = {
    actions.CAFE_RUM: [goods.RUM],
    actions.CAFE_CIGARS: [goods.CIGARS],
    actions.CAFE_BOTH: [goods.RUM, goods.CIGARS],
}


def exchange(given: int, taken: int, number: int) -> Pieces:
    """Goods for as many of another kind."""
    yield Message("sdc-effect-lose", number=number, good=things.good_id(given))
    yield Message("sdc-effect-gain", number=number, good=things.good_id(taken))


def of_casino(points: int, lot: int) -> Pieces:
    """Pesos for VP, or back."""
    if points > 0:
        yield Message("sdc-effect-lose-pesos", pesos=points * lot)
        yield Message("sdc-effect-gain-points", points=points)
    else:
        yield Message("sdc-effect-lose-points", points=-points)
        yield Message("sdc-effect-gain-pesos", pesos=-points * lot)


def of_price(game: Santiago, view: View, flags: int) -> Message:
    """What becomes of the price; flags of a view count from 1."""
    flag = view["flag"] + flags
    return (
        ship_leaves(view) if flag > game.rules.flags else Message("sdc-effect-price", price=game.rules.prices[flag - 1])
    )


def ship_leaves(view: View) -> Message:
    """The ship in port leaves."""
    return Message("sdc-effect-ship-leaves", ship=view["ship"], last=view["ship"] == box.SHIPS)


def of_load(game: Santiago, view: View, good: int, number: int) -> Pieces:
    """What goods bring at the price of the day."""
    name = goods.NAMES[good]
    yield Message("sdc-effect-gain-points", points=number * view["price"])
    yield Message("sdc-effect-keep", number=own(view)["goods"][name] - number)
    yield from of_demand(view, name, number)


def of_wood(game: Santiago, view: View, good: int, number: int) -> Pieces:
    """What wood brings in place of a good."""
    yield Message("sdc-effect-gain-points", points=number * goods.WOOD_POINTS)
    yield Message("sdc-effect-keep", number=own(view)["goods"][goods.NAMES[goods.WOOD]] - number)
    yield from of_demand(view, goods.NAMES[good], number)


def of_demand(view: View, good: str, number: int, *, told: bool = True) -> Pieces:
    """What is still wanted of a good, or that the ship leaves (SDC-SHIP-1)."""
    left: Mapping[str, int] = view["demand"] | {good: view["demand"][good] - number}
    if not any(left.values()):
        yield ship_leaves(view)
    elif told:
        yield Message("sdc-effect-still-wanted", number=left[good])


def of_leave_out(game: Santiago, view: View, good: int, _second: int) -> Pieces:
    """What the ship wants then (SDC-SHIP-6: four zeros send it off)."""
    placed = {name: value for name, value in view["rolled"].items() if name != goods.NAMES[good] and value}
    if placed:
        yield Message("sdc-effect-ship-wants", goods=goods_listed(placed))
    else:
        yield Message("sdc-effect-four-zeros")
        yield ship_leaves(view)


EFFECTS: dict[int, Callable[[Santiago, View, int, int], Pieces]] = {
    verbs.PASS: of_pass,
    verbs.DRIVE: of_drive,
    verbs.TAKE: of_take,
    verbs.GIVE: of_give,
    verbs.CAPTURE: of_capture,
    verbs.VISIT: of_visit,
    verbs.USE: of_use,
    verbs.LOAD: of_load,
    verbs.LOAD_WOOD: of_wood,
    verbs.LEAVE_OUT: of_leave_out,
}

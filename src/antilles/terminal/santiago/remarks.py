"""What an action brings, in a few words beside the choice; the rules themselves are a `?` away."""

from collections.abc import Callable, Mapping
from typing import Any

from antilles.santiago import box, cubans, flowers, goods, venues, verbs
from antilles.santiago.actions import ACTIONS
from antilles.santiago.game import Santiago
from antilles.santiago.words import pesos
from antilles.terminal.palette import NAME_CELLS, short_name
from antilles.terminal.santiago.palette import name_tags
from antilles.terminal.santiago.venue_cards import owner_of, visitor_of

View = Mapping[str, Any]
Remark = Callable[[Santiago, View, int, int], str]
TRIAL_SEED = 1
SHIP_LEAVES = "the ship leaves"
OF_NO_USE = "of no use now"
PASS_REMARKS = {"load": "load no more in this round", "alonso": "make no use of Alonso", "venue": "do not use it"}


def remark(game: Santiago, view: View, action: int) -> str:
    """What an action brings, in a few words."""
    return REMARKS[ACTIONS.verbs[action]](game, view, ACTIONS.firsts[action], ACTIONS.seconds[action])


def own(view: View) -> Mapping[str, Any]:
    """What the person on turn has."""
    player: Mapping[str, Any] = view["seats"][view["seat"]]
    return player


def goods_list(goods: Mapping[str, int]) -> str:
    """'2 sugar, 0 rum'."""
    return ", ".join(f"{number} {name}" for name, number in goods.items())


def drive_remark(game: Santiago, view: View, steps: int, _second: int) -> str:
    """The cost, whether the port is passed, who is there, what he gives and where the pawn may go then."""
    stop, cost = (view["car"] + steps) % box.STOPS, "free" if steps == 1 else pesos(steps - 1)
    passes = view["car"] and stop != box.PORT and view["car"] + steps > box.STOPS
    if stop == box.PORT:
        return f"{cost}: the port, a loading round at {view['price']} VP; the pawn stays"
    there = stop_words(game, view, stop, freed=steps == box.STOPS)
    return f"{cost}: {there}" + (f"; past the port: {price_after(game, view)}" if passes else "")


def stop_words(game: Santiago, view: View, stop: int, *, freed: bool) -> str:
    """Who is at a stop, what he gives and where the pawn may go then; a full lap frees a busy one (SDC-AMB-5)."""
    name = view["street"][stop - 1]
    cuban = cubans.NAMES.index(name)
    if name in view["busy"] and not freed:
        return f"{cubans.CUBANS[cuban].title} is busy, the turn is lost"
    flower = game.rules.cuban_flower[cuban]
    return f"{cubans.CUBANS[cuban].title}, {gift_words(view, cuban)}; {pawn_words(view, flower)}"


def gift_words(view: View, cuban: int) -> str:
    """What a Cuban gives, with a word where the supply is short."""
    words = cubans.CUBANS[cuban].full
    number, _, good = words.partition(" ")
    left = view["supply"].get(good)
    return words if left is None or left >= int(number) else f"{words} ({left or 'none'} left)"


def pawn_words(view: View, flower: int) -> str:
    """The venues a pawn may go to, or where it stays."""
    pawn = own(view)["pawn"]
    stays = f"the pawn stays in {pawn}" if pawn else "no venue"
    if flower == flowers.NONE:
        return stays
    open_venues = [name for name in view["venues"][flowers.NAMES[flower]] if visitor_of(view, name) is None]
    return f"{flowers.NAMES[flower]}: {', '.join(open_venues)}" if open_venues else f"{flowers.NAMES[flower]}: {stays}"


def price_after(game: Santiago, view: View) -> str:
    """What becomes of the price when it moves one flag to the right."""
    if view["flag"] == game.rules.flags:
        return f"ship {view['ship']} leaves"
    return f"price {game.rules.prices[view['flag']]}"


def take_remark(game: Santiago, view: View, good: int, _second: int) -> str:
    """How many there are, how many the player has and how many the ship wants."""
    name = goods.NAMES[good]
    held = own(view)["goods"].get(name, 0)
    wanted = f", the ship wants {view['demand'].get(name, 'none')}" if "demand" in view else ""
    return f"you have {held}{wanted}; {view['supply'][name]} in the supply"


def give_remark(game: Santiago, view: View, what: int, _second: int) -> str:
    """How many the player has of it."""
    name, mine = goods.GIFTS[what].name, own(view)
    held = {"peso": mine["pesos"], "vp": mine["vp"]}.get(name, mine["goods"].get(name, 0))
    return f"you have {held}"


def capture_remark(game: Santiago, view: View, venue: int, _second: int) -> str:
    """What the venue does and who stands there."""
    does, visitor = venues.VENUES[venue].brief, visitor_of(view, venues.NAMES[venue])
    if visitor is None:
        return does
    return f"{does}; {'you stand' if visitor == view['seat'] else who(game, visitor) + ' stands'} there"


def who(game: Santiago, seat: int) -> str:
    """A player's name."""
    return name_tags(map(short_name, game.seats), NAME_CELLS)[seat]


def visit_remark(game: Santiago, view: View, venue: int, _second: int) -> str:
    """What the venue does, whether that is possible now, and whom it belongs to."""
    parts, owner = [venues.VENUES[venue].brief], owner_of(view, venues.NAMES[venue])
    if not can_be_used(game, venue):
        parts.append(OF_NO_USE if view["ship_in_port"] else f"{OF_NO_USE}: no ship in port")
    if owner is not None:
        parts.append("your own" if owner == view["seat"] else f"{who(game, owner)} gets 1 VP as its owner")
    return "; ".join(parts)


def can_be_used(game: Santiago, venue: int) -> bool:
    """Whether the player could do something in a venue: found on a copy in which everything hidden is drawn anew."""
    trial = game.determinize(game.turn or 0, TRIAL_SEED)
    trial.push(ACTIONS.find(verbs.VISIT, venue))
    name = venues.NAMES[venue]
    return trial.decision == "venue" and any(text.startswith(f"venue {name}") for text in trial.legal_actions)


def use_remark(game: Santiago, view: View, venue: int, how: int) -> str:
    """What the use does; the name of the venue stands in the notation."""
    sentence = game.describe_action(ACTIONS.find(verbs.USE, venue, how))
    words = sentence.partition(": ")[2].rstrip(".")
    if venue == venues.NEWSPAPER and how != cubans.NONE:
        steps = (view["street"].index(cubans.NAMES[how]) + 1 - view["car"]) % box.STOPS
        return f"{words} (+{steps})"
    good = goods.NAMES[how] if venue in (venues.CUSTOMS, venues.CONTRACTOR) else ""
    last = good and all(
        value == (taken(venue, view, name) if name == good else 0) for name, value in view["demand"].items()
    )
    return f"{words}; {SHIP_LEAVES}" if last else words


def taken(venue: int, view: View, good: str) -> int:
    """How far a use lowers a die."""
    return 1 if venue == venues.CONTRACTOR else int(view["demand"][good])


def load_remark(game: Santiago, view: View, good: int, number: int) -> str:
    """What goods bring at the price of the day."""
    return f"{number * view['price']} VP{what_is_left(view, goods.NAMES[good], goods.NAMES[good], number)}"


def wood_remark(game: Santiago, view: View, good: int, number: int) -> str:
    """What wood brings."""
    return f"{number * goods.WOOD_POINTS} VP{what_is_left(view, goods.NAMES[goods.WOOD], goods.NAMES[good], number)}"


def what_is_left(view: View, given: str, wanted: str, number: int) -> str:
    """What the player keeps and whether the ship leaves."""
    if all(value == (number if name == wanted else 0) for name, value in view["demand"].items()):
        return f"; {SHIP_LEAVES}"
    return f"; you keep {own(view)['goods'][given] - number}, {view['demand'][wanted] - number} still wanted"


def leave_out_remark(game: Santiago, view: View, good: int, _second: int) -> str:
    """What the ship wants then."""
    placed = {name: value for name, value in view["rolled"].items() if name != goods.NAMES[good]}
    if not any(placed.values()):
        return f"{goods.DICE_ON_SHIP} zeros: ship {view['ship']} leaves at once"
    return f"the ship wants {goods_list({name: value for name, value in placed.items() if value})}"


REMARKS: dict[int, Remark] = {
    verbs.PASS: lambda game, view, _first, _second: PASS_REMARKS.get(game.decision or "", "do without"),
    verbs.DRIVE: drive_remark,
    verbs.TAKE: take_remark,
    verbs.GIVE: give_remark,
    verbs.CAPTURE: capture_remark,
    verbs.VISIT: visit_remark,
    verbs.USE: use_remark,
    verbs.LOAD: load_remark,
    verbs.LOAD_WOOD: wood_remark,
    verbs.LEAVE_OUT: leave_out_remark,
}

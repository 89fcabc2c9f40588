"""The legal actions of Puerto Rico as choices for people."""

from antilles.core.messages import Message
from antilles.puerto_rico import actions, buildings, decisions, describe, roles, slots, things, tiles, verbs
from antilles.puerto_rico.game import PuertoRico
from antilles.tableside.puerto_rico.effects import effects
from antilles.tableside.puerto_rico.views import View, benefit_offered
from antilles.tableside.questions import Choice

DEED_OF = {
    verbs.RAID: "deed-raid",
    verbs.ROBBERY: "deed-robbery",
    verbs.LURING: "deed-luring",
    verbs.TAKEOVER: "deed-takeover",
}


def legal_choices(game: PuertoRico) -> list[Choice]:
    """Every legal action, in the order of the engine; drafts by cost, raids with the most goods first, passing last."""
    view, ids = game.view(game.turn or 0), game.legal_actions.ids
    places = {action: place for place, action in enumerate(ids)}
    return [
        Choice(
            (action,),
            actions.ACTIONS.texts[action],
            title_of(game, action),
            effects(game, view, action),
            brief_of(action),
            card_of(view, action),
            DEED_OF.get(actions.ACTIONS.verbs[action], ""),
        )
        for action in sorted(ids, key=lambda action: place_in_list(action, places[action]))
    ]


def place_in_list(action: int, place: int) -> tuple[int, ...]:
    """A key for sorting: most actions stay where the engine lists them; passing comes last."""
    verb, first, second = actions.ACTIONS.verbs[action], actions.ACTIONS.firsts[action], actions.ACTIONS.seconds[action]
    if verb == verbs.PASS:
        return (2,)
    if verb == verbs.DRAFT:
        return 0, buildings.BUILDINGS[first].cost, first
    return (0, first, -second) if verb == verbs.RAID else (1, place)


def title_of(game: PuertoRico, action: int) -> Message:
    """What a choice does; passing has a name of its own where it is one of two equal answers."""
    if action == actions.PASS and game.state.decision == decisions.UNION_ORDER:
        return Message("pr-passing-union-order")
    return describe.phrase(action)


def brief_of(action: int) -> Message | None:
    """What the building, role or deed of a choice does, in a few words."""
    verb, first = actions.ACTIONS.verbs[action], actions.ACTIONS.firsts[action]
    if verb in (verbs.BUILD, verbs.DRAFT):
        return Message(f"pr-brief-{things.BUILDING[first]}")
    if verb in DEED_OF:
        return Message(f"pr-brief-{DEED_OF[verb]}")
    return Message(f"pr-brief-{things.ROLE[first]}") if verb == verbs.ROLE else None


def card_of(view: View, action: int) -> str:
    """The thing that a choice is about, if it is about one."""
    verb, first = actions.ACTIONS.verbs[action], actions.ACTIONS.firsts[action]
    if verb in (verbs.BUILD, verbs.DRAFT):
        return things.BUILDING[first]
    if verb in (verbs.ROLE, verbs.TAKEOVER):
        return things.ROLE[first]
    if verb == verbs.TAKE:
        return things.TILE[first]
    if verb == verbs.PLANTATION:
        return things.TILE[tiles.NAMES.index(view["now"]["tile_peeked"])]
    if verb == verbs.FOREST:
        return things.TILE[tiles.FOREST]
    if verbs.VERBS[verb].about_good:
        return things.GOOD[first]
    if action == actions.PASS and view["now"]["decision"] == "union order":
        return things.BUILDING[buildings.ROYAL_SUPPLIER]  # which is used first then
    if verb == verbs.ACCEPT:
        return giver_of(view)
    if verb == verbs.GUEST or (verb == verbs.RETURN_PERSON and first != slots.LIMBO):
        return things.SLOT[first]
    needed = verbs.VERBS[verb].building
    return DEED_OF.get(verb) or (things.BUILDING[needed] if needed != buildings.NONE else "")


def giver_of(view: View) -> str:
    """The building, role or festival that gives what can be accepted."""
    if view["now"]["decision"] == "take benefit":
        return things.source(benefit_offered(view)[0])
    return things.ROLE[roles.NAMES.index(view["now"]["role"])]

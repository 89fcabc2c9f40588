"""What a thing does at this table, its rule and its figures."""

from collections.abc import Mapping
from typing import Any

from antilles.core.messages import Message, thing
from antilles.puerto_rico import buildings, goods, roles, things
from antilles.puerto_rico.editions import SWITCHES
from antilles.puerto_rico.expansions import all_expansions
from antilles.puerto_rico.game import PuertoRico
from antilles.puerto_rico.switches import EDITIONS
from antilles.puerto_rico.variants import VARIANTS
from antilles.tableside.puerto_rico.views import View

# What is no row of its own, with its rule; a rule that ends in a hyphen is the beginning of several ids.
PLACES = {
    "governor": "PR-ROUND-09",
    "privilege": "PR-ROUND-06",
    "victory-point": "PR-SCORE-01",
    "doubloon": "PR-SETUP-01",
    "cargo-ship": "PR-CAPTAIN-03",
    "colonist-ship": "PR-MAYOR-07",
    "trading-house": "PR-TRADER-03",
    "supply": "PR-SETUP-08",
    "circle": "PR-MAYOR-03",
    "limbo": "PR-MAYOR-03",
    "island": "PR-SETTLER-03",
    "city": "PR-BUILDER-07",
    "open-row": "PR-SETTLER-05",
    "discards": "PR-SETTLER-06",
    "phase-storage": "PR-STORAGE-01",
    "production-building": "PR-BLD-01",
    "violet-building": "PR-BLD-04",
    "large-building": "PR-BLD-05",
}
OF_EXPANSIONS = {
    "phase-draft": ("buildings", "PR-X1-"),
    "person-noble": ("nobles", "PR-X2-"),
    "wanted-token": ("smuggler", "PR-X3-03"),
    "deed-raid": ("smuggler", "PR-X3-RAID"),
    "deed-robbery": ("smuggler", "PR-X3-ROBBERY"),
    "deed-luring": ("smuggler", "PR-X3-LURING"),
    "deed-takeover": ("smuggler", "PR-X3-05"),
    "festival": ("festival", "PR-X4-"),
    "goal-plantation": ("festival", "PR-X4-03"),
    "goal-goods": ("festival", "PR-X4-04"),
    "goal-building": ("festival", "PR-X4-05"),
}
TILE_RULES = {"tile-quarry": "PR-BUILDER-04", "tile-forest": "PR-BLD-FOREST-HOUSE"}
RULES_OF_EXPANSIONS = {"buildings": "PR-X1-", "nobles": "PR-X2-", "smuggler": "PR-X3-", "festival": "PR-X4-"}


def all_things(game: PuertoRico) -> dict[str, bool]:
    """Everything that has a card, buildings and roles first, and whether it is at this table."""
    in_play = game.rules.copies
    expansions = game.config["expansions"]
    found = {name: bool(in_play[number]) for number, name in enumerate(things.BUILDING)}
    found |= {name: bool(game.rules.role_in_play[number]) for number, name in enumerate(things.ROLE)}
    forests = any(found[name] for name in ("building-forest-house",))
    found |= dict.fromkeys(things.GOOD, True) | {name: name != "tile-forest" or forests for name in things.TILE}
    found |= {"person-colonist": True} | dict.fromkeys(PLACES, True)
    found |= {name: expansion in expansions for name, (expansion, _) in OF_EXPANSIONS.items()}
    found |= {thing("expansion", name): name in expansions for name in all_expansions()}
    found |= {thing("edition", name): name == game.config["edition"] for name in EDITIONS}
    return found | {thing("variant", name): name in game.config["variants"] for name in VARIANTS}


def rule_of(name: str) -> str:
    """The rule behind a thing, or the beginning of the ids of its rules."""
    if name in things.BUILDING:
        return buildings.BUILDINGS[things.BUILDING.index(name)].rule
    if name in things.ROLE:
        role = things.ROLE.index(name)
        return "PR-X3-" if role == roles.SMUGGLER else roles.ROLES[role].rule.rstrip("0123456789")
    if name in OF_EXPANSIONS:
        return OF_EXPANSIONS[name][1]
    kind, _, rest = name.partition("-")
    if kind == "expansion":
        return RULES_OF_EXPANSIONS[rest]
    if kind == "variant":
        return VARIANTS[rest].rule
    return PLACES.get(name) or TILE_RULES.get(name) or ("PR-SETUP-10" if kind == "edition" else "PR-CRAFTSMAN-01")


def card(game: PuertoRico, name: str) -> Message:
    """A sentence or two about a thing; where editions differ, it depends on the table's switches."""
    return Message(f"pr-card-{name}", **switches_of(game))


def switches_of(game: PuertoRico) -> dict[str, Any]:
    """Every switch that changes play, as this table has it."""
    edition, options = game.config["edition"], game.config["options"]
    return {row.name: options.get(row.name, row.value(edition)) for row in SWITCHES if row.changes_play}


def figures(game: PuertoRico, view: View, name: str) -> tuple[Message, ...]:
    """What a building costs and is worth, how many goods of a kind there are, what lies on a role."""
    if name in things.BUILDING:
        return building_figures(game, view, things.BUILDING.index(name))
    if name in things.GOOD:
        good = goods.GOODS[things.GOOD.index(name)]
        left = view["supply"]["goods"].get(good.name, 0)
        held = view["seats"][view["seat"]]["goods"].get(good.name, 0) if view["seat"] is not None else 0
        return (Message("pr-figures-good", price=good.price, left=left, held=held),)
    if name in things.ROLE and roles.NAMES[things.ROLE.index(name)] in view["roles"]:
        on_it = view["roles"][roles.NAMES[things.ROLE.index(name)]]["doubloons"]
        return (Message("pr-figures-role", doubloons=on_it),) if on_it else ()
    return ()


def building_figures(game: PuertoRico, view: Mapping[str, Any], building: int) -> tuple[Message, ...]:
    """Cost, column, points, circles and city spaces; the copies left, and the price for who looks."""
    row = buildings.BUILDINGS[building]
    numbers = {"column": row.column, "points": row.points, "circles": row.circles, "spaces": row.spaces}
    found = [Message("pr-figures-building", cost=game.rules.cost[building], **numbers)]
    drafted = view.get("drafted")
    if drafted is not None and building in buildings.IN_DRAFT:
        found.append(Message("pr-figures-drafted" if row.name in drafted else "pr-figures-not-drafted"))
    elif game.rules.copies[building]:
        left, copies = view["buildings"].get(row.name, 0), game.rules.copies[building]
        found.append(Message("pr-figures-copies", left=left, copies=copies))
        if view["seat"] is not None and row.name not in view["seats"][view["seat"]]["city"]:
            found.append(Message("pr-figures-price-now", doubloons=game.price(view["seat"], building)))
    return tuple(found)

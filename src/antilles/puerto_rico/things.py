"""The ids by which messages name the things of the game: `building-harbor`, `tile-corn`."""

from antilles.core.messages import NOTHING, slug, thing
from antilles.puerto_rico import benefits, buildings, decisions, endings, goods, people, phases, roles, tiles

GOOD = tuple(thing("good", name) for name in goods.NAMES)
TILE = tuple(thing("tile", name) for name in tiles.NAMES)
ROLE = tuple(thing("role", name) for name in roles.NAMES)
BUILDING = tuple(thing("building", name) for name in buildings.NAMES)
PERSON = tuple(thing("person", name) for name in people.NAMES)
PHASE = tuple(thing("phase", name) for name in phases.PHASES.names)
SLOT = (*(TILE[tile] for tile in tiles.WITH_CIRCLES), *BUILDING)
GOAL = ("goal-plantation", "goal-goods", "goal-building")
PLACE = ("supply", "colonist-ship")
"""Where people come from, by people.FROM_SUPPLY and people.FROM_SHIP."""
DEEDS = ("deed-raid", "deed-robbery", "deed-luring", "deed-takeover")
FESTIVAL, LIMBO = "festival", "limbo"
DOUBLOON, VICTORY_POINT = "doubloon", "victory-point"
DECISION = tuple(slug(name) for name in decisions.NAMES)
ENDING = {bit: slug(name).lstrip("0123456789-") for bit, name in endings.NAMES.items()}
"""Variants of a message cannot begin with a digit."""
ROLE_OF_PHASE = {row.phase: ROLE[number] for number, row in reversed(list(enumerate(roles.ROLES)))}


def source(benefit: int) -> str:
    """What gives a benefit: a building, a role, the festival; nothing for points of goods loaded or supplied."""
    if benefit == benefits.NONE:
        return NOTHING
    row = benefits.BENEFITS[benefit]
    if row.building != buildings.NONE:
        return BUILDING[row.building]
    if row.is_prize:
        return FESTIVAL
    return DEEDS[1] if benefit == benefits.ROBBERY_POINT else ROLE_OF_PHASE[row.phase]


def unit(benefit: int) -> str:
    """What a benefit is paid in."""
    return VICTORY_POINT if benefits.BENEFITS[benefit].in_points else DOUBLOON


def face(number: int) -> str:
    """The plantation laid face down as a forest, as far as everybody knows it."""
    return TILE[number] if 0 <= number < goods.COUNT else NOTHING

"""Positions of Puerto Rico that no ordinary game comes to soon, for the duel of engine and reference."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import antilles
from tests.differential.puerto_rico_reference.tables import BUILDINGS, DRAFT_SPACES, GOODS, flags_of

THEMES: list[tuple[str, ...]] = [
    (),
    ("guest house", "library"),
    ("guest house", "wharf", "small wharf"),
    ("guest house", "union hall", "royal supplier"),
    ("guest house", "church", "university", "black market"),
    ("union hall", "royal supplier", "lighthouse", "harbor"),
    ("black market", "zoning office", "library", "university"),
    ("black market", "church"),
    ("hacienda", "forest house", "hospice", "library", "construction hut"),
    ("land office", "forest house", "trading post"),
    ("hunting lodge", "hospice", "hacienda"),
    ("aqueduct", "indigo plant", "sugar mill", "specialty factory", "library"),
    ("specialty factory", "guest house", "factory", "chapel", "jeweler"),
    ("storehouse", "large warehouse", "guest house"),
    ("small warehouse", "large warehouse", "small wharf"),
    ("villa", "library", "guest house"),
    ("office", "small market", "large market", "trading post"),
]
"""Buildings that act together; odd positions often hold one of these sets, occupied."""


def odd_seat(rng: random.Random, names: list[str], nobles: bool, theme: tuple[str, ...]) -> dict[str, Any]:
    """A board as it stands late in a game: many tiles, many buildings, some people, odd purses."""
    seat: dict[str, Any] = {
        "doubloons": rng.choice((0, 1, 2, 3, 4, 5, 7, 9, 14)),
        "victory_points": rng.choice((0, 0, 1, 5)),
        "goods": {good: rng.choice((0, 0, 1, 1, 2, 3)) for good in GOODS},
    }
    island: dict[str, dict[str, int]] = {}
    for _ in range(rng.choice((1, 4, 8, 10, 11, 12))):
        tile = island.setdefault(rng.choice([*GOODS, "quarry"]), {"tiles": 0, "colonists": 0})
        tile["tiles"] += 1
        tile["colonists"] += rng.random() < 0.6
    city: dict[str, int] = {}
    room = rng.choice((3, 6, 8, 9, 10, 10, 11))
    names = rng.sample(names, len(names))
    names.sort(key=lambda name: BUILDINGS[name].set == "base" and rng.random() < 0.5)
    names.sort(key=lambda name: name not in theme)
    for name in names:
        if BUILDINGS[name].spaces <= room:
            room -= BUILDINGS[name].spaces
            inside = 3 if name in theme and rng.random() < 0.9 else rng.choice((0, 1, 1, 1, 2, 3))
            city[name] = min(BUILDINGS[name].circles, inside)
    seat |= {"island": island, "city": city, "limbo": rng.choice((0, 0, 0, 1, 2))}
    if nobles:
        seat["city_nobles"] = {name: rng.randint(0, inside) for name, inside in city.items() if rng.random() < 0.4}
        for tile in island.values():
            tile["nobles"] = rng.randint(0, tile["colonists"]) if rng.random() < 0.3 else 0
        seat["limbo_nobles"] = rng.randint(0, seat["limbo"])
    return seat


def add_forests(rng: random.Random, seat: dict[str, Any], from_stock: bool) -> None:
    """Some forests, with the plantations on their faces."""
    room = 12 - sum(tile["tiles"] for tile in seat["island"].values())
    number = min(room, rng.randint(1, 6))
    if number:
        seat["island"]["forest"] = {"tiles": number}
    if not from_stock:
        faces = rng.choices(GOODS, k=number)
        hidden = rng.randint(0, number)
        seat |= {"forests": dict(Counter(faces[hidden:])), "secret_forests": dict(Counter(faces[:hidden]))}


def odd_document(rng: random.Random, players: int, table: dict[str, Any]) -> dict[str, Any]:
    """A position no ordinary game comes to soon; the reader of positions refuses what cannot be."""
    start = antilles.new("puerto-rico", players=players, seed=rng.randrange(10**6), **table).position()
    names = list(start["buildings"])
    drafted = start.get("drafted", [])
    theme = rng.choice(THEMES)
    if start["now"]["decision"] == "draft pick":
        drafted = some_draft(rng, theme)
        names = [name for name in names if not BUILDINGS[name].violet or BUILDINGS[name].set == "II"] + drafted
    single = players == 2 or "one-of-each" in start["variants"]
    copies = Counter({name: (1 if single else BUILDINGS[name].copies) for name in names})
    seats = []
    for _ in range(players):
        free = [name for name in names if copies[name]]
        seat = odd_seat(rng, free, "nobles" in start["expansions"], theme)
        copies -= Counter(list(seat["city"]))
        if "buildings" in start["expansions"] and rng.random() < 0.6:
            add_forests(rng, seat, flags_of(start["edition"], start["options"])["forest_source"] == "stock")
        seats.append(seat)
    document: dict[str, Any] = {
        "edition": start["edition"],
        "players": players,
        "expansions": start["expansions"],
        "variants": start["variants"],
        "options": start["options"],
        "round": rng.randint(1, 15),
        "governor": rng.randrange(players),
        "roles": {role: {"doubloons": rng.choice((0, 0, 1, 2))} for role in start["roles"] if role != "smuggler"},
        "seats": seats,
        "supply": {"victory_points": rng.choice((1, 1, 2, 3, 8, 20)), "quarries": rng.choice((0, 0, 1, 3))},
        "colonist_ship": rng.choice((0, 1, players, 2 * players, 2 * players + 3)),
    }
    document["supply"]["colonists"] = rng.choice((0, 0, 1, 2, 3, 5, 12, 20))
    if drafted:
        document["drafted"] = drafted
    if "nobles" in start["expansions"]:
        document["ship_nobles"] = min(document["colonist_ship"], rng.randint(0, 1))
    if "festival" in start["expansions"]:
        document["festival"] = open_goals(rng, seats, copies)
    house = rng.sample(GOODS, rng.randint(0, 3))
    document["trading_house"] = house
    kinds = rng.sample(GOODS, len(start["ships"]))
    document["ships"] = []
    for ship, good in zip(start["ships"], kinds, strict=True):
        load = rng.choice((0, 0, 1, ship["spaces"] - 1, ship["spaces"]))
        if load:
            document["ships"].append({"spaces": ship["spaces"], "good": good, "load": load})
    if rng.random() < 0.5:
        document["plantations"] = few_plantations(rng, players)
    return document


def open_goals(rng: random.Random, seats: list[dict[str, Any]], copies: Counter[str]) -> dict[str, Any]:
    """Festival goals that nobody has met."""
    rare = [good for good in GOODS if all(seat["island"].get(good, {"tiles": 0})["tiles"] < 3 for seat in seats)]
    column = [name for name in copies if copies[name] and BUILDINGS[name].column == 3]
    goals: dict[str, Any] = {"goods": dict(Counter(rng.choices(GOODS, k=3)))}
    if rare and rng.random() < 0.8:
        goals["plantation"] = rng.choice(rare)
    if column and rng.random() < 0.8:
        goals["building"] = rng.choice(column)
    return goals


def few_plantations(rng: random.Random, players: int) -> dict[str, dict[str, int]]:
    """Almost nothing face down: the discards are soon shuffled, or there are none."""
    some = [Counter(rng.choices(GOODS, k=number)) for number in (rng.randint(0, players + 1), rng.randint(0, 2))]
    discards = Counter(rng.choices(GOODS, k=rng.choice((0, 2, 5))))
    return {"face_up": dict(some[0]), "face_down": dict(some[1]), "discards": dict(discards)}


def some_draft(rng: random.Random, theme: tuple[str, ...]) -> list[str]:
    """Seventeen violets that fit the board, those of the theme and then the new ones preferred."""
    found: list[str] = []
    for cost, spaces in DRAFT_SPACES.items():
        names = [name for name, row in BUILDINGS.items() if row.violet and row.set != "II" and row.cost == cost]
        rng.shuffle(names)
        names.sort(key=lambda name: BUILDINGS[name].set == "base" and rng.random() < 0.6)
        names.sort(key=lambda name: name not in theme)
        found += names[:spaces]
    return found

"""What happens in random games: which buildings are built and used, which deeds, prizes and ends occur.

`python -m tests.properties.coverage --games 2000` prints the counts.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter

import antilles
from antilles.puerto_rico import benefits, buildings, decisions, goods, scoring, tiles
from antilles.puerto_rico import events as e
from antilles.puerto_rico.compose import Config
from antilles.puerto_rico.game import PuertoRico
from tests.tables import covering_tables

BENEFIT_OF = {
    number: buildings.NAMES[row.building]
    for number, row in enumerate(benefits.BENEFITS)
    if row.building != buildings.NONE
}
COLONIST_OF = {
    decisions.HOSPICE_COLONIST: "hospice",
    decisions.UNIVERSITY_COLONIST: "university",
    decisions.VILLA_TAKE: "villa",
}
EVENT_OF = {
    e.TILE_DRAWN: "hacienda",
    e.FOREST_PLACED: "forest house",
    e.RETURNED: "black market",
    e.GUEST_MOVED: "guest house",
    e.SOLD_TO_POST: "trading post",
    e.SMALL_WHARF_LOADED: "small wharf",
    e.WHARF_LOADED: "wharf",
    e.LAND_BOUGHT: "land office",
    e.SUPPLIED: "royal supplier",
}
SCORING = tuple(row.name for row in scoring.SCORE_LINES if row.building != buildings.NONE)
PLANTS = {row.name: row.makes for row in buildings.BUILDINGS if row.makes != goods.NONE}
STORES = ("small warehouse", "large warehouse", "storehouse")


def note_event(seen: Counter[str], game: PuertoRico, raw: tuple[int, ...], city: dict[str, int], holder: int) -> None:
    """Count what an event shows, given the city of its seat and the holder before it."""
    kind, seat, _, a, b, c = raw
    seen[f"event {e.EVENTS[kind].name}"] += 1
    if kind == e.BUILT:
        seen[f"built {buildings.NAMES[a]}"] += 1
        if city.get("zoning office"):
            seen["used zoning office"] += 1
        if buildings.NAMES[a] == "statue":
            seen["used statue"] += 1
    elif kind == e.GOAL_WON:
        seen[f"prize {('plantation', 'goods', 'building')[a]}"] += 1
    elif kind in (e.POINTS, e.DOUBLOONS):
        benefit = c if kind == e.POINTS else b
        if benefit in BENEFIT_OF:
            seen[f"used {BENEFIT_OF[benefit]}"] += 1
        elif benefit >= 0 and a == 2 and city.get("library"):
            seen["used library"] += 1
        seen[f"benefit {benefits.NAMES[benefit]}"] += benefit >= 0
    elif kind == e.COLONIST_TAKEN and a in COLONIST_OF:
        seen[f"used {COLONIST_OF[a]}"] += 1
    elif kind == e.TILE_TAKEN and a == tiles.QUARRY and seat != holder:
        seen["used construction hut"] += 1
    elif kind == e.PRODUCED:
        seen["used aqueduct"] += c
        for plant, good in PLANTS.items():
            seen[f"used {plant}"] += bool(good == a and city.get(plant))
    elif kind == e.SOLD and game.state.house[a] > 1:
        seen["used office"] += 1
    elif kind in EVENT_OF:
        seen[f"used {EVENT_OF[kind]}"] += 1


def watch(game: PuertoRico, seed: int, seen: Counter[str], never: str = "nothing at all") -> None:
    """Play one random game, without actions that begin with `never`, and count what it shows."""
    dice = random.Random(seed)
    while not game.over:
        seen[f"asked {game.decision}"] += 1
        before, mark, holder = game.position()["seats"], game.event_count, game.state.holder
        phase = game.state.phase
        wanted = [action for action in game.legal_actions if not action.startswith(never)]
        game.push(dice.choice(wanted or list(game.legal_actions)))
        for raw in game._raw_events[mark:]:
            city = before[raw[1]]["city"] if 0 <= raw[1] < game.players else {}
            note_event(seen, game, raw, city, holder)
        if phase != game.state.phase:
            for seat in game.position()["seats"]:
                kept = sum(seat["goods"].values())
                for store in STORES:
                    seen[f"used {store}"] += bool(kept > 1 and seat["city"].get(store))
    for score in game.scores:
        for line in SCORING:
            seen[f"used {line}"] += score.lines[line] > 0
    for reason in game.end_reasons:
        seen[f"end {reason}"] += 1


def coverage(games: int, tables: list[Config] | None = None) -> Counter[str]:
    """Counts over random games at the covering tables."""
    seen: Counter[str] = Counter()
    chosen = tables or covering_tables()
    for seed in range(games):
        watch(antilles.new("puerto-rico", seed=seed, **chosen[seed % len(chosen)].document()), seed, seen)
    return seen


def endless_game(seen: Counter[str]) -> None:
    """A game of PR-VAR-02 in which nobody builds: it goes on until its last round."""
    watch(antilles.new("puerto-rico", players=2, edition="polish", variants=["long-game"]), 0, seen, "build")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    seen = coverage(parser.parse_args().games)
    endless_game(seen)
    for what, count in sorted(seen.items()):
        print(f"{count:>9}  {what}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

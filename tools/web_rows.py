"""Write the figures of things that a page draws, from the rows that declare them: `python -m tools.web_rows`.

What a building costs and how many circles it has is said once, in its row; the page gets it as data. A test compares.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from antilles.puerto_rico import buildings, goods, roles, tiles
from antilles.puerto_rico.phases.draft import DRAFT_SPACES
from antilles.santiago import box, cubans, flowers, venues
from antilles.santiago import goods as cuban_goods

GAMES = Path(__file__).parent.parent / "web" / "src" / "games"


def puerto_rico() -> dict[str, Any]:
    """Goods with their price, roles, tiles, spaces of the draft by cost, and buildings with their figures."""
    return {
        "goods": [{"name": row.name, "price": row.price} for row in goods.GOODS],
        "roles": list(roles.NAMES),
        "tiles": list(tiles.NAMES),
        "draft_spaces": list(DRAFT_SPACES),
        "buildings": [
            {
                "name": row.name,
                "kind": buildings.KIND_NAMES[row.kind],
                "makes": None if row.makes == goods.NONE else goods.NAMES[row.makes],
                "cost": row.cost,
                "points": row.points,
                "circles": row.circles,
                "column": row.column,
                "spaces": row.spaces,
                "drafted": row.in_draft,
            }
            for row in buildings.BUILDINGS
        ],
    }


def santiago() -> dict[str, Any]:
    """Cubans with what they give and their usual flower, goods with their die, venues."""
    return {
        "stops": box.STOPS,
        "ships": box.SHIPS,
        "wood_points": cuban_goods.WOOD_POINTS,
        "goods": [{"name": row.name, "die": row.colour} for row in cuban_goods.GOODS],
        "cubans": [
            {
                "name": row.name,
                "flower": None if row.flower == flowers.NONE else flowers.NAMES[row.flower],
                "good": None if row.good == cuban_goods.NONE else cuban_goods.NAMES[row.good],
                "number": row.number,
                "pesos": row.pesos,
                "points": row.points,
            }
            for row in cubans.CUBANS
        ],
        "flowers": list(flowers.NAMES),
        "venues": list(venues.NAMES),
    }


FILES = {"puerto-rico/rows.json": puerto_rico, "santiago/rows.json": santiago}


def text_of(name: str) -> str:
    """A file as it should be."""
    return json.dumps(FILES[name](), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for file in FILES:
        (GAMES / file).write_text(text_of(file), encoding="utf-8")

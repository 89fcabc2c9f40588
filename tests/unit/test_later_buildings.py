"""A building may be declared after those of the booklets, whatever its box: it is built, manned, used and read back.

Each test plays a copy of the package with one row more, uncompiled and in a process of its own.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "antilles"
FIRST_LATER_ID = 960
DRAFTED = ["aqueduct", "hacienda", "construction hut", "storehouse", "tavern", "large market", "church", "small wharf"]
DRAFTED += ["factory", "harbor", "library", "union hall", "guild hall", "residence", "customs house", "city hall"]
DRAFTED += ["cloister"]
# How the tavern is declared; the table; what a position at that table must say.
CASES: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "base": ("violet", {}, {}),
    "NEW": ("violet", {"expansions": ["buildings"], "options": {"building_set": "random"}}, {"drafted": DRAFTED}),
    "NOBLES": ("violet", {"expansions": ["nobles"]}, {}),
    "makes coffee": ("production", {}, {}),
}
FIGURES = {"NEW": ", box=NEW", "NOBLES": ", box=NOBLES", "makes coffee": ", column=2, copies=2, makes=goods.COFFEE"}
PROGRAM = """
import json, random, sys
import antilles

table, given = json.loads(sys.argv[1])
game = antilles.from_position({"players": 3, "seats": [{"doubloons": 9}], **table, **given}, seed=1)
game.push("role builder")
game.push("build tavern")
built = game.position()
read_again = antilles.from_position(built).position() == built
island = {"coffee": {"tiles": 1, "colonists": 1}}
start = {"players": 3, "seats": [{"city": {"tavern": 1}, "island": island}], **table, **given}
game = antilles.from_position(start, seed=1)
game.push("role craftsman")
made = [event.payload["good"] for event in game.events if event.kind == "produced" and event.seat == 0]
manned = 0
for seed in range(8):
    game = antilles.new("puerto-rico", seed=seed, players=3, **table)
    dice = random.Random(seed)
    while not game.over:
        game.push(dice.choice(game.legal_actions.ids))
    manned += sum(seat["city"].get("tavern", 0) for seat in game.position()["seats"])
print(json.dumps({
    "id": game.notation.read("build tavern"), "city": built["seats"][0]["city"], "read again": read_again,
    "points": antilles.from_position(start).scores[0].lines["buildings"], "made": made, "manned": manned,
}))
"""


@pytest.mark.parametrize("case", CASES)
def test_a_later_building_is_played(case: str, tmp_path: Path) -> None:
    kind, table, given = CASES[case]
    shutil.copytree(PACKAGE, tmp_path / "antilles", ignore=shutil.ignore_patterns("__pycache__"))
    rows = tmp_path / "antilles" / "puerto_rico" / "buildings.py"
    row = f'TAVERN = {kind}("tavern", cost=4, points=2{FIGURES.get(case, "")}, rule="PR-BLD-03")'
    rows.write_text(rows.read_text(encoding="utf-8").replace("# fmt: on", f"{row}\n# fmt: on"), encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": str(tmp_path), "ANTILLES_JIT": "0"}
    command = [sys.executable, "-c", PROGRAM, json.dumps([table, given])]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found.pop("manned") > 0
    assert found == {
        "id": FIRST_LATER_ID,
        "city": {"tavern": 0},
        "read again": True,
        "points": 2,
        "made": ["coffee"] if kind == "production" else [],
    }

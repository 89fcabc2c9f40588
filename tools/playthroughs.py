"""Golden playthroughs: whole seeded games as text. `python -m tools.playthroughs` writes them anew for review."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import antilles
from antilles.puerto_rico.game import PuertoRico

HOME = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
SEED = 1897


def playthrough(table: dict[str, Any]) -> str:
    """One random game: every decision with its number of choices, the answer and what followed."""
    game: PuertoRico = antilles.new("puerto-rico", seed=SEED, **table)
    dice = random.Random(SEED)
    lines = [f"Puerto Rico, {table}, seed {SEED}"]
    lines += [f"    {event}" for event in game.events]
    while not game.over:
        legal = game.legal_actions
        action = dice.choice(legal)
        mark = game.event_count
        lines.append(f"seat {game.turn}, {game.decision}, {len(legal)} legal: {action}")
        game.push(action)
        lines += [f"    {event}" for event in game.events_since(mark)]
    for seat, score in enumerate(game.scores):
        parts = ", ".join(f"{name} {points}" for name, points in score.lines.items())
        lines.append(f"seat {seat}: {score.total} points ({parts}), tie-break {score.tie_break}")
    lines.append(f"ended by {', '.join(game.end_reasons)}; won by seat {', '.join(map(str, game.winners))}")
    return "\n".join(lines) + "\n"


FULL_HOUSE = ["buildings", "nobles", "smuggler", "festival"]
# Besides every edition with every player count: each expansion, each variant, and the full house.
EXPANDED: dict[str, dict[str, Any]] = {
    "buildings-polish-3p": {"edition": "polish", "players": 3, "expansions": ["buildings"]},
    "buildings-rio-grande-4p": {"edition": "rio-grande", "players": 4, "expansions": ["buildings"]},
    "buildings-1897-2p": {"edition": "1897", "players": 2, "expansions": ["buildings"]},
    "nobles-rio-grande-4p": {"edition": "rio-grande", "players": 4, "expansions": ["nobles"]},
    "nobles-1897-2p": {"edition": "1897", "players": 2, "expansions": ["nobles"]},
    "smuggler-1897-4p": {"edition": "1897", "players": 4, "expansions": ["smuggler"]},
    "smuggler-1897-2p": {"edition": "1897", "players": 2, "expansions": ["smuggler"]},
    "festival-1897-3p": {"edition": "1897", "players": 3, "expansions": ["festival"]},
    "full-house-1897-2p": {"edition": "1897", "players": 2, "expansions": FULL_HOUSE},
    "full-house-1897-4p": {"edition": "1897", "players": 4, "expansions": FULL_HOUSE},
    "full-house-1897-5p": {"edition": "1897", "players": 5, "expansions": FULL_HOUSE},
    "full-house-asking-3p": {
        "edition": "rio-grande",
        "players": 3,
        "expansions": FULL_HOUSE,
        "options": {"ask_everything": True, "building_set": "random"},
    },
    "variants-polish-3p": {"edition": "polish", "players": 3, "variants": ["one-of-each", "long-game"]},
}


def all_playthroughs() -> Iterator[tuple[Path, dict[str, Any]]]:
    """Every playthrough: (file, table)."""
    for edition, counts in PuertoRico.tables().items():
        for players in counts:
            yield HOME / "puerto_rico" / f"{edition}-{players}p.txt", {"edition": edition, "players": players}
    for name, table in EXPANDED.items():
        yield HOME / "puerto_rico" / f"{name}.txt", table


def main() -> int:
    """Write every playthrough."""
    for path, table in all_playthroughs():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(playthrough(table), encoding="utf-8")
        print(f"wrote {path.relative_to(HOME.parent.parent)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

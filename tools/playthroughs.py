"""Golden playthroughs: whole seeded games as text. `python -m tools.playthroughs` writes them anew for review."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import antilles
from antilles.core.registry import GAMES, game_class

HOME = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
SEED = 1897


def playthrough(game_id: str, table: dict[str, Any]) -> str:
    """One random game: every decision with its number of choices, the answer and what followed."""
    game = antilles.new(game_id, seed=SEED, **table)
    dice = random.Random(SEED)
    lines = [f"{GAMES[game_id].title}, {table}, seed {SEED}"]
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
# Besides every edition with every player count: each expansion, each variant, and the full house; other options.
PUERTO_RICO: dict[str, dict[str, Any]] = {
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
SANTIAGO: dict[str, dict[str, Any]] = {
    "asking-3p": {"players": 3, "options": {"ask_everything": True}},
    "other-cards-4p": {
        "players": 4,
        "options": {
            "flower_pablo": "red",
            "flower_maria": "blue",
            "price_track": [2, 3, 3, 4],
            "end_immediately": True,
        },
    },
    "short-2p": {"players": 2, "options": {"turn_limit": 12, "open_holdings": True, "owner_vp_on_stay": False}},
}
MORE = {"puerto-rico": PUERTO_RICO, "santiago-de-cuba": SANTIAGO}


def usual_tables(game_id: str) -> dict[str, dict[str, Any]]:
    """Every edition with every player count; a game with one edition has no word for it."""
    found: dict[str, dict[str, Any]] = {}
    for edition, counts in game_class(game_id).tables().items():
        has_editions = "edition" in GAMES[game_id].table_keys
        for players in counts:
            name = f"{edition}-{players}p" if has_editions else f"{players}p"
            found[name] = ({"edition": edition} if has_editions else {}) | {"players": players}
    return found


def all_playthroughs() -> Iterator[tuple[Path, str, dict[str, Any]]]:
    """Every playthrough: (file, game, table)."""
    for game_id, manifest in GAMES.items():
        for name, table in (usual_tables(game_id) | MORE.get(game_id, {})).items():
            yield HOME / manifest.room / f"{name}.txt", game_id, table


def main() -> int:
    """Write every playthrough."""
    for path, game_id, table in all_playthroughs():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(playthrough(game_id, table), encoding="utf-8")
        print(f"wrote {path.relative_to(HOME.parent.parent)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Golden playthroughs: whole seeded games as text. `python -m tools.playthroughs` writes them anew for review."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path

import antilles
from antilles.puerto_rico.game import PuertoRico

HOME = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
SEED = 1897


def playthrough(edition: str, players: int) -> str:
    """One random game: every decision with its number of choices, the answer and what followed."""
    game: PuertoRico = antilles.new("puerto-rico", players=players, edition=edition, seed=SEED)
    dice = random.Random(SEED)
    lines = [f"Puerto Rico, {edition}, {players} players, seed {SEED}"]
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


def all_playthroughs() -> Iterator[tuple[Path, str, int]]:
    """Every edition with every player count it has: (file, edition, players)."""
    for edition, counts in PuertoRico.tables().items():
        for players in counts:
            yield HOME / "puerto_rico" / f"{edition}-{players}p.txt", edition, players


def main() -> int:
    """Write every playthrough."""
    for path, edition, players in all_playthroughs():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(playthrough(edition, players), encoding="utf-8")
        print(f"wrote {path.relative_to(HOME.parent.parent)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Pin the ids of new actions in tests/pinned. What is pinned already may never change; this only adds."""

from __future__ import annotations

import sys
from pathlib import Path

from antilles.core.registry import GAMES, game_class

PINNED = Path(__file__).resolve().parent.parent / "tests" / "pinned"


def pinned_ids(path: Path) -> dict[int, str]:
    """The ids of a file, one line each: the id, a space, the text."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {int(number): text for number, text in (line.split(" ", 1) for line in lines)}


def moved_ids(game_id: str) -> list[str]:
    """What the pinned list says and the action table does not."""
    texts = game_class(game_id).notation.texts
    return [
        f"{number} was {text!r} and is {texts[number] if number < len(texts) else 'gone'!r}"
        for number, text in pinned_ids(PINNED / f"{game_id}.txt").items()
        if number >= len(texts) or texts[number] != text
    ]


def missing_ids(game_id: str) -> dict[int, str]:
    """Actions that are not pinned yet."""
    pinned = pinned_ids(PINNED / f"{game_id}.txt")
    return {n: text for n, text in enumerate(game_class(game_id).notation.texts) if text and n not in pinned}


def main() -> int:
    """Add what is missing, or say what has moved and change nothing."""
    for game_id in GAMES:
        for problem in moved_ids(game_id):
            print(f"{game_id}: {problem}; ids never move", file=sys.stderr)
            return 1
        path = PINNED / f"{game_id}.txt"
        every = sorted((pinned_ids(path) | missing_ids(game_id)).items())
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(f"{number} {text}\n" for number, text in every), encoding="utf-8")
        print(f"{path.name}: {len(every)} ids")
    return 0


if __name__ == "__main__":
    sys.exit(main())

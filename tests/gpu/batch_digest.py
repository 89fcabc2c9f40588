"""What a batch shows while it is played, as digests that a CPU and a GPU can be compared by:
`python -m tests.gpu.batch_digest puerto-rico '{}'`, with or without `ANTILLES_TARGET=cuda`."""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

import numpy as np

import antilles
from antilles.core import jit

GAMES, STEPS, LOOK_EVERY = 512, 600, 40


def here(array: Any) -> Any:
    """An array of a batch in this machine's memory."""
    return np.ascontiguousarray(array.copy_to_host() if hasattr(array, "copy_to_host") else array)


def digest(*arrays: Any) -> str:
    """The same for the same numbers."""
    found = hashlib.blake2b(digest_size=8)
    for array in arrays:
        found.update(here(array).astype(np.int64).tobytes())
    return found.hexdigest()


def played(batch: Any) -> list[str]:
    """Digests of everything that a batch shows, every now and then, and what becomes of a wrong action."""
    told = []
    for step in range(STEPS):
        batch.step(here(batch.random_actions).copy())
        if step % LOOK_EVERY == 0:
            shown = (batch.observations, batch.masks, batch.observe(1), batch.observe(0, full=True), batch.scores)
            numbers = (batch.turns, batch.decisions, batch.plies, batch.seeds, batch.done)
            told += [digest(*shown), digest(*numbers, batch.final_scores, batch.final_winners)]
    masks = here(batch.masks)
    wrong = here(batch.random_actions).copy()
    wrong[7] = int(np.flatnonzero(masks[7] == 0)[0])
    before = batch.state_bytes(7)
    for action in (int(wrong[7]), masks.shape[1], -1):
        wrong[7] = action
        try:
            batch.step(wrong)
            told.append("allowed")
        except antilles.AntillesError as problem:
            told.append(type(problem).__name__)
        wrong = here(batch.random_actions).copy()
    return [*told, str(batch.state_bytes(7) == before)]


def main() -> int:
    """Play."""
    device = "cuda" if jit.FOR_GPU else "cpu"
    batch = antilles.batch(sys.argv[1], games=GAMES, seed=3, device=device, **json.loads(sys.argv[2]))
    print(*played(batch), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Compiling the engine at the first start: in a process of its own, so that the lobby answers meanwhile.

`python -m antilles.server.preparing` does the work and prints a line of JSON for every step; the server reads them.
What an earlier start compiled is only loaded, in a thread.
"""

import asyncio
import contextlib
import gc
import json
import logging
import sys
from collections.abc import Callable, Iterator
from typing import Any

from antilles.core import jit
from antilles.core.registry import GAMES, game_class

LOG = logging.getLogger("antilles.server")
READY = "ready"


def engines_of(game: str) -> Iterator[tuple[str, str]]:
    """What is compiled for a game: (step, module)."""
    yield "rules", GAMES[game].engine
    yield "bots", f"antilles.bots.{GAMES[game].room}.engine"


def is_prepared(game: str) -> bool:
    """Whether an earlier process compiled everything of a game."""
    return all(jit.is_prepared(module) for _, module in engines_of(game))


def prepare(game: str, tell: Callable[[int, int, str], None]) -> None:
    """Compile a game's rules and bots, or load what is compiled, telling how far it is."""
    from antilles.bots.compiled import preparation

    works = {"rules": game_class(game).preparation(), "bots": preparation(game)}
    done, of = 0, sum(map(len, works.values()))
    for step, module in engines_of(game):
        for at, _, _ in jit.prepare(module, works[step]):
            tell(done + at, of, step)
        done += len(works[step])
    tell(of, of, READY)


def settle_memory() -> None:
    """What compiled code needs is needed for ever. Looking for garbage in it would stop the server for a moment."""
    gc.collect()
    gc.freeze()


class Preparing:
    """How far the games are."""

    def __init__(self, when_ready: Callable[[str], None]) -> None:
        self._when_ready = when_ready
        self._steps: dict[str, tuple[int, int, str]] = dict.fromkeys(GAMES, (0, 1, "rules"))
        self._failed = False
        self._ready = {game: asyncio.Event() for game in GAMES}
        self._child: asyncio.subprocess.Process | None = None

    @property
    def ready(self) -> bool:
        """Whether every game can be played."""
        return all(map(self.is_ready, GAMES))

    def is_ready(self, game: str) -> bool:
        """Whether a game can be played."""
        return self._steps[game][2] == READY

    async def loaded(self, game: str, seconds: float) -> None:
        """Wait for a game that an earlier start compiled, so long at most; one that is being compiled takes longer."""
        if is_prepared(game):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._ready[game].wait(), seconds)

    def document(self) -> dict[str, Any]:
        """As the schema has it."""
        games = [
            {"game": game, "ready": step == READY, "done": done, "of": of, "step": step}
            for game, (done, of, step) in self._steps.items()
        ]
        return {"ready": self.ready, "failed": self._failed, "games": games}

    async def run(self) -> None:
        """Prepare every game; those that are compiled already come first."""
        loop = asyncio.get_running_loop()
        try:
            for game in sorted(GAMES, key=lambda game: not is_prepared(game)):
                writable = all(jit.cache_of(module) is not None for _, module in engines_of(game))
                if not is_prepared(game) and jit.COMPILED and writable:
                    await self._compile(game)

                def tell(done: int, of: int, step: str, game: str = game) -> None:
                    loop.call_soon_threadsafe(self._tell, game, done, of, step)

                await asyncio.to_thread(prepare, game, tell)
                await asyncio.sleep(0)
            settle_memory()
        except asyncio.CancelledError:
            if self._child is not None and self._child.returncode is None:
                self._child.kill()
            raise
        except Exception:
            self._failed = True
            LOG.exception("the engine cannot be prepared")

    def _tell(self, game: str, done: int, of: int, step: str) -> None:
        self._steps[game] = (done, of, step)
        if step == READY:
            self._ready[game].set()
            self._when_ready(game)

    async def _compile(self, game: str) -> None:
        """Have another process compile a game; loading what it made is the last step here."""
        command = (sys.executable, "-m", "antilles.server.preparing", game)
        self._child = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        assert self._child.stdout is not None
        async for line in self._child.stdout:
            done, of, step = json.loads(line)
            if step != READY:
                self._tell(game, done, of + 1, step)
        if await self._child.wait():
            LOG.warning("compiling in another process failed, so it is done here", extra={"game": game})


def main(game: str) -> None:
    """Compile a game, one line of JSON for every step."""
    prepare(game, lambda done, of, step: print(json.dumps([done, of, step]), flush=True))


if __name__ == "__main__":
    main(sys.argv[1])

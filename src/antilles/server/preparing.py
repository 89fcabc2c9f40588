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
from contextlib import AbstractContextManager
from typing import Any

from antilles.core import jit
from antilles.core.registry import GAMES, game_class

LOG = logging.getLogger("antilles.server")
READY = "ready"
PARTS = 100
"""So many parts of a step are told apart."""


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
    progress = Progress(sum(map(len, works.values())), tell)
    for step, module in engines_of(game):
        first = progress.finished
        with counting_kernels(progress.go_on):
            for at, _, _ in jit.prepare(module, works[step]):
                progress.reach(first + at, step)
    progress.reach(progress.steps, READY)


class Progress:
    """How far a game is: steps that are finished, and the part that is done of the one going on."""

    def __init__(self, steps: int, tell: Callable[[int, int, str], None]) -> None:
        self.steps, self.finished, self._step, self._tell = steps, 0, "", tell

    def reach(self, finished: int, step: str) -> None:
        """So many steps are finished; another one begins."""
        self.finished, self._step = finished, step
        self.go_on(0.0)

    def go_on(self, part: float) -> None:
        """This part of the step is done."""
        self._tell(PARTS * self.finished + int(PARTS * part), PARTS * self.steps, self._step)


def counting_kernels(tell: Callable[[float], None]) -> AbstractContextManager[object]:
    """Tell after every kernel that is compiled which part of a step is done, as far as can be known.

    How many are still to come is known by those that nobody has compiled; some of them this step does not need.
    """
    if not jit.COMPILED:
        return contextlib.nullcontext()
    events: Any = sys.modules["numba.core.event"]  # which core.jit has imported
    compiled = 0

    def on_end(_: object, event: object) -> None:
        nonlocal compiled
        compiled += 1
        tell(compiled / (compiled + len(waiting_kernels()) + 1))

    kind = type("Kernels", (events.Listener,), {"on_start": lambda _, event: None, "on_end": on_end})
    counted: AbstractContextManager[object] = events.install_listener("numba:compile", kind())
    return counted


def waiting_kernels() -> set[int]:
    """The kernels of this package that are not compiled yet."""
    ours = [vars(module) for name, module in list(sys.modules.items()) if name.startswith("antilles.")]
    return {id(value) for names in ours for value in list(names.values()) if getattr(value, "overloads", None) == {}}


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
                compiles = not is_prepared(game) and jit.COMPILED and writable
                if compiles:
                    await self._compile(game)

                def tell(done: int, of: int, step: str, game: str = game, last: bool = compiles) -> None:
                    if step == READY or not last:  # loading what was just compiled is the last part of it
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

"""Bots think in threads of their own: compiled rules hold no lock, so the loop goes on meanwhile."""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from antilles.bots import Bot, Budget, SeatView, make_bot
from antilles.core.game import Game
from antilles.server.refusing import Refusal

if TYPE_CHECKING:
    from antilles.server.tables import LiveTable

T = TypeVar("T")
SHOWN_AFTER = 0.15
"""Seconds after which thinking is shown: what is quicker would only flicker."""
LOG = logging.getLogger("antilles.server")


MADE = threading.local()


def bot_by(name: str) -> Bot:
    """This thread's bot of a name. Making one looks through every installed package, so it is made once."""
    bots: dict[str, Bot] = MADE.__dict__.setdefault("bots", {})
    if name not in bots:
        bots[name] = make_bot(name)
    return bots[name]


def decided(bot: str, game: Game, seed: int) -> int:
    """What a bot does at a question."""
    return bot_by(bot).decide(SeatView(game), Budget(), seed).action


class Thinking:
    """The threads in which bots think."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Do something that takes a while."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, lambda: work(*args))

    async def go_on(self, live: LiveTable) -> None:
        """Answer for bots as long as one of them is to answer."""
        while True:
            turn = live.game.turn
            player = None if turn is None else live.player_of(turn)
            if turn is None or player is None:
                return
            name, by = player
            ply, legal = live.ply, live.game.legal_actions.ids
            action = legal[0] if len(legal) == 1 else await self._shown(live, turn, name)
            async with live.lock:
                if live.ply == ply and live.player_of(turn) == player:
                    try:
                        await live.play(turn, [action], by)
                    except Refusal:
                        return  # somebody else wrote: the table was forgotten and comes back from its log
            live.hall.meters.bot_moves.inc()

    async def _shown(self, live: LiveTable, seat: int, bot: str) -> int:
        """A bot's decision; who watches is told that it thinks if it takes long enough to see."""
        game = live.game.copy()
        work = asyncio.ensure_future(self.run(decided, bot, game, secrets.randbits(62)))
        begun = time.perf_counter()
        done, _ = await asyncio.wait([work], timeout=SHOWN_AFTER)
        if not done:
            live.tell_thinking({"seat": seat, "bot": bot, "since": time.time()})
        try:
            action = await work
        except Exception:
            LOG.exception("a bot failed", extra={"table": live.id, "bot": bot})
            live.hall.meters.bot_failures.inc()
            action = secrets.choice(game.legal_actions.ids)
        if live.thinking is not None:
            live.tell_thinking(None)
        live.hall.meters.thinking.observe(time.perf_counter() - begun)
        return action

    def close(self) -> None:
        """Begin nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

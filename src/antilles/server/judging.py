"""Judging finished games: once for all who ask, one game at a time, decision by decision among the threads of bots.

Each decision waits behind the bots that must move, so that no table is kept waiting longer than one decision takes.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from antilles.core.game import Game
from antilles.core.messages import Message
from antilles.server.refusing import CONFLICT, TOO_MANY, Refusal
from antilles.study.judging import Judge
from antilles.study.reviewing import Review, Step, TurningPoint, reviewing
from antilles.study.told import reason_told
from antilles.tableside.wire import document

if TYPE_CHECKING:
    from antilles.server.hall import Hall
    from antilles.server.tables import LiveTable

LOG = logging.getLogger("antilles.server")
NONE, WAITING, JUDGING, READY, FAILED = "none", "waiting", "judging", "ready", "failed"
MOST_TURNING_POINTS = 5
MOST_KEPT = 200
"""So many judgements are kept in memory; what is dropped is made anew when it is asked for."""
MOST_WAITING = 50
THOUSANDTHS = 1000


@dataclass
class Job:
    """One game that is judged, was judged, or will be."""

    by: str
    of: int
    state: str
    done: int = 0
    review: dict[str, Any] | None = None

    @property
    def is_under_way(self) -> bool:
        """Whether something is still to be done."""
        return self.state in (WAITING, JUDGING)

    def document(self) -> dict[str, Any]:
        """As the schema has it."""
        problem = Message("server-review-failed") if self.state == FAILED else None
        told = {"state": self.state, "done": self.done, "of": self.of, "review": self.review}
        return {**told, "problem": document(problem)}


class Judgements:
    """The judgements of one server."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    def look(self, live: LiveTable, user: str | None) -> dict[str, Any]:
        """How far the judgement of a finished game is; nothing begins by looking."""
        job = self._job_of(live, user)
        return job.document() if job else Job("", live.game.pushes, NONE).document()

    def ask(self, live: LiveTable, user: str) -> dict[str, Any]:
        """Have a finished game judged, unless it was or is already; one that failed is judged again."""
        job = self._job_of(live, user)
        if job is None or job.state == FAILED:
            self._check_may_ask(user)
            state = WAITING if any(job.is_under_way for job in self._jobs.values()) else JUDGING
            job = self._jobs[live.id] = Job(user, live.game.pushes, state)
            self._jobs.move_to_end(live.id)
            self._hall.in_background(self._judge(live.id, job, live.game.copy()))
        return job.document()

    def _job_of(self, live: LiveTable, user: str | None) -> Job | None:
        """What there is of a finished game; who may not see the game, or sees one that goes on, is refused."""
        live.check_may_look(user)
        live.touch()
        if not live.begun.game.over:
            raise Refusal(CONFLICT, Message("server-review-later"))
        return self._jobs.get(live.id)

    def _check_may_ask(self, user: str) -> None:
        """Refuse who has much judged already, and everybody while too many games wait."""
        under_way = [job for job in self._jobs.values() if job.is_under_way]
        own, most = sum(job.by == user for job in under_way), self._hall.settings.limits.most_reviews
        if own >= most or len(under_way) >= MOST_WAITING:
            raise Refusal(TOO_MANY, Message("server-reviews-wait"))

    async def _judge(self, table: str, job: Job, game: Game) -> None:
        """Judge a game when its turn comes, and keep what was found."""
        thinking, bot = self._hall.thinking, f"search:iters={self._hall.settings.review_iterations}"
        try:
            async with self._one_at_a_time:
                job.state = JUDGING
                parts = reviewing(game, await thinking.run(Judge, bot), MOST_TURNING_POINTS)
                while not isinstance(part := await thinking.run(next_part, parts), Review):
                    job.done = part.number
            job.review = review_document(part)
            job.state = READY
        except Exception:
            LOG.exception("a game cannot be judged", extra={"table": table})
            job.state, job.done = FAILED, 0
        self._hall.meters.reviews.labels(job.state).inc()
        self._drop_old()

    def _drop_old(self) -> None:
        """Forget what was judged longest ago."""
        finished = [table for table, job in self._jobs.items() if not job.is_under_way]
        for table in finished[: max(0, len(finished) - MOST_KEPT)]:
            del self._jobs[table]


def next_part(parts: Iterator[Step | Review]) -> Step | Review:
    """The next decision, judged; at last the review."""
    return next(parts)


def review_document(review: Review) -> dict[str, Any]:
    """A review as the schema has it."""
    shares = [review.before, *(step.chances for step in review.steps)]
    return {
        "chances": [[in_thousandths(share) for share in each] for each in shares],
        "scores": [list(points) for points in review.scores_through],
        "turning_points": [turning_document(point, review.game) for point in review.turning_points],
        "accuracy": [vars(review.accuracy(seat)) for seat in range(review.game.players)],
    }


def turning_document(point: TurningPoint, game: Game) -> dict[str, Any]:
    """A turning point as the schema has it."""
    step = point.step
    return {
        "move": step.number,
        "chapter": step.period,
        "seat": step.seat,
        "played": document(step.meaning),
        "better": document(point.better.meaning),
        "reasons": [
            {"told": document(reason_told(reason, game)), "points": round(reason.change, 1)} for reason in point.reasons
        ],
        "change": -in_thousandths(step.loss),
    }


def in_thousandths(share: float) -> int:
    """A share of victories as a whole number."""
    return round(THOUSANDTHS * share)

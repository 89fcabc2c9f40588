"""Coroutines in tests: in a thread of their own, because a browser's tests leave a loop running in this one."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Answer = TypeVar("Answer")


def run(coroutine: Coroutine[Any, Any, Answer]) -> Answer:
    """What a coroutine answers."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, coroutine).result()

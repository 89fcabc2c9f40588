"""Progress of long work: how much is done, and how long the rest will take."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

WHOLE_WORK = 1e9
"""Seconds by which speed is judged: all of them, because a single piece may take longer than the usual half minute."""


@contextmanager
def progress_bar(title: str, total: int, console: Console) -> Iterator[Callable[[int], None]]:
    """A bar with what is done, the time spent and the time left; gives the function that moves it on."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    title_column = TextColumn("{task.description}")
    with Progress(title_column, *columns, console=console, speed_estimate_period=WHOLE_WORK) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.update(task, advance=done)

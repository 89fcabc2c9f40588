"""Compiling what a command needs, with a progress bar, unless an earlier start already did."""

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.text import Text

from antilles.core import jit, registry
from antilles.terminal.program import reader

ERRORS = Console(stderr=True)


def prepare_engine(game: str) -> None:
    """Compile a game's rules, with a progress bar, unless an earlier start already did."""
    kind, room = registry.game_class(game), registry.manifest_of(game).engine
    if jit.is_prepared(room):
        return
    if jit.cache_of(room) is None:
        ERRORS.print(Text(reader.text("cli-no-cache", folder=str(jit.cache_home())), style="yellow"))
    with Progress(TextColumn("{task.description}"), BarColumn(), console=ERRORS) as bar:
        task = bar.add_task(reader.text("cli-preparing"), total=1)
        for done, of, _ in jit.prepare(room, kind.preparation()):
            bar.update(task, total=of, completed=done)


def prepare_bots(game: str, *names: str) -> None:
    """Compile a game's bots, with a progress bar, if some of these need it and no earlier start did it."""
    from antilles.bots.compiled import may_be_compiled, preparation

    room = registry.manifest_of(game).room
    if not any(map(may_be_compiled, names)) or jit.is_prepared(f"antilles.bots.{room}.engine"):
        return
    with Progress(
        TextColumn(reader.text("cli-preparing-bots")), BarColumn(), TextColumn("{task.description}"), console=ERRORS
    ) as bar:
        task = bar.add_task("", total=1)
        for done, of, _ in jit.prepare(f"antilles.bots.{room}.engine", preparation(game)):
            bar.update(task, total=of, completed=done)


def prepare_study(game: str) -> None:
    """Compile what judgements of a game need: its rules and its bots."""
    prepare_engine(game)
    prepare_bots(game, "greedy")


def prepare_batches(game: str) -> None:
    """Compile what batches and environments of a game need, with a progress bar, unless an earlier start did it."""
    from antilles.envs.batch import batch_steps

    module = f"antilles.envs.{registry.manifest_of(game).room}"
    if jit.is_prepared(module):
        return
    with Progress(TextColumn(reader.text("cli-preparing-envs")), BarColumn(), console=ERRORS) as bar:
        task = bar.add_task("", total=1)
        for done, of, _ in jit.prepare(module, batch_steps(game)):
            bar.update(task, total=of, completed=done)

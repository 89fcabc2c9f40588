"""The program `antilles`."""

import errno
import os
import sys
from typing import Annotated

import typer
from rich.text import Text

from antilles import __version__
from antilles.cli import judging, lists, matches, play, serve, study
from antilles.cli.program import app, err, out, print_plain
from antilles.core.errors import AntillesError
from antilles.terminal.program import reader

VERBS = (play, serve, judging, matches, study, lists)
"""The modules that add verbs to the program, in the order in which --help lists them."""
PLACES = {module.__name__: place for place, module in enumerate(VERBS)}
app.registered_commands.sort(key=lambda verb: PLACES[verb.callback.__module__] if verb.callback else 0)

DISK_IS_FULL = (errno.ENOSPC, errno.EDQUOT)


@app.callback(invoke_without_command=True)
def version(show: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False) -> None:
    """Options of the program itself."""
    if show:
        out.print(__version__)
        raise typer.Exit


def main() -> None:
    """The program `antilles`: errors on purpose become one clear line."""
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except AntillesError as problem:
        err.print(Text(f"{reader.text('cli-error')} ", style="red"), end="")
        print_plain(reader.say(problem.told), err)
        sys.exit(2)
    except BrokenPipeError:
        leave_output()
        sys.exit(1)
    except OSError as problem:
        if problem.errno not in DISK_IS_FULL:
            raise
        leave_output()
        print_plain(reader.text("cli-output-lost", reason=problem.strerror), err)
        sys.exit(1)


def leave_output() -> None:
    """Nobody takes the output any more: what is still to be written to it goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()

"""Saving: after every move, on request and on leaving. A failure is said aloud and the game goes on."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from antilles.core.game import Game

FIRST_WORDS = b"game:"
PROGRAM = "antilles"


def save_problem(game: Game, path: Path) -> str | None:
    """Save the game; None when it is saved, else why it is not."""
    try:
        game.save(path)
    except (OSError, ValueError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else None
        return f"Could not save to {path}: {reason or problem}."
    return None


def copy_problem(game: Game, name: str) -> str | None:
    """Save a copy under a name the player typed; a file that is no game is never overwritten."""
    try:
        path = Path(name).expanduser()
        homeless = not path.parent.is_dir()
        foreign = path.exists() and not (path.is_file() and begins_like_a_game(path))
    except (OSError, ValueError, RuntimeError) as problem:
        return f"Could not save to {name}: {problem}."
    if homeless:
        return f"Not saved: there is no directory {path.parent}."
    if foreign:
        return f"Not saved: {path} exists and is no game file; choose another name."
    return save_problem(game, path)


def begins_like_a_game(path: Path) -> bool:
    """Whether a file starts like a game file."""
    with path.open("rb") as file:
        return file.read(len(FIRST_WORDS)) == FIRST_WORDS


def resume_command(game_id: str, path: Path, options: Sequence[str] = ()) -> str:
    """What to type in the shell to go on playing later."""
    return shlex.join([program(), "play", game_id, "--resume", str(path), *options])


def program() -> str:
    """This program as the shell finds it: by its name where that means this very environment, else by its path."""
    script, here = Path(sys.executable).with_name(PROGRAM), Path.cwd()
    found = shutil.which(PROGRAM)
    at_hand = found is not None and Path(found).resolve().parent == script.parent.resolve()
    if at_hand or not script.exists():
        return PROGRAM
    return str(script.relative_to(here) if here in script.parent.parents else script)

"""Saving: after every move, on request and on leaving. A failure is said aloud and the game goes on."""

import contextlib
import itertools
import os
import re
import shlex
import shutil
import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from antilles.core.errors import AntillesError, GameFileError
from antilles.core.files import reason_of
from antilles.core.game import Game
from antilles.core.gamefile import ANOTHER_GAME, UNREADABLE_GAME, FileNotes, no_game, write_game
from antilles.core.messages import Message
from antilles.core.replay import load_text
from antilles.core.writing import Claim, lock_path

PROGRAM = "antilles"
MOST_NAME_CHARACTERS = 40
WHAT_MAKES_A_GAME = ("game_id", "config", "seed", "seats", "start_position")


class Keeper:
    """Keeps a game in its file as long as it is played: nobody else writes it, and no other file is harmed."""

    def __init__(self, game: Game, path: Path, notes: FileNotes) -> None:
        self.game = game
        self.path = path
        self.notes = notes
        self.problem: Message | None = None
        self.moves_kept: int | None = None
        self._claim: Claim | None = None
        self._written = ""

    def begin(self) -> None:
        """Claim the file. One that is in use or is not this very game is refused; other problems wait for `save`."""
        with contextlib.suppress(OSError):
            self._claim = Claim(self.path)
            self._claim.check(self._objection)

    def save(self) -> Message | None:
        """Save the game; None when it is saved, else why it is not."""
        text = write_game(self.game, self.notes)
        try:
            self._claim = self._claim or Claim(self.path)
            self._claim.write(text, self._objection)
        except GameFileError as problem:
            self.problem = Message("save-refused", problem=problem.told)
        except (OSError, ValueError) as problem:
            self.problem = save_failed(self.path, problem)
        else:
            self.problem, self.moves_kept, self._written = None, len(self.game.actions), text
        return self.problem

    def copy(self, name: str) -> Message | None:
        """Save under a name the player typed. Where the usual place fails, the game is kept there from now on."""
        try:
            path = Path(name).expanduser()
            homeless, same = not path.parent.is_dir(), path.resolve() == self.path.resolve()
        except RuntimeError as problem:  # a home directory that there is not
            return save_failed(name, ValueError(problem))
        except (OSError, ValueError) as problem:
            return save_failed(name, problem)
        if homeless:
            return Message("save-no-directory", path=str(path.parent))
        if same:
            return self.save()
        other = Keeper(self.game, path, self.notes)
        try:
            other.begin()
            problem_there = other.save()
        except GameFileError as problem:
            problem_there = Message("save-refused", problem=problem.told)
        if self.problem and not problem_there:
            self.path, self.problem, self.moves_kept = path, None, other.moves_kept
            self._claim, other._claim, self._written = other._claim, self._claim, other._written
        other.close()
        return problem_there

    def close(self) -> None:
        """Let others write the file."""
        if self._claim is not None:
            self._claim.close()
        self._claim = None

    def _objection(self, text: str) -> Message | None:
        """What speaks against writing over a text: that it is not this very game as it was earlier."""
        if text in ("", self._written):
            return None
        if no_game(text):
            return no_game(text)
        try:
            there = load_text(text)
        except AntillesError:
            return UNREADABLE_GAME
        if any(getattr(there, part) != getattr(self.game, part) for part in WHAT_MAKES_A_GAME):
            return ANOTHER_GAME
        ours, theirs = self.game.actions, there.actions
        if theirs == ours[: len(theirs)]:
            return None
        return Message("file-holds-further-game") if ours == theirs[: len(ours)] else ANOTHER_GAME


def save_failed(path: Path | str, problem: OSError | ValueError) -> Message:
    """Why a game could not be saved."""
    return Message("save-failed", path=str(path), reason=reason_of(problem))


def data_directory() -> Path:
    """Where games are kept unless somebody says otherwise."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "antilles"


def default_save_path(game: str, people: Sequence[str]) -> Path:
    """A new name in the user's data directory: when the game began, which game, and who plays."""
    who = re.sub(r"\W+", "-", "-".join(people))[:MOST_NAME_CHARACTERS].strip("-") or "bots"
    stem = data_directory() / f"{datetime.now():%Y-%m-%d-%H%M}-{game}-{who}"
    names = (Path(f"{stem}{f'-{number}' if number > 1 else ''}.game") for number in itertools.count(1))
    return next(path for path in names if not os.path.lexists(path) and is_ours_first(path))


def is_ours_first(path: Path) -> bool:
    """Whether nobody else has just chosen this name; from now on nobody else does."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(lock_path(path), os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        return False
    except OSError:  # nothing can be written there; saving will say so
        return True
    return True


def command_for(game: Game, path: Path) -> str:
    """What to type in the shell to go on playing later, or to go through a finished game."""
    return shlex.join([program(), *(["replay"] if game.over else ["play", game.game_id, "--resume"]), str(path)])


def program() -> str:
    """This program as the shell finds it: by its name where that means this very environment, else by its path."""
    script, here = Path(sys.executable).with_name(PROGRAM), Path.cwd()
    found = shutil.which(PROGRAM)
    at_hand = found is not None and Path(found).resolve().parent == script.parent.resolve()
    if at_hand or not script.exists():
        return PROGRAM
    return str(script.relative_to(here) if here in script.parent.parents else script)

"""Reading what a person types: commands apart from answers, whatever the terminal or the pipe delivers."""

import contextlib
import sys
from collections.abc import Callable
from dataclasses import dataclass

from antilles.terminal.palette import clean

ReadLine = Callable[[str], str]

COMMANDS = {
    "?": "what is asked and its rule; {more} explain more",
    "undo": "back to your previous decision, with everything played since",
    "board": "draw the table and the question again",
    "moves": "the legal actions in notation",
    "log": "everything that happened; log 20 shows the last 20 lines",
    "score": "the points so far, as far as you may know them",
    "save": "save now; save FILE writes a copy",
    "help": "this list",
    "quit": "save and leave (also Ctrl-C or Ctrl-D)",
}
MOST_CHARACTERS = 1200


@dataclass(frozen=True)
class Answer:
    """A typed line: a command with its argument, or (command empty) an answer to the question."""

    command: str
    text: str


def parse_answer(line: str) -> Answer:
    """Tell commands from answers. Commands are whole words, so no shortened action is taken for one."""
    text = line.strip()
    if text.startswith("?"):
        return Answer("?", text[1:].strip())
    word, _, rest = text.partition(" ")
    if word.lower() in COMMANDS:
        return Answer(word.lower(), rest.strip())
    return Answer("", text.removesuffix("."))


def terminal_reader() -> ReadLine:
    """Python's own `input`, with line editing and history where the machine has them."""
    if not sys.stdin.isatty():
        return piped_line
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  (importing it is what switches line editing on)
    return input


def piped_line(prompt: str) -> str:
    """A line from a pipe, written after its prompt so that the output reads like a played game."""
    line = input(prompt)
    print(clean(line), flush=True)
    return line


def read_answer(read_line: ReadLine, prompt: str) -> Answer | None:
    """The next answer; None for bytes that are no text or for far too long a line."""
    try:
        line = read_line(prompt)
    except UnicodeDecodeError:
        return None
    return parse_answer(line) if len(line) <= MOST_CHARACTERS else None

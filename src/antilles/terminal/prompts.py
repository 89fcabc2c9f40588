"""Reading what a person types: commands apart from answers, whatever the terminal or the pipe delivers."""

import contextlib
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from antilles.terminal.palette import clean
from antilles.words import Words

ReadLine = Callable[[str], str]

COMMANDS = ("?", "undo", "board", "moves", "log", "score", "save", "help", "quit")
MOST_CHARACTERS = 1200


@dataclass(frozen=True)
class Answer:
    """A typed line: a command with its argument, or (command empty) an answer to the question."""

    command: str
    text: str


def command_names(words: Words) -> dict[str, str]:
    """Every word that is a command, in English or the reader's language, and the command it stands for."""
    found = {command: command for command in COMMANDS}
    for command in COMMANDS[1:]:
        own = words.text(f"command-names-{command}").split(",")
        found |= {name.strip().lower(): command for name in own}
    return found


def parse_answer(line: str, names: Mapping[str, str]) -> Answer:
    """Tell commands from answers. Commands are whole words, so no shortened action is taken for one."""
    text = line.strip()
    if text.startswith("?"):
        return Answer("?", text[1:].strip())
    word, _, rest = text.partition(" ")
    if word.lower() in names:
        return Answer(names[word.lower()], rest.strip())
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


def read_answer(read_line: ReadLine, prompt: str, names: Mapping[str, str]) -> Answer | None:
    """The next answer; None for bytes that are no text or for far too long a line."""
    try:
        line = read_line(prompt)
    except UnicodeDecodeError:
        return None
    return parse_answer(line, names) if len(line) <= MOST_CHARACTERS else None

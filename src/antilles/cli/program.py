"""What all verbs of the command line share: the program, its consoles, its usual arguments."""

import os
from typing import Annotated

import typer
from rich.console import Console

from antilles.core import registry
from antilles.terminal.program import reader
from antilles.words import LANGUAGES

app = typer.Typer(
    name="antilles",
    no_args_is_help=True,
    rich_markup_mode="rich",
    help="Play, study and train on Puerto Rico and Santiago de Cuba.\n\n"
    "[bold]antilles play puerto-rico[/] or [bold]antilles play santiago-de-cuba[/] starts a game in this terminal. "
    "[bold]antilles rules harbor[/] prints a rule. "
    "[bold]antilles sim puerto-rico --games 10000[/] plays random games. "
    "Every verb explains itself with --help.",
)
out = Console()
err = Console(stderr=True)


def print_plain(text: str, console: Console = out) -> None:
    """Print a text as it is: no markup, no colours of its own."""
    console.print(text, highlight=False, markup=False)


GameName = Annotated[str, typer.Argument(help=f"The game: {', '.join(registry.GAMES)}.", metavar="GAME")]
COUNTS = ", ".join(f"{game.title}: {game.fewest_players} to {game.most_players}" for game in registry.GAMES.values())
PLAYERS_HELP = f"Number of players ({COUNTS}); else the usual number."
Players = Annotated[int | None, typer.Option("--players", "-p", help=PLAYERS_HELP)]
EDITION_HELP = "Puerto Rico: whose rules, classic (3 to 5 players), polish, rio-grande (the default) or 1897."
Edition = Annotated[str | None, typer.Option("--edition", "-e", help=EDITION_HELP)]
OPTIONS_HELP = "A house switch, name=value, for instance mayor_rearrange=true. Repeatable."
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help=OPTIONS_HELP)]
EXPANSIONS_HELP = "Puerto Rico, comma-separated: buildings,nobles,smuggler,festival (`antilles tables`)."
Expansions = Annotated[str, typer.Option("--expansions", "-x", help=EXPANSIONS_HELP)]
Variants = Annotated[str, typer.Option("--variants", help="Puerto Rico, comma-separated: one-of-each,long-game.")]
THEME_HELP = "Puerto Rico: whose words, colonial (the default) or 1897 (fruit, workers ...)."
ThemeName = Annotated[str | None, typer.Option("--theme", help=THEME_HELP)]
LANGUAGE_HELP = f"The language: {', '.join(LANGUAGES)}; else ANTILLES_LANG, else your locale's."
Language = Annotated[str | None, typer.Option("--lang", help=LANGUAGE_HELP, is_eager=True, callback=reader.choose)]
SeedOption = Annotated[int | None, typer.Option("--seed", "-s", help="The same seed gives the same game.")]


def chosen_seed(seed: int | None) -> int:
    """The seed given, or one nobody knows yet."""
    return int.from_bytes(os.urandom(6), "big") if seed is None else seed


AnyGame = Annotated[
    str | None, typer.Argument(help=f"The game: {', '.join(registry.GAMES)}; all of them if none.", metavar="GAME")
]

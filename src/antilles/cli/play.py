"""`antilles play`: a game in this terminal."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from antilles.cli.program import (
    Edition,
    Expansions,
    GameName,
    Language,
    Options,
    Players,
    SeedOption,
    ThemeName,
    Variants,
    app,
    chosen_seed,
    out,
    print_plain,
)
from antilles.core import registry
from antilles.terminal.preparing import prepare_bots, prepare_engine
from antilles.terminal.program import reader
from antilles.terminal.table_options import table_config

RESUME = "--resume"
RESUME_HELP = "Go on with a saved game, its seats, theme and language; without a file, with one of the latest games."
NO_FILE = ""


class PlayCommand(TyperCommand):
    """`play`, whose --resume may stand without a file."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Give a bare --resume the empty name, which no file has."""
        following = [*args[1:], "-"]
        pairs = zip(args, following, strict=True)
        bare = [[word, NO_FILE] if word == RESUME and after.startswith("-") else [word] for word, after in pairs]
        return super().parse_args(ctx, [word for words in bare for word in words])


@app.command(cls=PlayCommand)
def play(
    game: GameName = "puerto-rico",
    players: Players = None,
    edition: Edition = None,
    expansions: Expansions = "",
    variants: Variants = "",
    option: Options = None,
    seed: SeedOption = None,
    people: Annotated[int, typer.Option(help="How many seats people take, from seat 0 on; bots take the rest.")] = 1,
    seats: Annotated[
        str | None, typer.Option(help="Who sits where, for instance 'Ana,bot:random,Bruno'; overrides --people.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(help="Where the game is saved after every move; else a new file.")
    ] = None,
    resume: Annotated[str | None, typer.Option(help=RESUME_HELP, metavar="[FILE]")] = None,
    theme: ThemeName = None,
    lang: Language = None,
    ask_forced: Annotated[bool, typer.Option("--ask-forced", help="Ask even when only one answer is legal.")] = False,
) -> None:
    """Play in this terminal: people and bots in any seats.

    Answer with the number of a choice or in words ("build harbor", "drive 3"). Type ? for help, ? harbor for a
    rule, undo, save or quit.
    """
    from antilles.bots import bots_for
    from antilles.bots.levels import DEFAULT_LEVEL
    from antilles.core.files import read_text
    from antilles.core.gamefile import PERSON, FileNotes, parse_game
    from antilles.core.replay import played
    from antilles.tableside.saving import data_directory, default_save_path
    from antilles.tableside.seating import seated, sitting_by_name
    from antilles.terminal.saved import game_to_resume
    from antilles.terminal.session import run

    first_start = resume is None and not data_directory().is_dir()
    if resume is not None:
        saved = Path(resume) if resume else game_to_resume(data_directory(), prepare_engine, out, reader)
        file = parse_game(read_text(saved), str(saved))
        if file.game in registry.GAMES:
            prepare_engine(file.game)
        table = played(file)
        path = save or saved
        notes = replace(file.notes, sitting=file.notes.sitting or sitting_by_name(table.seats))
    else:
        prepare_engine(game)
        number = chosen_seed(seed)
        config = table_config(game, players, edition, expansions, variants, option)
        registry.create(game, number, None, config)  # a table that cannot be is refused before anybody is seated
        names, sitting = seated(seats, people, config["players"], DEFAULT_LEVEL)
        table = registry.create(game, number, names, config)
        prepare_bots(game, *(bot.name for bot in bots_for(sitting).values()))
        path = save or default_save_path(
            game, [name for name, sits in zip(names, sitting, strict=True) if sits == PERSON]
        )
        notes = FileNotes(sitting)
    notes = replace(notes, theme=theme or notes.theme, language=lang or notes.language)
    reader.choose(notes.language)
    words = reader.words(table, notes.theme)
    if table.house_table:
        print_plain(reader.text("cli-house-table"))
    run(
        table,
        bots_for(notes.sitting),
        path,
        autoplay_forced=not ask_forced,
        notes=notes,
        words=words,
        newcomer=first_start,
    )

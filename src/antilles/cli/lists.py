"""Verbs that list what there is, and `prepare`."""

from typing import Annotated

import typer

from antilles.cli.program import AnyGame, Language, app, out, print_plain
from antilles.core import registry
from antilles.terminal.preparing import prepare_batches, prepare_study
from antilles.terminal.program import reader


@app.command()
def tables(game: AnyGame = None, lang: Language = None) -> None:
    """List what a table can choose: editions, expansions, variants and every option with its values."""
    from antilles.terminal.tables import draw_choices

    kinds = {name: registry.game_class(name) for name in ([game] if game else registry.GAMES)}
    for name, kind in kinds.items():
        out.print(draw_choices(name, kind.table_choices(), reader.say), highlight=False)


@app.command()
def bots(lang: Language = None) -> None:
    """List the opponents: levels for people, and the bots behind them with their parameters."""
    from antilles.terminal.arena import print_bots

    print_bots(out, reader)


@app.command()
def prepare(
    game: AnyGame = None,
    envs: Annotated[
        bool, typer.Option("--envs", help="Also what batches and environments for learners need; half a minute a game.")
    ] = False,
    lang: Language = None,
) -> None:
    """Compile the rules and bots of a game, or of all games, now, so that the next start is quick."""
    for name in [game] if game else registry.GAMES:
        prepare_study(name)
        if envs:
            prepare_batches(name)
        print_plain(reader.text("cli-ready", game=name))

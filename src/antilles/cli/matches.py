"""`antilles sim` and `antilles arena`: many games at once."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from antilles.cli.program import Edition, Expansions, GameName, Language, Options, Players, Variants, app, err, out
from antilles.core import registry
from antilles.terminal.preparing import prepare_bots, prepare_engine
from antilles.terminal.program import reader
from antilles.terminal.table_options import table_config


@app.command()
def sim(
    game: GameName = "puerto-rico",
    players: Players = None,
    edition: Edition = None,
    expansions: Expansions = "",
    variants: Variants = "",
    option: Options = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 10_000,
    seed: Annotated[int, typer.Option("--seed", "-s", min=0, max=2**62, help="Game i is played from seed + i.")] = 0,
    threads: Annotated[int, typer.Option("--threads", "-t", min=1, max=256, help="Threads to use.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    lang: Language = None,
) -> None:
    """Play random games and print speed, scores, win shares and how games end."""
    from antilles.core.simulation import run
    from antilles.terminal.figures import print_report

    prepare_engine(game)
    config = table_config(game, players, edition, expansions, variants, option)
    simulate = registry.game_class(game).simulator(**config)
    simulate(seed, 1)
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=err
    ) as bar:
        task = bar.add_task(reader.text("cli-random-games"), total=games)
        tally = run(simulate, config["players"], games, seed, threads, lambda played: bar.update(task, advance=played))
    report = {"game": game} | simulate.config | {"house_table": simulate.house_table}
    report |= {"seed": seed, "threads": threads} | tally.report()
    if as_json:
        print(json.dumps(report))
    else:
        print_report(report, out, reader)


@app.command()
def arena(
    one: Annotated[str, typer.Argument(help="A bot, for instance search:ms=100.")],
    other: Annotated[str, typer.Argument(help="Its opponents in the other seats, for instance planner.")],
    game: Annotated[str, typer.Option("--game", help=f"The game: {', '.join(registry.GAMES)}.")] = "puerto-rico",
    players: Players = None,
    edition: Edition = None,
    expansions: Expansions = "",
    variants: Variants = "",
    option: Options = None,
    seeds: Annotated[int, typer.Option(min=1, help="Seeds; each is played from every seating.")] = 120,
    first_seed: Annotated[int, typer.Option("--seed", "-s", min=0, max=2**62, help="The first seed.")] = 0,
    seats: Annotated[int, typer.Option(min=1, max=4, help="Seats of the first bot: 1, or 2 for two against two.")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, max=256, help="Games at once, each in a process.")] = 1,
    out_file: Annotated[
        Path | None, typer.Option("--out", help="Write every game here; a stopped match goes on.")
    ] = None,
    lang: Language = None,
) -> None:
    """Let two bots play a match: same seeds from every seat, shares of victories with 95 % intervals."""
    from antilles.arena.matches import Match, checked_match
    from antilles.arena.running import run
    from antilles.terminal.arena import print_match

    prepare_engine(game)
    config = table_config(game, players, edition, expansions, variants, option)
    number = config.pop("players")
    match = checked_match(Match(game, one, other, number, seeds, first_seed, seats, config))
    prepare_bots(game, one, other)
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=err
    ) as bar:
        task = bar.add_task(reader.text("arena-games", one=one, other=other), total=len(match))
        games = run(match, jobs, out_file, lambda _: bar.update(task, advance=1))
    print_match(match, games, out, reader)

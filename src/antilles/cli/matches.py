"""`antilles sim`, `antilles arena` and `antilles dataset`: many games at once."""

import enum
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer

from antilles.cli.program import (
    COUNTS,
    Edition,
    Expansions,
    GameName,
    Language,
    Options,
    Variants,
    app,
    err,
    out,
    print_plain,
)
from antilles.core.errors import ConfigError
from antilles.core.messages import Message
from antilles.terminal.preparing import prepare_bots, prepare_engine
from antilles.terminal.program import reader
from antilles.terminal.progress import progress_bar
from antilles.terminal.table_options import table_config

MOST_GAMES = 1_000_000
"""Of a match, which is held in memory; what is concluded is surer than anybody needs long before."""
MOST_IN_A_DATASET = 100_000_000
PLAYERS_HELP = f"Number of players ({COUNTS}); else as many as bots, with one bot the usual number."
SeatsOfBots = Annotated[int | None, typer.Option("--players", "-p", help=PLAYERS_HELP)]
BOTS_HELP = "One bot per seat, between commas, or one for all: search:iters=2000,threads=2,planner,planner,greedy."


class DeviceName(enum.StrEnum):
    """What plays random games."""

    CPU = "cpu"
    CUDA = "cuda"


class EngineName(enum.StrEnum):
    """What plays the games of a match."""

    LOCAL = "local"
    RAY = "ray"


JOBS_HELP = "Pieces of work at once, each in a process (also on a Ray cluster); else one a core."
Jobs = Annotated[int | None, typer.Option("--jobs", "-j", min=1, max=256, help=JOBS_HELP)]
ENGINE_HELP = "local processes, or the Ray cluster that RAY_ADDRESS names (else one made here)."
EngineChoice = Annotated[EngineName, typer.Option(help=ENGINE_HELP)]


def config_for(
    game: str,
    bots: str | None,
    players: int | None,
    edition: str | None,
    expansions: str,
    variants: str,
    option: list[str] | None,
) -> tuple[tuple[str, ...], dict[str, Any]]:
    """The bots, one per seat, and the table; several bots say how many players there are if nothing else does.

    Where no bots are named, a planner plays against greedy.
    """
    from antilles.bots.names import bots_listed, one_per_seat
    from antilles.core.registry import game_class

    listed = bots_listed(bots) if bots is not None else ()
    if players is None and len(listed) > 1:
        players = len(listed)
    config = table_config(game, players, edition, expansions, variants, option)
    game_class(game).config_of(config)  # before there are as many bots as somebody may ask for
    if bots is None:
        return ("planner", *["greedy"] * (config["players"] - 1)), config
    return one_per_seat(bots, config["players"]), config


@app.command()
def sim(
    game: GameName = "puerto-rico",
    players: SeatsOfBots = None,
    edition: Edition = None,
    expansions: Expansions = "",
    variants: Variants = "",
    option: Options = None,
    bots: Annotated[str, typer.Option(help=BOTS_HELP)] = "random",
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=10**12, help="How many games.")] = 10_000,
    seed: Annotated[int, typer.Option("--seed", "-s", min=0, max=2**62, help="Game i is played from seed + i.")] = 0,
    threads: Annotated[int, typer.Option("--threads", "-t", min=1, max=256, help="Threads to use.")] = 1,
    device: Annotated[
        DeviceName, typer.Option(help="Where random games are played: cpu, or cuda for a GPU (extra gpu).")
    ] = DeviceName.CPU,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    lang: Language = None,
) -> None:
    """Play games, random ones unless --bots says otherwise, and print speed, scores, win shares and how games end."""
    from antilles.arena.simulation import simulator_of
    from antilles.core.simulation import GamesOfTable, run
    from antilles.terminal.figures import print_report

    seated, config = config_for(game, bots, players, edition, expansions, variants, option)
    if device is DeviceName.CUDA:
        simulate: GamesOfTable = games_on_gpu(game, seated, config)
    else:
        prepare_engine(game)
        prepare_bots(game, *seated)
        simulate = simulator_of(game, seated, config)
    if simulate.warms_up:
        simulate(seed, 1)
    with progress_bar(reader.text("cli-sim-games"), games, err) as advance:
        tally = run(simulate, config["players"], games, seed, threads, advance)
    report = {"game": game} | simulate.config | {"house_table": simulate.house_table, "bots": list(seated)}
    report |= {"seed": seed, "threads": threads} | tally.report()
    if as_json:
        print(json.dumps(report))
    else:
        print_report(report, out, reader)


def games_on_gpu(game: str, seated: Sequence[str], config: dict[str, Any]) -> Any:
    """Random games on a GPU; a process whose rules are compiled for a CPU hands over to one that is made for a GPU."""
    from antilles.core import jit

    if any(name != "random" for name in seated):
        raise ConfigError(Message("error-gpu-random-only"), "bots")
    if find_spec("numba_cuda") is None:
        raise ConfigError(Message("error-no-gpu-extra"), "device")
    if not jit.FOR_GPU:
        program = [sys.executable, "-m", "antilles.cli", *sys.argv[1:]]
        environment = {**os.environ, "ANTILLES_TARGET": "cuda"}
        raise typer.Exit(subprocess.run(program, env=environment, check=False).returncode)
    from antilles.envs.device import DeviceGames

    return DeviceGames(game, config)


def workers_of(engine: EngineName, jobs: int | None) -> Any:
    """What does the work: processes of this machine or a Ray cluster; if nothing is said, as many at once as cores."""
    from antilles.spread.cluster import on_ray, ray_module
    from antilles.spread.processes import in_processes

    if engine is EngineName.RAY:
        ray_module()
        return partial(on_ray, jobs=jobs)
    return in_processes(jobs or os.cpu_count() or 1)


@app.command()
def arena(
    game: GameName = "puerto-rico",
    bots: Annotated[str | None, typer.Option(help=f"{BOTS_HELP} Without it, a planner plays against greedy.")] = None,
    players: SeatsOfBots = None,
    edition: Edition = None,
    expansions: Expansions = "",
    variants: Variants = "",
    option: Options = None,
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, max=MOST_GAMES, help="How many games; made a multiple of the seats.")
    ] = 480,
    first_seed: Annotated[int, typer.Option("--seed", "-s", min=0, max=2**62, help="The first seed.")] = 0,
    jobs: Jobs = None,
    engine: EngineChoice = EngineName.LOCAL,
    out_file: Annotated[
        Path | None, typer.Option("--out", help="Write every game here as it ends; a stopped match goes on.")
    ] = None,
    keep: Annotated[Path | None, typer.Option(help="Keep a game file of every game in this folder.")] = None,
    report: Annotated[
        Path | None, typer.Option(help="Write a page with plots here (HTML, needs nothing else).")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    lang: Language = None,
) -> None:
    """Let bots play a match: the same seeds from every seat, shares of victories with 95 % intervals, a rating."""
    from antilles.arena.matches import Match, checked_match
    from antilles.arena.records import check_folder, keep_games
    from antilles.arena.results import document, result_of
    from antilles.arena.running import run
    from antilles.pages.writing import check_place, write_page
    from antilles.terminal.arena import print_result

    seated, config = config_for(game, bots, players, edition, expansions, variants, option)
    config.pop("players")
    prepare_engine(game)
    match = checked_match(Match(game, seated, games, first_seed, config))
    if keep is not None:
        check_folder(match, keep)
    if report is not None:
        check_place(report, out_file)
    prepare_bots(game, *seated)
    if len(match) != games:
        err.print(reader.text("arena-rounded", asked=games, games=len(match)), markup=False, highlight=False)
    workers = workers_of(engine, jobs)
    with progress_bar(reader.text("arena-games"), len(match), err) as advance:
        played = run(match, workers, out_file, advance)
    result = result_of(match, played)
    if as_json:
        print(json.dumps(document(result)), flush=True)
    else:
        print_result(result, out, reader)
    if keep is not None:
        keep_games(match, played, keep)
    if report is not None:
        from antilles.arena.shape import shape_of
        from antilles.pages.arena import arena_page

        with progress_bar(reader.text("arena-looking"), len(match), err) as advance:
            shape = shape_of(match, played, lambda: advance(1))
        write_page(report, arena_page(result, shape, reader.language))


@app.command()
def dataset(
    folder: Annotated[Path, typer.Argument(help="The folder to write to; a stopped dataset goes on.")],
    game: GameName = "puerto-rico",
    bots: Annotated[str, typer.Option(help=BOTS_HELP)] = "greedy",
    players: SeatsOfBots = None,
    edition: Edition = None,
    expansions: Expansions = "",
    variants: Variants = "",
    option: Options = None,
    games: Annotated[
        int,
        typer.Option(
            "--games", "-n", min=1, max=MOST_IN_A_DATASET, help="How many games; more may be asked for later."
        ),
    ] = 1000,
    first_seed: Annotated[int, typer.Option("--seed", "-s", min=0, max=2**62, help="The first seed.")] = 0,
    per_file: Annotated[int, typer.Option("--games-per-file", min=1, max=100_000, help="Games in each file.")] = 50,
    jobs: Jobs = None,
    engine: EngineChoice = EngineName.LOCAL,
    lang: Language = None,
) -> None:
    """Write self-play as Parquet: game, ply, seat, observation, mask, action and result of every decision."""
    from antilles.envs.dataset import Dataset
    from antilles.envs.shards import write_dataset
    from antilles.terminal.preparing import prepare_batches

    seated, config = config_for(game, bots, players, edition, expansions, variants, option)
    config.pop("players")
    prepare_engine(game)
    wanted = Dataset(game, seated, games, first_seed, config, per_file).checked()
    prepare_bots(game, *seated)
    prepare_batches(game)
    workers = workers_of(engine, jobs)
    with progress_bar(reader.text("dataset-games"), games, err) as advance:
        files = write_dataset(wanted, folder, workers, advance)
    print_plain(reader.text("dataset-done", games=games, files=files, path=str(folder)), err)

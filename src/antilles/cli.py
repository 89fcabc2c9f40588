"""Every verb of the command line."""

import json
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from antilles import __version__
from antilles.core import jit, registry
from antilles.core.document import parse_document
from antilles.core.errors import AntillesError, ConfigError, PositionError
from antilles.terminal.palette import clean

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
SeedOption = Annotated[int | None, typer.Option("--seed", "-s", help="The same seed gives the same game.")]

MOST_DIGITS, MOST_CHARACTERS = 18, 200


def parse_options(given: list[str] | None) -> dict[str, Any]:
    """`name=value` options; values are true, false, a number, a word, or a list or mapping as YAML writes them."""
    options: dict[str, Any] = {}
    for item in given or []:
        name, equals, value = item.partition("=")
        if not equals or not name.strip():
            raise ConfigError(f"{item[:60]!r} is no option; write name=value, for instance ask_everything=true.")
        lowered = value.strip().lower()
        if lowered in ("true", "yes", "on", "false", "no", "off"):
            options[name.strip()] = lowered in ("true", "yes", "on")
        elif lowered.startswith(("[", "{")):
            try:
                options[name.strip()] = parse_document(value)
            except PositionError as problem:
                raise ConfigError(f"The value of the option {name.strip()[:40]!r}: {problem.message}.") from problem
        else:
            is_number = lowered.isascii() and lowered.isdigit() and len(lowered) <= MOST_DIGITS
            options[name.strip()] = int(lowered) if is_number else value.strip()[:MOST_CHARACTERS]
    return options


def listed(names: str) -> list[str]:
    """Names between commas."""
    return [name.strip() for name in names.split(",") if name.strip()]


def table_config(
    game: str, players: int | None, edition: str | None, expansions: str, variants: str, option: list[str] | None
) -> dict[str, Any]:
    """The table that the options of a command line describe; what the game does not have is refused."""
    given: dict[str, Any] = {"edition": edition, "expansions": listed(expansions), "variants": listed(variants)}
    given = {key: value for key, value in given.items() if value}
    manifest = registry.manifest_of(game)
    for key in given:
        if key not in manifest.table_keys:
            raise ConfigError(f"{game} has no {key}; leave --{key} out.", key)
    number = manifest.default_players if players is None else players
    return {"players": number, **given, "options": parse_options(option)}


def prepare_engine(game: str) -> None:
    """Compile a game's rules, with a progress bar, unless an earlier start already did."""
    kind, room = registry.game_class(game), registry.manifest_of(game).engine
    if jit.is_prepared(room):
        return
    if jit.cache_of(room) is None:
        err.print(f"[yellow]{jit.cache_home()} cannot be written, so the engine is compiled anew at every start.[/]")
    with Progress(
        TextColumn("Preparing the engine, only the first time"),
        BarColumn(),
        TextColumn("{task.description}"),
        console=err,
    ) as bar:
        task = bar.add_task("", total=1)
        for done, of, what in jit.prepare(room, kind.preparation()):
            bar.update(task, total=of, completed=done, description=what)


def chosen_seed(seed: int | None) -> int:
    """The seed given, or one nobody knows yet."""
    return int.from_bytes(os.urandom(6), "big") if seed is None else seed


@app.command()
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
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game, its seats and theme.")] = None,
    theme: ThemeName = None,
    ask_forced: Annotated[bool, typer.Option("--ask-forced", help="Ask even when only one answer is legal.")] = False,
) -> None:
    """Play in this terminal: people and bots in any seats.

    Answer with the number of a choice or in words ("build harbor", "drive 3"). Type ? for help, ? harbor for a
    rule, undo, save or quit.
    """
    from antilles.core.files import read_text
    from antilles.core.gamefile import PERSON, FileNotes, parse_game
    from antilles.core.replay import played
    from antilles.terminal.saving import default_save_path
    from antilles.terminal.seating import bots_for, seated, sitting_by_name
    from antilles.terminal.session import run

    if resume is not None:
        file = parse_game(read_text(resume), str(resume))
        if file.game in registry.GAMES:
            prepare_engine(file.game)
        table = played(file)
        path = save or resume
        notes = replace(file.notes, sitting=file.notes.sitting or sitting_by_name(table.seats))
    else:
        prepare_engine(game)
        number = chosen_seed(seed)
        config = table_config(game, players, edition, expansions, variants, option)
        registry.create(game, number, None, config)  # a table that cannot be is refused before anybody is seated
        names, sitting = seated(seats, people, config["players"])
        table = registry.create(game, number, names, config)
        path = save or default_save_path(
            game, [name for name, sits in zip(names, sitting, strict=True) if sits == PERSON]
        )
        notes = FileNotes(sitting)
    notes = replace(notes, theme=theme or notes.theme)
    if notes.theme is not None:
        table.set_theme(notes.theme)
    if table.house_table:
        out.print("House table: no booklet covers this combination.")
    run(table, bots_for(table, notes.sitting), path, autoplay_forced=not ask_forced, notes=notes)


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
) -> None:
    """Play random games and print speed, scores, win shares and how games end."""
    from antilles.core.simulation import run

    prepare_engine(game)
    config = table_config(game, players, edition, expansions, variants, option)
    simulate = registry.game_class(game).simulator(**config)
    simulate(seed, 1)
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=err
    ) as bar:
        task = bar.add_task("Random games", total=games)
        tally = run(simulate, config["players"], games, seed, threads, lambda played: bar.update(task, advance=played))
    report = {"game": game} | simulate.config | {"house_table": simulate.house_table}
    report |= {"seed": seed, "threads": threads} | tally.report()
    if as_json:
        print(json.dumps(report))
    else:
        print_report(report)


def print_report(report: dict[str, Any]) -> None:
    """The figures of `sim` for people."""
    if report["house_table"]:
        out.print("House table: no booklet covers this combination.")
    out.print(
        f"{report['games']:,} games in {report['seconds']:.2f} s: [bold]{report['games_per_s']:,.0f} games/s[/], "
        f"{report['decisions_per_s']:,.0f} decisions/s, {report['mean_rounds']:.1f} rounds a game"
    )
    for seat, (share, points) in enumerate(zip(report["seat_win_share"], report["mean_scores"], strict=True)):
        out.print(f"  seat {seat}: wins {share:6.1%}, {points:5.1f} points")
    for reason, count in report["end_reasons"].items():
        out.print(f"  ended by {reason}: {count / report['games']:6.1%}")


@app.command()
def check(files: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")]) -> None:
    """Run scenario files and print what differs (see docs/handbook/scenarios.md)."""
    from antilles.core.scenario import read_scenarios, run_scenario

    paths = [path for given in files for path in (sorted(given.rglob("*.yaml")) if given.is_dir() else [given])]
    if not paths:
        raise ConfigError("There are no .yaml files there.")
    held = failed = unread = 0
    for path in paths:
        try:
            scenarios = read_scenarios(path)
        except AntillesError as problem:
            unread += 1
            out.print("[red]cannot run[/] ", end="")
            out.print(clean(str(problem)), highlight=False, markup=False)
            continue
        for scenario in scenarios:
            prepare_engine(scenario.game)
            outcome = run_scenario(scenario)
            held += outcome.holds
            failed += not outcome.holds
            if not outcome.holds:
                out.print("[red]differs[/] ", end="")
                out.print(clean(scenario.name), highlight=False, markup=False)
                for difference in outcome.differences:
                    out.print(f"    {clean(difference)}", highlight=False, markup=False)
    out.print(f"{held} hold, {failed} differ." + (f" {unread} files cannot be run." if unread else ""))
    if failed or unread:
        raise typer.Exit(1)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A game file.")],
    to: Annotated[int | None, typer.Option(min=0, help="Stop after this many moves.")] = None,
    show_position: Annotated[bool, typer.Option("--position", help="Print the last position as YAML.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after every move.")] = False,
    theme: ThemeName = None,
) -> None:
    """Step through a game file: every move and what it caused."""
    import yaml

    from antilles.core.files import read_text
    from antilles.core.gamefile import parse_game
    from antilles.core.replay import open_game, steps

    parsed = parse_game(read_text(file), str(file))
    if parsed.game in registry.GAMES:
        prepare_engine(parsed.game)
    table = open_game(parsed)
    theme = theme or parsed.notes.theme
    seen = table.event_count
    if to is not None:
        del parsed.moves[to:]
    for number, (seat, action, table) in enumerate(steps(parsed), start=1):
        if theme is not None:
            table.set_theme(theme)
        out.print(Text(f"{number}. {table.seats[seat]}: {action}", style="bold"))
        for event in table.events_since(seen):
            out.print(f"     {event}", highlight=False, markup=False)
        seen = table.event_count
        if step and sys.stdin.isatty():
            out.input("")
    for seat, score in enumerate(table.scores):
        lines = ", ".join(f"{name} {points}" for name, points in score.lines.items() if points)
        out.print(Text(f"{table.seats[seat]}: {score.total} points ({lines})"))
    if table.over:
        out.print(Text(f"Won by {' and '.join(table.seats[seat] for seat in table.winners)}."))
    if show_position:
        print(yaml.safe_dump(table.position(), sort_keys=False, allow_unicode=True))


@app.command()
def rules(
    query: Annotated[
        list[str] | None, typer.Argument(help="A rule id (PR-MAYOR-03) or words (harbor, casino).")
    ] = None,
) -> None:
    """Print a rule from the packaged rule pages, with the editions that differ."""
    from antilles.core.rulebook import find, meant

    wanted = " ".join(query or [])
    found = find(wanted)
    main_rule = meant(wanted) or (found[0] if len(found) == 1 else None)
    if main_rule:
        out.print(Markdown(f"## {main_rule.id} · {main_rule.title}\n\n{main_rule.text}\n\n*{main_rule.page}*"))
    elif not found:
        err.print(f"No rule mentions {wanted!r}. `antilles rules` alone lists every rule.", highlight=False)
        raise typer.Exit(1)
    others = [rule for rule in found if rule != main_rule]
    if others and main_rule:
        out.print(Text(f"See also: {', '.join(rule.id for rule in others)}"))
    elif others:
        for rule in others:
            out.print(Text.assemble((rule.id, "bold"), f"  {rule.title}"))
        out.print(f"{len(others)} rules; `antilles rules ID` prints one.", highlight=False)


@app.command()
def explain(
    file: Annotated[Path, typer.Argument(help="A game file, or a position as YAML or JSON.")],
    action: Annotated[
        list[str] | None, typer.Argument(help="An action in notation; without one, what is legal.")
    ] = None,
    to: Annotated[int | None, typer.Option(min=0, help="Of a game file: after this many moves.")] = None,
) -> None:
    """Why can I, or can I not, do this here? The answer with its rule; `antilles rules` prints the rule itself."""
    from antilles.core.replay import open_position

    table = open_position(file, to, prepare_engine)
    if table.over:
        out.print("The game is over.")
        return
    out.print(Text(f"{table.seats[table.turn or 0]}: {table.question}", style="bold"))
    if action:
        out.print(Text(str(table.explain(" ".join(action)))))
        return
    for legal in table.legal_actions:
        out.print(Text(f"  {legal}: {table.describe_action(legal)}"))


AnyGame = Annotated[
    str | None, typer.Argument(help=f"The game: {', '.join(registry.GAMES)}; all of them if none.", metavar="GAME")
]


@app.command()
def tables(game: AnyGame = None) -> None:
    """List what a table can choose: editions with their player counts, expansions and variants, or options."""
    kinds = {name: registry.game_class(name) for name in ([game] if game else registry.GAMES)}
    for name, kind in kinds.items():
        out.print(Text(name, style="bold"))
        for line in kind.table_lines():
            out.print(f"  {line}", highlight=False, markup=False)


@app.command()
def prepare(game: AnyGame = None) -> None:
    """Compile the rules of a game, or of all games, now, so that the next start is quick."""
    for name in [game] if game else registry.GAMES:
        prepare_engine(name)
        out.print(f"{name} is ready.")


@app.callback(invoke_without_command=True)
def version(show: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False) -> None:
    """Options of the program itself."""
    if show:
        out.print(__version__)
        raise typer.Exit


def main() -> None:
    """The program `antilles`: errors on purpose become one clear line."""
    try:
        app()
    except AntillesError as problem:
        err.print(f"[red]{type(problem).__name__}:[/] ", end="")
        err.print(clean(str(problem)), highlight=False, markup=False)
        sys.exit(2)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


if __name__ == "__main__":
    main()

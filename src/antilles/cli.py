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
from typer.core import TyperCommand

from antilles import __version__
from antilles.core import registry
from antilles.core.errors import AntillesError, ConfigError, shown
from antilles.core.messages import Message
from antilles.terminal.palette import clean
from antilles.terminal.preparing import prepare_bots, prepare_engine
from antilles.terminal.program import reader
from antilles.terminal.table_options import table_config
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
    from antilles.core.files import read_text
    from antilles.core.gamefile import BOT, PERSON, FileNotes, parse_game
    from antilles.core.replay import played
    from antilles.tableside.saving import data_directory, default_save_path
    from antilles.tableside.seating import bots_for, seated, sitting_by_name
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
        names, sitting = seated(game, seats, people, config["players"])
        table = registry.create(game, number, names, config)
        prepare_bots(game, *(sits.removeprefix(BOT) for sits in sitting if sits.startswith(BOT)))
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
        bots_for(table, notes.sitting),
        path,
        autoplay_forced=not ask_forced,
        notes=notes,
        words=words,
        newcomer=first_start,
    )


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


@app.command()
def check(
    files: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")], lang: Language = None
) -> None:
    """Run scenario files and print what differs (see docs/handbook/scenarios.md)."""
    from antilles.core.scenario import read_scenarios, run_scenario

    paths = [path for given in files for path in (sorted(given.rglob("*.yaml")) if given.is_dir() else [given])]
    if not paths:
        raise ConfigError(Message("cli-no-scenarios"))
    held = failed = unread = 0
    for path in paths:
        try:
            scenarios = read_scenarios(path)
        except AntillesError as problem:
            unread += 1
            out.print(Text(f"{reader.text('cli-cannot-run')} ", style="red"), end="")
            print_plain(reader.say(problem.told))
            continue
        for scenario in scenarios:
            prepare_engine(scenario.game)
            outcome = run_scenario(scenario)
            held += outcome.holds
            failed += not outcome.holds
            if not outcome.holds:
                out.print(Text(f"{reader.text('cli-differs')} ", style="red"), end="")
                print_plain(reader.say(scenario.name))
                for difference in outcome.differences:
                    print_plain(f"    {reader.say(difference)}")
    counts = [reader.text("cli-checked", held=held, failed=failed)]
    print_plain(" ".join([*counts, *([reader.text("cli-unread", files=unread)] if unread else [])]))
    if failed or unread:
        raise typer.Exit(1)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A game file.")],
    to: Annotated[int | None, typer.Option(min=0, help="Stop after this many moves.")] = None,
    show_position: Annotated[bool, typer.Option("--position", help="Print the last position as YAML.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after every move.")] = False,
    theme: ThemeName = None,
    lang: Language = None,
) -> None:
    """Step through a game file: every move and what it caused."""
    import yaml

    from antilles.core.files import read_text
    from antilles.core.gamefile import parse_game
    from antilles.core.replay import open_game, steps
    from antilles.tableside.room import room_of
    from antilles.tableside.standings import names_together

    parsed = parse_game(read_text(file), str(file))
    if parsed.game in registry.GAMES:
        prepare_engine(parsed.game)
    table = open_game(parsed)
    theme = theme or parsed.notes.theme
    reader.choose(lang or parsed.notes.language)
    words, seen = reader.words(table, theme), table.event_count
    if to is not None:
        del parsed.moves[to:]
    for number, (seat, action, table) in enumerate(steps(parsed), start=1):
        move = {"number": str(number), "player": table.seats[seat], "action": action}
        out.print(Text(reader.text("cli-move", **move), style="bold"))
        for event in table.events_since(seen):
            print_plain(f"     {clean(words.say(event.message))}")
        seen = table.event_count
        if step and sys.stdin.isatty():
            out.input("")
    room = room_of(table)
    for seat, score in enumerate(table.scores):
        titles = {words.say(room.score_title(name)): points for name, points in score.lines.items() if points}
        lines = tuple(f"{title} {points}" for title, points in titles.items())
        print_plain(reader.text("cli-score", player=table.seats[seat], points=score.total, lines=lines))
    if table.over:
        print_plain(reader.text("cli-won", players=names_together([table.seats[seat] for seat in table.winners])))
    if show_position:
        print(yaml.safe_dump(table.position(), sort_keys=False, allow_unicode=True))


@app.command()
def rules(
    query: Annotated[
        list[str] | None, typer.Argument(help="A rule id (PR-MAYOR-03) or words (harbor, casino).")
    ] = None,
    lang: Language = None,
) -> None:
    """Print a rule from the packaged rule pages, with the editions that differ."""
    from antilles.core.rulebook import find, meant

    wanted = " ".join(query or [])
    found = find(wanted)
    main_rule = meant(wanted) or (found[0] if len(found) == 1 else None)
    if main_rule:
        out.print(Markdown(f"## {main_rule.id} · {main_rule.title}\n\n{main_rule.text}\n\n*{main_rule.page}*"))
    elif not found:
        print_plain(reader.text("cli-no-rule", given=shown(wanted)), err)
        raise typer.Exit(1)
    others = [rule for rule in found if rule != main_rule]
    if others and main_rule:
        print_plain(reader.text("cli-see-also", rules=tuple(rule.id for rule in others)))
    elif others:
        for rule in others:
            out.print(Text.assemble((rule.id, "bold"), f"  {rule.title}"))
        print_plain(reader.text("cli-rules-found", rules=len(others)))


@app.command()
def explain(
    file: Annotated[Path, typer.Argument(help="A game file, or a position as YAML or JSON.")],
    action: Annotated[
        list[str] | None, typer.Argument(help="An action in notation; without one, what is legal.")
    ] = None,
    to: Annotated[int | None, typer.Option(min=0, help="Of a game file: after this many moves.")] = None,
    theme: ThemeName = None,
    lang: Language = None,
) -> None:
    """Why can I, or can I not, do this here? The answer with its rule; `antilles rules` prints the rule itself."""
    from antilles.core.replay import open_position

    table = open_position(file, to, prepare_engine)
    words = reader.words(table, theme)
    if table.over:
        print_plain(clean(words.say(table.question)))
        return
    out.print(
        Text(reader.text("cli-asked", player=table.seats[table.turn or 0], question=table.question), style="bold")
    )
    if action:
        print_plain(clean(words.say(table.explain(" ".join(action)).told)))
        return
    for legal in table.legal_actions:
        meaning = clean(words.say(table.describe_action(legal)))
        print_plain(f"  {reader.text('cli-choice', action=legal, meaning=meaning)}")


AnyGame = Annotated[
    str | None, typer.Argument(help=f"The game: {', '.join(registry.GAMES)}; all of them if none.", metavar="GAME")
]


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
def prepare(game: AnyGame = None, lang: Language = None) -> None:
    """Compile the rules of a game, or of all games, now, so that the next start is quick."""
    for name in [game] if game else registry.GAMES:
        prepare_engine(name)
        prepare_bots(name, "greedy")
        print_plain(reader.text("cli-ready", game=name))


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
        err.print(Text(f"{reader.text('cli-error')} ", style="red"), end="")
        print_plain(reader.say(problem.told), err)
        sys.exit(2)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


if __name__ == "__main__":
    main()

"""Verbs that look closely: `check`, `replay`, `rules`, `explain`."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.text import Text

from antilles.cli.program import Language, ThemeName, app, err, out, print_plain
from antilles.core import registry
from antilles.core.errors import AntillesError, ConfigError, shown
from antilles.core.messages import Message
from antilles.terminal.palette import clean
from antilles.terminal.preparing import prepare_engine
from antilles.terminal.program import reader


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

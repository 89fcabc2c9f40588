"""`antilles hint` and `antilles review`: what is best here, and what a game turned on."""

import json
from pathlib import Path
from typing import Annotated

import typer

from antilles.cli.program import Language, ThemeName, app, err, out, print_plain
from antilles.core import registry
from antilles.terminal.preparing import prepare_study
from antilles.terminal.program import reader
from antilles.terminal.progress import progress_bar

JUDGES = "search:ms=3000, search:iters=2000, captain or governor (`antilles bots`)"
SEED_HELP = "Other dice for the bot; the same seed gives the same answer to a budget in iterations."


@app.command()
def hint(
    file: Annotated[Path, typer.Argument(help="A game file, or a position as YAML or JSON.")],
    to: Annotated[int | None, typer.Option(min=0, help="Of a game file: after this many moves.")] = None,
    bot: Annotated[str, typer.Option(help=f"Who is asked, and for how long: {JUDGES}.")] = "search:ms=1000",
    moves: Annotated[int, typer.Option(min=1, max=50, help="How many moves are shown.")] = 5,
    seed: Annotated[int, typer.Option(min=0, max=2**32, help=SEED_HELP)] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the moves as JSON.")] = False,
    theme: ThemeName = None,
    lang: Language = None,
) -> None:
    """The best moves here: chance to win for every seat, points to expect, and what speaks for the first.

    `antilles hint evening.game --to 57` looks at the position after move 57.

    The bot knows what the seat on turn may know, nothing more.

    Moves are ranked by how often they were tried; those tried rarely have uncertain chances.
    """
    from antilles.bots import Budget
    from antilles.core.replay import open_position
    from antilles.study.judging import Judge
    from antilles.terminal.study import print_hint

    judge = Judge(bot, Budget(), seed)
    table = open_position(file, to, prepare_study)
    words = reader.words(table, theme)
    if table.over:
        print_plain(reader.text("hint-over"), err)
        raise typer.Exit(1)
    found = judge.hint(table, moves)
    if as_json:
        print(json.dumps(found.document()))
    else:
        print_hint(found, table, out, words)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="A game file.")],
    bot: Annotated[str, typer.Option(help=f"Who judges every decision, and for how long: {JUDGES}.")] = "search:ms=100",
    seed: Annotated[int, typer.Option(min=0, max=2**32, help=SEED_HELP)] = 1,
    report: Annotated[
        Path | None, typer.Option(help="Write a page with plots here (HTML, needs nothing else).")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    theme: ThemeName = None,
    lang: Language = None,
) -> None:
    """Look at a game again: chances after every decision, what it turned on, and what was better there.

    `antilles review evening.game --report evening.html` also writes a page.

    A decision is judged with what its seat could know then.

    What it gave away is the chance to win that the best move would have kept.
    """
    from antilles.bots import Budget
    from antilles.core.files import read_text
    from antilles.core.gamefile import parse_game
    from antilles.core.replay import played
    from antilles.pages.writing import check_place, write_page
    from antilles.study.judging import Judge
    from antilles.study.reviewing import review as review_of
    from antilles.terminal.study import print_review

    judge = Judge(bot, Budget(), seed)
    if report is not None:
        check_place(report, file)
    parsed = parse_game(read_text(file), str(file))
    if parsed.game in registry.GAMES:
        prepare_study(parsed.game)
    reader.choose(lang or parsed.notes.language)
    decisions = len(played(parsed).actions)
    with progress_bar(reader.text("review-judging"), decisions, err) as advance:
        found = review_of(parsed, judge, lambda: advance(1))
    words = reader.words(found.game, theme or parsed.notes.theme)
    if as_json:
        print(json.dumps(found.document()), flush=True)
    else:
        print_review(found, out, words)
    if report is not None:
        from antilles.pages.review import review_page

        write_page(report, review_page(found, words))

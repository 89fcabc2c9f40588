"""The terminal in four languages: answers typed as they are shown, commands, two readers at one table, whole games."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from antilles.bots import make_bot
from antilles.tableside.table import Table
from antilles.terminal.face import face_for
from antilles.terminal.prompts import COMMANDS, command_names
from antilles.terminal.reader import Reader
from antilles.terminal.session import run
from antilles.words import LANGUAGES, words_of
from tests.terminal.driver import ALL_EXPANSIONS, any_number, play_at_random, questions_to_seat_0, table, typing, widest
from tests.words.samples import messages_of, trials

OTHERS = [language for language in LANGUAGES if language != "en"]
ASKED = (
    "role pick", "settler take", "builder build", "trader sell", "captain load", "craftsman bonus", "hospice colonist",
    "smuggler mode", "ship take", "guest move", "lodge discard", "draft pick", "royal supply",
)  # fmt: skip
CONSOLE = Console(width=100, height=40, file=io.StringIO())


def tables() -> list:
    return [
        table(4, seed=seed, edition="1897", expansions=ALL_EXPANSIONS if seed % 2 else ("nobles", "buildings"))
        for seed in range(40)
    ]


@pytest.fixture(scope="module")
def asked() -> dict:
    return questions_to_seat_0(ASKED, tables())


@pytest.mark.parametrize("theme", ["colonial", "1897"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_understood_as_it_is_shown(language: str, theme: str, asked: dict) -> None:
    for decision, game in asked.items():
        face = face_for(Table(game), words_of(language, "puerto-rico", theme), CONSOLE)
        asking = face.asked()
        for choice in asking.choices:
            shown = face.reader.say(choice.title)
            assert asking.answer(shown) == choice.actions, (decision, shown)
            assert asking.answer(shown.upper()) == choice.actions, (decision, shown)


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("ru", "поселенец", "role settler"),
        ("ru", "мэр", "role mayor"),
        ("uk", "ремісник", "role craftsman"),
        ("uk", "торг", "role trader"),
        ("pl", "kupiec", "role trader"),
        ("pl", "KAPITAN", "role captain"),
    ],
)
def test_roles_by_their_names(language: str, typed: str, meant: str) -> None:
    game = table(4)
    asking = face_for(Table(game), words_of(language, "puerto-rico"), CONSOLE).asked()
    assert asking.answer(typed) == (game.notation.parse(meant),)


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_have_names_in_every_language(language: str) -> None:
    names = command_names(words_of(language, "puerto-rico"))
    assert set(names.values()) == set(COMMANDS)
    assert all(command in names for command in COMMANDS)
    if language != "en":
        assert len(names) >= 2 * len(COMMANDS) - 1


@pytest.mark.parametrize(("language", "typed"), [("ru", "помощь"), ("uk", "допомога"), ("pl", "pomoc"), ("en", "help")])
def test_help_in_the_readers_language(language: str, typed: str, tmp_path: Path) -> None:
    output = played(language, [typed, "?", "? 1", "xyzzy"], tmp_path)
    words = words_of(language, "puerto-rico")
    assert words.text("first-heading") in output
    assert words.text("command-undo").split(";")[0] in output
    assert words.text("pr-question-role-pick") in output


def played(language: str, lines: list[str], home: Path, seed: int = 3, **config: object) -> str:
    game = table(3, seed=seed, **config)  # type: ignore[arg-type]
    console = Console(width=100, file=io.StringIO(), record=True)
    bots = {seat: make_bot("random") for seat in (1, 2)}
    words = words_of(language, "puerto-rico", game.default_theme)
    run(game, bots, home / "a.game", console, typing(lines), words=words)
    return console.export_text()


@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_game_is_played_in_every_language(language: str, tmp_path: Path) -> None:
    game = table(3, seed=4, edition="1897", expansions=ALL_EXPANSIONS)
    console = Console(width=100, file=io.StringIO(), record=True)
    bots = {seat: make_bot("random") for seat in (1, 2)}
    words = words_of(language, "puerto-rico", "1897")
    run(game, bots, tmp_path / "a.game", console, any_number(4), words=words)
    output = console.export_text()
    assert game.over
    assert widest(output) <= 100
    assert words.text("score-final") in output
    assert "The " not in output


def test_two_people_read_one_table_in_two_languages() -> None:
    game = table(3, edition="1897")
    play_at_random(game, 2, lambda game: game.pushes > 60)
    sitting = Table(game)
    news = sitting.news(0, 0)
    readers = [Reader(words_of(language, "puerto-rico", theme)) for language, theme in (("uk", "1897"), ("pl", None))]
    told = [[reader.line(line) for line in news] for reader in readers]
    assert len(told[0]) == len(told[1])
    assert all(one != other for one, other in zip(*told, strict=True))


@pytest.mark.parametrize("game", ["puerto-rico", "santiago-de-cuba"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_begins_with_a_command(language: str, game: str) -> None:
    """Else a choice typed as it is shown would be taken for a command."""
    words = words_of(language, game)
    commands = set(command_names(words)) - {"?"}
    prefix = {"puerto-rico": "pr-do-", "santiago-de-cuba": "sdc-do-"}[game]
    phrases = [name for name in messages_of(game) if name.startswith(prefix)]
    assert len(phrases) > 10
    clashes = {
        name: text
        for name in phrases
        for text in (words.text(name, **given) for given in trials(name, game))
        if text.split(" ")[0].strip(":,").lower() in commands
    }
    assert clashes == {}

"""What a table can choose is listed, every bit of it, and every bit says what it means."""

from __future__ import annotations

import pytest
from rich.console import Console

from antilles.core.choices import Choice, OptionChoice
from antilles.core.registry import GAMES, game_class
from antilles.puerto_rico.compose import Config
from antilles.puerto_rico.editions import BUILDING_SET, HOUSE_OPTIONS, SWITCHES
from antilles.puerto_rico.expansions import all_expansions
from antilles.puerto_rico.switches import EDITIONS
from antilles.puerto_rico.variants import VARIANTS
from antilles.santiago.options import OPTIONS
from antilles.terminal.tables import draw_choices
from antilles.words import LANGUAGES, words_of


def test_every_choice_of_puerto_rico_is_listed() -> None:
    choices = game_class("puerto-rico").table_choices()
    switches = [switch.name for switch in SWITCHES if switch.changes_play]
    assert [option.name for option in choices.options] == [*switches, BUILDING_SET, *HOUSE_OPTIONS]
    assert [edition.name for edition in choices.editions] == list(EDITIONS)
    assert [choice.name for choice in choices.expansions] == list(all_expansions())
    assert [choice.name for choice in choices.variants] == list(VARIANTS)


def test_every_option_of_santiago_is_listed() -> None:
    assert [option.name for option in game_class("santiago-de-cuba").table_choices().options] == list(OPTIONS)


def test_what_is_listed_can_be_chosen() -> None:
    for option in game_class("puerto-rico").table_choices().options:
        for choice in option.values:
            value = {"true": True, "false": False}.get(choice.name, choice.name)
            needed = {"x2_all_colonists": ["nobles"], BUILDING_SET: ["buildings"]}.get(option.name, [])
            assert Config(options={option.name: value}, expansions=needed).options == {option.name: value}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [80, 100])
def test_the_list_is_drawn_in_every_language(game: str, language: str, width: int) -> None:
    choices, words = game_class(game).table_choices(), words_of(language, game)
    console = Console(width=width)
    with console.capture() as drawn:
        console.print(draw_choices(game, choices, words.say))
    lines = drawn.get().splitlines()
    assert all(len(line) <= width for line in lines)
    for option in choices.options:
        assert any(option.name in line and option.rule in line + after for line, after in two_by_two(lines))
        assert words.say(option.meaning)
        assert all(words.say(choice.meaning) for choice in explained(option) if choice.meaning)


def two_by_two(lines: list[str]) -> list[tuple[str, str]]:
    """Every line with the one after it."""
    return list(zip(lines, [*lines[1:], ""], strict=True))


def explained(option: OptionChoice) -> list[Choice]:
    """The choices that say what they mean."""
    return [choice for choice in option.values if choice.meaning]

"""The theme 1897 at the terminal: its words everywhere on the screen, and understood when they are typed."""

from __future__ import annotations

import io
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from antilles.puerto_rico.themes import THEMES
from antilles.terminal.puerto_rico.typed import action_meant
from rich.console import Console

from antilles.puerto_rico import actions, buildings, decisions, roles, tiles
from antilles.puerto_rico.game import PuertoRico
from antilles.terminal.puerto_rico.board import Drawing, draw_board
from antilles.terminal.puerto_rico.palette import UNICODE_SIGNS
from antilles.terminal.puerto_rico.placing import Placing
from antilles.terminal.puerto_rico.question import Question
from antilles.terminal.typed import NotUnderstood
from tests.terminal.driver import ALL_EXPANSIONS, any_number, at, play, play_at_random, table, widest

THEME = THEMES["1897"]
MOST_OF_A_QUESTION = 8
OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"building_set": "recommended"},
    {"building_set": "random", "ask_everything": True},
)


def themed_table(players: int, seed: int = 1, **config: object) -> PuertoRico:
    config = {"edition": "1897", "expansions": ALL_EXPANSIONS} | config
    game = table(players, seed, **config)  # type: ignore[arg-type]
    game.set_theme("1897")
    return game


def pushed(game: PuertoRico, push: object) -> bytes:
    """The position after an answer."""
    twin = game.copy()
    for action in push if isinstance(push, tuple) else (push,):
        twin.push(action)  # type: ignore[arg-type]
    return twin._dump()


def usual_words(output: str) -> list[str]:
    """The sentences that still have a usual word in them, however the lines are broken."""
    return [part for part in " ".join(output.split()).split(". ") if THEME.sentence(part) != part]


# ---------------------------------------------------------------------- the words themselves
def test_every_action_goes_into_the_theme_and_back() -> None:
    for text in actions.ACTIONS.texts:
        shown = THEME.sentence(text)
        assert THEME.plain(shown) == text
        assert THEME.plain(text) == text, "the usual words keep their meaning"
        assert THEME.sentence(shown) == shown, "a themed text is not themed any further"
    assert len(set(map(THEME.sentence, actions.ACTIONS.texts))) == len(actions.ACTIONS)


def test_no_word_of_the_theme_is_another_usual_word() -> None:
    usual = {*buildings.NAMES, *roles.NAMES, *tiles.NAMES, *(text.split(" ")[0] for text in actions.ACTIONS.texts)}
    for word, other in THEME.words.items():
        assert other == word or other not in usual
    assert len(set(THEME.words.values())) == len(THEME.words)


def test_sentences_keep_rule_ids_and_mend_articles() -> None:
    assert THEME.sentence("An office and a union hall (PR-BLD-OFFICE).") == (
        "A counting office and an assembly hall (PR-BLD-OFFICE)."
    )
    assert THEME.sentence("Two prospectors, the land\noffice, library_tile") == (
        "Two adventurers, the land registry, library_tile"
    )


@pytest.mark.parametrize("typed", ["Governor's Palace", "governors palace", "governor's-palace", "City_Hall"])
def test_spelling_does_not_matter(typed: str) -> None:
    assert THEME.plain(typed).lower().replace("_", " ") == "city hall"


# ---------------------------------------------------------------------- typed answers
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_choice_can_be_typed_as_it_is_shown(players: int) -> None:
    seen: Counter[str] = Counter()

    def check(game: PuertoRico) -> bool:
        asked = game.decision or ""
        if len(game.legal_actions) > 1 and seen[asked] < MOST_OF_A_QUESTION:
            seen[asked] += 1
            check_question(game)
        return False

    for seed, options in enumerate(OPTIONS):
        play_at_random(themed_table(players, seed, options=options), seed, check)
    assert len(seen) > 20, set(decisions.NAMES) - set(seen)


def check_question(game: PuertoRico) -> None:
    question = Question(game)
    for choice in question.choices:
        shown = THEME.sentence(choice.notation)
        for typed in (shown, choice.notation, shown.upper()):
            push = question.answer(typed)
            if isinstance(choice.push, int):
                assert push == choice.push == action_meant(game, typed), typed
            else:
                assert pushed(game, push) == pushed(game, choice.push), typed
                if choice.notation.startswith("keep ") and choice.notation != "keep nothing":
                    assert pushed(game, action_meant(game, f"{typed},")) == pushed(game, choice.push), typed
    if question.placing is not None:
        expected = pushed(game, question.placing.steps())
        for line in (question.placing.line(), THEME.sentence(question.placing.line())):
            assert pushed(game, question.answer(f"{line},")) == expected, line
        check_changes(question.placing)


def check_changes(placing: Placing) -> None:
    """Every group is found under its usual name and under that of the theme."""
    for group in placing.open_groups:
        for name in (group.name, THEME.word(group.name)):
            assert placing.find(name) is group
            placing.change(f"{name} +0, {THEME.word('nobles')} {name} +0")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("b fire", "build guild hall"),
        ("fire station", "build guild hall"),
        ("build guild", "build guild hall"),
        ("large fruit", "build indigo plant"),
        ("b large st", "build large warehouse"),
        ("hut", "build guest house"),
        ("constr hut", "build construction hut"),
        ("port", "build harbor"),
        ("counting", "build office"),
        ("office", "build office"),
        ("small shipyard", "build small wharf"),
    ],
)
def test_words_of_the_theme_may_be_shortened(typed: str, meant: str) -> None:
    game = themed_table(3, variants=("one-of-each",), edition="polish")
    document = game.position()
    document["seats"][0]["doubloons"] = 40
    rich = type(game).from_position(document)
    rich.set_theme("1897")
    rich.push("role builder")
    while rich.decision != "builder build":
        rich.push(rich.legal_actions[0])
    assert action_meant(rich, typed) == actions.ACTIONS.parse(meant)
    with pytest.raises(NotUnderstood, match="can mean build small fruit store, build small sugar"):
        action_meant(rich, "b small")


def test_refusals_speak_the_theme() -> None:
    game = themed_table(4, options=OPTIONS[1])
    for typed, told in (
        ("role planter 2", "for example 'role planter'"),
        ("build port", "Not now"),
        ("keep fruit 1, sugar 1", "Not now"),
        ("place prt 1, fruit 1", "place fruit 0"),
    ):
        with pytest.raises(NotUnderstood) as refused:
            Question(game).answer(typed)
        assert told in str(refused.value) or "is no action" in str(refused.value)
        assert not usual_words(str(refused.value))


# ---------------------------------------------------------------------- what is shown
@pytest.mark.parametrize(("players", "options"), list(zip((2, 3, 4, 5), (*OPTIONS, OPTIONS[0]), strict=True)))
def test_a_whole_game_shows_only_words_of_the_theme(players: int, options: dict[str, object], tmp_path: Path) -> None:
    game = themed_table(players, players + 10, options=options)
    numbers, asked = any_number(players), iter(range(10_000))

    def read_line(prompt: str) -> str:
        number = next(asked)
        return (
            ("score", "moves", "log 30", "?", "? 1", "board")[number // 9 % 6] if number % 9 == 0 else numbers(prompt)
        )

    output = play(game, read_line, tmp_path / "a.game")
    assert game.over
    assert widest(output) <= 100
    assert not usual_words(output)
    for word in ("fruit", "workers", "citizens", "planter"):
        assert word in output
    assert "fruit" not in (tmp_path / "a.game").read_text()


def test_a_person_may_be_called_like_a_thing(tmp_path: Path) -> None:
    game = themed_table(3, seats=("Noble", "Bruno", "Mayor"), options=OPTIONS[1])
    output = play(game, ["role builder", "1", "quit"], tmp_path / "a.game")
    assert "\nNoble takes the builder." in output
    assert "Noble Citizen" not in output


def test_help_is_themed(tmp_path: Path) -> None:
    names = [f"? {THEME.word(name)}" for name in buildings.NAMES] + [f"? {THEME.word(name)}" for name in roles.NAMES]
    words = [
        "?",
        "help",
        "? citizens",
        "? workers",
        "? build port",
        "? b fire",
        "? qqq",
        "? PR-BLD-HARBOR",
        "? forests",
    ]
    output = play(themed_table(4, options=OPTIONS[1]), names + words, tmp_path / "a.game")
    for name in buildings.NAMES:
        assert f"\n{THEME.word(name).capitalize()}: " in output
        assert f"PR-BLD-{name.upper().replace(' ', '-')}  {THEME.word(name).capitalize()}" in output
    assert "Planter: all take a plantation" in output
    assert "PR-X2-06" in output
    assert not usual_words(output)


@pytest.mark.parametrize("theme", list(THEMES))
def test_no_building_of_the_market_is_cut_off(theme: str) -> None:
    game = themed_table(5, variants=("one-of-each",), edition="polish")
    prices = {building: game.price(0, building) - 1 for building in buildings.ALL}
    signs = replace(UNICODE_SIGNS, theme=THEMES[theme])
    for width in (100, 99, 80, 60, 30, 10):
        console = Console(width=width, file=io.StringIO(), record=True)
        console.print(draw_board(game.view(0), Drawing(game.seats, game.rules, signs, width, prices)))
        output = console.export_text()
        assert widest(output) <= width
        if width >= 60:
            for building, name in enumerate(buildings.NAMES):
                assert f"{signs.word(name)} " in output
                assert f"{game.rules.cost[building]}>{prices[building]} ×" in output


def test_the_draft_shows_the_theme_and_takes_its_names(tmp_path: Path) -> None:
    game = themed_table(2)
    output = play(game, ["fire station", "quit"], tmp_path / "a.game")
    assert "governor's palace" in output
    assert "puts the fire station on the board" in output
    assert not usual_words(output)


def test_a_changed_proposal_is_told_in_the_theme(tmp_path: Path) -> None:
    game = at("mayor place", edition="1897", expansions=("nobles",))
    game.set_theme("1897")
    output = play(
        game,
        ["clear", "fruit 99", "citizens fruit 99", "nowhere 1", "fruit", ",", "? 1", "\u017fmall \u017ftore 1"],
        tmp_path / "a.game",
    )
    assert not usual_words(output)

"""The theme 1897 at the terminal: its names everywhere on the screen, and understood when they are typed."""

from __future__ import annotations

import io
import re
from collections import Counter
from pathlib import Path

import pytest
from rich.console import Console

from antilles.core.messages import Message
from antilles.puerto_rico import actions, buildings, decisions, goods, roles, slots, things
from antilles.puerto_rico.game import PuertoRico
from antilles.terminal.puerto_rico.board import Drawing, draw_board
from antilles.terminal.puerto_rico.placing import Editor
from antilles.terminal.question import Push
from antilles.terminal.session import run
from antilles.terminal.typed import NotUnderstood, plain_words
from antilles.words import words_of
from tests.terminal.driver import (
    ALL_EXPANSIONS,
    any_number,
    asked_of,
    at,
    face_of,
    play,
    play_at_random,
    printed,
    table,
    typing,
    widest,
)

USUAL, OTHER = words_of("en", "puerto-rico"), words_of("en", "puerto-rico", "1897")
MOST_OF_A_QUESTION = 4
OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"building_set": "recommended"},
    {"building_set": "random", "ask_everything": True},
)
NAMED = (*things.BUILDING, *things.ROLE, *things.GOOD, "person-colonist", "person-noble")
# Usual names that the theme has none of; what is part of a name of the theme (office, sugar mill) is left out.
OTHER_NAMES = " ".join(OTHER.name(thing) for thing in NAMED)
GONE = [USUAL.name(thing) for thing in NAMED if USUAL.name(thing) not in OTHER_NAMES]
GONE_WORDS = re.compile(rf"\b({'|'.join(GONE)})s?\b", re.IGNORECASE)


def themed_table(players: int, seed: int = 1, **config: object) -> PuertoRico:
    config = {"edition": "1897", "expansions": ALL_EXPANSIONS} | config
    return table(players, seed, **config)  # type: ignore[arg-type]


def pushed(game: PuertoRico, push: Push | None) -> bytes:
    """The position after an answer."""
    assert push is not None
    twin = game.copy()
    for action in push:
        twin.push(action)
    return twin._dump()


def usual_words(output: str) -> list[str]:
    """The lines in which something has a name that the theme does not give it."""
    return [line for line in output.splitlines() if GONE_WORDS.search(line)]


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
    asked = asked_of(game, OTHER)
    for choice in asked.choices:
        shown = OTHER.say(choice.title)
        for typed in (choice.notation, shown, shown.upper()):
            if len(choice.actions) == 1:
                assert asked.answer(typed) == choice.actions, typed
            else:
                assert pushed(game, asked.answer(typed)) == pushed(game, choice.actions), typed
                line = in_the_theme(choice.notation)
                if line not in ("keep nothing", "small wharf nothing"):
                    assert pushed(game, asked.answer(f"{line},")) == pushed(game, choice.actions), line
    if asked.editor is not None:
        expected = pushed(game, asked.editor.placing.steps())
        line = asked.editor.placing.line()
        for typed in (line, in_the_theme(line)):
            assert pushed(game, asked.answer(f"{typed},")) == expected, typed
        check_changes(asked.editor)


def in_the_theme(line: str) -> str:
    """A line of notation with the names of the theme in it."""
    names = {slots.NAMES[slot]: OTHER.name(thing) for slot, thing in enumerate(things.SLOT) if slot < len(slots.NAMES)}
    names |= {name: OTHER.name(thing) for name, thing in zip(goods.NAMES, things.GOOD, strict=True)}
    words = re.compile("|".join(sorted(map(re.escape, [*names, "nobles"]), key=len, reverse=True)))
    head = "small wharf " if line.startswith("small wharf ") else ""
    return head + words.sub(lambda found: (names | {"nobles": "citizens"})[found[0]], line.removeprefix(head))


def check_changes(editor: Editor) -> None:
    """Every group is found under its notation and under its name in the theme."""
    for group in editor.placing.open_groups:
        for name in (group.name, OTHER.name(things.SLOT[group.slot])):
            assert editor.find(name) is group
            editor.type(f"{name} +0, citizens {name} +0")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("b fire", "build guild hall"),
        ("fire station", "build guild hall"),
        ("build guild", "build guild hall"),
        ("large fruit", "build indigo plant"),
        ("b large st", "build large warehouse"),
        ("hut", "build guest house"),
        ("building yard", "build construction hut"),
        ("port", "build harbor"),
        ("counting", "build office"),
        ("office", "build office"),
        ("shipyard", "build wharf"),
        ("small shipyard", "build small wharf"),
    ],
)
def test_names_of_the_theme_may_be_shortened(typed: str, meant: str) -> None:
    document = themed_table(3, variants=("one-of-each",), edition="polish").position()
    document["seats"][0]["doubloons"] = 40
    rich = PuertoRico.from_position(document)
    rich.push("role builder")
    while rich.decision != "builder build":
        rich.push(rich.legal_actions[0])
    asked = asked_of(rich, OTHER)
    assert asked.action_meant(typed) == actions.ACTIONS.parse(meant)
    with pytest.raises(NotUnderstood, match="can mean build small fruit store, build small sugar mill"):
        asked.action_meant("b small")


@pytest.mark.parametrize(("typed", "meant"), [("recruiter", "role mayor"), ("plant", "role settler")])
def test_roles_have_the_names_of_the_theme(typed: str, meant: str) -> None:
    game = themed_table(3, options=OPTIONS[1])
    assert asked_of(game, OTHER).action_meant(typed) == actions.ACTIONS.parse(meant)
    with pytest.raises(NotUnderstood):
        asked_of(game, USUAL).action_meant(typed)


def test_refusals_speak_the_theme(tmp_path: Path) -> None:
    game = themed_table(4, options=OPTIONS[1])
    lines = ["role planter 2", "build port", "keep fruit 1, sugar 1", "place prt 1, fruit 1", "build harbor", "xyzzy"]
    output = play(game, lines, tmp_path / "a.game", words=OTHER)
    assert "Build port: Not now; the question is: Take a role." in output
    assert not usual_words(output)


# ---------------------------------------------------------------------- what is shown
@pytest.mark.parametrize(("players", "options"), list(zip((2, 3, 4, 5), (*OPTIONS, OPTIONS[0]), strict=True)))
def test_a_whole_game_shows_only_names_of_the_theme(players: int, options: dict[str, object], tmp_path: Path) -> None:
    game = themed_table(players, players + 10, options=options)
    numbers, asked = any_number(players), iter(range(10_000))

    def read_line(prompt: str) -> str:
        number = next(asked)
        return ("score", "log 30", "board")[number // 9 % 3] if number % 9 == 0 else numbers(prompt)

    output = play(game, read_line, tmp_path / "a.game", words=OTHER)
    assert game.over
    assert widest(output) <= 100
    # What may be typed instead of a number is shown in notation.
    assert not [line for line in usual_words(output) if "Enter for number 1" not in line]
    for word in ("fruit", "workers", "citizens", "planter"):
        assert word in output
    assert "fruit" not in (tmp_path / "a.game").read_text()


def test_the_edition_brings_its_theme(tmp_path: Path) -> None:
    for edition, name in (("1897", "recruiter"), ("polish", "mayor")):
        console = Console(width=100, file=io.StringIO(), record=True)
        run(table(3, edition=edition), {}, tmp_path / f"{edition}.game", console, typing([]))
        output = console.export_text()
        assert [word for word in ("recruiter", "mayor") if word in output] == [name]


def test_a_person_may_be_called_like_a_thing(tmp_path: Path) -> None:
    game = themed_table(3, seats=("Noble", "Bruno", "Mayor"), options=OPTIONS[1])
    output = play(game, ["role builder", "1", "quit"], tmp_path / "a.game", words=OTHER)
    assert "\nNoble takes the builder" in output
    assert "Noble Citizen" not in output


def test_help_has_the_names_of_the_theme(tmp_path: Path) -> None:
    names = [OTHER.name(thing) for thing in (*things.BUILDING, *things.ROLE)]
    lines = [f"? {name}" for name in names] + ["?", "help", "? citizens", "? workers", "? build port"]
    output = play(themed_table(4, options=OPTIONS[1]), lines, tmp_path / "a.game", words=OTHER)
    for thing, name in zip((*things.BUILDING, *things.ROLE), names, strict=True):
        assert re.search(rf"^{name[0].upper()}{name[1:]}( \(not at this table\))?$", output, re.MULTILINE), name
        assert " ".join(OTHER.say(themed_card(thing)).split()) in " ".join(output.split()), name
    assert "PR-X2-06" in output


def themed_card(thing: str) -> Message:
    return face_of(themed_table(4, options=OPTIONS[1])).table.card(thing)


@pytest.mark.parametrize("words", [USUAL, OTHER], ids=["usual", "1897"])
def test_no_building_of_the_market_is_cut_off(words: object) -> None:
    game = themed_table(5, variants=("one-of-each",), edition="polish")
    prices = {building: game.price(0, building) - 1 for building in buildings.ALL}
    pen = face_of(game, words).pen  # type: ignore[arg-type]
    for width in (100, 99, 80, 60, 30, 10):
        output = printed(draw_board(game.view(0), Drawing(game.seats, game.rules, pen, width, prices)), width)
        assert widest(output) <= width
        if width >= 60:
            for building, name in enumerate(buildings.NAMES):
                assert f"{pen.building(name)} " in output
                assert f"{game.rules.cost[building]}>{prices[building]} ×" in output


def test_the_draft_shows_the_theme_and_takes_its_names(tmp_path: Path) -> None:
    output = play(themed_table(2), ["fire station", "quit"], tmp_path / "a.game", words=OTHER)
    assert "governor's palace" in output
    assert "puts the fire station onto the board" in output
    assert not usual_words(output)


def test_a_changed_proposal_is_told_in_the_theme(tmp_path: Path) -> None:
    game = at("mayor place", edition="1897", expansions=("nobles",))
    lines = ["clear", "fruit 99", "citizens fruit 99", "nowhere 1", "fruit", ",", "? 1", "\u017fmall \u017ftore 1"]
    output = play(game, lines, tmp_path / "a.game", words=OTHER)
    assert not usual_words(output)


def test_spelling_does_not_matter() -> None:
    for typed in ("Governor's Palace", "governors palace", "Governor’s-Palace"):
        assert plain_words(typed) == plain_words(OTHER.name("building-city-hall"))
    assert len({plain_words(OTHER.name(thing)) for thing in things.ROLE}) == len(roles.NAMES)

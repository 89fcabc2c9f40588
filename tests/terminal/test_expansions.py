"""The terminal with the expansions: whole games, what is drawn, every new question, and what stays secret."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pytest

import antilles
from antilles.puerto_rico import buildings, things
from antilles.puerto_rico.game import PuertoRico
from antilles.tableside.puerto_rico.arrangements import ARRANGEMENTS
from antilles.tableside.puerto_rico.news import tell
from antilles.terminal.puerto_rico.market import in_play
from antilles.terminal.reader import Reader
from antilles.words import words_of
from tests.terminal.driver import (
    RECOMMENDED,
    any_number,
    asked_of,
    big_table,
    drawn,
    face_of,
    play,
    play_at_random,
    push_all,
    question_text,
    questions_to_seat_0,
    table,
    widest,
)
from tests.terminal.test_session import NONSENSE

READER = Reader(words_of("en", "puerto-rico"))

NEW_QUESTIONS = (
    "draft pick",
    "ship take",
    "villa take",
    "place nobles",
    "guest move",
    "forest place",
    "lodge discard",
    "library tile",
    "small wharf load",
    "royal supply",
    "smuggler mode",
    "lure noble",
    "lure place",
    "festival place",
    "black market person",
    "black market good",
)


@pytest.fixture(scope="module")
def asked() -> dict[str, PuertoRico]:
    """A game at each question that the expansions add."""
    sets = ({}, RECOMMENDED, {"building_set": "random"})
    tables = (big_table(4, seed, options=sets[seed % 3]) for seed in range(200))
    return questions_to_seat_0(NEW_QUESTIONS, tables)


# ---------------------------------------------------------------------- whole games
@pytest.mark.parametrize("numbers", ["first", "any"])
@pytest.mark.parametrize(
    ("players", "edition", "options"),
    [
        (2, "1897", {}),
        (3, "classic", {}),
        (3, "1897", {"ask_everything": True}),
        (4, "rio-grande", {}),
        (5, "polish", RECOMMENDED),
    ],
)
def test_a_whole_game_with_all_expansions(
    players: int, edition: str, options: dict[str, object], numbers: str, tmp_path: Path
) -> None:
    game = big_table(players, players, edition, options=options)
    output = play(game, any_number(players, most=1 if numbers == "first" else 9), tmp_path / "a.game")
    assert game.over
    assert widest(output) <= 100
    assert "The game is over." in output
    assert "nobles" in output
    assert antilles.load(tmp_path / "a.game")._dump() == game._dump()
    lines = output.splitlines()
    for before, line in pairwise(lines):
        if " sees " in line:
            assert line.startswith("Ana ") or before.startswith("Ana "), "seen by somebody else"


def test_the_variants_are_played_and_named(tmp_path: Path) -> None:
    game = big_table(3, 2, "polish", variants=("one-of-each", "long-game"))
    output = play(game, any_number(5), tmp_path / "a.game", people=())
    assert game.over
    game = big_table(3, 2, "polish", variants=("one-of-each", "long-game"))
    output = play(game, [], tmp_path / "b.game")
    assert "Polish, New buildings, Nobles, Smuggler, Festival, One of each, Long game" in output
    assert all(name in output for name in buildings.NAMES)
    assert widest(output) <= 100


# ---------------------------------------------------------------------- what is drawn
@pytest.mark.parametrize(
    ("config", "number"),
    [
        ({}, 23),
        ({"expansions": ("nobles",)}, 31),
        ({"expansions": ("buildings",), "options": RECOMMENDED}, 23),
        ({"expansions": ("buildings",), "options": {"building_set": "random"}}, 23),
        ({"expansions": ("buildings", "nobles"), "options": RECOMMENDED}, 31),
        ({"variants": ("one-of-each",)}, 37),
        ({"expansions": ("nobles",), "variants": ("one-of-each",)}, 45),
        ({"expansions": ("buildings",)}, 6),  # nothing is drafted yet
    ],
)
def test_the_market_shows_the_buildings_in_play(config: dict[str, object], number: int) -> None:
    game = table(4, **config)  # type: ignore[arg-type]
    shown = in_play(game.view(0), game.rules.copies)
    assert len(shown) == number
    if game.decision != "draft pick":
        names, output = [buildings.NAMES[building] for building in shown], drawn(game)
        assert all(name in output for name in names)
        absent = [name for name in buildings.NAMES if not any(name in other for other in names)]
        assert not any(name in output for name in absent)


@pytest.mark.parametrize("width", [60, 80, 100])
@pytest.mark.parametrize("players", [2, 5])
def test_the_table_fits(players: int, width: int) -> None:
    game = big_table(players, 3)
    assert widest(drawn(game, width=width)) <= width
    assert widest(question_text(game, width)) <= width
    play_at_random(game, 3, lambda game: game.view(0)["round"] > 14)
    output = drawn(game, width=width)
    assert widest(output) <= width
    assert "Festival" in output
    assert "◆" in output


def test_plain_signs_are_ascii(asked: dict[str, PuertoRico]) -> None:
    for game in asked.values():
        face = face_of(game, ascii_only=True)
        assert drawn(game, face=face).isascii()
        assert question_text(game, face=face).isascii()


def test_smuggler_and_takeover_are_shown() -> None:
    game = big_table(4, options=RECOMMENDED)
    game.push("role smuggler")
    game.push("takeover trader")
    output = drawn(game)
    assert "you · governor · wanted · took smuggler · took over trader" in output
    assert "free, taken over" in output
    assert "Ana took it over" in question_text(game)
    assert "you are wanted" not in output  # it is taken in this round anyway
    assert "nobles     19 + 1 on ship" in output


def test_nobles_are_signs_of_their_own() -> None:
    document = big_table(3, variants=("one-of-each",)).position()
    document["seats"][0]["island"] = {"corn": {"tiles": 3, "colonists": 2, "nobles": 1}, "forest": {"tiles": 2}}
    document["seats"][0] |= {"city": {"guest house": 2, "statue": 0}, "city_nobles": {"guest house": 1}}
    document["seats"][0] |= {"limbo": 2, "limbo_nobles": 1}
    for where in ("supply", "plantations", "buildings"):
        del document[where]
    del document["now"]
    output = drawn(antilles.from_position(document))  # type: ignore[arg-type]
    for words in ("corn ◆●○", "guest house ◆●", "forest ×2", "◆● unplaced", "statue"):
        assert words in output


# ---------------------------------------------------------------------- the draft
def test_the_draft_shows_what_is_chosen_what_can_be_and_what_is_out(tmp_path: Path) -> None:
    game = big_table(3, 4)
    assert "1/1" not in question_text(game)
    for name in ("guest house", "office", "library"):
        game.push(f"draft {name}")
    output = question_text(game)
    assert " 4 1/1    hospice           out of the game            ✓ guest house       on the board" in output
    assert "trading post      out of the game" in output
    assert "Choice 4 of 17" in output
    assert "Ana puts the union hall onto the board." in play(game, ["union hall"], tmp_path / "a.game")


def test_every_building_has_words_that_fit_and_an_explanation(tmp_path: Path) -> None:
    game = big_table(4, 1)
    output = play(game, [f"? {name}" for name in buildings.NAMES], tmp_path / "a.game")
    for building, row in enumerate(buildings.BUILDINGS):
        assert row.rule in output
        assert f"\n{buildings.NAMES[building].capitalize()}" in output
        assert READER.text(f"pr-brief-{things.BUILDING[building]}")
    assert widest(output) <= 100


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("? smuggler", "PR-X3-07"),
        ("? festival", "PR-X4-06"),
        ("? nobles", "PR-X2-06"),
        ("? draft", "PR-X1-05"),
        ("? raid", "PR-X3-RAID"),
        ("? takeover", "PR-X3-05"),
        ("? 1", "When you sell a good to the trading house"),
        ("? draft harbor", "PR-BLD-HARBOR"),
        ("? harbor", "not drafted"),
        ("? villa", "2 of 2 left"),
        ("? forests", "Every two forests"),
        ("? forest", "Also: forest house"),
    ],
)
def test_the_expansions_are_explained(query: str, expected: str, tmp_path: Path) -> None:
    assert expected in play(big_table(4, 1), [query], tmp_path / "a.game")


# ---------------------------------------------------------------------- every new question
def test_every_new_question_is_drawn_and_survives_nonsense(asked: dict[str, PuertoRico], tmp_path: Path) -> None:
    for decision, game in asked.items():
        before = game._dump()
        trial = game.copy()
        trial.steps.clear()  # nothing to take back
        enter_plays = decision in ARRANGEMENTS or decision == "guest move"
        lines = [line for line in NONSENSE if line.strip() or not enter_plays]
        output = play(trial, [*lines, "?", "? 1", "moves", "score", "board"], tmp_path / f"{decision}.game")
        assert trial._dump() == before, decision
        assert widest(output) <= 100


def test_every_numbered_answer_can_be_played(asked: dict[str, PuertoRico]) -> None:
    for decision, game in asked.items():
        question = asked_of(game)
        assert all(choice.effects or choice.brief for choice in question.choices), decision
        for number in range(1, len(question.choices) + 1):
            push_all(game.copy(), question.answer(str(number)))


def test_the_tile_just_seen_is_told(asked: dict[str, PuertoRico]) -> None:
    game = asked["forest place"]
    assert f"a {game.view(0)['now']['tile_peeked']} plantation" in question_text(game).replace(" an ", " a ")


def test_the_small_wharf_is_loaded_from_a_list_or_by_a_line(asked: dict[str, PuertoRico]) -> None:
    game = asked["small wharf load"]
    goods = game.view(0)["seats"][0]["goods"]
    question = asked_of(game)
    assert question.choices[0].notation == "small wharf " + ", ".join(f"{k} {n}" for k, n in goods.items())
    kind = next(iter(goods))
    for text in (f"small wharf {kind} 1,", f"{kind} 1,"):
        shipped = push_all(game.copy(), question.answer(text))
        told = [event for event in shipped.events_since(game.event_count) if event.kind == "small wharf loaded"]
        assert [event.numbers[0] for event in told] == [1]


def test_the_order_of_union_hall_and_royal_supplier_is_told() -> None:
    document = big_table(3, options=RECOMMENDED).config | {
        "now": {"role": "captain", "holder": 0},
        "seats": [
            {"goods": {"corn": 3}, "city": {"union hall": 1, "royal supplier": 1}, "limbo": 1, "limbo_nobles": 1}
        ],
        "festival": {"plantation": "corn", "goods": {"corn": 3}, "building": "harbor"},
    }
    game: PuertoRico = antilles.from_position(document)  # type: ignore[assignment]
    assert "1 count now               scores 1 victory point now" in question_text(game)
    assert "2 count after supplying   scores 1 victory point at most then" in question_text(game)
    game.push("union hall")
    assert "at most 1 in all for your nobles" in question_text(game)
    assert "1 supply corn   1 of your 3, for 1 victory point" in question_text(game)


def test_enter_lets_the_guests_stay(asked: dict[str, PuertoRico]) -> None:
    game = asked["guest move"]
    assert asked_of(game).answer("") == (game.legal_actions.ids[-1],)


# ---------------------------------------------------------------------- festival
def test_who_won_a_goal_is_shown() -> None:
    game: PuertoRico = antilles.new("puerto-rico", seed=1, players=3, edition="1897", expansions=["festival"])  # type: ignore[assignment]
    dice, won = random.Random(1), None
    while won is None:
        assert " goal: " not in drawn(game, seat=0)
        mark = game.event_count
        game.push(dice.choice(game.legal_actions.ids))
        won = next((event for event in game.events_for(None, mark) if event.kind == "goal won"), None)
    assert won.seat is not None
    assert f"{won.payload['goal']} goal: {game.seats[won.seat]}" in drawn(game, seat=0)


# ---------------------------------------------------------------------- secrets
def secret_table() -> PuertoRico:
    document = big_table(3, 1, "rio-grande", options=RECOMMENDED).position()
    document["edition"] = "1897"
    for where in ("supply", "buildings", "generator"):
        document.pop(where)
    document["plantations"] = {"top_tile": "coffee", "top_seen_by": 1, "face_up": {"corn": 4}}
    document["festival"] = {"plantation": "corn", "goods": {"corn": 3}, "building": "harbor"}
    document["seats"][1]["island"] = {"forest": {"tiles": 2}, "corn": {"tiles": 1, "colonists": 0}}
    document["seats"][1] |= {"forests": {"sugar": 1}, "secret_forests": {"tobacco": 1}}
    document["seats"][1]["victory_points"] = 37
    return antilles.from_position(document)  # type: ignore[return-value]


def test_top_tile_and_forests_are_shown_to_who_saw_them_only() -> None:
    game = secret_table()
    assert "on top coffee" in drawn(game, seat=1)
    assert "forest ×2 (sugar, tobacco)" in drawn(game, seat=1)
    others = drawn(game, seat=0)
    assert "on top" not in others
    assert "forest ×2 (sugar)" in others
    assert "37" not in others
    assert "37 VP" in drawn(game, seat=1)


def test_a_tile_somebody_looks_at_is_told_to_them_only(asked: dict[str, PuertoRico]) -> None:
    game = asked["forest place"]
    for seat in range(-1, game.players):
        lines = tell(game.events_for(seat if seat >= 0 else None), game.seats, everything=True)
        told = [READER.line(line) for line in lines]
        seen = [line for line in told if "sees" in line]
        assert all(seat >= 0 and line.startswith(game.seats[seat]) and "nobody else does" in line for line in seen)
        assert bool(seen) or seat != 0
        assert any("looks at a face-down tile" in line for line in told)
    tile = game.view(0)["now"]["tile_peeked"]
    assert "tile_peeked" not in game.view(1)["now"]
    assert drawn(game, seat=1) == drawn(redrawn(game, tile), seat=1)


def redrawn(game: PuertoRico, tile: str) -> PuertoRico:
    """The same game, but the tile that seat 0 looks at is another one."""
    for seed in range(100):
        twin = game.determinize(1, seed)
        if twin.view(0)["now"]["tile_peeked"] != tile:
            return twin
    raise AssertionError("the tile is never redrawn")


def test_news_of_the_ship_are_one_line() -> None:
    game = big_table(4, 1, options=RECOMMENDED)
    for action in ("role mayor", "pass", "receive noble"):
        game.push(action)
    lines = [READER.line(line) for line in tell(game.events, game.seats)]
    assert "From the ship: Ana a noble, Bruno 1, Carla 1, Diego 1." in lines
    assert not any("Chance" in line or "Festival" in line for line in lines)

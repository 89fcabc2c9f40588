"""Santiago de Cuba at the terminal: what may be typed, and what the choices say."""

from __future__ import annotations

from pathlib import Path

import pytest

import antilles
from antilles.santiago import venues
from antilles.santiago.actions import ACTIONS
from antilles.santiago.game import Santiago
from antilles.terminal.typed import NotUnderstood
from tests.terminal.driver import play, widest
from tests.terminal.santiago_tables import NAMES, OPTIONS, effects, loading, question, table, text_of, wander
from tests.terminal.test_session import NONSENSE


# ---------------------------------------------------------------------- answers
@pytest.mark.parametrize("seed", range(6))
def test_every_choice_typed_as_it_is_shown_plays_what_its_number_plays(seed: int) -> None:
    game = table(2 + seed % 3, seed, **OPTIONS[seed % 4])

    def check(game: Santiago) -> bool:
        asking = question(game)
        for number, choice in enumerate(asking.choices, start=1):
            typed = asking.reader.say(choice.title)
            assert asking.answer(choice.notation) == asking.answer(str(number)) == choice.actions
            assert asking.answer(typed) == choice.actions
            assert choice.actions[0] in game.legal_actions.ids
            assert choice.effects or choice.brief
        assert text_of(asking.draw("Ana", 100))
        return False

    wander(game, check)


def test_every_legal_action_can_be_typed_shortened(asked: dict[str, Santiago]) -> None:
    for game in asked.values():
        asking = question(game)
        for action, text in zip(game.legal_actions.ids, game.legal_actions, strict=True):
            assert asking.action_meant(text) == action
            assert asking.action_meant(text.upper()) == action
            words = text.split(" ")
            if len(words) > 1 and not words[-1].isdigit():
                assert asking.action_meant(" ".join([words[0][:4], *words[1:]])) == action


@pytest.mark.parametrize("language", ["ru", "uk", "pl"])
def test_every_choice_can_be_typed_in_the_language_shown(language: str, asked: dict[str, Santiago]) -> None:
    for game in asked.values():
        asking = question(game, language)
        for choice in asking.choices:
            assert asking.answer(asking.reader.say(choice.title)) == choice.actions


def visiting(venue: str, **holdings: object) -> Santiago:
    """Ana has just come to a venue."""
    others = [name for name in venues.NAMES if name != venue]
    layout = {"white": [venue, *others[:2]], "red": others[2:5], "blue": others[5:8], "yellow": others[8:]}
    position = {
        "players": 2,
        "venues": layout,
        "car": "pedro",
        "seats": {0: {"pawn": venue, "pesos": 40, "vp": 25, **holdings}},
        "now": {"decision": "venue", "turn": 0, "active": 0, "pawn_moved": True},
        "turns": 1,
    }
    game: Santiago = antilles.from_position({"game": "santiago-de-cuba", **position}, seats=NAMES[:2])
    return game


@pytest.mark.parametrize(
    ("venue", "typed", "meant"),
    [
        ("casino", "venue casino 4 vp", "venue casino 4 vp"),
        ("casino", "casino 4 vp", "venue casino 4 vp"),
        ("casino", "cas 4 vp", "venue casino 4 vp"),
        ("casino", "4 vp", "venue casino 4 vp"),
        ("casino", "13 VP", "venue casino 13 vp"),
        ("casino", "12 pesos", "venue casino 12 pesos"),
        ("casino", "pass", "pass"),
        ("casino", "p", "pass"),
        ("cafe", "rum", "venue cafe rum"),
        ("cafe", "café rum", "venue cafe rum"),
        ("cafe", "rum and cigars", "venue cafe rum and cigars"),
        ("cafe", "cigars and rum", "venue cafe rum and cigars"),
        ("customs", "red", "venue customs red"),
        ("customs", "rum", "venue customs red"),
        ("distillery", "distillery 2", "venue distillery 2"),
        ("black market", "rum for sugar", "venue black market rum for sugar"),
        ("black market", "black m rum for sug", "venue black market rum for sugar"),
        ("newspaper", "josé", "venue newspaper jose"),
        ("newspaper", "el zorro", "venue newspaper el zorro"),
        ("port authority", "right", "venue port authority right"),
        ("bank", "bank", "venue bank"),
    ],
)
def test_words_in_a_venue(venue: str, typed: str, meant: str) -> None:
    game = visiting(venue, goods={"sugar": 3, "rum": 2, "cigars": 1})
    assert question(game).answer(typed) == (ACTIONS.parse(meant),)


@pytest.mark.parametrize(
    ("typed", "why"),
    [("5 sugar", "no answer"), ("99 vp", "SDC-VENUE-CASINO"), ("cas", "can mean"), ("-4 vp", "negative")],
)
def test_unclear_words_in_the_casino_are_refused(typed: str, why: str) -> None:
    with pytest.raises(NotUnderstood, match=why):
        question(visiting("casino")).answer(typed)


def test_the_casino_lists_few_of_its_many_exchanges() -> None:
    game = visiting("casino", pesos=120, vp=50)
    asking = question(game)
    assert len(game.legal_actions) > 80
    assert len(asking.choices) <= 13
    assert {"venue casino 1 vp", "venue casino 40 vp", "venue casino 150 pesos"} <= {c.notation for c in asking.choices}
    assert "4 vp" in asking.hint
    assert " ".join(text_of(asking.moves()).split()).count("venue casino") == len(game.legal_actions) - 1


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("load rum 2", "load rum 2"),
        ("rum 2", "load rum 2"),
        ("l rum 2", "load rum 2"),
        ("wood 1 as sugar", "load wood 1 as sugar"),
        ("load sugar", "load sugar 1"),
        ("sug", "load sugar 1"),
        ("pass", "pass"),
    ],
)
def test_words_for_loading(typed: str, meant: str) -> None:
    assert question(loading()).answer(typed) == (ACTIONS.parse(meant),)


@pytest.mark.parametrize("typed", ["rum", "wood 1", "cigars 1", "load", "rum 3", "rum 2, sugar 1", "", "drive 1"])
def test_unclear_or_illegal_loads_are_refused(typed: str) -> None:
    with pytest.raises(NotUnderstood):
        question(loading()).answer(typed)


@pytest.mark.parametrize(("typed", "meant"), [("drive 3", 3), ("d 3", 3), ("3", 3), ("DRIVE 1", 1)])
def test_words_for_driving(typed: str, meant: int) -> None:
    game = table(3)
    game.push(game.legal_actions[0])
    assert question(game).answer(typed) == (ACTIONS.parse(f"drive {meant}"),)


@pytest.mark.parametrize(
    ("typed", "rule"), [("drive 11", "SDC-CAR-4"), ("drive 0", "SDC-CAR-1"), ("load wood 2", "SDC-WOOD-1")]
)
def test_what_is_never_possible_gets_its_rule(typed: str, rule: str) -> None:
    with pytest.raises(NotUnderstood, match=rule):
        question(table(2)).action_meant(typed)


def test_nonsense_never_raises_and_changes_nothing(asked: dict[str, Santiago], path: Path) -> None:
    nonsense = [line for line in NONSENSE if not line.strip().startswith("load load")]
    for decision, game in asked.items():
        twin = game.copy()
        twin.steps.clear()
        before = twin._dump()
        output = play(twin, nonsense, path)
        assert twin._dump() == before, decision
        assert widest(output) <= 100


# ---------------------------------------------------------------------- what choices say
def test_a_drive_says_what_it_costs_and_brings() -> None:
    position = {
        "game": "santiago-de-cuba",
        "players": 2,
        "car": 8,
        "busy": ["pedro"],
        "flag": 2,
        "price": 3,
        "seats": {0: {"pesos": 6, "pawn": "bank"}},
        "now": {"decision": "drive", "turn": 0, "active": 0},
        "turns": 3,
    }
    drives = list(effects(antilles.from_position(position)).values())  # type: ignore[arg-type]
    assert drives[0].startswith("free, Alonso: capture")
    assert drives[1] == "1 peso, the port: a loading round at 3 VP, the pawn stays in the bank"
    assert drives[2] == "2 pesos, Pedro is busy, the turn is lost, past the port: price 4"
    assert drives[3].startswith("3 pesos, Miguel: 2 wood, blue flower: ")


def test_a_visit_says_whom_it_pays_and_what_is_of_no_use() -> None:
    position = {
        "game": "santiago-de-cuba",
        "players": 2,
        "car": "pedro",
        "venues": {"white": ["distillery", "bank", "church"]},
        "seats": {0: {"goods": {"rum": 1}}, 1: {"owns": ["bank"], "markers": 2}},
        "now": {"decision": "pawn", "turn": 0, "active": 0},
        "turns": 1,
    }
    game: Santiago = antilles.from_position(position, seats=NAMES[:2])
    brings = effects(game)
    assert brings["visit bank"] == "Bruno gets 1 VP as its owner"
    assert brings["visit distillery"] == "of no use now"
    assert brings["visit church"] == ""


def test_the_last_load_says_that_the_ship_leaves() -> None:
    position = loading().position()
    position |= {"demand": {"rum": 2, "sugar": 0, "fruit": 0, "cigars": 0}}
    brings = effects(antilles.from_position(position))  # type: ignore[arg-type]
    assert brings["load rum 2"] == "+4 VP, you keep 0, ship 1 leaves"
    assert brings["load rum 1"] == "+2 VP, you keep 1, 1 still wanted"

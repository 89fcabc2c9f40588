"""Santiago de Cuba at the table: questions with what each choice brings, news, points, cards."""

from __future__ import annotations

import random
from typing import Any

import pytest

from antilles.santiago.actions import ACTIONS
from antilles.santiago.decisions import DECISIONS
from antilles.santiago.game import Santiago
from antilles.tableside.news import HEADING
from antilles.tableside.questions import Choice
from antilles.tableside.santiago.room import SantiagoRoom
from antilles.tableside.santiago.sources import SOURCES, START
from antilles.words import LANGUAGES, words_of
from tests.tables import SANTIAGO_TABLES

NAMES = ("Ana", "Bruno", "Carla", "Diego")
VENUES = {
    "yellow": ["bank", "cafe", "port authority"],
    "blue": ["distillery", "casino", "sawmill"],
    "red": ["customs", "newspaper", "black market"],
    "white": ["church", "cigar factory", "contractor"],
}
STREET = ["jose", "maria", "pablo", "alonso", "conchita", "martinez", "el zorro", "pedro", "miguel"]
LAYOUT = {"street": STREET, "venues": VENUES}
LEADS_TO = {"yellow": "jose", "blue": "miguel", "red": "maria", "white": "pedro"}
DEMAND = {"demand": {"rum": 3, "sugar": 1, "fruit": 0, "cigars": 0}, "set_aside": "tobacco"}
ONE_RUM = {"demand": {"rum": 1, "sugar": 0, "fruit": 0, "cigars": 0}, "set_aside": "tobacco"}
LOAD = {"decision": "load", "turn": 0, "active": 0}


def room(now: Any, **position: Any) -> SantiagoRoom:
    """A table of two at a position."""
    fixed = {"game": "santiago-de-cuba", "players": 2, "options": LAYOUT, "now": now, "turns": 1}
    return SantiagoRoom(Santiago.from_position(fixed | DEMAND | position, seats=NAMES[:2]))


def said(choice: Choice) -> list[str]:
    """What a choice brings, in English."""
    return [str(effect) for effect in choice.effects]


def choices(at: SantiagoRoom) -> dict[str, Choice]:
    """The choices of the question by their titles."""
    return {str(choice.title): choice for choice in at.question().choices}


def effects(at: SantiagoRoom) -> dict[str, list[str]]:
    """What each choice of the question brings."""
    return {title: said(choice) for title, choice in choices(at).items()}


def told(at: SantiagoRoom, since: int = 0, *, everything: bool = False) -> list[str]:
    """What seat 0 is told, sentence by sentence."""
    lines = at.tell(at.game.events_for(0, since), everything=everything)
    return [str(sentence) for line in lines for sentence in line.sentences]


def test_a_drive_says_cost_cuban_venues_and_what_is_passed() -> None:
    at = room("drive", car="el zorro", busy=["pedro"], seats={0: {"pesos": 9, "pawn": "bank"}, 1: {"pawn": "cafe"}})
    found, past_pedro = effects(at), "available again: Pedro"
    assert found["drive 1"] == ["free", "Pedro is busy, the turn is lost"]
    assert (found["drive 2"][0], found["drive 2"][-1]) == ("1 peso", past_pedro)
    loading = ["the port: a loading round at 2 VP", "the pawn stays in the bank"]
    assert found["drive 3"] == ["2 pesos", *loading, past_pedro]
    assert found["drive 4"][-3:] == ["yellow flower: port authority", "past the port: price 3", past_pedro]
    first_is_free = "The first stop is free, each further one costs 1 peso; you have 9 pesos."
    assert [str(about) for about in at.question().about] == [first_is_free]


def test_pablo_says_what_is_held_wanted_and_left() -> None:
    found = effects(room("pablo", car="pablo", seats={0: {"goods": {"rum": 2}}}))
    assert found["take rum"] == ["you have 2", "the ship wants 3", "6 in the supply"]
    assert found["take tobacco"][1] == "the ship wants none"


def test_el_zorro_says_what_is_held_and_who_gets_it() -> None:
    at = room({"decision": "zorro", "turn": 1, "active": 0}, car="el zorro", seats={1: {"goods": {"rum": 2}, "vp": 7}})
    assert effects(at)["give rum"] == ["you have 2"]
    assert effects(at)["give VP"] == ["you have 7"]
    assert [str(about) for about in at.question().about] == ["It goes to Ana."]


def test_alonso_parts_capturing_from_using() -> None:
    at = room("alonso", car="alonso", seats={0: {"owns": ["church"], "markers": 2}, 1: {"pawn": "bank"}})
    found = choices(at)
    bank = found["capture bank"]
    assert (bank.group, bank.card, said(bank)) == ("sdc-group-capture", "venue-bank", ["Bruno stands there"])
    assert bank.brief is not None
    assert (found["use church"].group, said(found["use church"])) == ("sdc-group-use", ["+1 VP"])
    assert said(found["pass"]) == ["make no use of Alonso"]


def test_a_visit_says_whether_the_venue_is_of_use_and_whose_it_is() -> None:
    seats = {0: {"goods": {"sugar": 1}}, 1: {"owns": ["distillery"], "markers": 2}}
    found = choices(room("pawn", car="miguel", seats=seats))
    assert {choice.group for choice in found.values()} == {"sdc-group-blue"}
    assert said(found["visit distillery"]) == ["Bruno gets 1 VP as its owner"]
    assert said(found["visit sawmill"]) == ["of no use now"]


@pytest.mark.parametrize(
    ("pawn", "title", "expected"),
    [
        ("bank", "use bank", ["+2 pesos"]),
        ("distillery", "use distillery 2", ["-2 sugar", "+2 rum"]),
        ("black market", "use black market sugar for fruit", ["-1 sugar", "+1 fruit"]),
        ("sawmill", "use sawmill", ["-1 wood", "+1 VP", "+1 peso"]),
        ("cafe", "use café rum and cigars", ["-1 rum", "-1 cigar", "+4 VP"]),
        ("casino", "use casino 2 VP", ["-6 pesos", "+2 VP"]),
        ("casino", "use casino 3 pesos", ["-1 VP", "+3 pesos"]),
        ("customs", "use customs house red", ["red die to 0"]),
        ("port authority", "use port authority right", ["price 3"]),
        ("contractor", "use contractor's office sugar", ["-1 sugar", "+2 VP", "no more wanted"]),
        ("newspaper", "use newspaper Pedro", ["+1 peso", "Pedro busy, 6 stops on"]),
    ],
)
def test_a_use_says_what_goes_and_what_comes(pawn: str, title: str, expected: list[str]) -> None:
    goods = {"sugar": 2, "rum": 1, "cigars": 1, "wood": 1}
    flower = next(flower for flower, names in VENUES.items() if pawn in names)
    seat = {"pawn": pawn, "goods": goods, "pesos": 7, "vp": 5}
    assert effects(room("venue", car=LEADS_TO[flower], seats={0: seat}))[title] == expected


def test_loads_say_points_and_what_is_left_and_the_last_one_sends_the_ship_off() -> None:
    found = effects(room(LOAD, seats={0: {"goods": {"rum": 2, "wood": 1}}}))
    assert list(found) == ["load 2 rum", "load 1 rum", "load 1 wood as sugar", "load 1 wood as rum", "pass"]
    assert found["load 2 rum"] == ["+4 VP", "you keep 0", "1 still wanted"]
    found = effects(room(LOAD, seats={0: {"goods": {"rum": 2}}}, ship=7, **ONE_RUM))
    assert found["load 1 rum"] == ["+2 VP", "you keep 1", "ship 7 leaves, the last one"]


def test_the_demand_says_what_the_ship_wants_then() -> None:
    game = Santiago.start(players=3, seed=1, seats=NAMES[:3])
    assert game.view(2)["rolled"] == {"sugar": 1, "tobacco": 0, "fruit": 2, "rum": 0, "cigars": 1}
    assert effects(SantiagoRoom(game))["leave out red"] == ["the ship wants 1 sugar, 2 fruit, 1 cigar"]


@pytest.mark.parametrize("place", range(0, len(SANTIAGO_TABLES), 3))
def test_all_that_is_asked_and_told_is_said_in_every_language(place: int) -> None:
    game = Santiago.start(seed=place, **SANTIAGO_TABLES[place].document())
    at, dice = SantiagoRoom(game), random.Random(place)
    readers = [words_of(language, game.game_id) for language in LANGUAGES]
    while not game.over:
        if dice.random() < 0.2:
            question = at.question()
            assert question.rule == DECISIONS[DECISIONS.number(question.decision)].rule
            for choice in question.choices:
                assert ACTIONS.parse(str(choice.title)) == choice.actions[0]
            messages = [question.asked, *question.about]
            messages += [part for choice in question.choices for part in (choice.title, *choice.effects)]
            messages += [sentence for line in at.tell(game.events_for(0)[-30:]) for sentence in line.sentences]
            assert all(reader.say(message).strip() for reader in readers for message in messages)
        game.push(dice.choice(game.legal_actions.ids))


def test_a_turn_is_one_line_and_names_a_player_once() -> None:
    game = Santiago.start(players=2, seed=3, seats=NAMES[:2], options=LAYOUT)
    at = SantiagoRoom(game)
    game.push("leave out red")
    assert [line.seat for line in at.tell(game.events_for(None))] == [1]
    rolled, left_out = told(at)
    assert rolled.startswith("Bruno rolls the dice (")
    assert left_out == " leaves the red die out."
    mark = game.event_count
    for action in ("drive 1", "visit bank", "venue bank"):
        game.push(action)
    assert told(at, mark) == ["Ana drives 1 stop to José.", " takes 2 sugar.", " uses the bank.", " takes 2 pesos."]
    everything = told(at, mark, everything=True)
    assert " goes to the bank." in everything
    assert everything[-1] == "Bruno begins turn 2."


def test_a_ship_that_leaves_is_a_heading() -> None:
    at = room(LOAD, seats={0: {"goods": {"rum": 1}}}, **ONE_RUM)
    at.game.push("load rum 1")
    lines = {str(line.sentences[0]): line for line in at.tell(at.game.events_for(0))}
    assert lines["Ship 1 leaves: all demand is met."].weight == HEADING
    assert lines["Ana loads 1 rum for 2 victory points."].seat == 0


def test_points_behind_screens_are_hidden() -> None:
    at = room("drive", seats={0: {"vp": 5, "goods": {"rum": 4}, "pesos": 2}, 1: {"vp": 9}})
    assert at.holds_secrets
    mine, spectator = at.standings(0), at.standings(None)
    assert [line.values for line in mine.lines] == [(5, None), (1, None), (6, None), (4, None), (2, None)]
    assert [str(note) for note in mine.notes] == ["? lies behind a screen (SDC-INFO-1)."]
    assert all(line.values == (None, None) for line in spectator.lines)
    assert (mine.verdict, mine.reasons) == (None, ())


WINS = "Ana wins with 6 victory points"


@pytest.mark.parametrize(
    ("rival", "verdict"),
    [
        ({"vp": 4}, f"{WINS}."),
        ({"vp": 6}, f"{WINS}; the tie is broken by 4 goods (SDC-SCORE-4)."),
        (
            {"vp": 5, "goods": {"sugar": 4}, "pesos": 1},
            f"{WINS}; goods are equal, and the tie is broken by 2 pesos (SDC-SCORE-4).",
        ),
        (
            {"vp": 5, "goods": {"sugar": 4}, "pesos": 2},
            "Ana and Bruno share the victory with 6 victory points (SDC-SCORE-4).",
        ),
    ],
)
def test_the_result_says_who_won_and_how_a_tie_was_settled(rival: dict[str, Any], verdict: str) -> None:
    over = {"game": "santiago-de-cuba", "players": 2, "now": "game over", "ship": 7, "ship_in_port": False}
    seats = {0: {"vp": 5, "goods": {"rum": 4}, "pesos": 2}, 1: {"goods": {}, "pesos": 0} | rival}
    game = Santiago.from_position(over | {"seats": seats, "ended": ["seventh ship left"]}, seats=NAMES[:2])
    found = SantiagoRoom(game).standings(None)
    assert str(found.verdict) == verdict
    assert [str(reason) for reason in found.reasons] == ["The seventh ship has left (SDC-END-1)."]
    assert found.lines[2].values == tuple(score.total for score in game.scores)


def test_everything_with_a_card_has_one_in_every_language() -> None:
    at = room("drive")
    for thing in (*at.things(), "die-white", "flower-red"):
        assert at.rule_of(thing).startswith("SDC-")
        for language in LANGUAGES:
            assert words_of(language, at.game.game_id).say(at.card(thing))
    assert [str(figure) for figure in at.figures("venue-bank")] == [
        "It lies under the yellow flower.",
        "Led here by José, Martinez.",
        "Nobody stands here.",
        "Nobody owns it.",
    ]


def test_answers_may_be_typed_without_what_the_question_implies() -> None:
    at = room("venue", car="miguel", seats={0: {"pawn": "casino", "pesos": 12, "vp": 4}})
    spelled = at.answers()[ACTIONS.parse("venue casino 4 vp")]
    assert {"venue casino 4 vp", "use casino 4 vp", "casino 4 vp", "4 vp"} <= set(spelled)


@pytest.mark.parametrize("number", range(len(SANTIAGO_TABLES)))
def test_a_finished_game_tells_what_brought_the_points(number: int) -> None:
    config, dice = SANTIAGO_TABLES[number], random.Random(number)
    game = Santiago.start(seed=number, **config.document())
    while not game.over:
        assert len(SantiagoRoom(game).standings(0).lines) == 5, "before the end nothing is told of sources"
        game.push(dice.choice(game.legal_actions.ids))
    lines = {line.title.id: line.values for line in SantiagoRoom(game).standings(None).lines}
    assert lines["sdc-score-start"] == (2,) * game.players, "everything else is accounted for"
    sources = [lines[f"sdc-score-{name}"] for name in (*SOURCES, START, "goods") if f"sdc-score-{name}" in lines]
    assert tuple(map(sum, zip(*sources, strict=True))) == lines["sdc-score-total"]


def test_what_brought_points_is_told_apart() -> None:
    game = Santiago.from_position(
        {
            "game": "santiago-de-cuba",
            "players": 2,
            "now": "load",
            "demand": {"rum": 1},
            "ship": 7,
            "price": 4,
            "seats": {0: {"vp": 5, "goods": {"rum": 1}, "pesos": 2}, 1: {"vp": 8, "goods": {}}},
        },
        seats=NAMES[:2],
    )
    game.push("load rum 1")
    assert game.over
    found = SantiagoRoom(game).standings(0)
    assert [(line.title.id, line.values) for line in found.lines[:3]] == [
        ("sdc-score-ships", (4, 0)),
        ("sdc-score-start", (5, 8)),
        ("sdc-score-goods", (0, 0)),
    ]
    assert [f"{each.title}: {each.told}" for each in found.highlights] == [
        "place: 1 of 2, 9 points",
        "best load: ship 7: 1 rum, +4",
    ]
    assert found.highlights[1].chapter == 7
    assert SantiagoRoom(game).standings(None).highlights == (), "a spectator played no game"

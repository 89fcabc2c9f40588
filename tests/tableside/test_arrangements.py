"""Arrangements of Puerto Rico: suggested and edited ones are checked as a whole, and say what they bring."""

from __future__ import annotations

import random
from typing import Any

import pytest

from antilles.core.errors import ConfigError
from antilles.core.messages import Message
from antilles.puerto_rico.game import PuertoRico
from antilles.tableside.puerto_rico.arrangements import PLACING, RETURNING, SHIPPING, STORING, SUPPLYING, arrangement
from antilles.tableside.table import Table
from tests.tables import covering_tables
from tests.tableside.positions import FULL_SHIPS, position
from tests.terminal.driver import at, play_at_random

COVERING = covering_tables()


@pytest.mark.parametrize("part", range(4))
def test_what_is_suggested_and_offered_is_legal_at_every_table(part: int) -> None:
    """Every arrangement as suggested, and every choice, can be played as it stands, all of it."""
    kinds: dict[str, int] = {}
    for number, config in enumerate(COVERING[part::18]):
        game = PuertoRico.start(seed=number, **config.document())

        def check(game: PuertoRico) -> bool:
            dice = random.Random(game.pushes)
            if dice.random() < (0.7 if arrangement(game) == PLACING else 0.9) and arrangement(game) != STORING:
                return False
            table, before = Table(game), game._dump()
            question = table.question()
            played = [dice.choice(question.choices)] if question.choices else []
            if question.arrangement is not None:
                kind, places = question.arrangement.kind, question.arrangement.places
                kinds[kind] = kinds.get(kind, 0) + 1
                nobles = {place.key: place.suggested_nobles for place in places if not place.settled}
                numbers = {place.key: place.suggested for place in places if not place.settled}
                arranged = table.arrange(numbers, nobles if kind == PLACING else {})
                assert arranged.problem is None, (arranged.problem, numbers)
                played.append(arranged)  # type: ignore[arg-type]
            for what in played:
                twin = Table(game.copy())
                twin.play(what, game.turn or 0)
                assert len(twin.game.actions) == len(game.actions) + len(what.actions)
            assert game._dump() == before
            return False

        play_at_random(game, number, check)
    assert kinds.get(PLACING, 0) > 5
    assert kinds.get(STORING, 0) > 0


def test_an_edited_arrangement_is_refused_as_a_whole_and_changes_nothing() -> None:
    table = Table(at("mayor place", after_round=8))
    question = table.question()
    assert question.arrangement is not None
    before = table.game._dump()
    filled = next(place for place in question.arrangement.places if place.suggested > place.least and not place.settled)
    fewer = table.arrange({filled.key: filled.suggested - 1}, {})
    assert fewer.problem == Message("pr-placing-still", people=1)
    assert (fewer.status, fewer.actions) == (fewer.problem, ())
    with pytest.raises(ConfigError) as refused:
        table.arrange({filled.key: filled.most + 1}, {})
    assert refused.value.message == Message(
        "pr-placing-limits", slot=filled.thing, least=filled.least, most=filled.most, number=filled.most + 1
    )
    with pytest.raises(ConfigError, match="There is no place moon"):
        table.arrange({"moon": 1}, {})
    assert table.game._dump() == before
    table.play(fewer, table.game.turn or 0)
    assert table.game._dump() == before
    asked = table.game.pushes
    table.play(table.arrange({}, {}), table.game.turn or 0)
    assert table.game.pushes > asked


def test_too_many_people_are_said() -> None:
    seats = {"island": {"corn": [2, 0]}, "city": {"sugar mill": 0}, "limbo": 2}
    now = {"role": "mayor", "holder": 0}
    table = position(now, seats, colonist_ship=0, supply={"colonists": 0})
    assert arrangement(table.game) == PLACING
    assert table.arrange({"corn": 2, "sugar mill": 3}, {}).problem == Message("pr-placing-too-many", people=3)
    arranged = table.arrange({"corn": 0, "sugar mill": 2}, {})
    assert (arranged.problem, arranged.status) == (None, Message("pr-placing-done"))
    table.play(arranged, 0)
    assert table.view(0)["seats"][0]["city"] == {"sugar mill": 2}


def test_goods_to_store_are_checked_as_a_whole() -> None:
    seat = {"goods": {"corn": 2, "coffee": 1}, "city": {}}
    table = position({"role": "captain", "holder": 0}, seat, ships=FULL_SHIPS)
    before = table.game._dump()
    both = table.arrange({"corn": 1, "coffee": 1}, {})
    assert both.problem is not None
    assert both.actions == ()
    with pytest.raises(ConfigError) as refused:
        table.arrange({"corn": 3}, {})
    assert refused.value.message == Message("pr-storing-too-many", good="good-corn", held=2, number=3)
    assert table.game._dump() == before
    table.play(table.arrange({"corn": 1}, {}), 0)
    assert table.view(0)["seats"][0]["goods"] == {"corn": 1}


def test_the_small_wharf_ships_what_is_arranged() -> None:
    table = position(
        {"role": "captain", "holder": 0},
        {"goods": {"indigo": 4, "tobacco": 2}, "city": {"small wharf": 1}},
        expansions=["buildings"],
        ships=FULL_SHIPS,
    )
    if arrangement(table.game) != SHIPPING:
        table.game.push("small wharf")
    assert arrangement(table.game) == SHIPPING
    points = table.view(0)["seats"][0]["victory_points"]
    assert table.arrange({}, {}).problem is not None, "something must be shipped"
    table.play(table.arrange({"indigo": 3, "tobacco": 1}, {}), 0)
    assert table.view(0)["seats"][0]["victory_points"] == points + 4 // 2 + 1  # and the privilege
    told = [event for event in table.game.events if event.kind == "small wharf loaded"]
    assert [event.numbers[0] for event in told] == [4]


def test_every_warehouse_is_a_shelf_and_single_goods_have_their_own() -> None:
    """PR-STORAGE-02, PR-BLD-STOREHOUSE: what the shelves hold, and no more, can be kept."""
    held, storage = (
        {"corn": 4, "indigo": 3, "sugar": 3, "tobacco": 3, "coffee": 2},
        {"role": "captain", "at": "storage"},
    )
    city = {"small warehouse": 1, "large warehouse": 1, "storehouse": 1}
    shared = {"expansions": ["buildings"], "buildings": {"storehouse": 1}}
    table = position(storage | {"holder": 0}, {"goods": held, "city": city}, **shared)
    question = table.question()
    assert question.arrangement is not None
    shelves = [(shelf.thing, shelf.kinds, shelf.goods) for shelf in question.arrangement.shelves]
    assert shelves == [
        ("building-small-warehouse", 1, 0),
        ("building-large-warehouse", 2, 0),
        ("building-storehouse", 0, 4),
    ]
    assert question.about == (Message("pr-about-storing", goods=15, kinds=3, singles=4),)
    arranged = table.arrange({"corn": 4, "indigo": 3, "sugar": 3, "tobacco": 2, "coffee": 2}, {})
    assert arranged.status == Message("pr-storing-kept", kept=14, held=15)
    assert table.arrange(held, {}).problem is not None
    plain = position(storage | {"holder": 0}, {"goods": {"corn": 2, "sugar": 1}, "city": {"large warehouse": 0}})
    alone = plain.question()
    assert alone.arrangement is not None
    assert [(shelf.thing, shelf.kinds, shelf.goods) for shelf in alone.arrangement.shelves] == [("", 0, 1)]
    assert alone.about == (Message("pr-about-storing-singles", goods=3, singles=1),)


def test_a_board_makes_what_the_craftsman_then_brings() -> None:
    """PR-CRAFTSMAN-02: what every board would make if it produced first."""
    seat = {"island": {"corn": [2, 1], "indigo": [3, 3]}, "city": {"indigo plant": 2}}
    before = position({"role": "builder", "holder": 0}, seat)
    assert before.room.making(before.view(None)) == ({"corn": 1, "indigo": 2}, {}, {})
    after = position({"role": "craftsman", "holder": 0}, seat)
    produced = [event.payload for event in after.game.events if event.kind == "produced" and event.seat == 0]
    assert {made["good"]: made["number"] for made in produced} == {"corn": 1, "indigo": 2}


def test_a_mixed_load_says_what_it_scores() -> None:
    """PR-BLD-SMALL-WHARF: half a point a good, and the captain's point."""
    seat = {"goods": {"indigo": 4, "tobacco": 2}, "city": {"small wharf": 1}}
    table = position({"role": "captain", "holder": 0}, seat, expansions=["buildings"], ships=FULL_SHIPS)
    if arrangement(table.game) != SHIPPING:
        table.game.push("small wharf")
    assert table.arrange({"indigo": 3, "tobacco": 1}, {}).effects == (Message("pr-effect-scores", points=3),)


def test_a_placing_says_what_would_be_made() -> None:
    """PR-CRAFTSMAN-02, PR-BLD-AQUEDUCT: as the craftsman then does."""
    city = {"indigo plant": 1, "aqueduct": 1, "small sugar mill": 0}
    seat = {"island": {"corn": [2, 1], "indigo": [2, 1], "sugar": [1, 0]}, "city": city, "limbo": 3}
    shared = {"expansions": ["buildings"], "colonist_ship": 0, "supply": {"colonists": 0}}
    table = position({"role": "mayor", "holder": 0}, seat, **shared)
    arranged = table.arrange({"corn": 2, "indigo": 2, "sugar": 1, "indigo plant": 1, "aqueduct": 1}, {})
    told = {effect.args["good"]: (effect.args["before"], effect.args["number"]) for effect in arranged.effects}
    assert told == {
        "good-corn": (0, 2),
        "good-indigo": (0, 2),
        "good-sugar": (0, 0),
        "good-tobacco": (0, 0),
        "good-coffee": (0, 0),
    }
    table.play(arranged, 0)
    board = table.view(0)["seats"][0]
    after = {"island": {name: [row["tiles"], row["colonists"]] for name, row in board["island"].items()}}
    later = position({"role": "craftsman", "holder": 0}, after | {"city": board["city"]}, **shared)
    produced = [event for event in later.game.events if event.kind == "produced" and event.seat == 0]
    assert {event.payload["good"]: event.payload["number"] for event in produced} == {"corn": 2, "indigo": 2}


def black_market(**seat: Any) -> Table:
    """Somebody who builds an indigo plant (3) with 1 doubloon and a black market."""
    own = {"doubloons": 1, "city": {"black market": 1, "small market": 1}, "goods": {"corn": 2, "coffee": 1}} | seat
    table = position({"role": "builder", "holder": 0}, {}, own, expansions=["buildings"])
    while table.game.turn != 1:
        table.game.push("pass")
    table.game.push("build indigo plant")
    return table


def test_the_black_market_takes_everything_in_one_step() -> None:
    table = black_market(victory_points=4)
    question = table.question()
    assert question.arrangement is not None
    assert (question.arrangement.kind, question.arrangement.in_hand) == (RETURNING, 2)
    keys = {place.key: place.suggested for place in question.arrangement.places}
    assert keys == {"colonist small market": 0, "good corn": 1, "good coffee": 0, "point": 1}
    still = table.arrange({"good corn": 1}, {})
    assert (still.problem, still.actions) == (Message("pr-returning-still", number=1), ())
    assert table.arrange({"good corn": 1, "good coffee": 1}, {}).problem is not None
    with pytest.raises(ConfigError):
        table.arrange({"good sugar": 1}, {})
    arranged = table.arrange({"colonist small market": 1, "good corn": 1}, {})
    assert (arranged.problem, arranged.status) == (None, Message("pr-returning-done"))
    table.play(arranged, 1)
    board = table.view(1)["seats"][1]
    assert (board["doubloons"], board["goods"], board["victory_points"]) == (0, {"corn": 1, "coffee": 1}, 4)
    assert board["city"]["small market"] == 0
    assert "indigo plant" in board["city"]


def test_the_royal_supplier_takes_several_goods_in_one_step() -> None:
    own = {"city": {"royal supplier": 1}, "goods": {"corn": 1, "indigo": 1, "coffee": 1}, "limbo": 1, "limbo_nobles": 1}
    own["city_nobles"] = {"royal supplier": 1}
    table = position({"role": "captain", "holder": 0}, own, expansions=["nobles"])
    question = table.question()
    assert question.decision == "royal supply"
    assert question.arrangement is not None
    assert (question.arrangement.kind, question.arrangement.in_hand) == (SUPPLYING, 2)
    assert [place.key for place in question.arrangement.places if place.suggested] == ["corn", "indigo"]
    too_many = table.arrange({"corn": 1, "indigo": 1, "coffee": 1}, {})
    assert too_many.problem == Message("pr-giving-too-many", number=1)
    points = table.view(0)["seats"][0]["victory_points"]
    assert table.arrange({}, {}).problem is None, "nothing need be supplied"
    table.play(table.arrange({"indigo": 1, "coffee": 1}, {}), 0)
    board = table.view(0)["seats"][0]
    assert (board["goods"], board["victory_points"]) == ({"corn": 1}, points + 2)

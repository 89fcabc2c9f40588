"""Nobody learns what they may not know: not by views, events, questions, hints or copies made for searching.

At random positions of random games at every covering table, what a seat cannot know is changed: another world that is
the same to this seat. Everything the seat gets must then be the same, byte for byte.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import antilles
from antilles.core.facts import Event
from antilles.puerto_rico.layout import PLAYER, STATE
from tests.tables import SANTIAGO_IDS, SANTIAGO_TABLES, AnyConfig, class_of, covering_tables

EXPLAINED = 12
COVERING = covering_tables()


def positions(table: AnyConfig, seed: int, every: int) -> Iterator[Any]:
    """A random game at some of its positions."""
    game = class_of(table).start(seed=seed, **table.document())
    dice = random.Random(seed)
    while not game.over:
        for _ in range(dice.randrange(1, every)):
            if not game.over:
                game.push(dice.choice(game.legal_actions.ids))
        yield game


def facts(events: list[Event]) -> list[tuple[Any, ...]]:
    return [(event.kind, event.seat, event.numbers, event.audience) for event in events]


def what_a_seat_gets(game: Any, seat: int | None, dice: random.Random) -> Any:
    """Everything a face, a bot or a server would hand to this seat."""
    given: list[Any] = [json.dumps(game.view(seat), sort_keys=True), game.events_for(seat), game.house_table]
    given += [game.turn, game.decision, game.question, game.over]
    if seat is not None and game.turn == seat:
        given += [game.legal_actions.ids, list(game.legal_actions)]
        actions = [*game.legal_actions.ids[:3], *(dice.randrange(len(game.notation)) for _ in range(EXPLAINED))]
        given += [str(game.explain(action)) for action in actions]
        given += [game.describe_action(action) for action in game.legal_actions.ids[:3]]
    return given


def check_a_position(game: Any, seat: int, seed: int) -> bool:
    """Whether another world looked the same to the seat; tells whether anything hidden differed in it."""
    other = game.determinize(seat, seed)
    assert what_a_seat_gets(other, seat, random.Random(seed)) == what_a_seat_gets(game, seat, random.Random(seed))
    assert all(event.audience in (None, seat) for event in other.events)
    assert game.determinize(seat, seed + 1)._dump() == other.determinize(seat, seed + 1)._dump()
    if game.game_id != "puerto-rico":
        return False
    one, two = game.state, other.state
    forests = [
        list(a.secret_forest_of) != list(b.secret_forest_of) for a, b in zip(one.players, two.players, strict=True)
    ]
    return any(forests) or (one.top_tile, one.tile_peeked) != (two.top_tile, two.tile_peeked)


@pytest.mark.parametrize("part", range(6))
def test_another_world_looks_the_same_to_a_seat(part: int) -> None:
    for number, table in enumerate(COVERING[part::6]):
        for count, game in enumerate(positions(table, 100 * part + number, 40)):
            check_a_position(game, count % game.players, 7 * count)


@pytest.mark.parametrize("how", ["peek_then_return", "peek_then_place"])
def test_tiles_seen_by_others_stay_theirs(how: str) -> None:
    """Everybody has hacienda and forest house, so tiles are looked at, put back and laid face down all the time."""
    city = {"hacienda": 1, "forest house": 1, "hospice": 1}
    options = {"forest_hacienda": how, "x1_hacienda_forest_house": "none", "building_set": "recommended"}
    document = {
        "edition": "1897",
        "players": 4,
        "expansions": ["buildings"],
        "options": options,
        "buildings": {},
        "seats": {seat: {"city": city} for seat in range(4)},
    }
    differed = 0
    for seed in range(6):
        game: Any = antilles.from_position(document, seed=seed)
        dice = random.Random(seed)
        for count in range(60):
            legal = list(game.legal_actions)
            wanted = [text for text in ("role settler", "draw", "forest") if text in legal]
            game.push(wanted[0] if wanted and dice.random() < 0.8 else dice.choice(legal))
            differed += check_a_position(game, count % 4, count)
    assert differed > 20


def test_a_spectator_learns_no_more_than_everybody() -> None:
    for number, table in enumerate(COVERING[::5]):
        for game in positions(table, number, 60):
            seen = json.dumps(game.view(None), sort_keys=True)
            public = game.events_for(None)
            facts_for_all = set(facts(public))
            assert game.view() == game.view(None)
            for seat in range(game.players):
                other = game.determinize(seat, seat)
                # Whatever any one seat cannot know, nor can somebody who only watches.
                assert json.dumps(other.view(None), sort_keys=True) == seen
                assert other.events_for(None) == public
                assert facts_for_all <= set(facts(game.events_for(seat)))


@pytest.mark.parametrize("table", SANTIAGO_TABLES, ids=SANTIAGO_IDS)
def test_another_world_of_santiago_looks_the_same_to_a_seat(table: AnyConfig) -> None:
    for count, game in enumerate(positions(table, 3, 30)):
        check_a_position(game, count % game.players, count)
        if not game.over and not table.options.get("open_holdings"):
            assert all("pesos" not in seat for seat in game.view(None)["seats"])


def test_what_another_seat_saw_is_not_in_a_copy() -> None:
    """The table on which copies once kept what others had seen."""
    game = antilles.new(
        "puerto-rico", edition="1897", seed=8, expansions=["buildings", "nobles", "smuggler", "festival"]
    )
    dice = random.Random(8)
    whispered: set[int] = set()
    while not game.over:
        game.push(dice.choice(game.legal_actions.ids))
        whispered |= {event.audience for event in game.events if event.audience is not None}
    assert whispered
    for seat in range(game.players):
        copy = game.determinize(seat, 1)
        assert {event.audience for event in copy.events} <= {None, seat}
        assert copy.events_for(seat) == game.events_for(seat)


def test_every_field_says_who_may_see_it() -> None:
    hidden = {field.name for field in (*STATE.fields, *PLAYER.fields) if field.sight.words != "all"}
    assert hidden == {
        *("seed_low", "seed_high", "draws", "face_down", "script", "scripted", "top_tile", "tile_peeked"),
        *("vp_chips", "vp_paper", "secret_forest_of"),
    }

"""Position documents of Puerto Rico: what is refused and where, scripted tiles, events of beginning inside a phase."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from antilles.core.errors import PositionError
from antilles.core.replay import load
from antilles.puerto_rico.game import PuertoRico
from antilles.puerto_rico.positions.progress import BEGINNINGS, NOW_KEYS
from antilles.puerto_rico.positions.read import DOCUMENT_WORDS
from antilles.puerto_rico.positions.soundness import LAST_STEP

LIGHTHOUSE = {
    "expansions": ["buildings"],
    "variants": ["one-of-each"],
    "now": {"role": "captain", "holder": 0},
    "seats": [{"city": {"lighthouse": 1}, "goods": {"corn": 1}}],
}
LOADING = {"role": "captain", "holder": 0, "at": "loading"}
TAKING = {"role": "settler", "holder": 0, "decision": "settler take"}


def names(game: Any) -> list[str]:
    return [event.kind for event in game.events]


def asked(decision: str, **more: Any) -> dict[str, Any]:
    return {"role": "builder", "holder": 0, "decision": decision, **more}


def test_beginning_a_phase_has_its_events() -> None:
    game = PuertoRico.from_position(LIGHTHOUSE)
    taken, paid = (event for event in game.events if event.seat == 0)
    assert (taken.kind, taken.payload["role"]) == ("role taken", "captain")
    assert (paid.kind, paid.payload["doubloons"]) == ("doubloons", 1)
    assert game.state.players[0].doubloons == 1


@pytest.mark.parametrize(
    ("now", "kinds"),
    [
        ({"role": "mayor", "holder": 0, "at": "dealing"}, {"colonists dealt", "ship refilled"}),
        ({"role": "mayor", "holder": 0, "at": "refill"}, {"ship refilled"}),
        ({"role": "settler", "holder": 0, "at": "new row"}, {"tile turned up"}),
        ({"role": "prospector", "holder": 0, "doubloons": 2}, {"role taken", "doubloons"}),
    ],
)
def test_bookkeeping_is_played_with_its_events(now: dict[str, Any], kinds: set[str]) -> None:
    assert kinds <= set(names(PuertoRico.from_position({"edition": "classic", "now": now})))


@pytest.mark.parametrize("steps", [0, 3])
def test_a_saved_file_replays_with_the_same_events(tmp_path: Path, steps: int) -> None:
    game = PuertoRico.from_position(LIGHTHOUSE | {"plantations": {"next": ["corn", "coffee"]}}, seed=9)
    for _ in range(steps):
        game.push(game.legal_actions[0])
    game.save(tmp_path / "a.game")
    twin = load(tmp_path / "a.game")
    assert twin == game
    assert [event.text for event in twin.events] == [event.text for event in game.events]
    assert names(twin)


def test_determinize_forgets_the_script() -> None:
    game = PuertoRico.from_position({"plantations": {"next": ["coffee"] * 8}})
    state = game.determinize(0, 5).state
    assert state.scripted == 0
    assert set(state.script) == {-1}
    assert sum(state.face_down) == sum(game.state.face_down)


def test_no_view_shows_the_script() -> None:
    bare = PuertoRico.from_position({"plantations": {"face_up": {"corn": 2}}})
    game = PuertoRico.from_position({"plantations": {"face_up": {"corn": 2}, "next": ["coffee", "sugar"]}})
    for seat in (None, 0, 1, 2, 3):
        assert game.view(seat) == bare.view(seat)


def test_scripted_positions_are_written_and_read_again() -> None:
    game = PuertoRico.from_position({"plantations": {"next": ["coffee", "corn", "sugar"]}})
    assert game.position()["plantations"]["next"] == ["coffee", "corn", "sugar"]
    assert PuertoRico.from_position(game.position()) == game


@pytest.mark.parametrize(
    ("document", "field"),
    [
        ({"now": asked("builder build", step=12)}, "now.step"),
        ({"now": asked("builder build", turns_done=5)}, "now.turns_done"),
        ({"now": asked("builder build", returned=1)}, "now.returned"),
        ({"now": asked("builder build", discount=1)}, "now.discount"),
        ({"now": asked("builder build", idle_turns=1)}, "now.idle_turns"),
        ({"now": asked("builder build", hand=1)}, "now.hand"),
        ({"now": asked("builder build", at="loading")}, "now.at"),
        ({"now": asked("university colonist")}, "now.decision"),
        ({"now": asked("nothing")}, "now.decision"),
        ({"now": asked("take benefit")}, "now.offered"),
        ({"now": {"role": "captain", "holder": 0, "decision": "captain load", "turns_done": 4}}, "now.turns_done"),
        ({"now": {"role": "captain", "holder": 0, "decision": "captain load", "idle_turns": 4}}, "now.idle_turns"),
        ({"now": LOADING | {"supplied": 50}, "seats": [{"goods": ["corn"]}]}, "now.supplied"),
        ({"now": TAKING | {"tile_peeked": "corn"}}, "now.tile_peeked"),
        ({"now": {"role": "craftsman", "holder": 0, "at": "privilege", "bonus_goods": 1}}, "now.bonus_goods"),
        ({"now": {"role": "captain", "holder": 0}, "seats": [{"produced": {"corn": 1}}]}, "seats[0].produced"),
        ({"now": {"role": "craftsman", "holder": 0}, "seats": [{"produced": {"corn": 1}}]}, "seats[0].produced"),
        ({"now": {"decision": "role pick", "step": 1}}, "now.step"),
        ({"now": {"decision": "role pick", "turn": 9}}, "now.turn"),
        ({"now": asked("builder build", takeover_running=1)}, "now.takeover_running"),
        ({"now": LOADING | {"step": 2}}, "now.step"),
        ({"now": "admiral"}, "now.role"),
        ({"now": ["captain"]}, "now"),
        ({"plantations": {"next": "corn"}}, "plantations.next"),
        ({"plantations": {"next": ["quarry"]}}, "plantations.next[0]"),
        ({"seats": [{"doubloons": 30_001}]}, "seats[0].doubloons"),
    ],
)
def test_what_no_phase_remembers_is_refused_by_name(document: dict[str, Any], field: str) -> None:
    with pytest.raises(PositionError) as caught:
        PuertoRico.from_position({"edition": "classic"} | document)
    assert caught.value.field == field


def test_a_colonist_cannot_go_onto_a_tile_that_is_not_there() -> None:
    """The hospice would be asked about it only after the next answer."""
    now = {"role": "settler", "holder": 0, "decision": "hacienda draw", "tile_placed": "corn"}
    with pytest.raises(PositionError, match=r"now\.tile_placed"):
        PuertoRico.from_position({"now": now, "seats": [{"city": {"hacienda": 1, "hospice": 1}}]})


def test_a_tile_drawn_finds_a_space() -> None:
    document = {
        "edition": "1897",
        "expansions": ["buildings"],
        "options": {"forest_hacienda": "peek_then_place"},
        "now": {"role": "settler", "holder": 0, "turn": 0, "decision": "forest place", "tile_peeked": "corn"},
        "seats": [{"city": {"hacienda": 1, "forest house": 1}, "island": {"indigo": 12}}],
    }
    with pytest.raises(PositionError, match=r"now\.tile_peeked"):
        PuertoRico.from_position(document)


def test_the_last_step_of_every_phase_is_known() -> None:
    assert len(LAST_STEP) == 9
    assert all(0 < step <= 10 for step in LAST_STEP.values())


def test_scenarios_know_every_word() -> None:
    assert {*NOW_KEYS, "next", "at"} <= DOCUMENT_WORDS
    assert len(BEGINNINGS) == 10


def test_position_at_a_turn_needs_a_phase_with_turns() -> None:
    with pytest.raises(PositionError, match=r"now\.turn"):
        PuertoRico.from_position({"now": {"role": "captain", "holder": 0, "turn": 2}})


def test_a_forest_may_come_from_a_stock_where_others_are_plantations() -> None:
    """Who looks at a tile, returns it and takes a forest instead has a forest without a face."""
    document = {
        "edition": "polish",
        "expansions": ["buildings"],
        "options": {"forest_hacienda": "peek_then_return", "building_set": "recommended"},
        "now": {"role": "settler", "holder": 0},
        "buildings": {},
        "seats": [{"city": {"hacienda": 1, "forest house": 1}}],
    }
    game = PuertoRico.from_position(document)
    for action in ("draw", "forest"):
        game.push(action)
    assert PuertoRico.from_position(game.position()) == game

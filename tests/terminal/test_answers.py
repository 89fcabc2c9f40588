"""What typed answers mean: shortened words, placing, storing, help."""

from __future__ import annotations

from pathlib import Path

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings

from antilles.puerto_rico import actions
from antilles.puerto_rico.game import PuertoRico
from antilles.tableside.puerto_rico.circle_groups import people_on
from antilles.tableside.puerto_rico.placing import Placing
from antilles.tableside.puerto_rico.storing import storing_choices
from antilles.terminal.puerto_rico.placing import Editor
from antilles.terminal.typed import NotUnderstood
from tests.terminal.driver import asked_of, at, play, play_at_random, table

DECISIONS = ("role pick", "settler take", "builder build", "trader sell", "captain load", "craftsman bonus")


# ---------------------------------------------------------------------- notation and shortened words
@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("role settler", "role settler"),
        ("ROLE  Settler", "role settler"),
        ("r set", "role settler"),
        ("settler", "role settler"),
        ("prosp", "role prospector"),
        ("role prospector", "role prospector"),
    ],
)
def test_words_for_a_role(typed: str, meant: str) -> None:
    assert asked_of(table(4)).action_meant(typed) == actions.ACTIONS.parse(meant)


@pytest.mark.parametrize("typed", ["p", "r c", "c", "role", "se", "xyzzy", "role x"])
def test_unclear_words_for_a_role_are_refused(typed: str) -> None:
    with pytest.raises(NotUnderstood):
        asked_of(table(4)).action_meant(typed)


def test_a_shortening_is_not_turned_into_the_only_legal_building() -> None:
    game = table(4)
    game.push("role builder")
    with pytest.raises(NotUnderstood, match="can mean"):
        asked_of(game).action_meant("b large")
    with pytest.raises(NotUnderstood, match="PR-BUILDER-03"):
        asked_of(game).action_meant("b harb")
    assert asked_of(game).action_meant("b small mar") == actions.ACTIONS.parse("build small market")


@given(decision=st.sampled_from(DECISIONS), cut=st.lists(st.integers(1, 6), min_size=5, max_size=5), verb=st.booleans())
@settings(max_examples=30, deadline=None)
def test_shortened_words_mean_what_was_shortened_or_are_refused(decision: str, cut: list[int], verb: bool) -> None:
    asked = asked_of(MIDDLE[decision])
    for action in asked.table.room.answers():
        words = actions.ACTIONS.texts[action].split(" ")
        kept = [word if word.isdigit() else word[:length] for word, length in zip(words, cut, strict=False)]
        typed = " ".join(kept if verb else kept[1:] or kept)
        try:
            meant = asked.action_meant(typed)
        except NotUnderstood:
            continue
        assert actions.ACTIONS.texts[int(meant)].rstrip("0123456789 ") == actions.ACTIONS.texts[action].rstrip(
            "0123456789 "
        )


MIDDLE = {decision: at(decision) for decision in DECISIONS}


@given(st.text(max_size=40).filter(lambda text: not text.strip().lower().startswith("save")))
@settings(max_examples=60, deadline=None)
def test_any_text_can_be_typed(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    path = tmp_path_factory.mktemp("typed") / "any.game"
    play(table(3), [text], path)


# ---------------------------------------------------------------------- placing
@pytest.mark.parametrize("edition", ["classic", "rio-grande"])
def test_the_proposal_is_legal_keeps_what_stood_and_is_what_happens(edition: str) -> None:
    game, seen = table(3, seed=4, edition=edition), 0

    def check(game: PuertoRico) -> bool:
        nonlocal seen
        if game.decision == "mayor place":
            seen += 1
            placing = Placing(game)
            seat = game.turn or 0
            assert game.explain(placing.line() + ","), placing.line()
            if not any(group.settled for group in placing.groups):
                assert all(group.number >= group.stood for group in placing.groups)
            twin, other = game.copy(), game.copy()
            for action in placing.steps():
                twin.push(action)
            other.push(placing.line() + ",")
            assert other._dump() == twin._dump()
            after = people_on(twin.view(seat)["seats"][seat])
            assert all(after[group.name][1] == group.number for group in placing.groups)
        return False

    play_at_random(game, 4, check)
    assert seen > 10


def test_an_arrangement_is_changed_and_played(tmp_path: Path) -> None:
    game = at("mayor place", after_round=8)
    placing = Placing(game)
    first = next(group for group in placing.open_groups if group.number > group.standing)
    other = next(group for group in placing.open_groups if group.number < group.circles and group is not first)
    lines = [f"{first.name} {first.number - 1}", "", f"{other.name} {other.number + 1}", ""]
    before = game._dump()
    output = play(game.copy(), lines[:2], tmp_path / "a.game")
    assert "1 person still to place" in output
    assert game._dump() == before
    play(game, lines, tmp_path / "b.game")
    assert game._dump() != before


def placing_and_editor() -> tuple[Placing, Editor]:
    editor = asked_of(at("mayor place")).editor
    assert editor is not None
    return editor.placing, editor


@pytest.mark.parametrize("text", ["corn", "corn 99", "nowhere 1", "corn x", "corn 1, nowhere 1", "  ,  "])
def test_a_change_that_makes_no_sense_changes_nothing(text: str) -> None:
    placing, editor = placing_and_editor()
    numbers = [group.number for group in placing.groups]
    with pytest.raises(NotUnderstood):
        editor.type(text)
    assert [group.number for group in placing.groups] == numbers


def test_a_change_may_be_relative() -> None:
    placing, editor = placing_and_editor()
    group = next(group for group in placing.open_groups if group.number > group.standing)
    number = group.number
    editor.type(f"{group.name} -1")
    assert group.number == number - 1
    editor.type(f"{group.name} +1")
    assert group.number == number


def test_clear_and_propose(tmp_path: Path) -> None:
    game = at("mayor place")
    before = game._dump()
    output = play(game, ["clear", "", "propose"], tmp_path / "a.game")
    assert "still to place" in output
    assert game._dump() == before


# ---------------------------------------------------------------------- storing
def test_every_storing_choice_gives_what_it_says() -> None:
    game = at("store goods", players=3)
    seat = game.turn or 0
    results = set()
    for choice in storing_choices(game)[0]:
        twin = game.copy()
        for action in choice.actions:
            twin.push(action)
        kept = twin.view(seat)["seats"][seat]["goods"]
        words = ", ".join(f"{name} {number}" for name, number in kept.items())
        assert choice.notation == f"keep {words}"
        assert game.explain(choice.notation + ",")
        results.add(choice.notation)
    assert len(results) == len(storing_choices(game)[0]) > 1


# ---------------------------------------------------------------------- help
@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("?", "PR-ROUND-01"),
        ("? harbor", "cost 8, column 3"),
        ("? harb", "PR-BLD-HARBOR"),
        ("? PR-CAPTAIN-04", "As many as fit"),
        ("? pr-captain-04", "As many as fit"),
        ("? captain", "PR-CAPTAIN-01"),
        ("? load sugar 7", "not legal now"),
        ("? role mayor", "mayor: legal. "),
        ("? r may", "mayor: legal. "),
        ("? 1", "Mayor. (role mayor)"),
        ("? 99", "choices 1 to"),
        ("? warehouse", "PR-BLD-SMALL-WAREHOUSE"),
        ("? qqqq", "Nothing is known"),
        ("help", "back to your previous decision"),
        ("moves", "role "),
        ("score", "total"),
        ("log 1000", "The untaken"),
    ],
)
def test_questions_are_answered_and_change_nothing(query: str, expected: str, tmp_path: Path) -> None:
    game = at("role pick", after_round=1)
    before = game._dump()
    output = play(game, [query], tmp_path / "a.game")
    assert expected in output
    assert game._dump() == before

"""Placing with nobles in the terminal: what is shown is what is played, and words move people from place to place."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import antilles
from antilles.puerto_rico.game import PuertoRico
from antilles.tableside.puerto_rico.arrangements import PLACING, arrangement
from antilles.tableside.puerto_rico.circle_groups import people_on
from antilles.tableside.puerto_rico.placing import Placing
from antilles.terminal.puerto_rico.placing import Editor
from antilles.terminal.reader import Reader
from antilles.terminal.typed import NotUnderstood
from antilles.words import words_of
from tests.terminal.driver import RECOMMENDED, big_table, play, play_at_random, push_all

READER = Reader(words_of("en", "puerto-rico"))


@pytest.mark.parametrize("edition", ["classic", "rio-grande", "1897"])
def test_placings_with_nobles_become_what_they_show(edition: str) -> None:
    game, dice, seen = big_table(3, 6, edition, options=RECOMMENDED), random.Random(6), {"placed": 0, "changed": 0}

    def check(game: PuertoRico) -> bool:
        if arrangement(game) == PLACING:
            placing = Placing(game)
            assert not placing.problem()
            assert_becomes(game, placing)
            seen["placed"] += 1
            for _ in range(4):
                seen["changed"] += changed(placing, dice)
                if not placing.problem():
                    assert_becomes(game, placing)
        return False

    play_at_random(game, 6, check)
    assert seen["placed"] > 10
    assert seen["changed"] > 10


def changed(placing: Placing, dice: random.Random) -> bool:
    """Move a person, or a noble, from one group to another if that is possible."""
    one, other = (dice.choice(placing.open_groups).name for _ in range(2))
    word = dice.choice(["", "nobles "])
    try:
        Editor(placing, READER).type(f"{word}{one} -1, {word}{other} +1")
    except NotUnderstood:
        return False
    return True


def assert_becomes(game: PuertoRico, placing: Placing) -> None:
    """Played, the arrangement gives the people and nobles it shows."""
    twin, seat = push_all(game.copy(), placing.steps()), game.turn or 0
    after = people_on(twin.view(seat)["seats"][seat])
    for group in placing.groups:
        assert after[group.name][1:] == (group.number, group.nobles), group.name


def noble_question(edition: str, waiting: int) -> PuertoRico:
    """A noble works on corn, two nobles and some colonists wait; chapel and harbor are empty."""
    seat = {
        "island": {"corn": {"tiles": 3, "colonists": 1, "nobles": 1}},
        "city": {"chapel": 0, "harbor": 0},
        "limbo": waiting,
        "limbo_nobles": 2,
    }
    document = {
        "players": 3,
        "edition": edition,
        "expansions": ["nobles"],
        "colonist_ship": 1,
        "ship_nobles": 0,
        "now": {"role": "mayor", "holder": 0},
        "seats": [seat, {}, {}],
    }
    game: PuertoRico = antilles.from_position(document)  # type: ignore[assignment]
    game.push("pass")
    assert arrangement(game) == PLACING
    return game


def test_nobles_go_where_they_are_of_use_and_move_by_words(tmp_path: Path) -> None:
    placing = Placing(noble_question("1897", waiting=3))
    editor = Editor(placing, READER)
    nobles = lambda: {group.name: group.nobles for group in placing.groups}  # noqa: E731
    assert nobles() == {"corn": 1, "harbor": 1, "chapel": 1}
    editor.type("nobles chapel 0")
    assert nobles() == {"corn": 2, "harbor": 1, "chapel": 0}
    editor.type("nobles corn 3")
    assert nobles() == {"corn": 3, "harbor": 0, "chapel": 0}
    with pytest.raises(NotUnderstood, match="Harbor: 0 to 1 noble here, not 2"):
        editor.type("nobles harbor 2")
    editor.type("nobles harbor 1")
    assert str(placing.problem()) == "1 noble too many: take some off a place."
    placing.propose()
    assert nobles() == {"corn": 1, "harbor": 1, "chapel": 1}
    output = play(noble_question("1897", waiting=2), ["clear", "", "propose", "nobles corn 0"], tmp_path / "a.game")
    assert "people still to place" in output
    assert "4 people in hand, 3 nobles among them." in output


def test_a_noble_beside_a_noble_who_stays() -> None:
    game = noble_question("classic", waiting=2)
    placing = Placing(game)
    Editor(placing, READER).type("corn 2, harbor 1, chapel 1, nobles corn 2")
    assert placing.problem() is None
    assert [group.nobles for group in placing.groups] == [2, 0, 1]
    assert_becomes(game, placing)

"""Puerto Rico at the table: choices with their consequences, only moves, the end, and nothing secret in them."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import antilles
from antilles.core.messages import Message
from antilles.puerto_rico import actions
from antilles.puerto_rico.game import PuertoRico
from antilles.tableside import wire
from antilles.tableside.puerto_rico.arrangements import PLACING, STORING, arrangement
from antilles.tableside.table import Table
from tests.tables import covering_tables
from tests.tableside.positions import FULL_SHIPS, effects, offered, position
from tests.terminal.driver import play_at_random

COVERING = covering_tables()


# ---------------------------------------------------------------------- consequences
def test_a_building_is_offered_for_its_price_after_all_discounts() -> None:
    quarries = {"island": {"quarry": [2, 2]}, "doubloons": 9}
    table = position({"role": "builder", "holder": 0}, quarries)
    for name, cost, price, points in (("harbor", 8, 5, 3), ("small market", 1, 0, 1), ("hospice", 4, 1, 2)):
        assert effects(table, f"build {name}") == [
            ("pr-effect-for", {"doubloons": price}),
            ("pr-effect-instead-of", {"doubloons": cost}),
            ("pr-effect-money-left", {"doubloons": 9 - price}),
            ("pr-effect-points", {"points": points}),
        ]
        twin = table.game.copy()
        twin.push(f"build {name}")
        assert twin.view(0)["seats"][0]["doubloons"] == 9 - price
    choice = offered(table, "build harbor")
    assert (choice.card, choice.brief) == ("building-harbor", Message("pr-brief-building-harbor"))
    assert effects(table, "pass") == [("pr-passing-builder-build", {})]


def test_a_load_says_how_many_goods_what_it_scores_and_what_is_kept() -> None:
    seat = {"goods": {"corn": 6, "indigo": 2}, "city": {"harbor": 1}}
    ships = [{"spaces": 4, "good": "corn", "load": 1}, {"spaces": 5}, {"spaces": 6, "good": "sugar", "load": 1}]
    table = position({"role": "captain", "holder": 0}, seat, ships=ships)
    assert effects(table, "load corn 4") == [
        ("pr-effect-goods", {"goods": 3}),
        ("pr-effect-scores", {"points": 3 + 1 + 1}),  # the goods, the harbor, the captain's privilege
        ("pr-effect-you-keep", {"number": 3}),
    ]
    assert effects(table, "load indigo 5") == [
        ("pr-effect-goods", {"goods": 2}),
        ("pr-effect-scores", {"points": 2 + 1 + 1}),
    ]


def test_what_can_be_accepted_says_who_gives_it_and_how_much() -> None:
    seat = {"goods": {"coffee": 1}, "city": {"large market": 1, "harbor": 1}, "island": {"corn": [2, 2]}}
    asking = {"options": {"ask_everything": True}}

    def asked(role: str, *steps: str) -> tuple[str, list[tuple[str, dict[str, Any]]]]:
        table = position({"role": role, "holder": 0}, seat, **asking)
        for step in steps:
            table.game.push(step)
        return offered(table, "accept").card, effects(table, "accept")

    assert asked("trader", "sell coffee") == ("role-trader", [("pr-effect-pays", {"doubloons": 1})])
    assert asked("trader", "sell coffee", "accept") == ("building-large-market", [("pr-effect-pays", {"doubloons": 2})])
    assert asked("captain", "load coffee 4") == ("role-captain", [("pr-effect-points", {"points": 1})])
    assert asked("captain", "load coffee 4", "accept") == ("building-harbor", [("pr-effect-points", {"points": 1})])
    made = Message("pr-some-goods", number=2, good="good-corn")
    assert asked("craftsman") == ("role-craftsman", [("pr-effect-you-make", {"goods": (made,)})])


def test_a_sale_says_its_price_and_what_comes_on_top() -> None:
    seat = {"goods": {"corn": 1, "coffee": 1}, "city": {"small market": 1}}
    table = position({"role": "trader", "holder": 0}, seat)
    bonus = 1 + 1  # the market and the privilege
    assert effects(table, "sell coffee") == [
        ("pr-effect-with-bonus", {"doubloons": 4 + bonus, "price": 4, "bonus": bonus})
    ]
    assert effects(table, "sell corn") == [("pr-effect-with-bonus", {"doubloons": bonus, "price": 0, "bonus": bonus})]
    plain = position({"role": "trader", "holder": 1}, {"goods": {"coffee": 1}})
    assert plain.game.turn == 0, "the others have nothing to sell"
    assert effects(plain, "sell coffee") == [("pr-effect-brings", {"doubloons": 4})]


@pytest.mark.parametrize(("held", "now", "then"), [({"corn": 4, "sugar": 2}, 3, 2), ({"corn": 4, "sugar": 1}, 2, 2)])
def test_the_union_hall_says_what_it_scores_now_and_after_supplying(held: dict[str, int], now: int, then: int) -> None:
    seat = {"goods": held, "city": {"union hall": 1, "royal supplier": 1}, "limbo": 3, "limbo_nobles": 3}
    rules = {"edition": "rio-grande", "expansions": ["buildings", "nobles"]}
    table = position({"role": "captain", "holder": 0}, seat, **rules)
    assert effects(table, "union hall") == [("pr-effect-scores-now", {"points": now})]
    assert effects(table, "pass") == [("pr-effect-scores-then", {"points": then})]
    assert offered(table, "pass").title == Message("pr-passing-union-order")
    best = 0
    for good in held:
        twin = table.game.copy()
        twin.push("pass")
        twin.push(f"supply {good}")
        if actions.PASS in twin.legal_actions.ids:
            twin.push("pass")
        best = max(best, twin.view(0)["seats"][0]["victory_points"] - 1)
    assert best == then


def test_roles_say_who_comes_and_what_is_made() -> None:
    own = {"island": {"corn": [2, 1], "indigo": [1, 1], "sugar": [1, 0]}, "city": {"small indigo plant": 1}}
    table = position({}, own, colonist_ship=5, roles={"mayor": {"doubloons": 2}})
    assert effects(table, "role mayor") == [
        ("pr-effect-people-to-come", {"people": 2 + 1}),  # two of five on the ship, and the privilege
        ("pr-effect-doubloons-on-it", {"doubloons": 2}),
    ]
    made = [("pr-some-goods", {"number": 1, "good": good}) for good in ("good-corn", "good-indigo")]
    (made_id, args), *_ = effects(table, "role craftsman")
    assert made_id == "pr-effect-you-make"
    assert [(some.id, dict(some.args)) for some in args["goods"]] == made
    idle = position({}, {"island": {"corn": [1, 0]}, "city": {}})
    assert ("pr-effect-you-make-nothing", {}) in effects(idle, "role craftsman")


def test_storing_says_what_is_lost() -> None:
    seat = {"goods": {"corn": 2, "coffee": 1}, "city": {}}
    table = position({"role": "captain", "holder": 0}, seat, ships=FULL_SHIPS)
    question = table.question()
    assert arrangement(table.game) == STORING
    assert [choice.notation for choice in question.choices] == ["keep coffee 1", "keep corn 1"]
    lost = [str(effect) for choice in question.choices for effect in choice.effects]
    assert lost == ["lose 2 corn", "lose 1 corn, 1 coffee"]
    assert question.usual == 0


# ---------------------------------------------------------------------- only moves
def test_only_moves_are_known_and_played_by_tables_that_want_it() -> None:
    seen = 0
    game = antilles.new("puerto-rico", players=3, seed=4)

    def check(game: PuertoRico) -> bool:
        nonlocal seen
        table, asking = Table(game), Table(game, plays_forced=False)
        forced = len(game.legal_actions) == 1
        seen += forced
        assert (table.only_move is not None) == forced
        assert asking.only_move is None
        if forced:
            assert table.only_move == game.legal_actions.ids[0]
        question = table.question()
        assert question.forced == (question.arrangement is None and len(question.choices) == 1)
        return False

    play_at_random(game, 4, check)  # type: ignore[arg-type]
    assert seen > 5


# ---------------------------------------------------------------------- the end
def finished(seed: int, **table: Any) -> Table:
    game, dice = PuertoRico.start(seed=seed, **table), random.Random(seed)
    while not game.over:
        game.push(dice.choice(game.legal_actions.ids))
    return Table(game)


def test_a_player_is_told_the_place_and_the_best_phase() -> None:
    table = finished(3, players=3)
    scores = [(score.total, score.tie_break) for score in table.game.scores]
    for seat in range(3):
        place, *more = table.standings(seat).highlights
        assert place.told.args["place"] == 1 + sorted(scores, reverse=True).index(scores[seat])
        gains: dict[tuple[int, str], int] = {}
        now, role = 1, ""
        for event in table.game.events:
            if event.kind == "round begun":
                now = event.payload["round"]
            elif event.kind == "role taken":
                role = event.payload["role"]
            elif event.kind == "points" and event.seat == seat:
                gains[now, role] = gains.get((now, role), 0) + event.payload["points"]
        assert [best.told.args["points"] for best in more] == ([max(gains.values())] if gains else [])
        for best in more:
            assert gains[best.chapter or 0, str(best.told.args["role"]).removeprefix("role-")] == max(gains.values())
    assert table.standings(None).highlights == ()


def test_large_buildings_are_counted_together() -> None:
    large = {"city": {"guild hall": 1, "residence": 1, "indigo plant": 1}, "victory_points": 3}
    lines = position({"role": "builder", "holder": 0}, large).standings(0).lines
    together = [line.title.id for line in lines if line.stage == Message("pr-score-large")]
    assert together == ["pr-score-guild-hall", "pr-score-residence"]


def test_rounds_begin_where_they_begin() -> None:
    table = finished(4, players=3)
    first, *later = table.chapters()
    assert (first.number, first.move) == (1, 0)
    assert [chapter.number for chapter in later] == list(range(2, table.game.state.round + 1))
    for chapter in later:
        past = table.game.copy()
        past.go_back(chapter.move)
        assert past.state.round == chapter.number
        past.pop()
        assert past.state.round == chapter.number - 1


def test_guests_may_be_asked_about_again_in_the_same_phase() -> None:
    own = {"city": {"guest house": 2, "small market": 0, "office": 0}, "goods": {"corn": 2}}
    table = position({"role": "captain", "holder": 0}, own, expansions=["buildings"])
    stretches: dict[str, list[str]] = {"captain": [], "storage": []}
    while table.game.decision != "role pick":
        question = table.question()
        assert question.recurs == (question.decision == "guest move")
        if question.recurs:
            assert question.usual is not None
            assert question.choices[question.usual].notation == "pass"
            stretches[table.view(0)["now"]["phase"]].append(table.room.stretch("guest move"))
        legal = table.game.legal_actions
        table.game.push("pass" if "pass" in legal else legal.ids[0])
    assert len(stretches["captain"]) > 1
    assert len(set(stretches["captain"])) == 1
    assert not set(stretches["captain"]) & set(stretches["storage"]), "storing is a phase of its own"
    assert table.room.stretch("role pick") not in stretches["storage"]


# ---------------------------------------------------------------------- secrets
def sent(table: Table, seat: int | None, *, places: bool = False) -> str:
    """Everything that is sent to a seat or a spectator, as it goes over the wire."""
    given: list[Any] = [table.news(seat, max(0, table.game.event_count - 80)), table.log(seat), table.standings(seat)]
    if seat is not None and table.game.turn == seat:
        given += [table.question()] if places or arrangement(table.game) != PLACING else []
        given += [(table.card(thing), table.room.figures(thing)) for thing in table.room.things()]
    return json.dumps(wire.document(given), sort_keys=True)


@pytest.mark.parametrize("part", range(4))
def test_nothing_secret_goes_over_the_wire(part: int) -> None:
    """What a seat cannot know is drawn anew: everything it is sent stays the same."""
    redrawn = 0
    for number, config in enumerate(COVERING[part::18]):
        game: Any = PuertoRico.start(seed=number, **config.document())
        dice = random.Random(number)
        while not game.over:
            for _ in range(dice.randrange(1, 200)):
                if not game.over:
                    game.push(dice.choice(game.legal_actions.ids))
            for seat in {game.turn or 0, dice.randrange(game.players)}:
                one, two = (Table(game.determinize(seat, game.pushes + more)) for more in (0, 1))
                for reader in (seat, None):
                    assert sent(Table(game), reader) == sent(one, reader)
                if arrangement(game) == PLACING:
                    # A redrawn game has no history: how people stood before a placing is compared among such only.
                    assert sent(one, seat, places=True) == sent(two, seat, places=True)
                redrawn += one.game._dump() != two.game._dump()
    assert redrawn > 10


def test_undo_tells_the_same_whatever_was_drawn() -> None:
    """Whether something was revealed is public; what it was is not."""
    game = antilles.new("puerto-rico", players=3, seed=9)
    dice = random.Random(9)
    for _ in range(120):
        game.push(dice.choice(game.legal_actions.ids))
        table = Table(game)
        for seat in range(3):
            undo = table.undo(seat)
            if undo is not None and undo.because is not None:
                assert undo.because.id in ("undo-something-was-revealed", "undo-somebody-decided")
                assert all(name in game.seats for name in undo.because.args.values())

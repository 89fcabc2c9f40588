"""Puerto Rico at the table: choices with their consequences, only moves, arrangements, and nothing secret in them."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import antilles
from antilles.core.errors import ConfigError
from antilles.core.messages import Message
from antilles.puerto_rico.game import PuertoRico
from antilles.tableside import wire
from antilles.tableside.puerto_rico.arrangements import PLACING, RETURNING, SHIPPING, STORING, SUPPLYING, arrangement
from antilles.tableside.questions import Choice
from antilles.tableside.table import Table
from tests.tables import covering_tables
from tests.terminal.driver import at, play_at_random

COVERING = covering_tables()
FULL_SHIPS = [
    {"spaces": 4, "good": "corn", "load": 4},
    {"spaces": 5, "good": "sugar", "load": 5},
    {"spaces": 6, "good": "coffee", "load": 6},
]


def position(now: dict[str, Any], *seats: dict[str, Any], **table: Any) -> Table:
    document = {"players": 3, "edition": "polish", "now": now, "seats": list(seats)} | table
    game: PuertoRico = antilles.from_position(document)  # type: ignore[assignment]
    return Table(game)


def offered(table: Table, notation: str) -> Choice:
    return next(choice for choice in table.question().choices if choice.notation == notation)


def effects(table: Table, notation: str) -> list[tuple[str, dict[str, Any]]]:
    return [(effect.id, dict(effect.args)) for effect in offered(table, notation).effects]


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


# ---------------------------------------------------------------------- arrangements
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

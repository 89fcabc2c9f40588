"""The engine and the second reading of the rules side by side: random games, odd positions, every answer compared."""

from __future__ import annotations

import argparse
import os
import random
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import antilles
from antilles.core.errors import PositionError
from tests.differential.probes import read_again, refused
from tests.differential.santiago_board import CUBANS, GOODS, LAST_SHIP, PLAIN_GOODS, STOPS, USUAL_PRICES, VENUES, Roll
from tests.differential.santiago_reference import Reference

FLOWERS = ("yellow", "blue", "red", "white")
TABLES: dict[str, dict[str, Any]] = {
    "usual": {},
    "ask everything": {"ask_everything": True},
    "owners paid for moves": {"owner_vp_on_stay": False},
    "end at once": {"end_immediately": True},
    "four flags": {"price_track": [2, 3, 3, 4]},
    "one flag": {"price_track": [5], "end_immediately": True, "ask_everything": True},
    "other flowers": {f"flower_{cuban}": "red" for cuban in ("pedro", "miguel", "jose", "alonso", "martinez")},
    "short": {"turn_limit": 9, "owner_vp_on_stay": False},
    "one turn": {"turn_limit": 1, "end_immediately": True},
}
FUTURE_DICE = "generator"
"""The one part of a position that the reference does not know: the rolls are handed to it."""
POLICIES = ("any", "kinds", "rare", "hoard", "short", "long")
HIGHEST_FACE = {good: 4 if good == "fruit" else 3 for good in PLAIN_GOODS}


# ------------------------------------------------------------------ one game, compared after every action
def kind(text: str) -> str:
    """The text without its numbers, goods and Cubans: what sort of action it is."""
    words = [word for word in text.split() if not word.isdigit()]
    return " ".join(words[:2]) if words[0] in ("venue", "load") else words[0]


def choose(policy: str, rng: random.Random, texts: list[str], used: Counter[str]) -> str:
    """An action; each policy leads games to other places."""
    if policy == "kinds":
        wanted = rng.choice(sorted({kind(text) for text in texts}))
        texts = [text for text in texts if kind(text) == wanted]
    elif policy == "rare":
        return rng.choices(texts, [1 / (1 + used[text]) for text in texts])[0]
    elif policy == "hoard" and "pass" in texts and any(text.startswith("load") for text in texts):
        return rng.choice(["pass", "pass", *texts])
    elif policy == "short" and texts[0].startswith("drive"):
        return rng.choice(texts[:2])
    elif policy == "long" and texts[0].startswith("drive"):
        return texts[-1]
    return rng.choice(texts)


def rolls_since(game: Any, mark: int) -> list[Roll]:
    """The faces of every roll since a mark, five events each."""
    faces = [event.numbers[:2] for event in game.events_since(mark) if event.kind == "die rolled"]
    assert [good for good, _ in faces] == list(range(5)) * (len(faces) // 5)
    return [{PLAIN_GOODS[good]: value for good, value in faces[start : start + 5]} for start in range(0, len(faces), 5)]


def compare(game: Any, reference: Reference) -> list[str]:
    """The same question, the same legal answers, the same position; the legal texts in order."""
    legal = list(game.legal_actions)
    mine = set(reference.options())
    assert set(legal) == mine, f"engine only {sorted(set(legal) - mine)}, reference only {sorted(mine - set(legal))}"
    assert len(legal) == len(mine)
    position, expected = game.position(), reference.document()
    different = {
        key: (position.get(key), expected.get(key))
        for key in {**position, **expected}
        if position.get(key) != expected.get(key) and key != FUTURE_DICE
    }
    assert not different, f"engine and reference: {different}"
    asked = (None, None) if reference.over else (reference.turn, reference.decision)
    assert (game.turn, game.decision, game.over) == (*asked, reference.over)
    check_invariants(reference)
    return legal


def check_invariants(reference: Reference) -> None:
    """Section 10 of the ledger."""
    seats = reference.seats
    for good in GOODS:
        assert reference.supply[good] + sum(seat["goods"][good] for seat in seats) == 8
    assert min(reference.supply.values()) >= 0
    assert all(min(seat["pesos"], seat["vp"], seat["markers"], *seat["goods"].values()) >= 0 for seat in seats)
    pawns = [seat["pawn"] for seat in seats if seat["pawn"]]
    owned = [venue for seat in seats for venue in seat["owns"]]
    assert len(set(pawns)) == len(pawns)
    assert len(set(owned)) == len(owned)
    assert all(len(seat["owns"]) + seat["markers"] <= 3 for seat in seats)
    assert not any(reference.demand.get(good, 0) > HIGHEST_FACE[good] for good in PLAIN_GOODS)
    if reference.decision == "drive":
        assert reference.ship_in_port
        assert any(reference.demand.values())


def check_view(game: Any, seat: int) -> None:
    """SDC-INFO-1: behind the screens of others nothing is seen before the end."""
    seen = game.view(seat)
    for other, shown in enumerate(seen["seats"]):
        assert ("pesos" in shown) == ("vp" in shown) == ("goods" in shown) == (game.over or other == seat)
    assert ("legal_actions" in seen) == (game.turn == seat)
    assert FUTURE_DICE not in seen


def play(game: Any, policy: str, rng: random.Random, used: Counter[str]) -> Counter[str]:
    """Play a game to its end in both, and count what was compared."""
    start = game.position()
    reference = Reference(start)
    done: Counter[str] = Counter(games=1)
    past: list[str] = []
    try:
        while True:
            legal = compare(game, reference)
            done["decisions"] += 1
            done["legal texts"] += len(legal)
            done["refused"] += refused(game, rng, legal, used, 0.05)
            done["read again"] += read_again(game, rng, legal, 0.02)
            check_view(game, done["decisions"] % game.players)
            if game.over:
                break
            text = choose(policy, rng, legal, used)
            used[text] += 1
            past.append(text)
            mark = game.event_count
            game.push(text)
            rolls = rolls_since(game, mark)
            reference.apply(text, rolls)
            done["empty ships"] += sum(not any(roll.values()) for roll in rolls)
        scores = [(score.total, *score.tie_break) for score in game.scores]
        assert scores == reference.scores()
        assert list(game.winners) == reference.winners()
        for reason in reference.ended:
            done[reason] += 1
    except (AssertionError, LookupError) as problem:
        raise AssertionError(f"{problem}\nstart: {start}\nactions: {past}") from problem
    return done


# ------------------------------------------------------------------ odd positions
def shared_out(rng: random.Random, players: int) -> list[dict[str, int]]:
    """Eight tokens of each good, often all in one place."""
    seats: list[dict[str, int]] = [{} for _ in range(players)]
    for good in GOODS:
        supply = rng.choice((0, 0, 1, 2, rng.randint(0, 8), 8))
        hands = rng.sample(range(players), rng.randint(1, players))
        for _ in range(8 - supply):
            seat = seats[rng.choice(hands)]
            seat[good] = seat.get(good, 0) + 1
    return seats


def odd_seats(rng: random.Random, players: int) -> list[dict[str, Any]]:
    """Nothing or too much in every hand, pawns off the board or crowded, owners nowhere or everywhere."""
    venues = rng.sample(VENUES, len(VENUES))
    pawns = rng.sample(VENUES, players)
    most_owned = rng.choice((0, 1, 3, 3))
    seats = []
    for number, goods in enumerate(shared_out(rng, players)):
        owned = venues[3 * number :][: rng.randint(0, most_owned) if rng.random() < 0.5 else most_owned]
        seats.append(
            {
                "pesos": rng.choice((0, 0, 1, 2, 3, 9, 30, 1000)),
                "vp": rng.choice((0, 0, 1, 2, 5, 50, 1000)),
                "goods": goods,
                "pawn": rng.choice((None, pawns[number], pawns[number])),
                "owns": owned,
            }
        )
    return seats


def dice(rng: random.Random) -> dict[str, int]:
    """Five faces, often low, never all zero."""
    low = rng.random() < 0.5
    faces = {good: rng.randint(0, 1 if low else HIGHEST_FACE[good]) * rng.randint(0, 1) for good in PLAIN_GOODS}
    return faces if any(faces.values()) else {**faces, rng.choice(PLAIN_GOODS): 1}


def odd_question(rng: random.Random, players: int, document: dict[str, Any]) -> dict[str, Any]:
    """What is asked where; the reader of positions refuses what cannot be."""
    decision = rng.choice(("drive", "drive", "drive", "load", "demand", "pablo", "zorro", "alonso", "pawn", "venue"))
    active = rng.randrange(players)
    now: dict[str, Any] = {"decision": decision, "turn": active, "active": active}
    street = document["street"]
    cuban = {"pablo": "pablo", "zorro": "el zorro", "alonso": "alonso"}.get(decision, rng.choice(street))
    if decision in ("pablo", "zorro", "alonso", "pawn", "venue"):
        document["car"] = street.index(cuban) + 1
        document["busy"] = [name for name in document["busy"] if name != cuban]
        if rng.random() < 0.3:
            document["ship_in_port"] = False
    if decision == "load":
        document["car"] = 0
        now["turn"] = rng.randrange(players)
        now["passed"] = [seat for seat in range(players) if seat != now["turn"] and rng.random() < 0.4]
    if decision == "zorro":
        now["turn"] = (active + rng.randint(1, players - 1)) % players
    if decision == "demand":
        document["ship_in_port"] = False
    return now


def odd_document(rng: random.Random, players: int, options: dict[str, Any]) -> dict[str, Any]:
    """A position no ordinary game comes to soon."""
    flags = len(options.get("price_track", USUAL_PRICES))
    venues = rng.sample(VENUES, len(VENUES))
    limit = options.get("turn_limit", 400)
    document: dict[str, Any] = {
        "game": "santiago-de-cuba",
        "players": players,
        "options": options,
        "street": rng.sample(CUBANS, len(CUBANS)),
        "venues": {flower: venues[3 * place : 3 * place + 3] for place, flower in enumerate(FLOWERS)},
        "car": rng.randrange(STOPS),
        "busy": rng.sample(CUBANS, rng.choice((0, 1, 4, 8, 9))),
        "ship": rng.choice((1, rng.randint(1, LAST_SHIP), LAST_SHIP - 1, LAST_SHIP)),
        "ship_in_port": True,
        "turns": rng.choice((1, 1, 1, 1, 1, limit, max(1, limit - 1), max(1, limit - 4))),
        "seats": odd_seats(rng, players),
    }
    document["now"] = odd_question(rng, players, document)
    faces = dice(rng)
    if document["ship_in_port"]:
        aside = rng.choice(
            [good for good in PLAIN_GOODS if any(faces[other] for other in PLAIN_GOODS if other != good)]
        )
        document["flag"] = rng.choice((1, flags, rng.randint(1, flags)))
        document["demand"] = {good: value for good, value in faces.items() if good != aside}
        document["set_aside"] = aside
    elif document["now"]["decision"] == "demand":
        document["rolled"] = faces
    elif document["ship"] == LAST_SHIP and rng.random() < 0.7:
        document["ended"] = ["seventh ship left"]
    return document


# ------------------------------------------------------------------ many games
def duel(
    seed: int, used: Counter[str] | None = None, table: str | None = None, odd: bool | None = None
) -> Counter[str]:
    """One game by its seed: table, number of players, start and policy all follow from it."""
    rng = random.Random(seed)
    options = TABLES[table or rng.choice(list(TABLES))]
    players = 2 + seed % 3
    policy = rng.choice(POLICIES)
    used = Counter() if used is None else used
    if not (rng.random() < 0.5 if odd is None else odd):
        return play(antilles.new("santiago-de-cuba", players=players, seed=seed, options=options), policy, rng, used)
    while True:
        try:
            game = antilles.from_position(odd_document(rng, players, options), seed=seed)
        except PositionError:
            continue
        return play(game, policy, rng, used) + Counter({"odd starts": 1})


def duels(seeds: range) -> tuple[Counter[str], Counter[str]]:
    """Many games: what was compared, and the actions played."""
    total, used = Counter[str](), Counter[str]()
    for seed in seeds:
        try:
            total += duel(seed, used)
        except AssertionError as problem:
            raise AssertionError(f"seed {seed}: {problem}") from problem
    return total, used


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the engine with the second reading of the rules.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    began = time.perf_counter()
    chunk = 50
    last = given.first + given.games
    parts = [range(start, min(start + chunk, last)) for start in range(given.first, last, chunk)]
    total, used = Counter[str](), Counter[str]()
    with ProcessPoolExecutor(given.jobs) as pool:
        for done, texts in pool.map(duels, parts):
            total += done
            used += texts
    for name, number in sorted(total.items()):
        print(f"{number:>12,} {name}")
    print(f"{len(used):>12,} different actions, {len({kind(text) for text in used})} kinds")
    print(f"{time.perf_counter() - began:>12,.0f} seconds; engine and reference agree everywhere")


if __name__ == "__main__":
    main()

"""The engine of Puerto Rico and the second reading side by side: random games, odd positions, every answer compared.

python -m tests.differential.puerto_rico_duel --games 500 --stage base
"""

from __future__ import annotations

import argparse
import os
import random
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import antilles
from antilles.core.errors import ConfigError, PositionError
from tests.differential.probes import read_again, refused
from tests.differential.puerto_rico_odd import odd_document
from tests.differential.puerto_rico_reference import Reference
from tests.differential.puerto_rico_reference.tables import BUILDINGS, EDITIONS, GOODS

LEFT_OUT = {"game", "edition", "players", "expansions", "variants", "options", "now", "generator"}
"""Parts of a position that the reference does not write: the table, and what a running phase remembers."""
BUILDING_NAMES = list(BUILDINGS)


# ------------------------------------------------------------------ one game, compared after every action
def drawn_since(game: Any, mark: int, text: str) -> list[str]:
    """What chance decided since a mark, in its order; a tile laid after a look was drawn before."""
    found: list[str] = []
    for event in game.events_since(mark):
        first, second, _ = event.numbers
        if event.kind == "tile seen" or (event.kind == "tile drawn" and text != "plantation"):
            found.append(GOODS[first])
        elif event.kind == "tile turned up":
            found += [GOODS[first]] * second
        elif event.kind == "goal drawn" and first == 2:
            found.append(BUILDING_NAMES[second])
    return found


def without_memory(position: dict[str, Any]) -> dict[str, Any]:
    """A position without what only a running phase remembers."""
    found = {key: value for key, value in position.items() if key not in LEFT_OUT}
    found["seats"] = [{key: held for key, held in seat.items() if key != "captain_turn"} for seat in found["seats"]]
    return found


def differences(one: Any, other: Any, path: str = "") -> list[str]:
    """Where two documents differ, engine first."""
    if isinstance(one, dict) and isinstance(other, dict):
        keys = [*one, *(key for key in other if key not in one)]
        return [line for key in keys for line in differences(one.get(key), other.get(key), f"{path}.{key}")]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [
            line for i, pair in enumerate(zip(one, other, strict=True)) for line in differences(*pair, f"{path}[{i}]")
        ]
    return [] if one == other else [f"{path[1:]}: engine {one}, reference {other}"]


def compare(game: Any, reference: Reference) -> list[str]:
    """The same question, the same legal answers, the same position; the legal texts in order."""
    asked = reference.question
    mine = (None, None) if asked is None else (asked.seat, asked.decision)
    assert (game.turn, game.decision, game.over) == (*mine, reference.over), (
        f"engine asks {(game.turn, game.decision)}, reference {mine}"
    )
    legal = list(game.legal_actions)
    texts = set(reference.texts)
    assert set(legal) == texts, f"engine only {sorted(set(legal) - texts)}, reference only {sorted(texts - set(legal))}"
    assert len(legal) == len(texts) == len(reference.texts)
    position = game.position()
    different = differences(without_memory(position), reference.document())
    assert not different, "; ".join(different)
    if not game.over:
        now = position["now"]
        memory = (now.get("role"), now.get("tile_peeked"))
        assert memory == (reference.board.role, reference.board.peeked), f"now: {memory}"
    return legal


def kind(text: str) -> str:
    """The sort of action a text is."""
    words = [word for word in text.split() if not word.isdigit()]
    return " ".join(words[:2]) if words[0] in ("role", "build", "draft") else words[0]


def choose(policy: str, rng: random.Random, texts: list[str], used: Counter[str]) -> str:
    """An action; each policy leads games to other places."""
    if texts[0].startswith("guest ") and policy in PATIENT and rng.random() < 0.85:
        return "pass"
    if policy == "eager" and len(texts) > 1 and rng.random() < 0.9:
        texts = [text for text in texts if text != "pass"]
    elif policy == "kinds":
        wanted = rng.choice(sorted({kind(text) for text in texts}))
        texts = [text for text in texts if kind(text) == wanted]
    elif policy == "rare":
        return rng.choices(texts, [1 / (1 + used[text]) for text in texts])[0]
    elif policy == "rich":
        builds = [text for text in texts if text.startswith("build ")]
        texts = builds[-3:] or texts
        busy = [text for text in texts if text in ("role builder", "role mayor", "role craftsman", "role captain")]
        texts = busy if busy and rng.random() < 0.7 else texts
    elif policy == "full" and texts[0].startswith(("place", "keep")):
        return texts[-1]
    return rng.choice(texts)


POLICIES = ("any", "eager", "eager", "kinds", "rare", "rich", "full")
PATIENT = ("any", "eager", "full")
"""Policies whose guests mostly stay for a later window."""


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
            if game.over:
                break
            done["refused"] += refused(game, rng, legal, used, 0.02)
            done["read again"] += read_again(game, rng, legal, 0.01)
            text = choose(policy, rng, legal, used)
            used[text] += 1
            past.append(text)
            mark = game.event_count
            game.push(text)
            reference.apply(text, drawn_since(game, mark, text))
        scores = [(score.total, score.tie_break) for score in game.scores]
        assert scores == reference.scores(), f"scores: engine {scores}, reference {reference.scores()}"
        assert list(game.winners) == reference.winners()
        for reason in reference.board.ended:
            done[reason] += 1
    except (AssertionError, LookupError, IndexError) as problem:
        now = game.position()["now"]
        raise AssertionError(f"{problem} after {past[-6:]}, {now}\nactions: {past}\nstart: {start}") from problem
    return done


# ------------------------------------------------------------------ tables
ALL_FOUR = ("buildings", "nobles", "smuggler", "festival")
STAGES: dict[str, list[dict[str, Any]]] = {
    "base": [{"edition": edition} for edition in EDITIONS],
    "nobles": [{"edition": edition, "expansions": ["nobles"]} for edition in ("rio-grande", "1897")],
    "smuggler": [{"edition": "1897", "expansions": chosen} for chosen in (["smuggler"], ["smuggler", "nobles"])],
    "festival": [
        {"edition": "1897", "expansions": chosen}
        for chosen in (["festival"], ["festival", "nobles"], ["festival", "smuggler"])
    ],
    "buildings": [{"edition": edition, "expansions": ["buildings"]} for edition in ("polish", "rio-grande", "1897")],
    "everything": [
        {"edition": "1897", "expansions": list(ALL_FOUR)},
        {"edition": "1897", "expansions": list(ALL_FOUR), "options": {"building_set": "random"}},
        {"edition": "1897", "expansions": ["buildings", "nobles"]},
        {"edition": "rio-grande", "expansions": ["buildings", "nobles"]},
        {"edition": "rio-grande", "expansions": ["buildings", "nobles"], "options": {"building_set": "recommended"}},
    ],
    "variants": [
        {"edition": "polish", "variants": ["one-of-each"]},
        {"edition": "polish", "variants": ["long-game"]},
        {"edition": "polish", "variants": ["one-of-each", "long-game"], "expansions": ["buildings"]},
    ],
    "switches": [],
    "house": [],
    "asking base": [{"edition": edition, "options": {"ask_everything": True}} for edition in EDITIONS],
    "asking": [
        {"edition": "rio-grande", "expansions": ["nobles"], "options": {"ask_everything": True}},
        {"edition": "1897", "expansions": ["nobles", "smuggler", "festival"], "options": {"ask_everything": True}},
        {"edition": "polish", "expansions": ["buildings"], "options": {"ask_everything": True}},
        {"edition": "rio-grande", "expansions": ["buildings", "nobles"], "options": {"ask_everything": True}},
        {"edition": "1897", "expansions": list(ALL_FOUR), "options": {"ask_everything": True}},
    ],
}
PLAIN_STAGES = ("base", "nobles", "smuggler", "festival", "buildings", "everything", "variants")
SWITCH_VALUES: dict[str, tuple[Any, ...]] = {
    "vp_pool_5p": (30, 122),
    "mayor_rearrange": (False, True),
    "hospice_hacienda": ("one_colonist_either_tile", "ordinary_tile_only"),
    "fortress_counts_limbo": (False, True),
    "customs_counts_paper": (False, True),
    "vp_end_any_phase": (False, True),
    "x1_office_trading_post": ("none", "apart"),
    "x1_hacienda_forest_house": ("none", "apart"),
    "forest_source": ("face_up_plantation", "stock"),
    "forest_hacienda": ("face_up_only", "peek_then_return", "peek_then_place"),
    "guest_targets": ("all", "buildings"),
    "library_craftsman": ("any", "different"),
    "specialty_counts_bonus": (False, True),
    "land_office_sale": ("discard", "open_row"),
    "land_office_forest": ("needs_forest_house", "sell_any"),
    "x2_all_colonists": (False, True),
    "corn_seats_poorer": (False, True),
    "factory_8_university_7": (False, True),
    "draft_first": ("governor", "random"),
}


def some_table(stage: str, rng: random.Random) -> dict[str, Any]:
    """A table of the stage; "switches" turns some, "house" puts together what no box holds."""
    if stage == "house":
        expansions = [name for name in ALL_FOUR if rng.random() < 0.5]
        variants = [name for name in ("one-of-each", "long-game") if rng.random() < 0.3]
        return {"edition": rng.choice(EDITIONS[1:]), "expansions": expansions, "variants": variants}
    if stage != "switches":
        return dict(rng.choice(STAGES[stage]))
    while True:
        table = dict(rng.choice([table for stage in PLAIN_STAGES for table in STAGES[stage]]))
        turned = rng.sample(sorted(SWITCH_VALUES), rng.randint(1, 8))
        options = {name: rng.choice(SWITCH_VALUES[name]) for name in turned}
        table["options"] = options | table.get("options", {})
        try:
            antilles.new("puerto-rico", players=3, seed=1, **table)
        except ConfigError:
            continue
        return table


# ------------------------------------------------------------------ many games
def duel(seed: int, stage: str, used: Counter[str] | None = None, odd: bool | None = None) -> Counter[str]:
    """One game by its seed: table, number of players, start and policy all follow from it."""
    rng = random.Random(seed)
    used = Counter() if used is None else used
    policy = rng.choice(POLICIES)
    table = some_table(stage, rng)
    players = rng.randint(3 if table["edition"] == "classic" else 2, 5)
    if not (rng.random() < 0.6 if odd is None else odd):
        return play(antilles.new("puerto-rico", players=players, seed=seed, **table), policy, rng, used)
    for _ in range(2000):
        try:
            game = antilles.from_position(odd_document(rng, players, table), seed=seed)
        except (PositionError, ConfigError):
            continue
        return play(game, policy, rng, used) + Counter({"odd starts": 1})
    raise AssertionError(f"no odd position found for {table}")


def duels(stage: str, seeds: range) -> tuple[Counter[str], Counter[str], list[str]]:
    """Many games: what was compared, the actions played, and the disagreements."""
    total, used, problems = Counter[str](), Counter[str](), []
    for seed in seeds:
        try:
            total += duel(seed, stage, used)
        except AssertionError as problem:
            problems.append(f"seed {seed}: {problem}")
    return total, used, problems


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the engine with the second reading of the rules.")
    parser.add_argument("--stage", choices=list(STAGES), default="base")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--whole", action="store_true", help="print disagreements with start and actions")
    given = parser.parse_args()
    began = time.perf_counter()
    chunk = 20
    last = given.first + given.games
    parts = [range(start, min(start + chunk, last)) for start in range(given.first, last, chunk)]
    total, used, problems = Counter[str](), Counter[str](), list[str]()
    with ProcessPoolExecutor(given.jobs) as pool:
        for done, texts, found in pool.map(duels, [given.stage] * len(parts), parts):
            total += done
            used += texts
            problems += found
    for name, number in sorted(total.items()):
        print(f"{number:>12,} {name}")
    print(f"{len(used):>12,} different actions, {len({kind(text) for text in used})} kinds")
    print(f"{time.perf_counter() - began:>12,.0f} seconds; {len(problems)} disagreements")
    for problem in problems:
        print(problem if given.whole else problem.splitlines()[0])
    if problems:
        raise SystemExit(1)


if __name__ == "__main__":
    main()

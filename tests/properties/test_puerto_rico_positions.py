"""Positions of Puerto Rico: whole ones set up the very same game, damaged ones are refused or sound, in bounds."""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np
import pytest

from antilles.core.errors import AntillesError
from antilles.core.jit import COMPILED
from antilles.puerto_rico import buildings, decisions, goods, phases, tiles
from antilles.puerto_rico.components import CITY_SPACES, ISLAND_SPACES
from antilles.puerto_rico.game import PuertoRico
from antilles.puerto_rico.layout import MOST_SCRIPTED, PLAYER, STATE
from antilles.puerto_rico.positions.memory import NUMBERS
from antilles.puerto_rico.positions.progress import BEGINNINGS
from tests.properties.puerto_rico_tables import TABLES, out_of_bounds, play_some, some_table


@pytest.mark.parametrize("seed", range(12))
def test_every_position_sets_up_the_very_same_game(seed: int) -> None:
    dice = random.Random(seed)
    game = PuertoRico.start(seed=seed, **some_table(seed))
    for _ in range(700):
        if game.over:
            break
        if dice.random() < 0.2:
            document = json.loads(json.dumps(game.position()))
            twin = PuertoRico.from_position(document)
            assert twin == game, document["now"]
            assert twin.position() == game.position()
        game.push(dice.choice(game.legal_actions.ids))
    assert PuertoRico.from_position(game.position()) == game


@pytest.mark.parametrize("seed", range(12))
def test_scripted_games_too(seed: int) -> None:
    dice = random.Random(seed)
    game = play_some(PuertoRico.start(seed=seed, **some_table(seed)), seed, 60)
    for _ in range(120):
        if game.over:
            break
        document = game.position()
        left = [name for name, number in document["plantations"]["face_down"].items() for _ in range(number)]
        if dice.random() < 0.3:
            script = dice.sample(left, min(len(left), dice.randint(0, MOST_SCRIPTED)))
            document["plantations"]["next"] = script
            game = PuertoRico.from_position(document)
            assert game.position()["plantations"].get("next", []) == script
        assert PuertoRico.from_position(game.position()) == game
        game.push(dice.choice(game.legal_actions.ids))


def damaged(document: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    """A whole position with other numbers in what the phase remembers, or with some of it left out."""
    twin: dict[str, Any] = json.loads(json.dumps(document))
    now = twin["now"]
    phase = phases.NAMES.index(now["phase"])
    for _ in range(dice.randint(1, 3)):
        field = dice.choice([row for row in NUMBERS.values() if not row.during or phase in row.during])
        kind = dice.randrange(8)
        if kind < 3:
            now[field.name] = dice.choice((dice.randint(field.least, min(6, field.most_given)), field.most_given))
        elif kind == 3:
            for key in ("step", "turns_done", "turn", "window", "slot", "placing", "placer", "dealt"):
                now.pop(key, None)
            now["decision"] = dice.choice((document["now"]["decision"], dice.choice(decisions.NAMES)))
        elif kind == 4:
            now["tile_placed"], now["new_building"] = dice.choice(tiles.NAMES), dice.choice(buildings.NAMES)
        elif kind == 5:
            now["kept"] = {good: dice.randint(0, 4) for good in goods.NAMES[: dice.randint(0, 5)]}
            now["slot"] = dice.randint(0, 60)
        elif kind == 6:
            twin["now"] = now = {key: now[key] for key in ("role", "holder") if key in now}
            now |= {"at": dice.choice(list(BEGINNINGS)), "turn": dice.randrange(twin["players"])}
            now["phase"] = phases.NAMES[phase]
        else:
            twin["seats"][0] |= {"captain_turn": True, "city": dict.fromkeys(dice.sample(buildings.NAMES, 4), 0)}
    return twin


def sound(game: Any) -> bool:
    """Nobody stands where there is no circle, and no board is overfull."""
    for player in game.state.players:
        for people, circles in zip(player.manned, player.tiles, strict=False):
            if people > circles:
                return False
        for row, inside, nobles in zip(buildings.BUILDINGS, player.city, player.city_nobles, strict=True):
            if inside > row.circles or nobles > max(0, inside):
                return False
        if sum(player.tiles) > ISLAND_SPACES:
            return False
    return not out_of_bounds(game.state)


@pytest.mark.parametrize("seed", range(40))
def test_damaged_positions_are_refused_by_name_or_sound(seed: int) -> None:
    dice = random.Random(seed)
    whole = play_some(PuertoRico.start(seed=seed, **some_table(seed)), seed, dice.randint(0, 400)).position()
    refused: list[str] = []
    for _ in range(15):
        document = damaged(whole, dice)
        try:
            game = PuertoRico.from_position(document)
        except AntillesError as problem:
            refused.append(getattr(problem, "field", ""))
            continue
        assert sound(game), document["now"]
        assert PuertoRico.from_position(game.position()) == game, document["now"]
        for _ in range(60):
            if game.over:
                break
            game.push(dice.choice(game.legal_actions.ids))
            assert sound(game), document["now"]
    assert all(refused)


def richest(edition: str, players: int, pieces: str) -> dict[str, Any]:
    """Every number at the most that a document may say; one seat has all the pieces of one sort."""
    most = {field.name: field.most_given for field in (*STATE.fields, *PLAYER.fields)}
    document: dict[str, Any] = {
        "edition": edition,
        "players": players,
        "expansions": ["buildings", "nobles", "smuggler", "festival"],
        "options": {"vp_pool_5p": 1000, "x2_all_colonists": True, "building_set": "recommended"},
    }
    fresh = PuertoRico.start(**document)
    in_play = [name for name in fresh.position()["roles"] if name != "smuggler"]
    document |= {"round": most["round"], "roles": dict.fromkeys(in_play, most["role_doubloons"])}
    document |= {"buildings": dict.fromkeys(buildings.NAMES, most["stock"])}
    document["seats"] = [{"doubloons": most["doubloons"]} for _ in range(players)]
    owner, s = document["seats"][-1], fresh.state
    if pieces == "people":
        owner |= {"limbo": s.colonist_supply + players - 1 + s.noble_supply + 1, "limbo_nobles": s.noble_supply + 1}
        document |= {"colonist_ship": 0, "ship_nobles": 0}
    elif pieces == "goods":
        every = [int(held) + int(goal) for held, goal in zip(s.goods_supply, s.goal_goods, strict=True)]
        owner["goods"] = dict(zip(goods.NAMES, every, strict=True))
    elif pieces == "points":
        owner |= {"victory_points": s.vp_pool - 1, "victory_points_on_paper": most["vp_paper"]}
        document["ended"] = ["victory points gone"]
    else:
        owner["island"] = {"corn": 1, "indigo": 5, "quarry": 5}
        owner["city"] = dict.fromkeys(buildings.NAMES[: CITY_SPACES - 1], 1)
    return document


def escaped(states: Any) -> list[str]:
    """As `out_of_bounds`, over many states at once."""
    if not COMPILED:
        return [problem for state in states for problem in out_of_bounds(state)]
    wrong = []
    for struct, rows in ((STATE, states), (PLAYER, states["players"])):
        for field in struct.fields:
            if not field.of and (np.min(rows[field.name]) < field.least or np.max(rows[field.name]) > field.most):
                wrong.append(field.name)
    return wrong


@pytest.mark.parametrize("pieces", ["people", "goods", "points", "boards"])
@pytest.mark.parametrize(("edition", "players"), [table for table in TABLES if table[1] in (2, 5)])
def test_no_number_ever_leaves_its_bounds(edition: str, players: int, pieces: str) -> None:
    """From the largest numbers that a document may say, games are played to their end."""
    game = PuertoRico.from_position(richest(edition, players, pieces))
    states = STATE.filled(game.state, 8)
    dice = random.Random(players)
    engine = game.engine
    for _ in range(3000):
        legal = engine.legal(states)
        if not any(legal):
            break
        going = [index for index, ids in enumerate(legal) if ids]
        if len(going) < len(states):
            kept = STATE.array(len(going))
            for place, index in enumerate(going):
                STATE.restore(kept, place, STATE.dump(states, index))
            states, legal = kept, [legal[index] for index in going]
        engine.apply(states, [dice.choice(ids) for ids in legal])
        assert escaped(states) == []
    else:
        pytest.fail("the games do not end")

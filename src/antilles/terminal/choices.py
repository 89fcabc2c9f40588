"""The numbered choices of a question, each with its notation and what it brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from antilles.puerto_rico.actions import (
    ACTIONS,
    BUILD_VERB,
    LOAD_VERB,
    PASS_VERB,
    QUARRIES_VERB,
    ROLE_VERB,
    SELL_VERB,
    TAKE_VERB,
    WHARF_VERB,
)
from antilles.puerto_rico.components import BUILDING_ROWS
from antilles.puerto_rico.game import PuertoRico
from antilles.puerto_rico.vocabulary import GOOD_NAMES, NO_GOOD, PROSPECTOR, ROLE_NAMES, SECOND_PROSPECTOR, TILE_NAMES
from antilles.terminal.palette import FAINT, OWN
from antilles.terminal.player_boards import counted

MOST_IN_ONE_COLUMN = 9
TRIAL_SEED = 1

ROLE_REMARKS = (
    "all take a plantation; you may take a quarry",
    "all receive colonists; you get one more",
    "all may build; you pay 1 doubloon less",
    "all produce goods; you get one good more",
    "all may sell a good; you get 1 doubloon more",
    "all must load ships; your first load scores 1 point more",
    "you get 1 doubloon, the others nothing",
    "you get 1 doubloon, the others nothing",
)


@dataclass(frozen=True)
class Choice:
    """One numbered choice: what is pushed, how it is written, what it brings; `more` where there is room."""

    push: str | int
    notation: str
    remark: str = ""
    more: str = ""


def legal_choices(game: PuertoRico) -> list[Choice]:
    """Every legal action, in the order of the engine."""
    view = game.view(game.turn or 0)
    return [
        Choice(action, ACTIONS.texts[action], remark(game, view, action), more(action)) for action in game.legal_actions.ids
    ]


def remark(game: PuertoRico, view: Mapping[str, Any], action: int) -> str:
    """What an action brings, in a few words."""
    verb, first = ACTIONS.verbs[action], ACTIONS.firsts[action]
    if verb == ROLE_VERB:
        return role_remark(view, first)
    if verb == TAKE_VERB:
        return tile_remark(view, TILE_NAMES[first])
    if verb == BUILD_VERB:
        return f"for {game.price(view['seat'], first)}, {counted(BUILDING_ROWS[first].points, 'point')}"
    if verb in (LOAD_VERB, WHARF_VERB, SELL_VERB):
        return outcome_remark(game, action)
    if verb == PASS_VERB:
        return pass_remark(game)
    if verb == QUARRIES_VERB:
        return f"use {counted(first, 'quarry').replace('quarrys', 'quarries')}"
    return offer_remark(view) or game.describe_action(action)


def role_remark(view: Mapping[str, Any], role: int) -> str:
    """What a role does and the doubloons on it."""
    coins = view["roles"][ROLE_NAMES[role]]["doubloons"]
    if coins and role in (PROSPECTOR, SECOND_PROSPECTOR):
        return f"you get 1 doubloon and the {coins} on it"
    return ROLE_REMARKS[role] + (f" (+{counted(coins, 'doubloon')})" if coins else "")


def tile_remark(view: Mapping[str, Any], tile: str) -> str:
    """How many of the tile lie open and how many the player has."""
    left = view["plantations"]["face_up"].get(tile, view["supply"]["quarries"])
    own = view["seats"][view["seat"]]["island"].get(tile, {"tiles": 0})["tiles"]
    return f"{left} there, you have {own}"


def outcome_remark(game: PuertoRico, action: int) -> str:
    """What a load scores or a sale brings: played on a copy in which everything hidden is drawn anew."""
    seat = game.turn or 0
    trial = game.determinize(seat, TRIAL_SEED)
    mark = trial.event_count
    trial.push(action)
    own = [event for event in trial.events_since(mark) if event.seat == seat]
    goods = sum(event.numbers[1] for event in own if event.kind in ("loaded", "wharf loaded"))
    if goods:
        scored = sum(event.numbers[0] for event in own if event.kind == "points")
        return f"{counted(goods, 'good')}, scores {counted(scored, 'point')}" if scored else counted(goods, "good")
    price = sum(event.numbers[1] for event in own if event.kind == "sold")
    bonus = sum(event.numbers[0] for event in own if event.kind == "doubloons")
    extra = f" ({price} + {bonus})" if bonus else ""
    return f"for {counted(price + bonus, 'doubloon')}{extra}"


def pass_remark(game: PuertoRico) -> str:
    """What passing means here."""
    words = {"builder build": "build nothing", "trader sell": "sell nothing", "settler take": "take nothing"}
    return words.get(game.decision or "", "do without")


def offer_remark(view: Mapping[str, Any]) -> str:
    """What is offered: a benefit, a colonist for a tile or a building, the builder's discount."""
    now = view["now"]
    if now.get("offered"):
        return ", ".join(f"{amount} x {name}" for name, amount in now["offered"].items())
    if now["decision"] == "hospice colonist" and "tile_placed" in now:
        return f"a colonist on the new {now['tile_placed']} tile"
    if now["decision"] == "university colonist" and "new_building" in now:
        return f"a colonist in the new {now['new_building']}"
    if now["decision"] == "builder privilege" and "new_building" in now:
        return f"1 doubloon less for the {now['new_building']}"
    if now["decision"] == "mayor privilege":
        return f"1 of {view['supply']['colonists']} colonists in the supply"
    return ""


def more(action: int) -> str:
    """What a building does, in the words of its rule's title."""
    from antilles.core.rulebook import rule

    if ACTIONS.verbs[action] != BUILD_VERB:
        return ""
    row = BUILDING_ROWS[ACTIONS.firsts[action]]
    if row.makes != NO_GOOD:
        return f"{counted(row.circles, 'circle')} for {GOOD_NAMES[row.makes]}"
    found = rule(row.rule)
    return found.title.partition(": ")[2] if found else ""


def draw_choices(choices: Sequence[Choice], width: int) -> RenderableType:
    """The numbered list, in two columns when it is long."""
    columns = 1 if len(choices) <= MOST_IN_ONE_COLUMN else 2
    height = -(-len(choices) // columns)
    room = width // columns
    most = min(max(len(choice.notation) for choice in choices), room - 8)
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(columns):
        grid.add_column(width=4, justify="right", no_wrap=True)
        grid.add_column(width=most, no_wrap=columns > 1, overflow="ellipsis" if columns > 1 else "fold")
        grid.add_column(width=room - most - 7, no_wrap=columns > 1, overflow="ellipsis")
    for line in range(height):
        cells: list[Text] = []
        for number in range(line, len(choices), height):
            choice = choices[number]
            words = f"{choice.remark}: {choice.more}" if choice.more and columns == 1 else choice.remark
            cells += [Text(str(number + 1), style=OWN), Text(choice.notation), Text(words, style=FAINT)]
        grid.add_row(*cells)
    return grid

"""Tables of Puerto Rico with every expansion, variant and option that changes what a position can hold."""

from __future__ import annotations

import random
from typing import Any

from antilles.puerto_rico.game import PuertoRico
from antilles.puerto_rico.layout import PLAYER, STATE

TABLES = [(edition, players) for edition, counts in PuertoRico.tables().items() for players in counts]


def some_table(seed: int) -> dict[str, Any]:
    """A table chosen by a seed."""
    dice = random.Random(seed)
    edition, players = dice.choice(TABLES)
    expansions = [name for name in ("buildings", "nobles", "smuggler", "festival") if dice.random() < 0.6]
    variants = [name for name in ("one-of-each", "long-game") if dice.random() < 0.15]
    options: dict[str, Any] = {name: dice.random() < 0.5 for name in ("ask_everything", "mayor_rearrange")}
    options["forest_hacienda"] = dice.choice(("face_up_only", "peek_then_return", "peek_then_place"))
    options["land_office_sale"] = dice.choice(("discard", "open_row"))
    if "buildings" in expansions and "one-of-each" not in variants:
        options["building_set"] = dice.choice(("draft", "recommended", "random"))
    return {"edition": edition, "players": players, "expansions": expansions, "variants": variants, "options": options}


def play_some(game: Any, seed: int, steps: int) -> Any:
    """Up to `steps` random actions."""
    dice = random.Random(seed)
    for _ in range(steps):
        if game.over:
            break
        game.push(dice.choice(game.legal_actions.ids))
    return game


def out_of_bounds(state: Any) -> list[str]:
    """The fields of a state that are not from `least` to `most`, as the layout declares them."""
    wrong = []
    records = [(STATE, state, "")] + [(PLAYER, player, f"players[{i}].") for i, player in enumerate(state.players)]
    for struct, record, path in records:
        for field in struct.fields:
            if not field.of:
                value = getattr(record, field.name)
                numbers = value.tolist() if field.shape else [value]
                if any(not field.least <= number <= max(field.most, field.blank) for number in numbers):
                    wrong.append(f"{path}{field.name} is {numbers}, not from {field.least} to {field.most}")
    return wrong

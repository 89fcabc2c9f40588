"""What a thing does at this table."""

from typing import Any

from antilles.core.messages import Message
from antilles.puerto_rico.editions import SWITCHES
from antilles.puerto_rico.game import PuertoRico


def card(game: PuertoRico, thing: str) -> Message:
    """A sentence or two about a thing; where editions differ, it depends on the table's switches."""
    return Message(f"pr-card-{thing}", **switches_of(game))


def switches_of(game: PuertoRico) -> dict[str, Any]:
    """Every switch that changes play, as this table has it."""
    edition, options = game.config["edition"], game.config["options"]
    return {row.name: options.get(row.name, row.value(edition)) for row in SWITCHES if row.changes_play}

"""Santiago de Cuba, as the rest of the house knows it."""

from antilles.core.manifest import Manifest

MANIFEST = Manifest(
    id="santiago-de-cuba",
    title="Santiago de Cuba",
    room="santiago",
    game="Santiago",
    rule_prefix="SDC-",
    named_rules=("SDC-VENUE-", "SDC-CUBAN-"),
    table_keys=("players", "options"),
    fewest_players=2,
    most_players=4,
    default_players=4,
)

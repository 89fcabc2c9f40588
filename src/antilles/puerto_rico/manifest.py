"""Puerto Rico, as the rest of the house knows it."""

from antilles.core.manifest import Manifest

MANIFEST = Manifest(
    id="puerto-rico",
    title="Puerto Rico",
    room="puerto_rico",
    game="PuertoRico",
    rule_prefix="PR-",
    named_rules=("PR-BLD-",),
    table_keys=("edition", "players", "expansions", "variants", "options"),
    fewest_players=2,
    most_players=5,
    default_players=4,
)

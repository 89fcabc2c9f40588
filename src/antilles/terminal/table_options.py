"""The table that the options of a command line describe."""

from typing import Any

from antilles.core import registry
from antilles.core.document import parse_document
from antilles.core.errors import ConfigError, PositionError, shown
from antilles.core.messages import Message

MOST_DIGITS, MOST_CHARACTERS = 18, 200


def parse_options(given: list[str] | None) -> dict[str, Any]:
    """`name=value` options; values are true, false, a number, a word, or a list or mapping as YAML writes them."""
    options: dict[str, Any] = {}
    for item in given or []:
        name, equals, value = item.partition("=")
        if not equals or not name.strip():
            raise ConfigError(Message("cli-no-option", given=shown(item)))
        lowered = value.strip().lower()
        if lowered in ("true", "yes", "on", "false", "no", "off"):
            options[name.strip()] = lowered in ("true", "yes", "on")
        elif lowered.startswith(("[", "{")):
            try:
                options[name.strip()] = parse_document(value)
            except PositionError as problem:
                unread = Message("cli-option-value", option=name.strip()[:40], problem=problem.message)
                raise ConfigError(unread) from problem
        else:
            is_number = lowered.isascii() and lowered.isdigit() and len(lowered) <= MOST_DIGITS
            options[name.strip()] = int(lowered) if is_number else value.strip()[:MOST_CHARACTERS]
    return options


def listed(names: str) -> list[str]:
    """Names between commas."""
    return [name.strip() for name in names.split(",") if name.strip()]


def table_config(
    game: str, players: int | None, edition: str | None, expansions: str, variants: str, option: list[str] | None
) -> dict[str, Any]:
    """The table that the options of a command line describe; what the game does not have is refused."""
    given: dict[str, Any] = {"edition": edition, "expansions": listed(expansions), "variants": listed(variants)}
    given = {key: value for key, value in given.items() if value}
    manifest = registry.manifest_of(game)
    for key in given:
        if key not in manifest.table_keys:
            raise ConfigError(Message("cli-no-table-key", game=game, key=key), key)
    number = manifest.default_players if players is None else players
    return {"players": number, **given, "options": parse_options(option)}

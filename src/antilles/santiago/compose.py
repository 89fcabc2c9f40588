"""Options + seats -> Rules: the one place where a table's rules are put together."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from antilles.core.arguments import whole_number, wrong_players
from antilles.core.errors import ConfigError, shown
from antilles.core.messages import Message
from antilles.core.records import Record
from antilles.santiago import box, cubans, flowers, venues
from antilles.santiago.layout import RULES
from antilles.santiago.manifest import MANIFEST
from antilles.santiago.options import OPTIONS, RANDOM, checked_options


@dataclass(frozen=True)
class Config:
    """What a table plays: the part of a game file that chooses the rules."""

    players: int = MANIFEST.default_players
    options: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "players", checked_players(self.players))
        object.__setattr__(self, "options", checked_options(self.options))

    def option(self, name: str) -> Any:
        """The value of an option at this table."""
        return self.options.get(name, OPTIONS[name].usual)

    @property
    def house_table(self) -> bool:
        """Whether an option departs from what the booklet says or is read to say."""
        return any(value != OPTIONS[name].usual for name, value in self.options.items() if OPTIONS[name].changes_play)

    def rules(self) -> Record:
        """The Rules record of this table."""
        return compose(self)

    def document(self) -> dict[str, Any]:
        """As game files and positions write it."""
        return {"players": self.players, "options": dict(self.options)}


def checked_players(players: object) -> int:
    """A player count of the box."""
    number = whole_number(players)
    if number is None:
        raise ConfigError(Message("error-players-number", given=shown(players)), "players")
    if not box.FEWEST_PLAYERS <= number <= box.MOST_PLAYERS:
        raise ConfigError(wrong_players(MANIFEST, number), "players")
    return number


def compose(config: Config) -> Record:
    """The Rules record of a table."""
    rules: Any = Record(RULES)
    rules.players = config.players
    prices = config.option("price_track")
    rules.flags = len(prices)
    for flag, price in enumerate(prices):
        rules.prices[flag] = price
    for cuban, row in enumerate(cubans.CUBANS):
        rules.cuban_flower[cuban] = row.flower
        if row.flower != flowers.NONE:
            rules.cuban_flower[cuban] = flowers.FLOWERS.number(config.option(f"flower_{row.name}"))
    compose_layout(config, rules)
    for name in (name for name in OPTIONS if name in RULES.by_name and not RULES.by_name[name].shape):
        setattr(rules, name, int(config.option(name)))
    return rules  # type: ignore[no-any-return]


def compose_layout(config: Config, rules: Any) -> None:
    """The order of the Cubans and the slots of the venues, where the table fixes them."""
    street, dealt = config.option("street"), config.option("venues")
    rules.street_given, rules.venues_given = int(street != RANDOM), int(dealt != RANDOM)
    if rules.street_given:
        for stop, name in enumerate(street, start=1):
            rules.street[stop] = cubans.CUBANS.number(name)
    if rules.venues_given:
        for flower, names in dealt.items():
            for name in names:
                rules.venue_flower[venues.VENUES.number(name)] = flowers.FLOWERS.number(flower)

"""Edition + expansions + variants + options + seats -> Rules: the one place where a table's rules are put together."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from antilles.core.arguments import not_a_flag, not_from_to, not_one_of, whole_number, wrong_players
from antilles.core.errors import ConfigError, choice_of_table, shown
from antilles.core.messages import Message
from antilles.core.records import Record
from antilles.puerto_rico import buildings, components, editions, goods, people, roles, switches, tiles
from antilles.puerto_rico.building_sets import checked_building_set, copies_of
from antilles.puerto_rico.expansions import all_expansions, festival, nobles, smuggler
from antilles.puerto_rico.expansions import buildings as new_buildings
from antilles.puerto_rico.layout import RULES
from antilles.puerto_rico.manifest import MANIFEST
from antilles.puerto_rico.switches import EDITIONS, Value
from antilles.puerto_rico.variants import LONG_GAME, ONE_OF_EACH, VARIANTS

DEFAULT_PLAYERS = 4


@dataclass(frozen=True)
class Config:
    """What a table plays: the part of a game file that chooses the rules."""

    players: int = DEFAULT_PLAYERS
    edition: str = switches.DEFAULT_EDITION
    expansions: Sequence[str] = ()
    variants: Sequence[str] = ()
    options: Mapping[str, Value] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "edition", checked_edition(self.edition))
        object.__setattr__(self, "players", checked_players(self.players, self.edition))
        object.__setattr__(self, "expansions", checked_names(self.expansions, all_expansions(), "expansions"))
        object.__setattr__(self, "variants", checked_names(self.variants, VARIANTS, "variants"))
        if not isinstance(self.options, Mapping):
            raise option_error(Message("error-options-mapping", given=shown(self.options)))
        options = {name: checked_option(name, value) for name, value in self.options.items()}
        object.__setattr__(self, "options", dict(sorted(options.items())))
        check_contradictions(self)

    def has(self, expansion: str) -> bool:
        """Whether an expansion is in play."""
        return expansion in self.expansions

    @property
    def new_violets(self) -> bool:
        """Whether the violets of expansion I are in play: by the expansion, or by the variant that uses all of them."""
        return self.has(new_buildings.EXPANSION.id) or ONE_OF_EACH in self.variants

    @property
    def boxes(self) -> set[int]:
        """The boxes whose buildings can be in play."""
        added = (all_expansions()[name].box for name in self.expansions)
        new = {buildings.NEW} if self.new_violets else set()
        return {buildings.BASE, *new, *(box for box in added if box is not None)}

    @property
    def house_table(self) -> bool:
        """Whether no booklet covers this combination."""
        foreign = any(self.edition not in all_expansions()[name].editions for name in self.expansions)
        foreign = foreign or any(self.edition not in VARIANTS[name].editions for name in self.variants)
        return foreign or any(not in_booklet(self.edition, *option) for option in self.options.items())

    def rules(self) -> Record:
        """The Rules record of this table."""
        return compose(self)

    def document(self) -> dict[str, Any]:
        """As game files and positions write it."""
        return {
            "edition": self.edition,
            "players": self.players,
            "expansions": list(self.expansions),
            "variants": list(self.variants),
            "options": {name: list(v) if isinstance(v, tuple) else v for name, v in self.options.items()},
        }

    def switch(self, name: str) -> Value:
        """The value of a switch at this table: the option if one was given, else the edition's."""
        if name in self.options:
            return self.options[name]
        return False if name in editions.HOUSE_OPTIONS else editions.SWITCH[name].value(self.edition)


# PR-X1-05: violets that are not used together, by the switch that says so.
KEPT_APART = {
    "x1_office_trading_post": ("office", "trading post"),
    "x1_hacienda_forest_house": ("hacienda", "forest house"),
}

# Choices that a booklet itself leaves to the table.
LEFT_TO_THE_TABLE = {
    ("x2_all_colonists", switches.RIO_GRANDE),
    ("vp_secret", switches.EDITION_1897),
    ("x1_office_trading_post", switches.POLISH),
    ("x1_office_trading_post", switches.RIO_GRANDE),
    ("x1_hacienda_forest_house", switches.POLISH),
}


def in_booklet(edition: str, name: str, value: Value) -> bool:
    """Whether an option is what the edition's booklet says, or leaves open."""
    if name == editions.ASK_EVERYTHING:
        return True  # the booklets make every benefit voluntary (PR-BLD-03); tables usually do not ask
    if name == editions.BUILDING_SET:
        return value == editions.DRAFT_SET
    usual = False if name in editions.HOUSE_OPTIONS else editions.SWITCH[name].value(edition)
    return value == usual or (name, edition) in LEFT_TO_THE_TABLE


def checked_names(given: object, known: Iterable[str], what: str) -> tuple[str, ...]:
    """Ids of expansions or variants, each once and in the booklets' order, or an error with suggestions."""
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise ConfigError(Message("error-list-of-names", what=what, given=shown(given)), what)
    wanted = [str(name) for name in given]
    for name in wanted:
        if name not in known:
            raise ConfigError(unknown_choice(f"error-no-{what[:-1]}", name, known), what)
    return tuple(name for name in known if name in wanted)


def check_contradictions(config: Config) -> None:
    """Options that make no sense at this table."""
    if editions.BUILDING_SET in config.options:
        if not config.has(new_buildings.EXPANSION.id):
            raise option_error(needs_expansion(editions.BUILDING_SET, new_buildings.EXPANSION.id))
        if ONE_OF_EACH in config.variants:
            both = {"variant": ONE_OF_EACH, "option": editions.BUILDING_SET}
            raise option_error(Message("pr-error-every-violet", **both))
    apart = editions.SWITCH["x1_office_trading_post"].value(config.edition)
    if config.options.get("x1_office_trading_post") == switches.NONE and apart == switches.REQUIRED:
        raise option_error(Message("pr-error-must-be-apart", edition=config.edition))
    chosen = config.options.get(editions.BUILDING_SET)
    for switch, pair in KEPT_APART.items():
        if isinstance(chosen, tuple) and set(pair) <= set(chosen) and config.switch(switch) != switches.NONE:
            barred = Message("pr-error-kept-apart", first=pair[0], second=pair[1], option=switch)
            raise option_error(barred)
    if config.options.get("x2_all_colonists") and not config.has(nobles.EXPANSION.id):
        raise option_error(needs_expansion("x2_all_colonists", nobles.EXPANSION.id))


def checked_edition(edition: object) -> str:
    """An edition id, or an error that lists them."""
    name = str(edition).strip().lower()
    if name not in EDITIONS:
        raise ConfigError(unknown_choice("error-no-edition", edition, EDITIONS), "edition")
    return name


def checked_players(players: object, edition: str) -> int:
    """PR-SETUP-10: a player count that the edition has rules for."""
    number = whole_number(players)
    if number is None:
        raise ConfigError(Message("error-players-number", given=shown(players)), "players")
    allowed = editions.SWITCH["players"].value(edition)
    assert isinstance(allowed, tuple)
    if number in allowed:
        return number
    others = [name for name in EDITIONS if number in editions.SWITCH["players"].value(name)]  # type: ignore[operator]
    if not others:
        raise ConfigError(wrong_players(MANIFEST, number), "players")
    counts = {"players": number, "fewest": min(allowed), "most": max(allowed)}
    raise ConfigError(Message("pr-error-edition-players", edition=edition, others=tuple(others), **counts), "players")


def unknown_choice(message: str, given: object, known: Iterable[str]) -> Message:
    """Something that no table of Puerto Rico can choose."""
    return Message(message, given=shown(given), hint=choice_of_table(str(given)[:40], known, MANIFEST.id))


def needs_expansion(option: str, expansion: str) -> Message:
    """An option that only an expansion gives a meaning."""
    return Message("pr-error-option-needs-expansion", option=option, expansion=expansion)


def option_error(message: Message) -> ConfigError:
    """An error about the options of a table."""
    return ConfigError(message, "options")


def checked_option(name: str, value: object) -> Value:
    """An option by name with a value of its type, or an error with suggestions."""
    changeable = (
        {switch.name for switch in editions.SWITCHES if switch.changes_play}
        | set(editions.HOUSE_OPTIONS)
        | {editions.BUILDING_SET}
    )
    if name == editions.BUILDING_SET:
        return checked_building_set(value)
    if name not in changeable:
        if name in editions.SWITCH:
            raise option_error(Message("pr-error-recorded-only", option=name))
        raise option_error(unknown_choice("error-no-option", name, changeable))
    switch = editions.SWITCH.get(name)
    if switch is not None and switch.choices:
        if value not in switch.choices:
            raise option_error(not_one_of(name, switch.choices, value))
        return str(value)
    if switch is not None and switch.numbers:
        low, high = switch.numbers[0], switch.numbers[-1]
        if isinstance(value, bool) or not isinstance(value, int) or value not in switch.numbers:
            raise option_error(not_from_to(name, low, high, value))
        return value
    if not isinstance(value, bool):
        raise option_error(not_a_flag(name, value))
    return value


def compose(config: Config) -> Record:
    """The Rules record of a table."""
    rules: Any = Record(RULES)
    count = components.PLAYER_COUNTS[config.players]
    rules.players = config.players
    rules.picks_per_round = config.players * count.picks_each
    rules.doubloons = count.doubloons
    rules.row = config.players + 1
    rules.ships = len(count.ships)
    for ship, capacity in enumerate(count.ships):
        rules.capacity[ship] = capacity
    for seat, tile in enumerate(count.starting_tiles):
        rules.starting_tile[seat] = tile
    compose_supplies(config, rules)
    compose_roles(config, rules)
    compose_buildings(config, rules)
    compose_switches(config, rules)
    rules.expanded = int(bool(config.expansions) or config.new_violets)
    rules.new_violets = int(config.new_violets)
    rules.noble_buildings = int(config.has(nobles.EXPANSION.id))
    return rules  # type: ignore[no-any-return]


def compose_supplies(config: Config, rules: Any) -> None:
    """PR-SETUP-04, -05, -07, -08, PR-TWO-01, PR-X2-02, PR-X2-04, PR-VAR-02: chips, people, tiles and goods."""
    count = components.PLAYER_COUNTS[config.players]
    two = config.players == 2
    has_nobles = config.has(nobles.EXPANSION.id)
    long_game = LONG_GAME in config.variants
    everything = config.players == 5 or long_game
    rules.vp_pool = config.switch("vp_pool_5p") if everything else count.victory_points
    rules.nobles = people.NOBLES_IN_BOX if has_nobles else 0
    rules.colonist_ship = config.players
    on_ship = config.players - has_nobles  # a noble takes one place
    rules.colonist_supply = count.colonists + has_nobles
    if long_game or config.switch("x2_all_colonists"):
        rules.colonist_supply = people.COLONISTS_IN_BOX - on_ship
    rules.colonists_end = int(not has_nobles and not long_game)
    rules.vp_end = int(not long_game)
    rules.most_rounds = components.MOST_ROUNDS if long_game else 0
    rules.quarries = tiles.TILES[tiles.QUARRY].number - tiles.OUT_FOR_TWO * two
    for good, row in enumerate(goods.GOODS):
        rules.plantations[good] = row.plantations - tiles.OUT_FOR_TWO * two
        rules.tokens[good] = row.tokens - goods.OUT_FOR_TWO * two


def compose_roles(config: Config, rules: Any) -> None:
    """PR-SETUP-06, PR-X3-01: role cards by player count, and the smuggler."""
    count = components.PLAYER_COUNTS[config.players]
    for role in range(roles.PROSPECTOR):
        rules.role_in_play[role] = 1
    rules.role_in_play[roles.PROSPECTOR] = int(count.prospectors >= 1)
    rules.role_in_play[roles.SECOND_PROSPECTOR] = int(count.prospectors >= 2)
    rules.role_in_play[roles.SMUGGLER] = int(config.has(smuggler.EXPANSION.id))
    rules.festival = int(config.has(festival.EXPANSION.id))


def compose_buildings(config: Config, rules: Any) -> None:
    """PR-SETUP-03, PR-X1-01, PR-X2-01, PR-VAR-01: costs, and the copies that lie or may come to lie on the board."""
    rules.boxes = sum(1 << box for box in config.boxes)
    rules.buildings = buildings.below(config.boxes)
    mode, copies = copies_of(
        players=config.players,
        boxes=config.boxes,
        one_of_each=ONE_OF_EACH in config.variants,
        chosen=config.options.get(editions.BUILDING_SET, editions.DRAFT_SET),
    )
    rules.draft = mode
    for building, row in enumerate(buildings.BUILDINGS):
        rules.cost[building] = row.cost
        rules.copies[building] = copies[building]
    if config.switch(editions.OTHER_COSTS):
        rules.cost[buildings.FACTORY], rules.cost[buildings.UNIVERSITY] = 8, 7


def number_of(name: str, value: Value) -> int:
    """The value of a switch as its field has it: a word by its place among the choices."""
    return editions.SWITCH[name].choices.index(value) if isinstance(value, str) else int(value)  # type: ignore[arg-type]


def compose_switches(config: Config, rules: Any) -> None:
    """Every switch that changes play: what has a field of its own name, then fields that say one of the choices."""
    for name in (*(switch.name for switch in editions.SWITCHES if switch.changes_play), *editions.HOUSE_OPTIONS):
        if name in RULES.by_name:
            setattr(rules, name, number_of(name, config.switch(name)))
    for name, switch, value in (
        ("hospice_on_hacienda_tile", "hospice_hacienda", switches.ONE_COLONIST_EITHER_TILE),
        ("draft_first_random", "draft_first", switches.RANDOM_FIRST),
        ("forest_from_stock", "forest_source", switches.STOCK),
        ("guests_to_buildings", "guest_targets", switches.GUESTS_TO_BUILDINGS),
        ("library_goods_differ", "library_craftsman", switches.DIFFERENT_GOODS),
        ("land_sale_to_row", "land_office_sale", switches.OPEN_ROW),
        ("land_sells_any_forest", "land_office_forest", switches.SELL_ANY),
    ):
        setattr(rules, name, int(config.switch(switch) == value))
    rules.office_post_apart = int(config.switch("x1_office_trading_post") != switches.NONE)
    rules.hacienda_forest_apart = int(config.switch("x1_hacienda_forest_house") != switches.NONE)

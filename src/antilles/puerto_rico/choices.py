"""What a table of Puerto Rico may choose: editions, expansions, variants, switches that change play, house options."""

from collections.abc import Iterable

from antilles.core.choices import FLAG, NO, Choice, EditionChoice, OptionChoice, TableChoices, written
from antilles.core.messages import Message
from antilles.puerto_rico.editions import BUILDING_SET, DRAFT_SET, HOUSE_OPTIONS, SET_CHOICES, SWITCH, SWITCHES
from antilles.puerto_rico.expansions import all_expansions
from antilles.puerto_rico.expansions.buildings import EXPANSION as NEW_BUILDINGS
from antilles.puerto_rico.switches import DEFAULT_EDITION, EDITIONS, Switch, choice_meaning, option_meaning
from antilles.puerto_rico.variants import VARIANTS


def table_choices() -> TableChoices:
    """All of them."""
    return TableChoices(
        editions=tuple(edition_choice(edition) for edition in EDITIONS),
        expansions=tuple(
            Choice(name, Message(f"pr-expansion-{name}", number=row.number)) for name, row in all_expansions().items()
        ),
        variants=tuple(Choice(name, Message(f"pr-variant-{name}")) for name in VARIANTS),
        options=(
            *(switch_choice(switch) for switch in SWITCHES if switch.changes_play),
            building_set_choice(),
            *(OptionChoice(name, rule, option_meaning(name), always(NO), FLAG) for name, rule in HOUSE_OPTIONS.items()),
        ),
        remark=Message("pr-tables-remark"),
    )


def edition_choice(edition: str) -> EditionChoice:
    """An edition and its box."""
    return EditionChoice(
        name=edition,
        meaning=Message(f"pr-edition-{edition}"),
        players=tuple(SWITCH["players"].value(edition)),  # type: ignore[arg-type]
        expansions=tuple(name for name, row in all_expansions().items() if edition in row.editions),
        variants=tuple(name for name, row in VARIANTS.items() if edition in row.editions),
        is_usual=edition == DEFAULT_EDITION,
    )


def switch_choice(switch: Switch) -> OptionChoice:
    """A switch that changes play."""
    usual = {edition: written(switch.value(edition)) for edition in EDITIONS}
    values = FLAG if switch.numbers is None and not switch.choices else explained(switch.name, switch.choices)
    return OptionChoice(switch.name, switch.rule, switch.meaning, usual, values, switch.numbers)


def building_set_choice() -> OptionChoice:
    """How the violets of expansion I come into play."""
    values, names = explained(BUILDING_SET, SET_CHOICES), Message("pr-option-building-set-list")
    meaning = option_meaning(BUILDING_SET)
    return OptionChoice(BUILDING_SET, NEW_BUILDINGS.rule, meaning, always(DRAFT_SET), values, otherwise=names)


def explained(option: str, choices: Iterable[str]) -> tuple[Choice, ...]:
    """Named choices of an option, each with its meaning."""
    return tuple(Choice(choice, choice_meaning(option, choice)) for choice in choices)


def always(value: str) -> dict[str, str]:
    """The same value in every edition."""
    return dict.fromkeys(EDITIONS, value)

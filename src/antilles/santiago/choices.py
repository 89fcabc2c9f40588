"""What a table of Santiago de Cuba may choose: there is one edition, and the options."""

from antilles.core.choices import FLAG, Choice, EditionChoice, OptionChoice, TableChoices, written
from antilles.core.messages import Message, slug
from antilles.santiago import box, flowers
from antilles.santiago.options import OPTIONS, RANDOM, Option, flag_value, flower_value, limit_value

EDITION = "original"


def table_choices() -> TableChoices:
    """All of them."""
    players = tuple(range(box.FEWEST_PLAYERS, box.MOST_PLAYERS + 1))
    edition = EditionChoice(EDITION, Message("sdc-edition-original"), players)
    return TableChoices((edition,), (), (), tuple(option_choice(option) for option in OPTIONS.values()))


def option_choice(option: Option) -> OptionChoice:
    """An option with the values there are."""
    usual = {EDITION: written(option.usual)}
    if option.checked is flag_value:
        return OptionChoice(option.name, option.rule, option.meaning, usual, FLAG)
    if option.checked is flower_value:
        return OptionChoice(option.name, option.rule, option.meaning, usual, tuple(map(Choice, flowers.NAMES)))
    if option.checked is limit_value:
        return OptionChoice(option.name, option.rule, option.meaning, usual, numbers=box.TURN_LIMITS)
    listed = Message(f"sdc-option-{slug(option.name)}-list")
    values = (Choice(RANDOM),) if option.usual == RANDOM else ()
    return OptionChoice(option.name, option.rule, option.meaning, usual, values, otherwise=listed)

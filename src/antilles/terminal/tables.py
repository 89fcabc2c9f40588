"""What a table may choose, drawn: every name that can be typed, with its meaning beside or below it."""

from collections.abc import Callable, Iterable, Mapping

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from antilles.core.choices import Choice, EditionChoice, OptionChoice, TableChoices
from antilles.core.messages import Message
from antilles.terminal.palette import FAINT, HEADING, OWN

Say = Callable[[Message], str]
INDENT = 2
BETWEEN = " | "


def draw_choices(title: str, choices: TableChoices, say: Say) -> RenderableType:
    """Everything, under the name of the game."""
    parts: list[RenderableType] = [Text(title, style=HEADING)]
    if len(choices.editions) > 1:
        editions = pairs((edition.name, edition_words(edition, say)) for edition in choices.editions)
        parts += section(say(Message("cli-tables-editions")), editions)
    else:
        parts += [Padding(Text(edition_words(edition, say)), (0, 0, 0, INDENT)) for edition in choices.editions]
    for heading, rows in (("cli-tables-expansions", choices.expansions), ("cli-tables-variants", choices.variants)):
        if rows:
            parts += section(say(Message(heading)), meanings(rows, say))
    if choices.remark:
        parts += [Padding(Text(say(choices.remark)), (1, 0, 0, INDENT))]
    parts += section(say(Message("cli-tables-options")), *(draw_option(option, say) for option in choices.options))
    return Group(*parts)


def section(heading: str, *rows: RenderableType) -> list[RenderableType]:
    """A heading with what belongs under it."""
    title = Padding(Text(heading, style=HEADING), (1, 0, 0, INDENT))
    return [title, *(Padding(row, (0, 0, 0, 2 * INDENT)) for row in rows)]


def pairs(rows: Iterable[tuple[str, str]]) -> Table:
    """Names in one column, what they mean in the other."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style=OWN)
    grid.add_column()
    for name, meaning in rows:
        grid.add_row(Text(name), Text(meaning))
    return grid


def meanings(choices: Iterable[Choice], say: Say) -> Table:
    """Choices with their meanings."""
    return pairs((choice.name, say(choice.meaning) if choice.meaning else "") for choice in choices)


def edition_words(edition: EditionChoice, say: Say) -> str:
    """What an edition is, for how many players, and what is in its box."""
    kind = "cli-tables-usual-edition" if edition.is_usual else "cli-tables-edition"
    counts = {"fewest": min(edition.players), "most": max(edition.players)}
    lines = [say(Message(kind, meaning=edition.meaning, **counts))]
    if edition.expansions or edition.variants:
        lines.append(say(Message("cli-tables-in-box", names=(*edition.expansions, *edition.variants))))
    return "\n".join(lines)


def draw_option(option: OptionChoice, say: Say) -> RenderableType:
    """An option: its name and values, what it means, and what it usually is."""
    explained = [choice for choice in option.values if choice.meaning]
    short = [choice.name for choice in option.values] if not explained else []
    if option.numbers is not None:
        ends = {"least": str(option.numbers[0]), "most": str(option.numbers[-1])}
        short.append(say(Message("cli-tables-numbers", **ends)))
    if option.otherwise and not explained:
        short.append(say(option.otherwise))
    values = Text(f" = {BETWEEN.join(short)}" if short else "")
    name = Text.assemble((option.name, OWN), values, (f"  {option.rule}", FAINT))
    parts: list[RenderableType] = [name, Text(say(option.meaning))]
    if explained:
        others = [("...", say(option.otherwise))] if option.otherwise else []
        parts.append(pairs([*((choice.name, say(choice.meaning)) for choice in explained if choice.meaning), *others]))
    parts.append(Text(usual_words(option.usual, say), style=FAINT))
    return Group(name, Padding(Group(*parts[1:]), (0, 0, 1, INDENT)))


def usual_words(usual: Mapping[str, str], say: Say) -> str:
    """The value in each edition, editions that agree together."""
    values = list(dict.fromkeys(usual.values()))
    if len(values) == 1:
        return say(Message("cli-tables-usual", value=values[0]))
    of = {value: tuple(edition for edition in usual if usual[edition] == value) for value in values}
    return "; ".join(say(Message("cli-tables-of-edition", editions=of[value], value=value)) for value in values)

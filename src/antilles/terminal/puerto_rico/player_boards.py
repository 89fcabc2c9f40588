"""The player boards: money, points, goods, the island and the city with their circles."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from antilles.puerto_rico import buildings, components, tiles
from antilles.puerto_rico.words import plural
from antilles.terminal.palette import FAINT, HEADING, MONEY, OWN
from antilles.terminal.puerto_rico.palette import TILE_STYLES, Signs, amounts, building_style, circles
from antilles.terminal.sheet import flow, labelled, spread

LABEL_CELLS = len("  island 12/12 ")
MOST_SIGNS = 6


def player_boards(view: Mapping[str, Any], names: Sequence[str], signs: Signs, width: int) -> RenderableType:
    """All player boards in the order of the seats."""
    return Group(*[player_board(view, seat, names, signs, width) for seat in range(len(view["seats"]))])


def player_board(view: Mapping[str, Any], seat: int, names: Sequence[str], signs: Signs, width: int) -> RenderableType:
    """One player board: a heading, then the island and the city."""
    player = view["seats"][seat]
    room = width - LABEL_CELLS
    rows = labelled(LABEL_CELLS, room, (0, 0, 0, 0))
    tiles = sum(kind["tiles"] for kind in player["island"].values())
    rows.add_row(label("island", tiles, components.ISLAND_SPACES), flow(island_items(player, signs), room))
    spaces = sum(buildings.BUILDINGS[buildings.NAMES.index(name)].spaces for name in player["city"])
    rows.add_row(label("city", spaces, components.CITY_SPACES), flow(city_items(player, signs), room))
    return Group(heading(view, seat, names, signs, width), rows)


def label(word: str, used: int, spaces: int) -> Text:
    """What a line shows and how many of its spaces are used."""
    return Text(f"  {word:<6} {used:>2}/{spaces}", style=FAINT)


def heading(view: Mapping[str, Any], seat: int, names: Sequence[str], signs: Signs, width: int) -> Text:
    """Name and duties on the left, what the player has on the right; in two lines when one is too short."""
    on_turn = view["now"]["turn"] == seat and view["now"]["phase"] != "game over"
    left = Text(f"{signs.turn if on_turn else ' '} {names[seat]}", style=OWN if seat == view["seat"] else HEADING)
    for tag in tags(view, seat, signs):
        left.append(f" {signs.dot} {tag}", style="not bold default")
    placing = view["now"].get("placer") == seat and "placing_for" in view["now"]
    in_hand = view["now"].get("hand", 0) if placing else 0
    return spread(left, possessions(view["seats"][seat], signs, width, in_hand), width)


def tags(view: Mapping[str, Any], seat: int, signs: Signs) -> list[str]:
    """What distinguishes the seat: the person looking, the governor, the Wanted token, the roles taken."""
    found = ["you"] if seat == view["seat"] else []
    if view["governor"] == seat:
        found.append("governor")
    if view.get("wanted") == seat:
        found.append("wanted")
    roles = [signs.word(name) for name, role in view["roles"].items() if role["taken_by"] == seat]
    found += ["took " + ", ".join(roles)] if roles else []
    taken_over = view.get("takeover", {})
    return found + ([f"took over {signs.word(taken_over['role'])}"] if taken_over.get("seat") == seat else [])


def possessions(player: Mapping[str, Any], signs: Signs, width: int, in_hand: int) -> Text:
    """Goods, people not placed, money, and points where they may be seen."""
    parts = [amounts(signs, player["goods"], width)] if player["goods"] else []
    if player["limbo"]:
        parts.append(Text(f"{unplaced(player, signs)} unplaced"))
    if in_hand:
        parts.append(Text(f"{in_hand} in hand"))
    parts += [Text(plural(player["doubloons"], "doubloon"), style=MONEY), points(player)]
    return Text(f" {signs.dot} ").join(parts)


def unplaced(player: Mapping[str, Any], signs: Signs) -> str:
    """The people who wait: one sign each, or their numbers when there are many."""
    people, nobles = player["limbo"], player.get("limbo_nobles", 0)
    if people <= MOST_SIGNS:
        return circles(signs, people, people, nobles)
    return f"{people} ({plural(nobles, signs.word('noble'))})" if nobles else str(people)


def points(player: Mapping[str, Any]) -> Text:
    """Points gained so far; another player's may lie face down."""
    if "victory_points" not in player:
        return Text("? points", style=FAINT)
    paper = player["victory_points_on_paper"]
    note = f" ({paper} on paper)" if paper else ""
    return Text(plural(player["victory_points"] + paper, "point") + note)


def island_items(player: Mapping[str, Any], signs: Signs) -> list[Text]:
    """Each kind of tile with its circles; forests have none."""
    items = [
        Text(
            forests(player, signs)
            if name == tiles.NAMES[tiles.FOREST]
            else f"{signs.word(name)} {circles(signs, kind['colonists'], kind['tiles'], kind.get('nobles', 0))}",
            style=TILE_STYLES[name],
        )
        for name, kind in player["island"].items()
    ]
    return items or [Text("empty", style=FAINT)]


def forests(player: Mapping[str, Any], signs: Signs) -> str:
    """How many forests, and what lies on their faces as far as the person looking knows."""
    number = player["island"][tiles.NAMES[tiles.FOREST]]["tiles"]
    faces = Counter(player.get("forests", {})) + Counter(player.get("secret_forests", {}))
    known = ", ".join(f"{count} {signs.word(name)}" if count > 1 else signs.word(name) for name, count in faces.items())
    return f"{tiles.NAMES[tiles.FOREST]} {signs.times}{number}" + (f" ({known})" if known else "")


def city_items(player: Mapping[str, Any], signs: Signs) -> list[Text]:
    """Each building with its circles."""
    nobles = player.get("city_nobles", {})
    items = [
        Text(
            f"{signs.word(name)} {circles(signs, inside, circles_of(name), nobles.get(name, 0))}".rstrip(),
            style=building_style(name),
        )
        for name, inside in player["city"].items()
    ]
    return items or [Text("empty", style=FAINT)]


def circles_of(name: str) -> int:
    """The circles of a building."""
    return buildings.BUILDINGS[buildings.NAMES.index(name)].circles

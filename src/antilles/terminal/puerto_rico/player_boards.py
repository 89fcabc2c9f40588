"""The player boards: money, points, goods, the island and the city with their circles."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.text import Text

from antilles.core.messages import thing
from antilles.puerto_rico import buildings, components, tiles
from antilles.terminal.palette import FAINT, HEADING, MONEY, OWN
from antilles.terminal.puerto_rico.palette import TILE_STYLES, Pen, amounts, building_style, circles
from antilles.terminal.sheet import flow, labelled, spread

COUNT_CELLS = len("   12/12 ")
MOST_SIGNS = 6


def player_boards(view: Mapping[str, Any], names: Sequence[str], pen: Pen, width: int) -> RenderableType:
    """All player boards in the order of the seats."""
    return Group(*[player_board(view, seat, names, pen, width) for seat in range(len(view["seats"]))])


def own_board_only(view: Mapping[str, Any], names: Sequence[str], pen: Pen, width: int) -> RenderableType:
    """One's own board in full, the others in a line each."""
    boards = [
        player_board(view, seat, names, pen, width) if seat == view["seat"] else heading(view, seat, names, pen, width)
        for seat in range(len(view["seats"]))
    ]
    return Group(*boards)


def player_lines(view: Mapping[str, Any], names: Sequence[str], pen: Pen, width: int) -> RenderableType:
    """Everybody in a line each, and one's own city."""
    lines: list[RenderableType] = [heading(view, seat, names, pen, width) for seat in range(len(view["seats"]))]
    if view["seat"] is not None:
        player = view["seats"][view["seat"]]
        own = [*island_items(player, pen), *city_items(player, pen)] if player["city"] else island_items(player, pen)
        lines.append(flow(own, width))
    return Group(*lines)


def player_board(view: Mapping[str, Any], seat: int, names: Sequence[str], pen: Pen, width: int) -> RenderableType:
    """One player board: a heading, then the island and the city."""
    player = view["seats"][seat]
    words = [pen.label("island"), pen.label("city")]
    cells = COUNT_CELLS + max(map(cell_len, words))
    room = width - cells
    rows = labelled(cells, room, (0, 0, 0, 0))
    tiles = sum(kind["tiles"] for kind in player["island"].values())
    rows.add_row(label(words[0], cells, tiles, components.ISLAND_SPACES), flow(island_items(player, pen), room))
    spaces = sum(buildings.BUILDINGS[buildings.NAMES.index(name)].spaces for name in player["city"])
    rows.add_row(label(words[1], cells, spaces, components.CITY_SPACES), flow(city_items(player, pen), room))
    return Group(heading(view, seat, names, pen, width), rows)


def label(word: str, cells: int, used: int, spaces: int) -> Text:
    """What a line shows and how many of its spaces are used."""
    return Text(f"  {set_cell_size(word, cells - COUNT_CELLS)} {used:>2}/{spaces}", style=FAINT)


def heading(view: Mapping[str, Any], seat: int, names: Sequence[str], pen: Pen, width: int) -> Text:
    """Name and duties on the left, what the player has on the right; in two lines when one is too short."""
    on_turn = view["now"]["turn"] == seat and view["now"]["phase"] != "game over"
    left = Text(f"{pen.signs.turn if on_turn else ' '} {names[seat]}", style=OWN if seat == view["seat"] else HEADING)
    for tag in tags(view, seat, pen):
        left.append(f" {pen.signs.dot} {tag}", style="not bold default")
    placing = view["now"].get("placer") == seat and "placing_for" in view["now"]
    in_hand = view["now"].get("hand", 0) if placing else 0
    return spread(left, possessions(view["seats"][seat], pen, width, in_hand), width)


def tags(view: Mapping[str, Any], seat: int, pen: Pen) -> list[str]:
    """What distinguishes the seat: the person looking, the governor, the Wanted token, the roles taken."""
    found = [pen.label("you")] if seat == view["seat"] else []
    if view["governor"] == seat:
        found.append(pen.label("governor"))
    if view.get("wanted") == seat:
        found.append(pen.label("wanted"))
    roles = [pen.role(name) for name, role in view["roles"].items() if role["taken_by"] == seat]
    found += [pen.label("took", roles=", ".join(roles))] if roles else []
    taken_over = view.get("takeover", {})
    mine = taken_over.get("seat") == seat
    return found + ([pen.label("took-over", role=thing("role", taken_over["role"]))] if mine else [])


def possessions(player: Mapping[str, Any], pen: Pen, width: int, in_hand: int) -> Text:
    """Goods, people not placed, money, and points where they may be seen."""
    parts = [amounts(pen, player["goods"], width)] if player["goods"] else []
    if player["limbo"]:
        parts.append(Text(pen.label("unplaced", people=unplaced(player, pen))))
    if in_hand:
        parts.append(Text(pen.label("in-hand", people=in_hand)))
    parts += [Text(pen.label("doubloons", doubloons=player["doubloons"]), style=MONEY), points(player, pen)]
    return Text(f" {pen.signs.dot} ").join(parts)


def unplaced(player: Mapping[str, Any], pen: Pen) -> str:
    """The people who wait: one sign each, or their numbers when there are many."""
    people, nobles = player["limbo"], player.get("limbo_nobles", 0)
    if people <= MOST_SIGNS:
        return circles(pen.signs, people, people, nobles)
    return pen.label("unplaced-nobles", people=people, nobles=nobles) if nobles else str(people)


def points(player: Mapping[str, Any], pen: Pen) -> Text:
    """Points gained so far; another player's may lie face down."""
    if "victory_points" not in player:
        return Text(pen.label("points-hidden"), style=FAINT)
    paper = player["victory_points_on_paper"]
    total = player["victory_points"] + paper
    return Text(pen.label("points-paper", points=total, paper=paper) if paper else pen.label("points-of", points=total))


def island_items(player: Mapping[str, Any], pen: Pen) -> list[Text]:
    """Each kind of tile with its circles; forests have none."""
    items = [
        Text(
            forests(player, pen)
            if name == tiles.NAMES[tiles.FOREST]
            else f"{pen.tile(name)} {circles(pen.signs, kind['colonists'], kind['tiles'], kind.get('nobles', 0))}",
            style=TILE_STYLES[name],
        )
        for name, kind in player["island"].items()
    ]
    return items or [Text(pen.label("empty"), style=FAINT)]


def forests(player: Mapping[str, Any], pen: Pen) -> str:
    """How many forests, and what lies on their faces as far as the person looking knows."""
    number = player["island"][tiles.NAMES[tiles.FOREST]]["tiles"]
    faces = Counter(player.get("forests", {})) + Counter(player.get("secret_forests", {}))
    known = ", ".join(f"{count} {pen.tile(name)}" if count > 1 else pen.tile(name) for name, count in faces.items())
    return f"{pen.tile(tiles.NAMES[tiles.FOREST])} {pen.signs.times}{number}" + (f" ({known})" if known else "")


def city_items(player: Mapping[str, Any], pen: Pen) -> list[Text]:
    """Each building with its circles."""
    nobles = player.get("city_nobles", {})
    items = [
        Text(
            f"{pen.building(name)} {circles(pen.signs, inside, circles_of(name), nobles.get(name, 0))}".rstrip(),
            style=building_style(name),
        )
        for name, inside in player["city"].items()
    ]
    return items or [Text(pen.label("empty"), style=FAINT)]


def circles_of(name: str) -> int:
    """The circles of a building."""
    return buildings.BUILDINGS[buildings.NAMES.index(name)].circles

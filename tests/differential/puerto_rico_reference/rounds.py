"""PR-ROUND-*, PR-TWO-*, PR-END-* and the draft of expansion I."""

from __future__ import annotations

from collections.abc import Callable

from tests.differential.puerto_rico_reference.board import Board, Play, ask
from tests.differential.puerto_rico_reference.builder import builder
from tests.differential.puerto_rico_reference.captain import captain
from tests.differential.puerto_rico_reference.mayor import mayor
from tests.differential.puerto_rico_reference.settler import settler
from tests.differential.puerto_rico_reference.smuggler import smuggler
from tests.differential.puerto_rico_reference.tables import BUILDINGS, DRAFT_SPACES
from tests.differential.puerto_rico_reference.trade import craftsman, prospector, trader

PHASES: dict[str, Callable[[Board, int], Play]] = {
    "settler": settler,
    "mayor": mayor,
    "builder": builder,
    "craftsman": craftsman,
    "trader": trader,
    "captain": captain,
    "prospector": prospector,
    "prospector 2": prospector,
    "smuggler": smuggler,
}


MOST_ROUNDS = 300
"""A convention of the engine: PR-VAR-02 alone could go on for ever."""


def game(board: Board, first_drafter: int | None) -> Play:
    """The whole game from here on."""
    if first_drafter is not None:
        yield from draft(board, first_drafter)
    while True:
        yield from one_round(board)
        if board.long_game and board.round == MOST_ROUNDS:
            board.end("300 rounds spent")
        if board.ended:
            return
        board.governor = (board.governor + 1) % board.n
        board.round += 1


def one_round(board: Board) -> Play:
    picks = board.n if board.n > 2 else 6
    done = sum(card["taken_by"] is not None for card in board.roles.values())
    for pick in range(done, picks):
        seat = (board.governor + pick) % board.n
        texts = [f"role {role}" for role in board.roles if may_pick(board, seat, role)]
        answer = yield from ask("role pick", seat, texts)
        yield from pick_role(board, seat, answer.removeprefix("role "))
    if board.takeover:  # PR-X3-07
        role, seat = board.takeover["role"], board.takeover["seat"]
        board.takeover = None
        board.roles[role]["taken_by"] = seat
        yield from play_role(board, seat, role)
    for role, card in board.roles.items():
        if card["taken_by"] is None and role != "smuggler":
            card["doubloons"] += 1
        card["taken_by"] = None


def may_pick(board: Board, seat: int, role: str) -> bool:
    """PR-ROUND-07, PR-X3-03, R-25."""
    if board.roles[role]["taken_by"] is not None:
        return False
    if role == "smuggler":
        return board.wanted != seat
    return board.takeover != {"role": role, "seat": seat}


def pick_role(board: Board, seat: int, role: str) -> Play:
    card = board.roles[role]
    card["taken_by"] = seat
    board.players[seat].doubloons += card["doubloons"]
    card["doubloons"] = 0
    if board.takeover and board.takeover["role"] == role:  # PR-X3-06
        board.players[board.takeover["seat"]].doubloons += 3
        board.takeover = None
    yield from play_role(board, seat, role)


def play_role(board: Board, seat: int, role: str) -> Play:
    board.role, board.holder = role, seat
    yield from PHASES[role](board, seat)
    board.role = board.holder = None


# ------------------------------------------------------------------ draft
APART = [("x1_office_trading_post", "office", "trading post"), ("x1_hacienda_forest_house", "hacienda", "forest house")]


def draft(board: Board, first: int) -> Play:
    """PR-X1-02 to 05."""
    drafted = board.drafted
    assert drafted is not None
    while True:
        texts = [f"draft {name}" for name in BUILDINGS if may_draft(board, name)]
        if not texts:
            break
        seat = (first + len(drafted)) % board.n
        answer = yield from ask("draft pick", seat, texts)
        name = answer.removeprefix("draft ")
        drafted.append(name)
        board.stock[name] = 1 if board.n == 2 else BUILDINGS[name].copies
    assert len(drafted) == sum(DRAFT_SPACES.values())
    if board.festival:
        draw_festival_building(board)


def may_draft(board: Board, name: str) -> bool:
    drafted = board.drafted or []
    row = BUILDINGS[name]
    if not row.violet or row.set == "II" or name in drafted:
        return False
    for flag, one, other in APART:
        if board.flags[flag] == "apart" and {one: other, other: one}.get(name) in drafted:
            return False
    return sum(BUILDINGS[taken].cost == row.cost for taken in drafted) < DRAFT_SPACES[row.cost]


def draw_festival_building(board: Board) -> None:
    """PR-X4-02."""
    assert board.festival is not None
    name = board.chance.popleft()
    row = BUILDINGS[name]
    assert row.column == 3
    assert board.stock[name]
    assert not row.good or row.good != board.festival["plantation"]
    board.festival["building"] = name
    if not board.spare_on_board(name):
        board.stock[name] -= 1

"""Compiled bots behind named methods: single decisions, searches and whole games at one table."""

import threading
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import as_file, files
from typing import Any, NamedTuple

import numpy as np

from antilles.bots import door as at
from antilles.bots import tree
from antilles.bots.desk import Desk
from antilles.bots.network import COMPARED, OUTPUTS, Network, Sheet, at_table
from antilles.bots.protocol import SeatView
from antilles.bots.weights import Style
from antilles.core.door import DECISIONS_COLUMN, ENDED_COLUMN, ROUNDS_COLUMN, SEATS_COLUMN
from antilles.core.engine import Engine
from antilles.core.errors import ConfigError, did_you_mean, shown
from antilles.core.layout import scratch
from antilles.core.messages import Message
from antilles.core.records import Record
from antilles.core.registry import GAMES, create

USUAL_SETTINGS = (400, 300, 500, 2)
"""Exploration; the prior of greedy's choice; the prior of what the network proposes; phases opened for the others."""
JUDGE_FILES, PROPOSALS_FILE = ("network.npz", "leaves.npz"), "proposals.npz"
OF_PLANNERS, OF_LEAVES = range(2)
"""Which of the networks judges for planners, and which judges the leaves of searches."""
MOST_THOUGHTS = 200_000
DESKS = threading.local()
MOST_DESKS = 32
RESERVED = 2
"""States at the end of an array that bots think in."""


@dataclass(frozen=True)
class Player:
    """Who sits at a seat: a kind of compiled bot, the weights of its rules of thumb, how often in a thousand it plays
    something else, which network it judges by, how many more roles or turns greedy plays before it looks, and how many
    answers in a thousand it does not notice."""

    kind: int
    weights: Record
    slips: int = 0
    judge: int = OF_PLANNERS
    depth: int = 0
    overlooks: int = 0


@dataclass(frozen=True)
class Results:
    """Games played to the end, one row each."""

    decisions: Any
    rounds: Any
    ended: Any
    scores: Any
    winners: Any


class Tree(NamedTuple):
    """A search tree: these arrays of a desk."""

    nodes: Any
    sums: Any
    numbers: Any
    thoughts: Any


class CompiledBots:
    """The compiled bots of one game at one table. One object belongs to one thread at a time."""

    def __init__(
        self, engine: Engine, room: str, networks: Sequence[Network] = (), proposals: Network | None = None
    ) -> None:
        module = bots_module(room)
        self.engine, self.door, self.table = engine, module.DOOR, weights_module(room).TABLE
        self._routine = module.ROUTINE
        self._bytes: dict[int, tuple[Record, bytes]] = {}
        game = engine.game
        self._states = engine.states(1 + RESERVED)
        self._logs = engine.log_struct.array(1)
        self.settings = scratch(at.SETTINGS)
        for place, value in enumerate(USUAL_SETTINGS):
            self.settings[place] = value
        most, players = game.most_legal, engine.players
        nets = stacked([at_table(net, players) for net in networks or networks_of(room)])
        self._desk = Desk(
            legal=scratch(most),
            choices=scratch(most),
            plan=scratch(module.POLICIES.plan),
            priors=np.zeros(most),
            result=np.zeros(2 * players),
            path=scratch(at.MOST_DEPTH),
            **room_for(1, players)._asdict(),
            proposals=at_table(proposals or proposals_of(room), players),
            settings=self.settings,
            nets=nets,
            sheet=sheet_for(nets, players),
            records=np.zeros((0, 0), np.int32),
            recorded=scratch(1),
        )

    def expect(self, habits: Sequence[int]) -> None:
        """How often, of a thousand times, each seat is expected to do what greedy would do."""
        self.settings[at.HABIT : at.HABIT + len(habits)] = habits

    def tree(self, nodes: int) -> None:
        """Room for a tree of so many nodes."""
        self._desk = self._desk._replace(**room_for(nodes, self.engine.players)._asdict())

    @property
    def grown(self) -> Tree:
        """The tree there is, to be kept somewhere else."""
        return Tree(*(getattr(self._desk, name) for name in Tree._fields))

    def go_back_to(self, grown: Tree, way: Sequence[Sequence[int]], nodes: int) -> bool:
        """Take up a tree where a way of branches leads from its root, with room for so many nodes more.

        Of several branches the most visited counts. False, and no tree, where the way was not tried.
        """
        node = tree.ROOT
        for branches in way:
            tried = [(visits, child) for child, action, visits in children(grown, node) if action in branches]
            if not tried:
                return False
            node = max(tried)[1]
        self._desk = self._desk._replace(**grown._asdict())
        requests = scratch(1, at.REQUEST_COLUMNS)
        requests[0, at.NODE_COLUMN] = node
        self._ask(at.KEEP, (), requests)
        kept = int(grown.numbers[tree.USED])
        if kept + nodes > len(grown.nodes):
            larger = room_for(kept + nodes, self.engine.players)
            larger.nodes[:kept], larger.sums[:kept] = grown.nodes[:kept], grown.sums[:kept]
            larger.numbers[:] = grown.numbers
            self._desk = self._desk._replace(**larger._asdict())
        return True

    def write_down(self, positions: int) -> None:
        """Room for so many positions of the games to come; what was written down before is forgotten."""
        sheet = self._desk.sheet
        width = at.RECORD_HEAD + len(sheet.table) + self.engine.players * len(sheet.seat)
        self._desk = self._desk._replace(records=np.zeros((positions, width), np.int32), recorded=scratch(1))

    @property
    def records(self) -> Any:
        """The positions written down: their game, then the counts of the table and of every seat."""
        return self._desk.records[: int(self._desk.recorded[0])]

    def _ask(self, command: int, players: Sequence[Player], requests: Any) -> Any:
        weights = self.table.array(len(players))
        sitting = scratch(len(players) + 1, at.PLAYER_COLUMNS)
        sitting[len(players), at.KIND] = at.GREEDY
        for seat, player in enumerate(players):
            self.table.restore(weights, seat, self._packed(player.weights))
            columns = (player.kind, player.slips, player.judge, player.depth, player.overlooks)
            for column, value in enumerate(columns):
                sitting[seat, column] = value
        answers = scratch(len(requests), SEATS_COLUMN + 2 * self.engine.players)
        rules, states, logs = self.engine.rules, self._states, self._logs
        self.door(rules, states, logs, weights, sitting, command, requests, answers, self._desk)
        return answers

    def _packed(self, record: Record) -> bytes:
        """The bytes of weights, made once for each record."""
        known = self._bytes.get(id(record))
        if known is None or known[0] is not record:
            known = self._bytes[id(record)] = (record, self.table.pack(record))
        return known[1]

    def look_at(self, seat: SeatView, seed: int) -> None:
        """Look at what a seat may know from now on; the rest is drawn by the seed."""
        self.see(seat.drawn(seed).state_bytes())

    def see(self, data: bytes) -> None:
        """Look at a state as it is."""
        self.engine.state_struct.restore(self._states, 0, data)

    def is_routine(self, decision: str) -> bool:
        """Whether a question is left to greedy, which arranges as a whole."""
        return decision in self._routine

    def choose(self, player: Player, seed: int) -> int:
        """What a bot does at the position looked at."""
        requests = scratch(1, at.REQUEST_COLUMNS)
        requests[0, at.SEED_COLUMN] = seed
        return int(self._ask(at.CHOOSE, [player] * self.engine.players, requests)[0, 0])

    def worths(self, player: Player, data: bytes) -> list[int]:
        """What every seat can expect to score from a state, in hundredths of a victory point."""
        self.see(data)
        requests = scratch(1, at.REQUEST_COLUMNS)
        answers = self._ask(at.LOOK, [player] * self.engine.players, requests)
        return [int(answers[0, seat]) for seat in range(self.engine.players)]

    def go_on(self, players: Sequence[Player], iterations: int, seed: int, *, fresh: bool) -> None:
        """Go on with the tree of the position for so many iterations; `fresh` plants a new one.

        Whoever's turn it is searches as its player does, by the weights of the first; all (as many as there are seats
        at least) give styles of arranging.
        """
        requests = scratch(1, at.REQUEST_COLUMNS)
        requests[0, at.SEED_COLUMN] = seed
        requests[0, at.ITERATIONS_COLUMN] = iterations
        requests[0, at.FRESH_COLUMN] = int(fresh)
        self._ask(at.GO_ON, players, requests)

    def note(self) -> None:
        """Write the position looked at down for training."""
        self._ask(at.NOTE, (), scratch(1, at.REQUEST_COLUMNS))

    def ranking(self) -> list[tuple[int, int, Any]]:
        """The actions tried at the root: (action, visits, sums of shares and scores per seat)."""
        grown = self.grown
        return [(action, visits, grown.sums[child].copy()) for child, action, visits in children(grown, tree.ROOT)]

    def games(self, players: Sequence[Player], seeds: Sequence[int]) -> Results:
        """Whole games from these seeds."""
        requests = scratch(len(seeds), at.REQUEST_COLUMNS)
        for row, seed in enumerate(seeds):
            requests[row, at.SEED_COLUMN] = seed
        answers = np.asarray(self._ask(at.GAME, players, requests))
        seats = answers[:, SEATS_COLUMN : SEATS_COLUMN + 2 * self.engine.players]
        return Results(
            answers[:, DECISIONS_COLUMN],
            answers[:, ROUNDS_COLUMN],
            answers[:, ENDED_COLUMN],
            seats[:, 0::2],
            seats[:, 1::2],
        )


def room_for(nodes: int, players: int) -> Tree:
    """The arrays of a tree."""
    return Tree(
        nodes=scratch(nodes, tree.COLUMNS, kind="int32"),
        sums=np.zeros((nodes, 2 * players)),
        numbers=scratch(tree.NUMBERS),
        thoughts=np.zeros((min(nodes, MOST_THOUGHTS), COMPARED), np.float32),
    )


def children(grown: Tree, node: int) -> Iterator[tuple[int, int, int]]:
    """The children of a node: (node, action, visits)."""
    child = int(grown.nodes[node, tree.FIRST_CHILD])
    while child != tree.NO_NODE:
        yield child, int(grown.nodes[child, tree.ACTION]), int(grown.nodes[child, tree.VISITS])
        child = int(grown.nodes[child, tree.NEXT_SIBLING])


def stacked(networks: Sequence[Network]) -> Network:
    """Networks one after the other, along a first axis."""
    return Network(*(np.ascontiguousarray(np.stack(layers), np.float32) for layers in zip(*networks, strict=True)))


def sheet_for(nets: Network, players: int) -> Sheet:
    """What such networks write on."""
    _, inputs, hidden = nets.of_seat.shape
    kind = np.float32
    return Sheet(
        seat=np.zeros(inputs, kind),
        table=np.zeros(nets.of_table.shape[1], kind),
        common=np.zeros(hidden, kind),
        hidden=np.zeros((players, hidden), kind),
        everybody=np.zeros(hidden, kind),
        shared=np.zeros(nets.compared.shape[1], kind),
        compared=np.zeros(nets.compared.shape[1], kind),
        judged=np.zeros((players, OUTPUTS), kind),
    )


@cache
def networks_of(room: str) -> tuple[Network, ...]:
    """The trained networks of a game that judge positions."""
    return tuple(read_network(room, name) for name in JUDGE_FILES)


@cache
def proposals_of(room: str) -> Network:
    """The trained network of a game that proposes actions."""
    return read_network(room, PROPOSALS_FILE)


def read_network(room: str, name: str) -> Network:
    """A network from its file."""
    with as_file(files(f"antilles.bots.{room}") / name) as path, np.load(path, allow_pickle=False) as layers:
        return Network(*(np.ascontiguousarray(layers[layer], np.float32) for layer in Network._fields))


def bots_of(seat: SeatView, number: int = 0) -> CompiledBots:
    """The compiled bots for a seat's table. Each thread has its own; `number` gives a search as many as it needs."""
    desks: dict[Any, CompiledBots] = DESKS.__dict__.setdefault("by_engine", {})
    key = (id(seat.engine), number)
    found = desks.get(key)
    if found is None or found.engine is not seat.engine:
        if len(desks) > MOST_DESKS:
            desks.clear()
        found = desks[key] = CompiledBots(seat.engine, seat.room)
    return found


@cache
def style_of(room: str, name: str) -> Record:
    """The weights of a style."""
    styles = weights_module(room).STYLES
    check_style(name, styles)
    return weights_by(room, styles[name])


def styles_known() -> list[str]:
    """The styles there are, at either game."""
    return list(dict.fromkeys(name for manifest in GAMES.values() for name in weights_module(manifest.room).STYLES))


def check_style(name: str, known: Collection[str]) -> None:
    """Refuse a style that there is not."""
    if name not in known:
        raise ConfigError(Message("error-no-style", given=shown(name), hint=did_you_mean(name[:40], known)), "bot")


def may_be_compiled(name: str) -> bool:
    """Whether a bot of this name may need the compiled bots; one of another package may, too."""
    return name.partition(":")[0] != "random"


def preparation(game: str) -> list[tuple[str, Callable[[], object]]]:
    """What is compiled at the first start, as steps for `core.jit.prepare`."""
    return [("the bots", lambda: warm_up(game))]


def warm_up(game: str) -> None:
    """One decision."""
    table = create(game, 0, None, {})
    seat = SeatView(table)
    bots = bots_of(seat)
    bots.look_at(seat, 0)
    bots.choose(Player(at.GREEDY, style_of(seat.room, "greedy")), 0)


def bots_module(room: str) -> Any:
    """The compiled bots of a game, and how far they look."""
    return import_module(f"antilles.bots.{room}.engine")


def weights_by(room: str, style: Style) -> Record:
    """The weights of a style at a game."""
    record: Record = weights_module(room).weights_of(style)
    return record


def weights_module(room: str) -> Any:
    """The table of weights of a game."""
    return import_module(f"antilles.bots.{room}.weights")

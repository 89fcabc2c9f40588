"""What bots write on while they think."""

from typing import Any, NamedTuple

from antilles.bots.network import Network, Sheet


class Desk(NamedTuple):
    """What bots write on while they think: arrays made once."""

    legal: Any
    """The legal actions of the question that is being answered."""
    choices: Any
    """Those of questions further on."""
    plan: Any
    priors: Any
    result: Any
    """The chance of each seat to win, then the score it can expect."""
    path: Any
    nodes: Any
    sums: Any
    numbers: Any
    settings: Any
    nets: Network
    """One network after the other, along the first axis."""
    proposals: Network
    """The network that proposes actions to a search."""
    thoughts: Any
    """What it saw at the nodes of a tree; which actions follow from it depends on what is legal."""
    sheet: Sheet
    records: Any
    """Positions written down for training: their game, then the counts of the table and of every seat."""
    recorded: Any
    """How many of them there are."""

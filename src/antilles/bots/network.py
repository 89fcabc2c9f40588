"""Small networks: from what every seat has and what lies on the table to each seat's chances, or to likely actions.

Seats are read one by one by the same numbers, then each is compared with the mean of its rivals, so that one network
does for any number of seats. Inputs are plain counts, most of them zero, and zeros cost nothing. The mean of the rivals
is the sum of all seats less the seat itself, so at a table (`at_table`) that sum is looked at once for all.
"""

from math import exp
from typing import Any, NamedTuple

from antilles.core.jit import kernel

# What comes out for each seat of a network that judges. One that proposes has an output for every action.
CHANCE, SCORE = range(2)
OUTPUTS = 2
HIDDEN, COMPARED = 64, 32
"""Sizes of the layers."""


class Network(NamedTuple):
    """The numbers that training has found; rows are inputs, columns outputs of a layer; of `outputs` the other way.

    `own` and `rivals` go by a seat and the mean of its rivals; at a table, by a seat and the sum of all seats.
    """

    of_seat: Any
    of_table: Any
    seen: Any
    own: Any
    rivals: Any
    compared: Any
    outputs: Any
    last: Any


class Sheet(NamedTuple):
    """What the network writes on while it works out a position."""

    seat: Any
    """Counts of one seat."""
    table: Any
    """Counts of the table."""
    common: Any
    hidden: Any
    everybody: Any
    """What the seats have together."""
    shared: Any
    """The part of a comparison that is the same for every seat."""
    compared: Any
    judged: Any
    """CHANCE (the logarithm of the odds, up to a constant) and SCORE of each seat."""


def at_table(net: Network, seats: int) -> Network:
    """A network as it is used at a table of so many seats."""
    rivals = net.rivals / (seats - 1)
    return net._replace(own=net.own - rivals, rivals=rivals)


@kernel
def at(nets, place):
    """One of several networks."""
    return Network(
        nets.of_seat[place],
        nets.of_table[place],
        nets.seen[place],
        nets.own[place],
        nets.rivals[place],
        nets.compared[place],
        nets.outputs[place],
        nets.last[place],
    )


@kernel
def add_inputs(counts, layer, sums):
    """Add what the inputs that are not zero contribute."""
    for place in range(counts.shape[0]):
        count = counts[place]
        if count != 0:
            for column in range(sums.shape[0]):
                sums[column] += count * layer[place, column]


@kernel
def add_hidden(hidden, layer, sums):
    """As `add_inputs`, from the layer before, which has nothing below zero."""
    for place in range(hidden.shape[0]):
        value = hidden[place]
        if value > 0:
            for column in range(sums.shape[0]):
                sums[column] += value * layer[place, column]


@kernel
def begin_judging(net, sheet):
    """The part that all seats share, from the counts of the table."""
    for column in range(sheet.common.shape[0]):
        sheet.common[column] = net.seen[column]
        sheet.everybody[column] = 0
    add_inputs(sheet.table, net.of_table, sheet.common)


@kernel
def judge_seat(net, sheet, seat):
    """The part of one seat, from its counts."""
    hidden = sheet.hidden[seat]
    for column in range(hidden.shape[0]):
        hidden[column] = sheet.common[column]
    add_inputs(sheet.seat, net.of_seat, hidden)
    for column in range(hidden.shape[0]):
        if hidden[column] < 0:
            hidden[column] = 0
        sheet.everybody[column] += hidden[column]


@kernel
def begin_comparing(net, sheet):
    """The part that all seats share, from what they have together."""
    for column in range(sheet.shared.shape[0]):
        sheet.shared[column] = net.compared[column]
    add_hidden(sheet.everybody, net.rivals, sheet.shared)


@kernel
def compare(net, sheet, seat):
    """Compare a seat with its rivals."""
    for column in range(sheet.compared.shape[0]):
        sheet.compared[column] = sheet.shared[column]
    add_hidden(sheet.hidden[seat], net.own, sheet.compared)


@kernel
def output_of(net, compared, output):
    """What comes out in the end; what is below zero counts as zero."""
    total = net.last[output]
    for column in range(compared.shape[0]):
        if compared[column] > 0:
            total += compared[column] * net.outputs[output, column]
    return total


@kernel
def end_judging(net, sheet, seats):
    """Write chances and scores."""
    begin_comparing(net, sheet)
    for seat in range(seats):
        compare(net, sheet, seat)
        for output in range(OUTPUTS):
            sheet.judged[seat, output] = output_of(net, sheet.compared, output)


@kernel
def write_chances(sheet, seats, result):
    """The chances as shares of one."""
    best = sheet.judged[0, CHANCE]
    for seat in range(1, seats):
        best = max(best, sheet.judged[seat, CHANCE])
    everything = 0.0
    for seat in range(seats):
        result[seat] = exp(sheet.judged[seat, CHANCE] - best)
        everything += result[seat]
    for seat in range(seats):
        result[seat] /= everything

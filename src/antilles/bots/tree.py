"""A search tree in plain arrays: which actions were tried where, how often, and how the seats fared after them.

A node stands for a way to come to a question, not for a state: chance is drawn anew in every iteration, so what lies
open at a node may differ, and only the actions that are legal this time are looked at.
"""

from math import sqrt

from antilles.core.jit import kernel

# Columns of a node. Children come after their parents.
ACTION, PARENT, FIRST_CHILD, NEXT_SIBLING, VISITS, FAVOURITE, THOUGHT = range(7)
COLUMNS = 7
NO_NODE = -1
ROOT = 0

# Numbers of a tree.
USED, ITERATIONS, THOUGHTS = range(3)
NUMBERS = 3
LOW = -1_000_000.0
POINT_WORTH = 0.001
"""What a seat gives for a point of its own, in chances to win: enough to go on playing once a game is decided."""


@kernel
def plant(nodes, sums, numbers):
    """An empty tree: the root alone."""
    numbers[USED] = 0
    numbers[ITERATIONS] = 0
    numbers[THOUGHTS] = 0
    grow(nodes, sums, numbers, NO_NODE, NO_NODE)


@kernel
def grow(nodes, sums, numbers, parent, action):
    """A new node under a parent; NO_NODE where the tree is full."""
    node = numbers[USED]
    if node >= nodes.shape[0]:
        return NO_NODE
    numbers[USED] = node + 1
    nodes[node, ACTION] = action
    nodes[node, PARENT] = parent
    nodes[node, FIRST_CHILD] = NO_NODE
    nodes[node, NEXT_SIBLING] = NO_NODE
    nodes[node, VISITS] = 0
    nodes[node, FAVOURITE] = NO_NODE
    nodes[node, THOUGHT] = NO_NODE
    for column in range(sums.shape[1]):
        sums[node, column] = 0.0
    if parent != NO_NODE:
        nodes[node, NEXT_SIBLING] = nodes[parent, FIRST_CHILD]
        nodes[parent, FIRST_CHILD] = node
    return node


@kernel
def keep(nodes, sums, numbers, top):
    """Keep what hangs on a node, which becomes the root; everything else is forgotten, also what was thought."""
    kept = 0
    for node in range(numbers[USED]):  # first the new places of all nodes that stay
        parent = nodes[node, PARENT]
        stays = node == top or (node > top and nodes[parent, THOUGHT] != NO_NODE)
        nodes[node, THOUGHT] = kept if stays else NO_NODE
        kept += int(stays)
    nodes[top, PARENT] = NO_NODE
    nodes[top, NEXT_SIBLING] = NO_NODE
    for node in range(top, numbers[USED]):
        if nodes[node, THOUGHT] != NO_NODE:
            for column in (PARENT, FIRST_CHILD, NEXT_SIBLING):
                if nodes[node, column] != NO_NODE:
                    nodes[node, column] = nodes[nodes[node, column], THOUGHT]
    for node in range(top, numbers[USED]):  # no node moves to a place that is still needed: places only sink
        place = nodes[node, THOUGHT]
        if place != NO_NODE:
            for column in range(nodes.shape[1]):
                nodes[place, column] = nodes[node, column]
            for column in range(sums.shape[1]):
                sums[place, column] = sums[node, column]
            nodes[place, THOUGHT] = NO_NODE
    numbers[USED] = kept
    numbers[ITERATIONS] = 0
    numbers[THOUGHTS] = 0


@kernel
def child_by(nodes, parent, action):
    """The child that an action leads to, or NO_NODE."""
    child = nodes[parent, FIRST_CHILD]
    while child != NO_NODE and nodes[child, ACTION] != action:
        child = nodes[child, NEXT_SIBLING]
    return child


@kernel
def mean_worth(nodes, sums, node, seat, otherwise):
    """How a seat fared after a node, on the mean, its share and its points; `otherwise` where nobody has been."""
    visits = nodes[node, VISITS]
    points = sums.shape[1] // 2 + seat
    return (sums[node, seat] + POINT_WORTH * sums[node, points]) / visits if visits > 0 else otherwise


@kernel
def most_promising(nodes, sums, parent, seat, legal_now, count, priors, exploration):
    """The place of the legal action with the best mix of what is known, what seems likely and what is untried."""
    visits = nodes[parent, VISITS]
    expected = mean_worth(nodes, sums, parent, seat, 0.5)
    root = sqrt(visits + 1.0)
    best = 0
    most = LOW
    for place in range(count):
        child = child_by(nodes, parent, legal_now[place])
        tried = 0
        worth = expected
        if child != NO_NODE:
            tried = nodes[child, VISITS]
            worth = mean_worth(nodes, sums, child, seat, expected)
        score = worth + exploration * priors[place] * root / (1.0 + tried)
        if score > most:
            most = score
            best = place
    return best


@kernel
def place_of(action, legal_now, count, otherwise):
    """Where an action is among the legal ones; `otherwise` where it is not legal this time."""
    for place in range(count):
        if legal_now[place] == action:
            return place
    return otherwise


@kernel
def back_up(nodes, sums, path, length, result):
    """Every node of a path was visited with this result."""
    for place in range(length):
        node = path[place]
        nodes[node, VISITS] += 1
        for column in range(sums.shape[1]):
            sums[node, column] += result[column]

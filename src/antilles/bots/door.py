"""The one door into a game's compiled bots: single decisions, whole games between them, and searches in slices."""

from dataclasses import dataclass
from math import exp
from typing import Any, NamedTuple

from antilles.bots import tree
from antilles.core.door import (
    DECISIONS_COLUMN,
    ENDED_COLUMN,
    HASH_COLUMN,
    ROUNDS_COLUMN,
    SEATS_COLUMN,
    Rulebook,
    make_scoring,
)
from antilles.core.jit import Function, entry, kernel
from antilles.core.rng import fold, policy_high, policy_low, reseed, word

# Who decides.
RANDOM, GREEDY, PLANNER = range(3)
KIND_NAMES = ("random", "greedy", "planner")

# What the door does: one decision, a whole game, so many iterations of a search, or a look at what a position is worth.
CHOOSE, GAME, GO_ON, LOOK = range(4)

# Columns of a request: the state, the seed; how many iterations, and whether a new tree is planted first.
STATE_COLUMN, SEED_COLUMN, ITERATIONS_COLUMN, FRESH_COLUMN = range(4)
REQUEST_COLUMNS = 4
SEED_STRIDE = 7919
MOST_DEPTH = 64

# What planner and search are told: in thousandths, and how many more roles or turns greedy plays before they look.
EXPLORATION, GREEDY_PRIOR, COOLING, WARMTH, LEADER_SHARE, MEAN_SHARE, PLANNER_DEPTH, SEARCH_DEPTH = range(8)
SETTINGS = 8
LOW = -(1 << 60)


class Desk(NamedTuple):
    """What bots write on while they think: arrays made once."""

    legal: Any
    """The legal actions of the question that is being answered."""
    choices: Any
    """Those of questions further on."""
    plan: Any
    values: Any
    """What a position is worth to each seat."""
    priors: Any
    result: Any
    """The share of victories of each seat."""
    path: Any
    nodes: Any
    shares: Any
    numbers: Any
    settings: Any


@dataclass(frozen=True)
class Policies:
    """The kernels of a game's bots.

    greedy(rules, s, weights, choices, count, plan) -> action; evaluate(rules, s, judgement, values) writes the worth
    per seat; is_calm(s) says where a planner may stop and look; `plan` is how many numbers greedy needs to think.
    """

    greedy: Function
    evaluate: Function
    is_calm: Function
    is_routine: Function
    """Questions that a planner leaves to greedy: parts of an arrangement."""
    plan: int
    rounds_left: Function


def make_bot_door(module: str, game: Rulebook, bots: Policies) -> Function:
    """The compiled bots of a game. `w` are the weights of rules of thumb, `e` those that positions are judged by."""
    set_up, apply, advance, legal = game.set_up, game.apply, game.advance, game.legal
    rounds_played, game_over, digest_stride = game.rounds_played, game.game_over, game.digest_stride
    greedy, evaluate, is_calm, is_routine = bots.greedy, bots.evaluate, bots.is_calm, bots.is_routine
    rounds_left, redraw = bots.rounds_left, game.redraw
    total, _, mark_winners = make_scoring(game)

    @kernel
    def play(r, s, log, action):
        """Carry an action out and go on to the next question."""
        log.count = 0
        apply(r, s, log, action)
        advance(r, s, log)

    @kernel
    def imagine(r, states, here, work, log, seat, number):
        """A copy to try things on, in which what the seat cannot know is drawn by a number."""
        states[work] = states[here]
        log.count = 0
        reseed(states[work], number)
        redraw(r, states[work], log, seat)

    @kernel
    def finish(r, s, log, w, desk, depth):
        """Let greedy finish what is going on, and `depth` more of it: roles, or turns."""
        while s.phase != game_over:
            if is_calm(s):
                if depth == 0:
                    return
                depth -= 1
            count = legal(r, s, desk.choices)
            play(r, s, log, greedy(r, s, w, desk.choices, count, desk.plan))

    @kernel
    def standing_of(r, seat, desk):
        """What a seat's worth is among the others'."""
        values, settings = desk.values, desk.settings
        leader = LOW
        mean = 0
        for other in range(r.players):
            if other != seat:
                leader = max(leader, values[other])
                mean += values[other]
        mean //= r.players - 1
        return values[seat] - (leader * settings[LEADER_SHARE] + mean * settings[MEAN_SHARE]) // 1000

    @kernel
    def planned(r, states, here, work, log, w, e, count, desk, number):
        """The action after which the seat stands best, once greedy has finished what it begins."""
        seat = int(states[here].turn)
        best = 0
        most = LOW
        for place in range(count):
            imagine(r, states, here, work, log, seat, number)
            play(r, states[work], log, desk.legal[place])
            finish(r, states[work], log, w, desk, desk.settings[PLANNER_DEPTH])
            evaluate(r, states[work], e, desk.values)
            standing = standing_of(r, seat, desk)
            if standing > most:
                best = place
                most = standing
        return desk.legal[best]

    @kernel
    def choose(r, states, here, work, log, w, e, kind, count, desk, number):
        """What one of the bots does; `number` is a random word for whatever is left to chance."""
        if kind == RANDOM:
            return desk.legal[number % count]
        if kind == GREEDY or count == 1 or is_routine(states[here]):
            return greedy(r, states[here], w, desk.legal, count, desk.plan)
        return planned(r, states, here, work, log, w, e, count, desk, number)

    @kernel
    def play_game(r, states, here, work, log, weights, judgements, kinds, seed, desk):
        """A whole game; returns (decisions, digest of all choices)."""
        low = policy_low(seed)
        high = policy_high(seed)
        decisions = 0
        digest = 0
        s = states[here]
        while s.phase != game_over:
            count = legal(r, s, desk.legal)
            number = word(low, high, decisions)
            seat = int(s.turn)
            w, e = weights[seat], judgements[seat]
            action = choose(r, states, here, work, log, w, e, kinds[seat], count, desk, number)
            digest = fold(digest, action * digest_stride + count)
            play(r, s, log, action)
            decisions += 1
        return decisions, digest

    @kernel
    def write_result(r, s, answers, row):
        """What every seat scored, and who won."""
        for seat in range(r.players):
            answers[row, SEATS_COLUMN + 2 * seat] = total(r, s.players[seat])
        mark_winners(r, s, answers, row, SEATS_COLUMN, 2, 1)

    @kernel
    def write_shares(r, s, e, desk, answers, row):
        """Who will win, as shares of one: by the result of a finished game, or by what the position is worth."""
        result, values, settings = desk.result, desk.values, desk.settings
        everything = 0.0
        if s.phase == game_over:
            write_result(r, s, answers, row)
            for seat in range(r.players):
                result[seat] = answers[row, SEATS_COLUMN + 2 * seat + 1]
                everything += result[seat]
        else:
            evaluate(r, s, e, values)
            best = values[0]
            for seat in range(1, r.players):
                best = max(best, values[seat])
            warmth = 0.1 * (settings[WARMTH] + settings[COOLING] * rounds_left(r, s))
            for seat in range(r.players):
                result[seat] = exp((values[seat] - best) / warmth)
                everything += result[seat]
        for seat in range(r.players):
            result[seat] /= everything

    @kernel
    def write_priors(r, s, w, count, desk):
        """What greedy would do is likely, everything else equally so."""
        favourite = greedy(r, s, w, desk.legal, count, desk.plan)
        sure = 0.001 * desk.settings[GREEDY_PRIOR]
        for place in range(count):
            desk.priors[place] = (1.0 - sure) / count
            if desk.legal[place] == favourite:
                desk.priors[place] += sure

    @kernel
    def iterate(r, states, here, work, log, w, e, me, seed, desk, answers, row):
        """One walk down the tree to a new leaf, which is evaluated once nothing is half done any more."""
        imagine(r, states, here, work, log, me, seed)
        s = states[work]
        nodes, shares, numbers, path = desk.nodes, desk.shares, desk.numbers, desk.path
        exploration = 0.001 * desk.settings[EXPLORATION]
        node = tree.ROOT
        path[0] = node
        length = 1
        while s.phase != game_over:
            count = legal(r, s, desk.legal)
            seat = int(s.turn)
            if count == 1 or is_routine(s) or (seat != me and not is_calm(s)):
                play(r, s, log, greedy(r, s, w, desk.legal, count, desk.plan))
                continue
            write_priors(r, s, w, count, desk)
            place = tree.most_promising(nodes, shares, node, seat, desk.legal, count, desk.priors, exploration)
            action = desk.legal[place]
            child = tree.child_by(nodes, node, action)
            fresh = child == tree.NO_NODE
            if fresh:
                child = tree.grow(nodes, shares, numbers, node, action)
            play(r, s, log, action)
            if child == tree.NO_NODE:
                break
            node = child
            path[length] = node
            length += 1
            if fresh or length == path.shape[0]:
                break
        finish(r, s, log, w, desk, desk.settings[SEARCH_DEPTH])
        write_shares(r, s, e, desk, answers, row)
        tree.back_up(nodes, shares, path, length, desk.result)
        numbers[tree.ITERATIONS] += 1

    @entry(module)
    def door(rules, states, logs, weights, judgements, kinds, command, requests, answers, desk):
        r = rules[0]
        log = logs[0]
        work = len(states) - 1
        for row in range(requests.shape[0]):
            here = requests[row, STATE_COLUMN]
            seed = requests[row, SEED_COLUMN]
            if command == LOOK:
                evaluate(r, states[here], judgements[0], desk.values)
                for place in range(r.players):
                    answers[row, place] = desk.values[place]
                continue
            if command == GAME:
                log.count = 0
                set_up(r, states[here], log, seed)
                advance(r, states[here], log)
                played = play_game(r, states, here, work, log, weights, judgements, kinds, seed, desk)
                write_result(r, states[here], answers, row)
                answers[row, DECISIONS_COLUMN] = played[0]
                answers[row, ROUNDS_COLUMN] = rounds_played(r, states[here])
                answers[row, ENDED_COLUMN] = states[here].ended
                answers[row, HASH_COLUMN] = played[1]
                continue
            seat = int(states[here].turn)
            w, e = weights[seat], judgements[seat]
            if command == GO_ON:
                if requests[row, FRESH_COLUMN]:
                    tree.plant(desk.nodes, desk.shares, desk.numbers)
                for _ in range(requests[row, ITERATIONS_COLUMN]):
                    number = seed + SEED_STRIDE * desk.numbers[tree.ITERATIONS]
                    iterate(r, states, here, work, log, w, e, seat, number, desk, answers, row)
            else:
                count = legal(r, states[here], desk.legal)
                number = word(policy_low(seed), policy_high(seed), 0)
                answers[row, 0] = choose(r, states, here, work, log, w, e, kinds[seat], count, desk, number)

    return door

"""The one door into a game's compiled bots: single decisions, and whole games between any of them."""

from dataclasses import dataclass
from math import exp

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
RANDOM, GREEDY, PLANNER, SEARCH = range(4)
KIND_NAMES = ("random", "greedy", "planner", "search")

# What the door does: one decision, the worth of every action, a whole game, or so many iterations of a search.
CHOOSE, RANK, GAME, GO_ON = range(4)

# Columns of a request: the state, the seed, iterations (0: plant a new tree first).
STATE_COLUMN, SEED_COLUMN, ITERATIONS_COLUMN, FRESH_COLUMN = range(4)
REQUEST_COLUMNS = 4
SEED_STRIDE = 7919
MOST_DEPTH = 64

# What a search is told, in thousandths.
EXPLORATION, GREEDY_PRIOR, COOLING, WARMTH, LEADER_SHARE, MEAN_SHARE, PLANNER_DEPTH, SEARCH_DEPTH = range(8)
SETTINGS = 8

# An answer of RANK: how many actions, then (action, worth) of each.
COUNT_COLUMN, FIRST_RANKED = range(2)
LOW = -(1 << 60)


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
    """The compiled bots of a game."""
    set_up, apply, advance, legal = game.set_up, game.apply, game.advance, game.legal
    rounds_played, game_over, digest_stride = game.rounds_played, game.game_over, game.digest_stride
    greedy, evaluate, is_calm, is_routine = bots.greedy, bots.evaluate, bots.is_calm, bots.is_routine
    rounds_left, redraw = bots.rounds_left, game.redraw
    total, _, mark_winners = make_scoring(game)

    @kernel
    def standing_of(r, seat, values, settings):
        """What a seat's worth is among the others'."""
        leader = LOW
        mean = 0
        for other in range(r.players):
            if other != seat:
                leader = max(leader, values[other])
                mean += values[other]
        mean //= r.players - 1
        return values[seat] - (leader * settings[LEADER_SHARE] + mean * settings[MEAN_SHARE]) // 1000

    @kernel
    def finish(r, s, log, w, choices, plan, depth):
        """Let greedy finish what is going on, and `depth` more of it: roles, or turns."""
        while s.phase != game_over:
            if is_calm(s):
                if depth == 0:
                    return
                depth -= 1
            count = legal(r, s, choices)
            log.count = 0
            apply(r, s, log, greedy(r, s, w, choices, count, plan))
            advance(r, s, log)

    @kernel
    def look_ahead(r, states, work, log, w, e, choices, plan, values, seat, settings):
        """Finish what is going on, then say how the seat stands."""
        finish(r, states[work], log, w, choices, plan, settings[PLANNER_DEPTH])
        evaluate(r, states[work], e, values)
        return standing_of(r, seat, values, settings)

    @kernel
    def planned(r, states, here, work, log, w, e, legal_now, count, choices, plan, values, worths, settings, number):
        """The action after which the seat stands best; writes the worth of each. Chance is drawn anew by `number`."""
        seat = int(states[here].turn)
        best = 0
        for place in range(count):
            states[work] = states[here]
            log.count = 0
            reseed(states[work], number)
            redraw(r, states[work], log, seat)
            apply(r, states[work], log, legal_now[place])
            advance(r, states[work], log)
            worths[place] = look_ahead(r, states, work, log, w, e, choices, plan, values, seat, settings)
            if worths[place] > worths[best]:
                best = place
        return legal_now[best]

    @kernel
    def choose(
        r, states, here, work, log, w, e, kind, legal_now, count, choices, plan, values, worths, settings, number
    ):
        """What one of the bots does; `number` is a random word for whatever is left to chance."""
        if kind == RANDOM:
            return legal_now[number % count]
        if kind == GREEDY or count == 1 or is_routine(states[here]):
            return greedy(r, states[here], w, legal_now, count, plan)
        return planned(
            r, states, here, work, log, w, e, legal_now, count, choices, plan, values, worths, settings, number
        )

    @kernel
    def play_game(
        r, states, here, work, log, weights, judgements, kinds, seed, legal_now, choices, plan, values, worths, settings
    ):
        """A whole game; returns (decisions, digest of all choices)."""
        low = policy_low(seed)
        high = policy_high(seed)
        decisions = 0
        digest = 0
        s = states[here]
        while s.phase != game_over:
            count = legal(r, s, legal_now)
            number = word(low, high, decisions)
            seat = int(s.turn)
            action = choose(
                r,
                states,
                here,
                work,
                log,
                weights[seat],
                judgements[seat],
                kinds[seat],
                legal_now,
                count,
                choices,
                plan,
                values,
                worths,
                settings,
                number,
            )
            digest = fold(digest, action * digest_stride + count)
            log.count = 0
            apply(r, s, log, action)
            advance(r, s, log)
            decisions += 1
        return decisions, digest

    @kernel
    def write_shares(r, s, e, values, result, answers, row, settings):
        """Who will win, as shares of one: by the result of a finished game, or by what the position is worth."""
        if s.phase == game_over:
            for seat in range(r.players):
                answers[row, SEATS_COLUMN + 2 * seat] = total(r, s.players[seat])
            mark_winners(r, s, answers, row, SEATS_COLUMN, 2, 1)
            winners = 0
            for seat in range(r.players):
                winners += answers[row, SEATS_COLUMN + 2 * seat + 1]
            for seat in range(r.players):
                result[seat] = answers[row, SEATS_COLUMN + 2 * seat + 1] / winners
            return
        evaluate(r, s, e, values)
        best = values[0]
        for seat in range(1, r.players):
            best = max(best, values[seat])
        warmth = settings[WARMTH] + settings[COOLING] * rounds_left(r, s)
        everything = 0.0
        for seat in range(r.players):
            result[seat] = exp((values[seat] - best) / (0.001 * warmth * 100.0))
            everything += result[seat]
        for seat in range(r.players):
            result[seat] /= everything

    @kernel
    def write_priors(r, s, w, legal_now, count, plan, priors, settings):
        """What greedy would do is likely, everything else equally so."""
        favourite = greedy(r, s, w, legal_now, count, plan)
        sure = 0.001 * settings[GREEDY_PRIOR]
        for place in range(count):
            priors[place] = (1.0 - sure) / count
            if legal_now[place] == favourite:
                priors[place] += sure

    @kernel
    def iterate(
        r,
        states,
        here,
        work,
        log,
        w,
        e,
        me,
        seed,
        nodes,
        shares,
        numbers,
        path,
        settings,
        legal_now,
        choices,
        plan,
        priors,
        values,
        result,
        answers,
        row,
    ):
        """One walk down the tree to a new leaf, which is evaluated once nothing is half done any more."""
        states[work] = states[here]
        s = states[work]
        log.count = 0
        reseed(s, seed)
        redraw(r, s, log, me)
        node = tree.ROOT
        path[0] = node
        length = 1
        while s.phase != game_over:
            count = legal(r, s, legal_now)
            seat = int(s.turn)
            mine = seat == me or is_calm(s)
            if count == 1 or not mine or is_routine(s):
                action = greedy(r, s, w, legal_now, count, plan)
                log.count = 0
                apply(r, s, log, action)
                advance(r, s, log)
                continue
            write_priors(r, s, w, legal_now, count, plan, priors, settings)
            exploration = 0.001 * settings[EXPLORATION]
            place = tree.most_promising(nodes, shares, node, seat, legal_now, count, priors, exploration)
            action = legal_now[place]
            child = tree.child_by(nodes, node, action)
            fresh = child == tree.NO_NODE
            if fresh:
                child = tree.grow(nodes, shares, numbers, node, action, seat)
            log.count = 0
            apply(r, s, log, action)
            advance(r, s, log)
            if child == tree.NO_NODE:
                break
            node = child
            path[length] = node
            length += 1
            if fresh or length == path.shape[0]:
                break
        finish(r, s, log, w, choices, plan, settings[SEARCH_DEPTH])
        write_shares(r, s, e, values, result, answers, row, settings)
        tree.back_up(nodes, shares, path, length, result)
        numbers[tree.DEEPEST] = max(numbers[tree.DEEPEST], length)
        numbers[tree.ITERATIONS] += 1

    @entry(module)
    def door(
        rules,
        states,
        logs,
        weights,
        judgements,
        kinds,
        command,
        requests,
        legal_now,
        choices,
        plan,
        values,
        worths,
        answers,
        nodes,
        shares,
        numbers,
        path,
        settings,
        priors,
        result,
    ):
        r = rules[0]
        log = logs[0]
        work = len(states) - 1
        for row in range(requests.shape[0]):
            here = requests[row, STATE_COLUMN]
            seed = requests[row, SEED_COLUMN]
            if command == GAME:
                log.count = 0
                set_up(r, states[here], log, seed)
                advance(r, states[here], log)
                decisions, digest = play_game(
                    r,
                    states,
                    here,
                    work,
                    log,
                    weights,
                    judgements,
                    kinds,
                    seed,
                    legal_now,
                    choices,
                    plan,
                    values,
                    worths,
                    settings,
                )
                for seat in range(r.players):
                    answers[row, SEATS_COLUMN + 2 * seat] = total(r, states[here].players[seat])
                mark_winners(r, states[here], answers, row, SEATS_COLUMN, 2, 1)
                answers[row, DECISIONS_COLUMN] = decisions
                answers[row, ROUNDS_COLUMN] = rounds_played(r, states[here])
                answers[row, ENDED_COLUMN] = states[here].ended
                answers[row, HASH_COLUMN] = digest
                continue
            seat = int(states[here].turn)
            if command == GO_ON:
                if requests[row, FRESH_COLUMN]:
                    tree.plant(nodes, shares, numbers)
                for _ in range(requests[row, ITERATIONS_COLUMN]):
                    iterate(
                        r,
                        states,
                        here,
                        work,
                        log,
                        weights[seat],
                        judgements[seat],
                        seat,
                        seed + SEED_STRIDE * numbers[tree.ITERATIONS],
                        nodes,
                        shares,
                        numbers,
                        path,
                        settings,
                        legal_now,
                        choices,
                        plan,
                        priors,
                        values,
                        result,
                        answers,
                        row,
                    )
                continue
            count = legal(r, states[here], legal_now)
            if command == RANK:
                planned(
                    r,
                    states,
                    here,
                    work,
                    log,
                    weights[seat],
                    judgements[seat],
                    legal_now,
                    count,
                    choices,
                    plan,
                    values,
                    worths,
                    settings,
                    word(policy_low(seed), policy_high(seed), 0),
                )
                answers[row, COUNT_COLUMN] = count
                for place in range(count):
                    answers[row, FIRST_RANKED + 2 * place] = legal_now[place]
                    answers[row, FIRST_RANKED + 2 * place + 1] = worths[place]
            else:
                answers[row, 0] = choose(
                    r,
                    states,
                    here,
                    work,
                    log,
                    weights[seat],
                    judgements[seat],
                    kinds[seat],
                    legal_now,
                    count,
                    choices,
                    plan,
                    values,
                    worths,
                    settings,
                    word(policy_low(seed), policy_high(seed), 0),
                )

    return door

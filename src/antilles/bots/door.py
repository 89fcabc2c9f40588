"""The one door into a game's compiled bots: single decisions, whole games between them, and searches in slices."""

from dataclasses import dataclass
from math import exp

from antilles.bots import network, tree
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

# What the door does: one decision, a whole game, so many iterations of a search, a look at what can be expected, a note
# of the position for training, or a tree cut down to what hangs on one of its nodes.
CHOOSE, GAME, GO_ON, LOOK, NOTE, KEEP = range(6)
CENTS = 100
"""Expected scores are told in hundredths of a point."""

# Columns of a request: the state, the seed; how many iterations, and whether a new tree is planted first; the node.
STATE_COLUMN, SEED_COLUMN, ITERATIONS_COLUMN, FRESH_COLUMN, NODE_COLUMN = range(5)
REQUEST_COLUMNS = 5
SEED_STRIDE = 7919
MOST_DEPTH = 64

# Columns of a player: who decides, how often in a thousand it plays something else, which of the networks judges, how
# many more roles or turns greedy plays before it looks, and how many answers in a thousand it does not notice.
KIND, SLIPS, JUDGE, DEPTH, OVERLOOKS = range(5)
PLAYER_COLUMNS = 5
THOUSAND = 1000

# An arrangement in a tree: made by greedy in one of several styles, as a whole. Actions are never negative.
ARRANGED = -2

# What a search is told, in thousandths: how curious it is, and how much of what seems likely comes from greedy and from
# the network that proposes; the rest is the same for every action. Then in how many phases or turns, from the present
# one on, the others' answers are moves of the tree; in later ones greedy gives them. From HABIT on, how often each
# seat does what greedy would do there instead of what is best for it.
EXPLORATION, GREEDY_PRIOR, PROPOSED_PRIOR, OPENED, HABIT = range(5)
SETTINGS = HABIT + 5

# How often positions of games are written down for training: one in so many.
KEPT_ONE_IN = 4
GAME_COLUMN = 0
RECORD_HEAD = 1
SMALLEST, LARGEST = -128, 127
LONG_GAME = 5000
"""Decisions after which greedy goes on alone: a network that knows nothing yet may never end a game."""


@dataclass(frozen=True)
class Policies:
    """The kernels of a game's bots.

    greedy(rules, s, weights, choices, count, plan) -> action; write_seat(rules, s, seat, counts) and
    write_table(rules, s, counts) tell the network what there is; is_calm(s) says where a planner may stop and look;
    `plan` is how many numbers greedy needs to think; the last one is 0 where it has nothing in mind.
    """

    greedy: Function
    write_seat: Function
    write_table: Function
    is_calm: Function
    is_routine: Function
    """Questions that are parts of an arrangement, which greedy makes as a whole."""
    is_ending: Function
    """Whether the end is so near that playing on tells more than a judgement."""
    plan: int
    passing: int
    """The action that does nothing."""


def make_bot_door(module: str, game: Rulebook, bots: Policies) -> Function:
    """The compiled bots of a game. `w` are the weights of rules of thumb, `judge` says which network judges.

    `weights` has a row for each seat; a search is given its own first, then the styles in which it arranges things.
    """
    set_up, apply, advance, legal = game.set_up, game.apply, game.advance, game.legal
    rounds_played, game_over, digest_stride = game.rounds_played, game.game_over, game.digest_stride
    greedy, redraw, is_calm = bots.greedy, game.redraw, bots.is_calm
    is_routine, is_ending, passing = bots.is_routine, bots.is_ending, bots.passing
    write_seat, write_table = bots.write_seat, bots.write_table
    total, _, mark_winners = make_scoring(game)

    @kernel
    def play(r, s, log, action):
        """Carry an action out and go on to the next question."""
        log.count = 0
        apply(r, s, log, action)
        advance(r, s, log)

    @kernel
    def forget(desk):
        """What greedy had in mind belongs to another position."""
        desk.plan[len(desk.plan) - 1] = 0

    @kernel
    def imagine(r, states, here, work, log, seat, number, desk):
        """A copy to try things on, in which what the seat cannot know is drawn by a number."""
        states[work] = states[here]
        forget(desk)
        log.count = 0
        reseed(states[work], number)
        redraw(r, states[work], log, seat)

    @kernel
    def finish(r, s, log, w, desk, depth):
        """Let greedy finish what is going on, and `depth` more of it: roles, or turns; near the end, the game."""
        while s.phase != game_over:
            if is_calm(s) and not is_ending(s):
                if depth == 0:
                    return
                depth -= 1
            count = legal(r, s, desk.choices)
            play(r, s, log, greedy(r, s, w, desk.choices, count, desk.plan))

    @kernel
    def write_result(r, s, answers, row):
        """What every seat scored, and who won."""
        for seat in range(r.players):
            answers[row, SEATS_COLUMN + 2 * seat] = total(r, s.players[seat])
        mark_winners(r, s, answers, row, SEATS_COLUMN, 2, 1)

    @kernel
    def read(r, s, net, sheet):
        """Let a network look at the table and at every seat."""
        write_table(r, s, sheet.table)
        network.begin_judging(net, sheet)
        for seat in range(r.players):
            write_seat(r, s, seat, sheet.seat)
            network.judge_seat(net, sheet, seat)

    @kernel
    def foresee(r, s, desk, judge, answers, row):
        """Who will win with which chance, and what they will score: the result of a finished game, or a judgement."""
        players = int(r.players)
        result = desk.result
        if s.phase == game_over:
            write_result(r, s, answers, row)
            everything = 0.0
            for seat in range(players):
                result[seat] = answers[row, SEATS_COLUMN + 2 * seat + 1]
                result[players + seat] = answers[row, SEATS_COLUMN + 2 * seat]
                everything += result[seat]
            for seat in range(players):
                result[seat] /= everything
            return
        net, sheet = network.at(desk.nets, judge), desk.sheet
        read(r, s, net, sheet)
        network.end_judging(net, sheet, players)
        network.write_chances(sheet, players, result)
        for seat in range(players):
            result[players + seat] = sheet.judged[seat, network.SCORE]

    @kernel
    def planned(r, states, here, work, log, w, judge, depth, count, desk, number, answers, row):
        """The action after which the seat's chances are best, once greedy has finished what it begins."""
        seat = int(states[here].turn)
        best = 0
        most = -1000.0
        drawn = work - 1
        imagine(r, states, here, drawn, log, seat, number, desk)
        for place in range(count):
            states[work] = states[drawn]
            forget(desk)
            play(r, states[work], log, desk.legal[place])
            finish(r, states[work], log, w, desk, depth)
            foresee(r, states[work], desk, judge, answers, row)
            worth = desk.result[seat] + tree.POINT_WORTH * desk.result[r.players + seat]
            if worth > most:
                best = place
                most = worth
        return desk.legal[best]

    @kernel
    def noticed(choices, count, overlooks, number):
        """Leave out what a hurried player does not notice. Two answers, and that one may pass, are always noticed."""
        kept = 0
        for place in range(count):
            if choices[place] == passing or word(number, overlooks, place) % THOUSAND >= overlooks:
                choices[kept] = choices[place]
                kept += 1
        return max(kept, 1)

    @kernel
    def choose(r, states, here, work, log, w, player, count, desk, number, answers, row):
        """What one of the bots does; `number` is a random word for whatever is left to chance."""
        forget(desk)  # one decision at a time gives the same game
        kind = player[KIND]
        if player[SLIPS] > 0 and (number >> 8) % THOUSAND < player[SLIPS]:
            kind = (number >> 20) % 2
        if player[OVERLOOKS] > 0 and count > 2 and not is_routine(states[here]):
            count = noticed(desk.legal, count, player[OVERLOOKS], number)
        if kind == RANDOM:
            return desk.legal[(number >> 24) % count]
        if kind == GREEDY or count == 1 or is_routine(states[here]):
            return greedy(r, states[here], w, desk.legal, count, desk.plan)
        judge, depth = player[JUDGE], player[DEPTH]
        return planned(r, states, here, work, log, w, judge, depth, count, desk, number, answers, row)

    @kernel
    def record(r, s, desk, game_row):
        """Write a position down for training."""
        place = desk.recorded[0]
        if place >= desk.records.shape[0]:
            return
        desk.recorded[0] = place + 1
        kept, sheet = desk.records[place], desk.sheet
        write_table(r, s, sheet.table)
        kept[GAME_COLUMN] = game_row
        at = RECORD_HEAD
        for column in range(sheet.table.shape[0]):
            kept[at + column] = max(SMALLEST, min(LARGEST, int(sheet.table[column])))
        at += sheet.table.shape[0]
        for seat in range(r.players):
            write_seat(r, s, seat, sheet.seat)
            for column in range(sheet.seat.shape[0]):
                kept[at + column] = max(SMALLEST, min(LARGEST, int(sheet.seat[column])))
            at += sheet.seat.shape[0]

    @kernel
    def play_game(r, states, here, work, log, weights, players, seed, desk, answers, row):
        """A whole game; returns (decisions, digest of all choices)."""
        low = policy_low(seed)
        high = policy_high(seed)
        decisions = 0
        digest = 0
        s = states[here]
        while s.phase != game_over:
            count = legal(r, s, desk.legal)
            number = word(low, high, decisions)
            if desk.records.shape[0] > 0 and is_calm(s) and number % KEPT_ONE_IN == 0:
                record(r, s, desk, row)
            seat = int(s.turn)
            player = players[seat if decisions < LONG_GAME else len(players) - 1]
            action = choose(r, states, here, work, log, weights[seat], player, count, desk, number, answers, row)
            digest = fold(digest, action * digest_stride + count)
            play(r, s, log, action)
            decisions += 1
        return decisions, digest

    @kernel
    def write_arrangements(styles, desk):
        """Arrangements in every style, in place of legal actions."""
        for style in range(styles):
            desk.legal[style] = ARRANGED - style
        return styles

    @kernel
    def arrange(r, s, log, w, desk):
        """Let greedy make the whole arrangement that is asked for in the style of these weights."""
        seat = s.turn
        forget(desk)
        while s.phase != game_over and s.turn == seat and is_routine(s):
            count = legal(r, s, desk.choices)
            play(r, s, log, greedy(r, s, w, desk.choices, count, desk.plan))
        forget(desk)

    @kernel
    def think(r, s, desk, node):
        """What the network that proposes sees at a node: worked out once, if there is room for it."""
        thought = desk.nodes[node, tree.THOUGHT]
        if thought == tree.NO_NODE and desk.numbers[tree.THOUGHTS] < desk.thoughts.shape[0]:
            thought = desk.numbers[tree.THOUGHTS]
            desk.numbers[tree.THOUGHTS] = thought + 1
            desk.nodes[node, tree.THOUGHT] = thought
            read(r, s, desk.proposals, desk.sheet)
            network.begin_comparing(desk.proposals, desk.sheet)
            network.compare(desk.proposals, desk.sheet, int(s.turn))
            for column in range(desk.thoughts.shape[1]):
                desk.thoughts[thought, column] = desk.sheet.compared[column]
        return thought

    @kernel
    def write_proposals(desk, thought, count):
        """How likely the legal actions are, as shares of one."""
        priors, seen, highest = desk.priors, desk.thoughts[thought], -1000.0
        for place in range(count):
            priors[place] = network.output_of(desk.proposals, seen, desk.legal[place])
            highest = max(highest, priors[place])
        everything = 0.0
        for place in range(count):
            priors[place] = exp(priors[place] - highest)
            everything += priors[place]
        for place in range(count):
            priors[place] /= everything

    @kernel
    def write_priors(r, s, w, count, desk, node):
        """What seems likely: the network's proposals, what greedy would do, and a little of everything."""
        favourite = desk.nodes[node, tree.FAVOURITE]
        sure, proposed = 0.001 * desk.settings[GREEDY_PRIOR], 0.001 * desk.settings[PROPOSED_PRIOR]
        thought = tree.NO_NODE
        if desk.legal[0] == ARRANGED:
            favourite = ARRANGED
        else:
            if favourite == tree.NO_NODE and sure > 0:
                favourite = greedy(r, s, w, desk.legal, count, desk.plan)
                desk.nodes[node, tree.FAVOURITE] = favourite
            if proposed > 0:
                thought = think(r, s, desk, node)
        if thought == tree.NO_NODE:
            sure += proposed
            proposed = 0.0
            for place in range(count):
                desk.priors[place] = 0.0
        else:
            write_proposals(desk, thought, count)
        for place in range(count):
            desk.priors[place] = proposed * desk.priors[place] + (1.0 - sure - proposed) / count
            if desk.legal[place] == favourite:
                desk.priors[place] += sure

    @kernel
    def iterate(r, states, here, work, log, weights, judge, depth, me, seed, desk, answers, row):
        """One walk down the tree to a new leaf, which is judged once nothing is half done any more."""
        imagine(r, states, here, work, log, me, seed, desk)
        s = states[work]
        w = weights[0]
        nodes, sums, numbers, path = desk.nodes, desk.sums, desk.numbers, desk.path
        exploration = 0.001 * desk.settings[EXPLORATION]
        node = tree.ROOT
        path[0] = node
        length = 1
        opened = desk.settings[OPENED] + int(is_calm(s))
        low, high = policy_low(seed), policy_high(seed)
        while s.phase != game_over:
            count = legal(r, s, desk.legal)
            seat = int(s.turn)
            calm = is_calm(s)
            arranging = is_routine(s)
            if count == 1 or (seat != me and not calm and (opened <= 0 or arranging)):
                play(r, s, log, greedy(r, s, w, desk.legal, count, desk.plan))
                continue
            opened -= int(calm)
            if arranging:
                count = write_arrangements(len(weights), desk)
            write_priors(r, s, w, count, desk, node)
            place = tree.most_promising(nodes, sums, node, seat, desk.legal, count, desk.priors, exploration)
            if seat != me and word(low, high, length) % THOUSAND < desk.settings[HABIT + seat]:
                place = tree.place_of(nodes[node, tree.FAVOURITE], desk.legal, count, place)
            action = desk.legal[place]
            child = tree.child_by(nodes, node, action)
            fresh = child == tree.NO_NODE
            if fresh:
                child = tree.grow(nodes, sums, numbers, node, action)
            if arranging:
                arrange(r, s, log, weights[place], desk)
            else:
                play(r, s, log, action)
            if child == tree.NO_NODE:
                break
            node = child
            path[length] = node
            length += 1
            if fresh or length == path.shape[0]:
                break
        finish(r, s, log, w, desk, depth)
        foresee(r, s, desk, judge, answers, row)
        tree.back_up(nodes, sums, path, length, desk.result)
        numbers[tree.ITERATIONS] += 1

    @entry(module)
    def door(rules, states, logs, weights, players, command, requests, answers, desk):
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
                played = play_game(r, states, here, work, log, weights, players, seed, desk, answers, row)
                write_result(r, states[here], answers, row)
                answers[row, DECISIONS_COLUMN] = played[0]
                answers[row, ROUNDS_COLUMN] = rounds_played(r, states[here])
                answers[row, ENDED_COLUMN] = states[here].ended
                answers[row, HASH_COLUMN] = played[1]
                continue
            if command == KEEP:
                tree.keep(desk.nodes, desk.sums, desk.numbers, requests[row, NODE_COLUMN])
                continue
            seat = int(states[here].turn)
            w, player = weights[seat], players[seat]
            if command == LOOK:
                foresee(r, states[here], desk, player[JUDGE], answers, row)
                for other in range(r.players):
                    answers[row, other] = int(CENTS * desk.result[r.players + other])
            elif command == NOTE:
                record(r, states[here], desk, row)
            elif command == GO_ON:
                if requests[row, FRESH_COLUMN]:
                    tree.plant(desk.nodes, desk.sums, desk.numbers)
                for _ in range(requests[row, ITERATIONS_COLUMN]):
                    number = seed + SEED_STRIDE * desk.numbers[tree.ITERATIONS]
                    judge, depth = player[JUDGE], player[DEPTH]
                    iterate(r, states, here, work, log, weights, judge, depth, seat, number, desk, answers, row)
            else:
                count = legal(r, states[here], desk.legal)
                number = word(policy_low(seed), policy_high(seed), 0)
                answers[row, 0] = choose(r, states, here, work, log, w, player, count, desk, number, answers, row)

    return door

"""The one door into a game's compiled rules: what it is asked, what it answers, and the loop over many states."""

from __future__ import annotations

from dataclasses import dataclass

from antilles.core.jit import Function, entry, kernel
from antilles.core.rng import fold, policy_high, policy_low, reseed, word

ALLOWED = 0
"""What the rules answer when nothing speaks against an action."""

# What the door does with a state.
BEGIN, STEP, LEGAL, MASK, WHY_NOT, PLAY_ON, RANDOM_GAME, REDRAW, SCORES = range(9)
FIRST_OF_GAME = 16
"""Commands from here on are those of one game."""

# A request: which state, and two numbers that depend on the command.
STATE_COLUMN, A_COLUMN, B_COLUMN = range(3)
REQUEST_COLUMNS = 3

# An answer: what the rules said and where the game stands, then the legal actions.
CODE, DECISION, TURN, PHASE, ENDED, EVENTS, COUNT, LEGAL_COLUMN = range(8)

# An answer of PLAY_ON and RANDOM_GAME: this, then score and winner of each seat.
DECISIONS_COLUMN, ROUNDS_COLUMN, ENDED_COLUMN, HASH_COLUMN, SEATS_COLUMN = range(5)


@dataclass(frozen=True)
class Rulebook:
    """The kernels a game's door is made of, and the sizes of what they write."""

    set_up: Function
    refusal: Function
    apply: Function
    advance: Function
    legal: Function
    redraw: Function
    score: Function
    is_winner: Function
    write_scores: Function
    rounds_played: Function
    special: Function
    game_over: int
    most_legal: int
    actions: int
    score_columns: int
    most_players: int
    digest_stride: int


def make_door(module: str, game: Rulebook) -> Function:
    """The one door into a game's rules: compiled once, whatever is asked of it.

    The game's kernels are constants of the compiled code, so both games share this source and each has its own code.
    """
    set_up, refusal, apply, advance, legal = game.set_up, game.refusal, game.apply, game.advance, game.legal
    redraw, score, is_winner, write_scores = game.redraw, game.score, game.is_winner, game.write_scores
    rounds_played, special = game.rounds_played, game.special
    game_over, digest_stride = game.game_over, game.digest_stride

    @kernel
    def play_at_random(r, s, log, choices, seed):
        """Play uniformly random legal actions to the end; returns (decisions, digest of all choices and actions)."""
        low = policy_low(seed)
        high = policy_high(seed)
        decisions = 0
        digest = 0
        while s.phase != game_over:
            count = legal(r, s, choices)
            action = choices[word(low, high, decisions) % count]
            digest = fold(digest, action * digest_stride + count)
            log.count = 0
            apply(r, s, log, action)
            advance(r, s, log)
            decisions += 1
        return decisions, digest

    @entry(module)
    def door(rules, states, logs, command, requests, choices, answers, masks):
        r = rules[0]
        for row in range(requests.shape[0]):
            s = states[requests[row, STATE_COLUMN]]
            log = logs[row % len(logs)]
            a, b = requests[row, A_COLUMN], requests[row, B_COLUMN]
            code = ALLOWED
            if command == STEP:
                code = refusal(r, s, a)
                if code == ALLOWED:
                    log.count = 0
                    apply(r, s, log, a)
                    advance(r, s, log)
            elif command == BEGIN or command == RANDOM_GAME:
                log.count = 0
                set_up(r, s, log, a)
                advance(r, s, log)
            elif command == REDRAW:
                log.count = 0
                reseed(s, b)
                redraw(r, s, log, a)
            elif command == WHY_NOT:
                answers[row, CODE] = refusal(r, s, a)
                continue
            elif command == SCORES:
                write_scores(r, s, answers, row)
                continue
            elif command >= FIRST_OF_GAME:
                code = special(r, s, log, command, a, b, answers, row)
                if code < ALLOWED:
                    continue
            if command == PLAY_ON or command == RANDOM_GAME:
                decisions, digest = play_at_random(r, s, log, choices, a)
                answers[row, DECISIONS_COLUMN] = decisions
                answers[row, ROUNDS_COLUMN] = rounds_played(r, s)
                answers[row, ENDED_COLUMN] = s.ended
                for seat in range(r.players):
                    points = score(r, s.players[seat])
                    digest = fold(digest, points)
                    answers[row, SEATS_COLUMN + 2 * seat] = points
                    answers[row, SEATS_COLUMN + 2 * seat + 1] = 1 if is_winner(r, s, seat) else 0
                answers[row, HASH_COLUMN] = digest
                continue
            count = legal(r, s, choices)
            answers[row, CODE] = code
            answers[row, DECISION] = s.decision
            answers[row, TURN] = s.turn
            answers[row, PHASE] = s.phase
            answers[row, ENDED] = s.ended
            answers[row, EVENTS] = log.count
            answers[row, COUNT] = count
            if command == MASK:
                for action in range(masks.shape[1]):
                    masks[row, action] = 0
                for place in range(count):
                    masks[row, choices[place]] = 1
            else:
                for place in range(count):
                    answers[row, LEGAL_COLUMN + place] = choices[place]

    return door

"""The one door into a game's compiled rules: what it is asked, what it answers, and the loop over many states."""

from dataclasses import dataclass

from antilles.core.jit import Function, entry, kernel
from antilles.core.rng import fold, policy_high, policy_low, reseed, word

ALLOWED = 0
"""What the rules answer when nothing speaks against an action."""
ALL_SAID = -1
"""In place of that: the answer is complete, and where the game stands need not be said."""

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
    score_line: Function
    tie_break: Function
    rounds_played: Function
    special: Function
    game_over: int
    most_legal: int
    actions: int
    score_lines: int
    tie_breaks: int
    most_players: int
    digest_stride: int

    # Columns of a seat's scores: the lines, the total, what breaks ties, whether the seat wins.
    @property
    def total_column(self) -> int:
        """Where the total stands, after the lines."""
        return self.score_lines

    @property
    def winner_column(self) -> int:
        """Where 1 stands for a winner, after what breaks ties."""
        return self.total_column + 1 + self.tie_breaks

    @property
    def score_columns(self) -> int:
        """All columns of a seat."""
        return self.winner_column + 1


def make_scoring(game: Rulebook) -> tuple[Function, Function, Function]:
    """Kernels for the score: the total of a player, the rows of all seats, and who wins by given totals."""
    score_line, tie_break, lines, ties = game.score_line, game.tie_break, game.score_lines, game.tie_breaks
    total_column, columns = game.total_column, game.score_columns

    @kernel
    def total(r, player):
        """The sum of all lines."""
        points = 0
        for line in range(lines):
            points += score_line(r, player, line)
        return points

    @kernel
    def is_ahead(one, other, lead):
        """More points; with as many, what breaks ties, in order."""
        if lead != 0:
            return lead > 0
        for place in range(ties):
            difference = tie_break(one, place) - tie_break(other, place)
            if difference != 0:
                return difference > 0
        return False

    @kernel
    def mark_winners(r, s, answers, row, first, width, winner):
        """Nobody is ahead of a winner; who is equal in everything shares the victory."""
        for seat in range(r.players):
            points = first + width * seat
            answers[row, points + winner] = 1
            for other in range(r.players):
                lead = answers[row, first + width * other] - answers[row, points]
                if is_ahead(s.players[other], s.players[seat], lead):
                    answers[row, points + winner] = 0

    @kernel
    def write_scores(r, s, answers, row):
        """All columns for every seat."""
        for seat in range(r.players):
            first = columns * seat
            for line in range(lines):
                answers[row, first + line] = score_line(r, s.players[seat], line)
            answers[row, first + total_column] = total(r, s.players[seat])
            for place in range(ties):
                answers[row, first + total_column + 1 + place] = tie_break(s.players[seat], place)
        mark_winners(r, s, answers, row, total_column, columns, 1 + ties)

    return total, write_scores, mark_winners


def make_player(game: Rulebook) -> Function:
    """A kernel that plays a game on at random and writes how it ended."""
    legal, apply, advance, rounds_played = game.legal, game.apply, game.advance, game.rounds_played
    game_over, digest_stride = game.game_over, game.digest_stride
    total, _, mark_winners = make_scoring(game)

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

    @kernel
    def play_out(r, s, log, choices, seed, answers, row):
        """Play to the end; then the row says how many decisions there were, how it ended, who scored what and won."""
        decisions, digest = play_at_random(r, s, log, choices, seed)
        for seat in range(r.players):
            points = total(r, s.players[seat])
            digest = fold(digest, points)
            answers[row, SEATS_COLUMN + 2 * seat] = points
        mark_winners(r, s, answers, row, SEATS_COLUMN, 2, 1)
        answers[row, DECISIONS_COLUMN] = decisions
        answers[row, ROUNDS_COLUMN] = rounds_played(r, s)
        answers[row, ENDED_COLUMN] = s.ended
        answers[row, HASH_COLUMN] = digest

    return play_out


def make_door(module: str, game: Rulebook) -> Function:
    """The one door into a game's rules: compiled once, whatever is asked of it.

    The game's kernels are constants of the compiled code, so all games share this source and each has its own code.
    """
    set_up, refusal, apply, advance, legal = game.set_up, game.refusal, game.apply, game.advance, game.legal
    redraw, special = game.redraw, game.special
    _, write_scores, _ = make_scoring(game)
    play_out = make_player(game)

    @kernel
    def change(r, s, log, command, a, b, answers, row):
        """What a command does to a state; returns what the rules say, below ALLOWED if all is said."""
        if command == STEP:
            code = refusal(r, s, a)
            if code != ALLOWED:
                return code
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
            return ALL_SAID
        elif command == SCORES:
            write_scores(r, s, answers, row)
            return ALL_SAID
        elif command >= FIRST_OF_GAME:
            return special(r, s, log, command, a, b, answers, row)
        return ALLOWED

    @kernel
    def write_facts(s, log, code, answers, row, count):
        """Where the game stands."""
        answers[row, CODE] = code
        answers[row, DECISION] = s.decision
        answers[row, TURN] = s.turn
        answers[row, PHASE] = s.phase
        answers[row, ENDED] = s.ended
        answers[row, EVENTS] = log.count
        answers[row, COUNT] = count

    @entry(module)
    def door(rules, states, logs, command, requests, choices, answers, masks):
        r = rules[0]
        for row in range(requests.shape[0]):
            s = states[requests[row, STATE_COLUMN]]
            log = logs[row % len(logs)]
            a = requests[row, A_COLUMN]
            code = change(r, s, log, command, a, requests[row, B_COLUMN], answers, row)
            if code < ALLOWED:
                continue
            if command == PLAY_ON or command == RANDOM_GAME:
                play_out(r, s, log, choices, a, answers, row)
                continue
            count = legal(r, s, choices)
            write_facts(s, log, code, answers, row, count)
            if command == MASK:
                for action in range(masks.shape[1]):
                    masks[row, action] = 0
                for place in range(count):
                    masks[row, choices[place]] = 1
            else:
                for place in range(count):
                    answers[row, LEGAL_COLUMN + place] = choices[place]

    return door

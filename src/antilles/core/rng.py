"""Random numbers that live in the state: a hash of seed and counter, the same on every machine and back end.

All arithmetic is masked to 32 bits inside 64-bit integers, so that compiled code, plain Python and a GPU agree.
"""

from antilles.core.jit import kernel

WORD = 0xFFFFFFFF
GOLDEN = 0x9E3779B9
POLICY_STREAM = 0x5DEECE66D


@kernel
def mix(x):
    """A bijection on 32-bit words in which every input bit moves every output bit about half the time."""
    x = (x ^ (x >> 16)) & WORD
    x = (x * 0x7FEB352D) & WORD
    x = x ^ (x >> 15)
    x = (x * 0x846CA68B) & WORD
    return x ^ (x >> 16)


@kernel
def seed_low(seed):
    """First of the two words a seed is spread over."""
    return mix((seed & WORD) ^ mix(((seed >> 32) & WORD) ^ 0x51ED270B))


@kernel
def seed_high(seed):
    """Second of the two words a seed is spread over."""
    return mix(((seed >> 32) & WORD) ^ mix((seed & WORD) ^ 0x2545F491))


@kernel
def word(low, high, counter):
    """The 32-bit word number `counter` of the stream (low, high)."""
    return mix(mix((counter * GOLDEN + low) & WORD) ^ high)


@kernel
def below(state, limit):
    """A number in 0 .. limit - 1, all equally likely; advances the state's own generator."""
    ceiling = WORD + 1 - (WORD + 1) % limit
    drawn = word(state.seed_low, state.seed_high, state.draws)
    state.draws += 1
    while drawn >= ceiling:
        drawn = word(state.seed_low, state.seed_high, state.draws)
        state.draws += 1
    return drawn % limit


@kernel
def reseed(state, seed):
    """Start the state's generator afresh from a seed."""
    state.seed_low = seed_low(seed)
    state.seed_high = seed_high(seed)
    state.draws = 0


@kernel
def policy_low(seed):
    """First word of the stream that random players draw from; it is not the stream of the game."""
    return seed_low(seed ^ POLICY_STREAM)


@kernel
def policy_high(seed):
    """Second word of that stream."""
    return seed_high(seed ^ POLICY_STREAM)


@kernel
def fold(digest, value):
    """Mix a number into a 32-bit digest that tells sequences apart; cheap, as it is done at every choice."""
    return ((digest ^ (value & WORD)) * 0x01000193) & WORD

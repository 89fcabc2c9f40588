"""The generator: the same everywhere, and fair as far as simple statistics can tell."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from antilles.core.jit import COMPILED, entry
from antilles.core.layout import scratch
from antilles.core.rng import WORD, mix, seed_high, seed_low, word

FIRST_WORDS = [3375493668, 861764134, 59298688, 2760656046]
"""Of seed 7. Changing them changes every game ever recorded."""


@entry(__name__)
def write_words(seed, out):  # type: ignore[no-untyped-def]
    low, high = seed_low(seed), seed_high(seed)
    for counter in range(len(out)):
        out[counter] = word(low, high, counter)


@entry(__name__)
def write_mixed(out):  # type: ignore[no-untyped-def]
    for x in range(len(out)):
        out[x] = mix(x)


def words(seed: int, count: int) -> list[int]:
    out = scratch(count)
    write_words(seed, out)
    return list(out.tolist())


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_the_stream_is_fixed_for_ever() -> None:
    assert words(7, 4) == FIRST_WORDS


def test_mix_is_a_bijection_on_a_sample() -> None:
    out = scratch(50_000)
    write_mixed(out)
    assert len(set(out.tolist())) == 50_000


def test_a_kernel_called_from_python_says_so() -> None:
    assert COMPILED
    for _ in range(2):
        with pytest.raises(TypeError, match="mix is a kernel"):
            mix(1)
        words(1, 1)  # now it has been compiled for another caller


@pytest.mark.parametrize("sides", [2, 5, 6, 50, 58])
def test_every_side_comes_up_as_often(sides: int) -> None:
    counts = Counter(value % sides for value in words(11, 60_000))
    # Five standard deviations of the chi-square distribution.
    assert chi_square([counts[side] for side in range(sides)]) < sides - 1 + 5 * (2 * (sides - 1)) ** 0.5


def test_every_bit_is_set_half_the_time() -> None:
    values = words(3, 20_000)
    for bit in range(32):
        assert abs(sum(value >> bit & 1 for value in values) / len(values) - 0.5) < 0.018


def test_neighbouring_words_and_seeds_are_unrelated() -> None:
    stream = words(5, 20_000)
    pairs = Counter((a % 8, b % 8) for a, b in pairwise(stream))
    assert chi_square([pairs[a, b] for a in range(8) for b in range(8)]) < 63 + 5 * 126**0.5
    firsts = Counter(words(seed, 1)[0] % 16 for seed in range(16_000))
    assert chi_square([firsts[side] for side in range(16)]) < 15 + 5 * 30**0.5


def test_one_seed_bit_changes_about_half_the_output_bits() -> None:
    changed = [
        (words(seed, 1)[0] ^ words(seed ^ (1 << bit), 1)[0]).bit_count() for seed in range(40) for bit in range(63)
    ]
    assert 15.7 < sum(changed) / len(changed) < 16.3
    assert all(0 <= value <= WORD for value in words(2**63 - 1, 100))

"""Finding what a person asks about: by its name in the reader's language, another word for it, or its notation."""

from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher

from antilles.core.notation import normalise
from antilles.words import Words, words_of

LEAST_LIKENESS = 0.78
EXACT, ALSO, BEGINS, WITHIN, ALIKE = range(5)
"""How well a word fits, the best first: it is the name, it is another name, it begins one, and so on."""
NO_FIT = 9
SHORTEST = 3
MOST_FOUND = 6


def search(query: str, things: Mapping[str, bool], words: Words, prefix: str) -> list[str]:
    """The things that a query can mean: what is called just so, then what is at the table, the best fit first."""
    said = normalise(query)
    if not said:
        return []
    fits = {thing: best_fit(said, thing, words, prefix) for thing in things}
    order = {thing: place for place, thing in enumerate(things)}
    best = min(fits.values(), default=NO_FIT)
    found = [thing for thing, how in fits.items() if how < NO_FIT and (how == best or how <= WITHIN)]
    found.sort(key=lambda thing: (fits[thing] > EXACT, not things[thing], fits[thing], order[thing]))
    return found[:MOST_FOUND]


def best_fit(said: str, thing: str, words: Words, prefix: str) -> int:
    """How well a query fits a thing: the reader's own name for it first, then all its names."""
    if said in (normalise(words.name(thing)), normalise(words.short(thing))):
        return EXACT
    return min(fit(said, name) for name in names_of(thing, words, prefix))


def names_of(thing: str, words: Words, prefix: str) -> Iterable[str]:
    """Everything that a thing is called."""
    usual = words_of("en", words.game)
    for speech in (words, usual):
        yield normalise(speech.name(thing))
        yield normalise(speech.name(thing, "plural"))
        yield normalise(speech.short(thing))
        also = f"{prefix}-also-{thing}"
        if also in speech:
            yield from (normalise(word) for word in speech.text(also).split(","))
    yield thing.partition("-")[2].replace("-", " ") or thing


def fit(said: str, name: str) -> int:
    """How well a query fits a name."""
    if said == name:
        return ALSO
    if len(said) >= SHORTEST and name.startswith(said):
        return BEGINS
    if len(said) >= SHORTEST and any(word.startswith(said) for word in name.split(" ")):
        return WITHIN
    return ALIKE if SequenceMatcher(None, said, name).ratio() >= LEAST_LIKENESS else NO_FIT

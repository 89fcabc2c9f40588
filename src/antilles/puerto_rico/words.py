"""Numbers and nouns in English sentences."""


def plural(number: int, one: str, many: str = "") -> str:
    """A number with its noun: 1 doubloon, 2 doubloons."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def a_or_an(noun: str) -> str:
    """A noun with its article."""
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"

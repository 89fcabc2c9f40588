"""Words for numbers of things."""

from antilles.santiago import goods


def counted(number: int, one: str, many: str = "") -> str:
    """So many things: '1 peso', '3 pesos'."""
    return f"1 {one}" if number == 1 else f"{number} {many or one + 's'}"


def pesos(number: int) -> str:
    """So many pesos."""
    return counted(number, "peso")


def stops(number: int) -> str:
    """So many stops."""
    return counted(number, "stop")


def units(good: int, number: int) -> str:
    """So many goods of a kind."""
    return f"{number} {goods.NAMES[good]}"


def gift(what: int) -> str:
    """One thing that is given."""
    return f"1 {goods.GIFTS[what].title}"

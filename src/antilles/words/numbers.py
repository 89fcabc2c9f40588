"""Numbers as a language writes them."""

from babel.numbers import format_decimal, format_percent

MINUS = "−"
NO_BREAK = "\u00a0"


def decimal(value: float, shape: str, language: str) -> str:
    """A number: `0.0` has one digit after the point."""
    return format_decimal(value, shape, locale=language)


def percent(value: float, shape: str, language: str) -> str:
    """A share in per cent: `0.0%`. Before the sign all but English have a space that stays, as in our sentences.

    >>> percent(0.125, "0.0%", "en"), percent(0.125, "0.0%", "uk")
    ('12.5%', '12,5\\xa0%')
    """
    spaced = shape if language == "en" else shape.replace("%", f"{NO_BREAK}%")
    return format_percent(value, spaced, locale=language)


def signed(value: float, shape: str, language: str) -> str:
    """A change: +1.2 or −0.6.

    >>> signed(1.25, "0.0", "en"), signed(-0.6, "0.0", "ru")
    ('+1.2', '−0,6')
    """
    return f"{'+' if value >= 0 else MINUS}{decimal(abs(value), shape, language)}"

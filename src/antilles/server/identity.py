"""Who somebody is: a guest, told by a signed cookie. Nothing about a guest can be guessed or made up."""

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode

COOKIE = "antilles_guest"
KEPT_SECONDS = 400 * 86_400
"""As long as browsers keep a cookie at most."""
MOST_REMEMBERED = 10_000
GUEST = re.compile(r"^[A-Za-z0-9_-]{16}$")


def new_guest() -> str:
    """A guest that nobody has been."""
    return secrets.token_urlsafe(12)


def new_secret() -> str:
    """A key for signing, or an invitation."""
    return secrets.token_urlsafe(18)


class Signer:
    """Makes cookies, and tells whose they are."""

    def __init__(self, secret: str) -> None:
        self._key = hashlib.sha256(f"antilles guest {secret}".encode()).digest()
        self._known: set[str] = set()

    def cookie(self, guest: str) -> str:
        """The value of a guest's cookie."""
        return f"{guest}.{self._signature(guest)}"

    def guest(self, cookie: str | None) -> str | None:
        """The guest of a cookie; None where it is not ours. Cookies that were found ours are remembered."""
        guest, _, signature = (cookie or "").partition(".")
        if cookie in self._known:
            return guest
        if not GUEST.match(guest) or not hmac.compare_digest(signature.encode(), self._signature(guest).encode()):
            return None
        if len(self._known) >= MOST_REMEMBERED:
            self._known.clear()
        self._known.add(str(cookie))
        return guest

    def _signature(self, guest: str) -> str:
        return urlsafe_b64encode(hmac.digest(self._key, guest.encode(), "sha256")[:24]).decode()


def cookie_in(header: str) -> str | None:
    """Our cookie in a Cookie header."""
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return None


def cookie_header(value: str, *, secure: bool) -> str:
    """The Set-Cookie header of a guest's cookie."""
    return f"{COOKIE}={value}; Path=/; Max-Age={KEPT_SECONDS}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"

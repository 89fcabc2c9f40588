"""The states of a page to be looked at: waiting, refused, not sent, reconnecting, watched, counted, and the lobby's.

Each brings a page there, from a table of somebody who is to build.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route
from tests.browser.driver import BOT, ME, PATIENCE, Clicker, make_table, open_table

NewPage = Callable[[], Page]
Table = dict[str, Any]
OPEN = {"sits": "open"}
SLOW = {"sits": "bot", "bot": "search:ms=60000"}
SHORT = {"game": "santiago-de-cuba", "config": {"players": 3, "options": {"turn_limit": 12}}, "seed": 4}
HALF_READY = {"ready": False, "failed": False}
STEPS = [
    {"game": "puerto-rico", "done": 30, "of": 48, "ready": False},
    {"game": "santiago-de-cuba", "done": 21, "of": 21, "ready": True},
]


def sit(page: Page, table: Table, others: dict[str, Any] = BOT, turn: dict[str, Any] | None = None) -> str:
    """Sit down at a table of four whose first seat is on turn: oneself, or somebody else (then oneself is next)."""
    seats = [turn or ME, ME if turn else others, others, others]
    made = make_table(page, **table, seats=seats)
    open_table(page, made)
    return made


def choose(page: Page, table: Table) -> None:
    """Sit down, on turn, and choose the second answer."""
    sit(page, table)
    Clicker(page).wait()
    page.locator("#decision [data-choice]").nth(1).evaluate("(button) => button.click()")


def waiting(page: Page, new_page: NewPage, table: Table) -> None:
    """Another person is on turn; something is prepared."""
    sit(page, table, turn=OPEN)
    other = new_page()
    other.goto(page.inner_text("[data-link-text]"))
    other.click("[data-act=sit]")
    page.locator("[data-prepare]").first.click(timeout=PATIENCE)


def bot(page: Page, new_page: NewPage, table: Table) -> None:
    """A bot thinks."""
    sit(page, table, turn=SLOW)
    page.wait_for_selector("[data-prepare]")


def reconnecting(page: Page, new_page: NewPage, table: Table) -> None:
    """The line is down; what is chosen is kept."""
    choose(page, table)
    page.context.set_offline(True)
    page.wait_for_selector("[data-lost]")


def not_sent(page: Page, new_page: NewPage, table: Table) -> None:
    """A move does not reach the server."""
    choose(page, table)
    page.route("**/actions", lambda route: route.abort())
    page.click("[data-act=confirm]")
    page.wait_for_selector(".netbar.bad")


def refused(page: Page, new_page: NewPage, table: Table) -> None:
    """A building that is too dear."""
    choose(page, table)
    page.locator("[data-key='building-city hall']").evaluate("(button) => button.click()")
    page.wait_for_selector("#decision .refuse .rid")


def watching(page: Page, new_page: NewPage, table: Table) -> None:
    """Somebody else's table."""
    other = new_page()
    page.goto(f"/t/{sit(other, table)}")
    page.wait_for_selector("[data-follow]")


def ended(page: Page) -> str:
    """Play a short game to its end."""
    made = make_table(page, **SHORT, seats=[ME, BOT, BOT])
    open_table(page, made)
    Clicker(page).play()
    return made


def counting(page: Page, new_page: NewPage, table: Table) -> None:
    """The points are counted, two lines so far."""
    ended(page)
    page.click("[data-act=count-again]")
    page.locator(".stages button").nth(1).click()


def share(page: Page, new_page: NewPage, table: Table) -> None:
    """The result is shared."""
    ended(page)
    page.click("[data-act=share]")
    page.wait_for_selector("dialog [data-act=copy-result]")


def busy_lobby(page: Page, new_page: NewPage, table: Table) -> None:
    """Games of one's own, of which one waits for others, open tables and games to watch."""
    other = new_page()
    listed = {"settings": {"listed": True}}
    for game in ("puerto-rico", "santiago-de-cuba"):
        make_table(other, game=game, config={"players": 3}, seats=[ME, BOT, OPEN], **listed)
        make_table(other, game=game, config={"players": 3}, seats=[ME, BOT, BOT], **listed)
        make_table(page, game=game, config={"players": 3}, seats=[ME, BOT, BOT])
    make_table(page, **table, seats=[SLOW, ME, BOT, BOT])
    page.goto("/")
    page.wait_for_selector(".gm.turn")


def preparing(page: Page, new_page: NewPage, table: Table) -> None:
    """A table on the first start, while the engine is compiled."""
    made = make_table(page, **table, seats=[ME, BOT, BOT, BOT])

    def unready(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        told["table"]["status"] = "preparing"
        route.fulfill(response=answer, json={**told, "situation": None})

    page.route(f"**/api/tables/{made}", unready)
    page.route("**/api/preparing", lambda route: route.fulfill(json={**HALF_READY, "games": STEPS}))
    page.route_web_socket("**/socket*", lambda socket: None)
    page.goto(f"/t/{made}")
    page.wait_for_selector(".skel progress")


STATES: dict[str, Callable[[Page, NewPage, Table], None]] = {
    "waiting": waiting,
    "bot": bot,
    "reconnecting": reconnecting,
    "not sent": not_sent,
    "refused": refused,
    "watching": watching,
    "counting": counting,
    "share": share,
    "busy lobby": busy_lobby,
    "preparing": preparing,
}

"""Names and words of one person on the page of another: text everywhere, markup nowhere."""

from __future__ import annotations

import pytest

from tests.browser.conftest import NewPage
from tests.browser.driver import ME, PATIENCE, Clicker
from tests.browser.test_solid import MAKE, play_on
from tests.browser.test_together import OPEN

NAMES = ("<img src=x onerror=alert(1)>", "<script>alert(1)</script>")
SAID = "<svg onload=alert(1)> <a href=javascript:alert(1)>x</a> {@html}"
STRANGE = "img[src=x], script:not([src]), svg[onload], a[href^='javascript:']"
CALL_ME = """async (nickname) => (await fetch('/api/me', {
  method: 'PUT', headers: {'Content-Type': 'application/json'}, body: JSON.stringify({nickname}),
})).status"""


def test_what_people_write_is_never_markup_for_others(new_page: NewPage) -> None:
    ana, bruno, watcher = new_page(), new_page(), new_page()
    for page, name in ((ana, NAMES[0]), (bruno, NAMES[1]), (watcher, "Eva")):
        page.on("dialog", lambda dialog: pytest.fail(dialog.message))
        page.goto("/")
        page.wait_for_selector("[data-act=play-now]")
        assert page.evaluate(CALL_ME, name) == 200
    wanted = {"game": "santiago-de-cuba", "config": {"players": 2}, "seats": [ME, OPEN], "settings": {"listed": True}}
    made = ana.evaluate(MAKE, wanted)
    address = f"/t/{made['table']['id']}"
    ana.goto(address)
    watcher.goto("/")
    watcher.wait_for_selector(f"a[href='{address}']", timeout=PATIENCE)
    assert NAMES[0] in watcher.inner_text("main")
    assert watcher.query_selector(STRANGE) is None
    bruno.goto(f"{address}#{made['invite']}")
    bruno.click("[data-act=sit]")
    for page in (ana, bruno):
        page.wait_for_selector("#decision", timeout=PATIENCE)
    watcher.goto(address)
    watcher.wait_for_selector("#decision", timeout=PATIENCE)
    play_on([Clicker(ana), Clicker(bruno)], 6)
    ana.click("#tab-chat")
    ana.fill(".say input", SAID)
    ana.keyboard.press("Enter")
    for page in (ana, bruno, watcher):
        page.click("#tab-chat")
        page.wait_for_function(
            "(said) => document.querySelector('.msgs')?.innerText.includes(said)", arg=SAID, timeout=PATIENCE
        )
        assert page.query_selector(STRANGE) is None
        shown = page.inner_text("body")
        assert NAMES[0] in shown or NAMES[1] in shown

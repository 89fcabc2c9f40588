"""The bell: heard if the reader wants it, seen and told in any case, shown outside the page where that is allowed."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import NewPage, kept
from tests.browser.driver import Clicker
from tests.browser.test_states import two_people

COUNT_TONES = """
() => {
  window.rung = 0;
  const Usual = AudioContext;
  window.AudioContext = class extends Usual {
    createOscillator() {
      window.rung += 1;
      return super.createOscillator();
    }
  };
}
"""
KEEP_NOTICES = """
() => {
  window.notices = [];
  const Usual = Notification;
  window.Notification = class extends Usual {
    constructor(title, options) {
      super(title, options);
      window.notices.push([title, options.body]);
    }
  };
}
"""
LOOK_AWAY = "() => Object.defineProperty(document, 'visibilityState', {get: () => 'hidden', configurable: true})"
LOOK_BACK = "() => delete document.visibilityState"
TOLD = "(text) => document.querySelector('[data-live]').textContent.includes(text)"


def test_who_keeps_others_waiting_is_nudged_and_rung(new_page: NewPage) -> None:
    ana, bruno, _ = two_people(new_page, "puerto-rico", 5)
    Clicker(ana).wait()
    ana.evaluate(COUNT_TONES)
    ana.click("[data-act=menu]")
    ana.check("[data-setting=ring]")
    ana.keyboard.press("Escape")
    before = ana.evaluate("window.rung")
    bruno.click("[data-act=nudge]")
    ana.wait_for_selector("[data-nudged]")
    assert ana.title().startswith("●● ")
    assert ana.evaluate("window.rung") > before
    kept(ana, "nudged")
    bruno.wait_for_selector("[data-act=nudge][disabled]")
    assert ana.query_selector("[data-act=nudge]") is None
    Clicker(ana).answer()
    ana.wait_for_selector("[data-nudged]", state="detached")


def test_a_nudge_is_seen_and_told_without_any_sound(new_page: NewPage) -> None:
    ana, bruno, _ = two_people(new_page, "puerto-rico", 5)
    Clicker(ana).wait()
    ana.evaluate(COUNT_TONES)
    bruno.click("[data-act=nudge]")
    ana.wait_for_selector("[data-nudged]")
    assert ana.evaluate("window.rung") == 0
    assert ana.title().startswith("●● ")
    ana.wait_for_function(TOLD, arg="waits for your move")
    ana.click("[data-nudged] .btn")
    ana.wait_for_selector("[data-nudged]", state="detached")
    assert ana.title().startswith("● ")


def test_a_notice_tells_who_looks_elsewhere(new_page: NewPage) -> None:
    allowed: dict[str, Any] = {"permissions": ["notifications"]}
    ana, bruno, _ = two_people(lambda: new_page(**allowed), "puerto-rico", 5)
    for page in (ana, bruno):
        page.evaluate(KEEP_NOTICES)
    assert ana.evaluate("Notification.permission") == "granted"
    Clicker(ana).wait()
    bruno.click("[data-act=ring]")
    bruno.evaluate(LOOK_AWAY)
    clicker = Clicker(ana)
    for _ in range(20):
        if bruno.get_attribute("#decision", "data-decision"):
            break
        clicker.answer()
        ana.wait_for_timeout(100)
    bruno.wait_for_function("() => window.notices.length === 1")
    title, about = bruno.evaluate("window.notices[0]")
    assert title == "Your turn"
    assert about == bruno.inner_text("#asked")
    # Who looks at the table needs no notice: a nudge is seen there.
    bruno.evaluate(LOOK_BACK)
    ana.click("[data-act=nudge]")
    bruno.wait_for_selector("[data-nudged]")
    assert bruno.evaluate("window.notices.length") == 1
    # Without the bell there is none, whatever the browser allows.
    assert ana.evaluate("window.notices") == []

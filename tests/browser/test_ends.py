"""The draft's spaces, guests that stay, who is next, what a finished game tells, playing on from its middle."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Request

from tests.browser.conftest import NewPage, kept
from tests.browser.driver import BOT, ME, PATIENCE, Clicker, bring_file, make_table, open_table
from tests.browser.positions import festive, finished
from tests.browser.test_states import decision_of, two_people

GUESTS: dict[str, Any] = {
    "players": 3,
    "edition": "polish",
    "expansions": ["buildings"],
    "now": {"role": "captain", "holder": 0},
    "seats": [{"city": {"guest house": 2, "small market": 0, "office": 0}, "goods": {"corn": 2}}],
}
SHIP_SHOWN = "(ship) => document.querySelector('.scrub2 .nw small').innerText.endsWith(ship)"
SEATS = ("Seat 0", "Seat 1", "Seat 2")
ASKS = """() => {
  const at = document.querySelector('#decision[data-decision]');
  if (!at || at.dataset.decision !== 'guest move') return at?.dataset.decision ? 'else' : '';
  if (at.querySelector('[data-act=ask-again]')) return 'rests';
  return at.querySelector('[data-act=ask-no-more]') ? 'about guests' : '';
}"""
ANOTHER = "() => !document.querySelector('#decision [data-act=ask-again]')"
GONE_ON = "(ply) => document.querySelector('#decision').dataset.ply !== ply"


def test_the_draft_tells_how_many_spaces_are_free(new_page: NewPage) -> None:
    page = new_page()
    config = {"players": 3, "edition": "polish", "expansions": ["buildings"]}
    open_table(page, make_table(page, game="puerto-rico", config=config, seats=[ME, BOT, BOT], seed=1))
    assert Clicker(page).wait() == "draft pick"
    free = [int(number) for number in re.findall(r"free: (\d) of \d", " ".join(page.locator(".dg").all_inner_texts()))]
    drafted = page.locator(".dk.in").count()
    assert sum(free) == 17 - drafted
    assert page.locator(".dg .sp i").count() == 17
    numbers = [int(number) for number in page.locator(".dleg b").all_inner_texts()]
    assert numbers == [page.locator(f".dk{state}").count() for state in ("[data-notation]", ".in", ".no")]
    page.locator(":is([data-key='draft-small market'], [data-key='draft-aqueduct'])[data-notation]").first.click()
    page.click("[data-act=confirm]")
    page.wait_for_selector(".dg.full[data-cost='1']")
    assert page.inner_text(".dg[data-cost='1']").split() == ["1", "full"]


@pytest.fixture
def with_guests(new_page: NewPage) -> Page:
    """Somebody who is asked about guests at the beginning of a phase."""
    page = new_page()
    open_table(page, make_table(page, game="puerto-rico", position=GUESTS, seats=[ME, BOT, BOT]))
    assert Clicker(page).wait() == "guest move"
    return page


def test_guests_that_shall_stay_are_asked_about_no_more_until_the_phase_ends(with_guests: Page) -> None:
    page, clicker, sent = with_guests, Clicker(with_guests), list[Any]()

    def heard(request: Request) -> None:
        if request.url.endswith("/actions"):
            sent.append(request.post_data_json)

    page.on("request", heard)
    page.check("[data-act=ask-no-more]")
    page.wait_for_timeout(1000)
    assert (sent, decision_of(page)) == ([], "guest move"), "the question that is there stays"
    ply = page.get_attribute("#decision", "data-ply")
    page.click("[data-act=confirm]")
    page.wait_for_function(GONE_ON, arg=ply)
    answered = 1
    while (asks := page.wait_for_function(ASKS, timeout=PATIENCE).json_value()) != "about guests":
        if asks == "else":
            clicker.answer()
            answered += 1
        else:  # stays by itself; a busy test may come too late to see it
            kept(page, "guests-stay")
            page.wait_for_function(ANOTHER, timeout=PATIENCE)
    by_itself = [each for each in sent[1:] if each["actions"] == sent[0]["actions"]]
    assert by_itself, "guests stayed without being asked about"
    assert len(sent) == answered + len(by_itself), "nothing but staying"
    assert "storage" in page.inner_text("#decision .lead"), "in the next phase guests are asked about again"
    assert not page.is_checked("[data-act=ask-no-more]")


def test_who_wanted_to_be_asked_no_more_can_be_asked_again(with_guests: Page) -> None:
    page, clicker = with_guests, Clicker(with_guests)
    page.check("[data-act=ask-no-more]")
    page.click("[data-act=confirm]")
    page.wait_for_selector("#decision[data-decision='captain load'], #decision [data-act=ask-again]")
    while clicker.wait() != "guest move":
        clicker.answer()
    page.wait_for_selector("#decision [data-act=ask-again]")
    page.keyboard.press("Escape")
    ply = page.get_attribute("#decision", "data-ply")
    page.wait_for_timeout(1000)
    assert page.get_attribute("#decision", "data-ply") == ply
    assert not page.is_checked("[data-act=ask-no-more]")


def test_who_waits_is_told_who_comes_first(new_page: NewPage) -> None:
    ana, bruno, _ = two_people(new_page, "puerto-rico", 5)
    assert Clicker(ana).wait() == "role pick"
    bruno.wait_for_selector("[data-ahead='0']")
    assert "you are next" in bruno.inner_text("#decision .eye")
    Clicker(ana).answer()
    bruno.wait_for_selector("#decision:not([data-ply='0'])")


def test_meanwhile_a_board_is_looked_at_and_movements_are_left_out(new_page: NewPage) -> None:
    ana, bruno, _ = two_people(new_page, "santiago-de-cuba", 4)
    deciding, waiting = (ana, bruno) if decision_of(ana) else (bruno, ana)
    if Clicker(deciding).wait() == "demand":
        Clicker(deciding).answer()
        deciding, waiting = waiting, deciding
    assert Clicker(deciding).wait() == "drive", "nobody knows where the car will stand, so nothing can be prepared"
    waiting.wait_for_selector("[data-act=at-once]")
    kept(waiting, "meanwhile")
    before = waiting.get_attribute("[data-act=at-once]", "aria-pressed")
    waiting.click("[data-act=at-once]")
    assert waiting.get_attribute("[data-act=at-once]", "aria-pressed") != before
    waiting.click("[data-act=look]")
    waiting.wait_for_function("() => document.activeElement.matches('article[data-key^=rival]')")


@pytest.mark.parametrize(
    ("game", "sources", "best"),
    [
        ("puerto-rico", {"Chips", "Buildings"}, r"^Round \d+$"),
        ("santiago-de-cuba", {"Ships", "Venues", "As owner"}, r"^Ship \d$"),
    ],
)
def test_a_finished_game_tells_what_brought_the_points(
    new_page: NewPage, game: str, sources: set[str], best: str
) -> None:
    page = new_page()
    open_table(page, bring_file(page, finished(game), 0))
    page.wait_for_selector(".over.fin .me2")
    kept(page, f"over-{game}")
    assert page.locator(".tie .tr2").count() >= 2
    assert page.locator(".tie .tr2 svg[role=img]").count() > 0, "what was held is drawn"
    stages = page.locator(".stages button").all_inner_texts()
    assert sources <= set(stages)
    for row in page.locator(".sr2").all():
        details = row.locator(".det").all()
        assert all(detail.locator("svg").count() == 1 for detail in details)
        points = [int(detail.locator("b").inner_text().replace("−", "-")) for detail in details]
        assert sum(points) == int(row.locator(".tot2").inner_text())
    assert " of 3, " in page.locator(".me2 dd").first.inner_text()
    page.click("[data-act=see-best]")
    page.wait_for_selector(".scrub2")
    page.wait_for_function("() => Number(document.querySelector('.scrub2 input').value) > 0 || location.hash === '#1'")
    assert re.match(best, page.inner_text(".scrub2 .nw small"))


def test_a_replay_leaps_by_rounds_and_is_played_on_from_the_middle(new_page: NewPage) -> None:
    page = new_page()
    table = bring_file(page, finished("santiago-de-cuba"), 0)
    page.goto(f"/t/{table}/replay")
    page.wait_for_selector(".scrub2 .ticks span.on")
    kept(page, "replay-rounds")
    ships = page.locator(".ticks span").all_inner_texts()
    assert ships == sorted(ships, key=int)
    for ship, key in ((2, "Shift+ArrowRight"), (3, "Shift+ArrowRight"), (2, "Shift+ArrowLeft"), (3, "PageUp")):
        if key == "PageUp":
            page.focus(".scrub2 input")
        page.keyboard.press(key)
        page.wait_for_function(SHIP_SHOWN, arg=f"{ship}")
    move = int(page.input_value(".scrub2 input"))
    assert move > 0
    page.click("[data-act=play-from-here]:visible")
    page.wait_for_selector("#decision", timeout=PATIENCE)
    assert table not in page.url
    Clicker(page).wait()
    assert int(page.get_attribute("#decision", "data-ply") or 0) >= move
    assert Clicker(page).answer()
    # The end of a game is no place to play on from.
    page.goto(f"/t/{table}/replay")
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_selector(".scrub2 [data-act=play-from-here]")
    page.keyboard.press("End")
    page.wait_for_selector("[data-act=play-from-here]", state="detached")


def test_a_goal_that_is_won_shows_who_has_won_it(new_page: NewPage) -> None:
    page = new_page()
    table = bring_file(page, festive(), 0)
    page.goto(f"/t/{table}/replay")
    page.wait_for_selector(".goal3")
    assert page.locator(".goal3.won").count() == 0
    page.keyboard.press("End")
    page.wait_for_selector(".goal3.won [data-winner]")
    kept(page, "festival-won")
    told = page.locator(".goal3.won .stand").first
    seat = int(told.get_attribute("data-winner") or -1)
    assert re.fullmatch(rf"won: {SEATS[seat]}, round \d+", " ".join(told.inner_text().split()))
    assert told.locator(f".badge.s{seat + 1}").count() == 1

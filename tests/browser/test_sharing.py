"""Sharing a finished game: a picture exactly as it is shown, the link, the file, with names or with seats."""

from __future__ import annotations

import base64
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Page

import antilles
from tests.browser.conftest import NewPage, kept
from tests.browser.driver import bring_file, open_table
from tests.browser.positions import finished

NAMES = ("Anastasia", "Bartholomew", "Clementine")
PIXELS = """
async (source) => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const paper = document.createElement('canvas').getContext('2d');
  [paper.canvas.width, paper.canvas.height] = [image.width, image.height];
  paper.drawImage(image, 0, 0);
  return new Set(new Uint32Array(paper.getImageData(0, 0, image.width, image.height).data.buffer)).size;
}
"""
COPIED = """
async () => {
  const [item] = await navigator.clipboard.read();
  return [item.types, (await item.getType('image/png')).size];
}
"""


def shared(page: Page) -> None:
    """The dialog of a finished game, with the picture drawn."""
    text = finished("santiago-de-cuba")
    for seat, name in enumerate(NAMES):
        text = text.replace(f'"Seat {seat}"', f'"{name}"')
    open_table(page, bring_file(page, text, 0))
    page.click("[data-act=share]")
    page.wait_for_selector(".card img")


def shown_picture(page: Page) -> str:
    return page.get_attribute(".card img", "src") or ""


def described(page: Page) -> str:
    return page.get_attribute(".card img", "alt") or ""


def saved(page: Page, act: str, folder: Path) -> tuple[str, bytes]:
    """What a button downloads: its name and what is in it."""
    with page.expect_download() as waiting:
        page.click(f"[data-act={act}]")
    path = folder / "download"
    waiting.value.save_as(path)
    return waiting.value.suggested_filename, path.read_bytes()


def test_the_picture_that_is_downloaded_is_the_one_that_is_shown(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(language="uk", accept_downloads=True, permissions=["clipboard-read", "clipboard-write"])
    shared(page)
    kept(page, "share-picture")
    page.check("[value=picture]")
    name, content = saved(page, "download-picture", tmp_path)
    assert name == "antilles-santiago-de-cuba.png"
    assert content == base64.b64decode(shown_picture(page).partition(",")[2])
    width, height = struct.unpack(">II", content[16:24])
    assert (content[:8], width) == (b"\x89PNG\r\n\x1a\n", 1200)
    assert 500 < height < 1200
    assert page.evaluate(PIXELS, shown_picture(page)) > 40, "letters and emblems are drawn"
    assert all(f" {person}: " in described(page) for person in NAMES)
    page.click("[data-act=copy-picture]")
    page.wait_for_selector("dialog [role=status]:has-text('Скопійовано')")
    types, size = page.evaluate(COPIED)
    assert (types, size > 1000) == (["image/png"], True)


def test_seats_stand_for_names_in_the_picture_and_the_file(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(accept_downloads=True)
    shared(page)
    named = shown_picture(page)
    page.focus("[data-act=seats-only]")
    page.keyboard.press("Space")
    page.wait_for_function("(named) => document.querySelector('.card img').src !== named", arg=named)
    assert not any(name in described(page) for name in NAMES)
    assert all(f"Seat {seat}: " in described(page) for seat in (1, 2, 3))
    assert "sees the names all the same" in page.inner_text("[data-covers=link]")
    page.focus("[value=link]")
    page.keyboard.press("ArrowDown")
    assert "seats and no names" in page.inner_text("[data-covers=picture]")
    page.keyboard.press("ArrowDown")
    assert "seats and no names" in page.inner_text("[data-covers=file]")
    _, content = saved(page, "download-file", tmp_path)
    assert antilles.loads(content.decode()).seats == ("Seat 0", "Seat 1", "Seat 2")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


@pytest.mark.parametrize("answer", ["sent", "refused"])
def test_what_a_browser_cannot_do_is_said_and_what_it_can_is_offered(new_page: NewPage, answer: str) -> None:
    page = new_page(width=390, height=844)
    page.add_init_script(
        f"""
        Object.defineProperty(navigator, 'clipboard', {{ value: undefined }});
        navigator.canShare = ({{ files }}) => files.every((file) => file.type === 'image/png');
        navigator.share = async (given) => {{
          window.given = given.url ?? [given.files[0].name, given.files[0].size];
          if ('{answer}' === 'refused') throw new DOMException('no', 'NotAllowedError');
        }};
        """
    )
    shared(page)
    page.click("[data-act=copy-result]")
    page.wait_for_selector("dialog [role=status]:has-text('Select the link')")
    page.click("[data-act=send]")
    page.wait_for_function("() => window.given === document.querySelector('.lnk2 span').innerText")
    page.check("[value=picture]")
    assert "does not let the page copy pictures" in page.inner_text("[data-covers=picture]")
    assert page.locator("[data-act=copy-picture]").count() == 0
    page.click("[data-act=send]")
    page.wait_for_function("() => window.given[0] === 'antilles-santiago-de-cuba.png' && window.given[1] > 1000")
    assert page.locator("dialog [role=status]").inner_text() == ("It could not be sent." if answer == "refused" else "")

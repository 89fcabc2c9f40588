"""What must hold of every page at every width: nothing wider than the window, no text cut off."""

from typing import Any

from playwright.sync_api import Page

FIND = """
async () => {
  // What depends on sizes is drawn anew after a layout: once a picture is done, everything stands.
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  const found = [];
  const root = document.documentElement;
  const wider = root.scrollWidth - window.innerWidth;
  if (wider > 0) {
    const guilty = [...document.querySelectorAll('body *')].filter((e) => {
      const box = e.getBoundingClientRect();
      if (box.right <= window.innerWidth + 1 || box.width === 0) return false;
      for (let up = e.parentElement; up && up !== document.body; up = up.parentElement) {
        if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(up).overflowX)) return false;
      }
      return true;
    });
    const named = guilty.slice(0, 3).map((e) => `${e.tagName}.${e.className?.baseVal ?? e.className}`);
    found.push(`page ${wider}px too wide: ${named.join(' ')}`);
  }
  for (const e of document.querySelectorAll('body *')) {
    if (e.closest('svg, .sr, .skip, #travel, option, select') || !e.getClientRects().length) continue;
    const own = [...e.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const style = getComputedStyle(e);
    const cutX = ['hidden', 'clip'].includes(style.overflowX) && e.scrollWidth > e.clientWidth + 1;
    const cutY = ['hidden', 'clip'].includes(style.overflowY) && e.scrollHeight > e.clientHeight + 2;
    const decorated = e.matches('.rose'); // the wind rose behind the goods is cut on purpose
    if (e.matches('.panel, .act') && style.overflowY === 'visible' && e.scrollHeight > e.clientHeight + 6) {
      found.push(`runs out of its panel by ${e.scrollHeight - e.clientHeight}px: ${e.className}`);
    }
    if (!decorated && (cutX || cutY) && (own || e.innerText?.trim())) {
      found.push(`cut ${cutX ? 'across' : 'down'}: ${e.tagName}.${e.className} "${e.innerText.trim().slice(0, 30)}"`);
    }
    if (own && !cutX) {
      // Text that runs over the edge of its panel or button is as bad as text that is cut.
      const box = e.closest('button, .panel, .chip, .act, .op, li, td');
      if (box && box !== e.closest('.choices, .pane, .turn, .street')) {
        const range = document.createRange();
        range.selectNodeContents(e);
        const text = range.getBoundingClientRect();
        const edge = box.getBoundingClientRect();
        if (text.width && (text.right > edge.right + 3 || text.left < edge.left - 3)) {
          found.push(`over the edge: ${box.tagName}.${box.className} "${e.textContent.trim().slice(0, 30)}"`);
        }
      }
    }
  }
  return [...new Set(found)].slice(0, 20);
}
"""


def layout_problems(page: Page) -> list[str]:
    """Everything that is wider than the window or cut off on the page once it stands."""
    found: Any = page.evaluate(FIND)
    return list(found)

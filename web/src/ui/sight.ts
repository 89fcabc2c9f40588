/** On a phone: what is chosen comes into sight, in its strip and on the board above the sheet of the question. */
import { moves } from "./settings.svelte";

const PHONE = "(max-width: 820px)";
const CHOSEN = ":is(.chosen, .ring2, .lit2)";
/** What is left free between the object and the bars. */
const MARGIN = 8;

export function showChosen(): void {
  if (!matchMedia(PHONE).matches) return;
  const behavior = moves() ? "smooth" : "instant";
  const seen = (element: Element) => element.getClientRects().length > 0;
  const row = document.querySelector("#decision .choice.sel");
  const object = [...document.querySelectorAll(`.tbl .mid ${CHOSEN}`)].find(seen);
  for (const [element, strip] of [[row, ".choices"], [object, ".roles, .street"]] as const) {
    const list = element?.closest(strip);
    if (!element || !list || list.scrollWidth <= list.clientWidth) continue;
    const [box, room] = [element.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollBy({ left: (box.left + box.right - room.left - room.right) / 2, behavior });
  }
  const sheet = document.querySelector("#decision")?.getBoundingClientRect();
  const bar = document.querySelector(".top")?.getBoundingClientRect();
  if (!object || !sheet || !bar) return;
  const box = object.getBoundingClientRect();
  const below = box.bottom + MARGIN - sheet.top;
  const above = bar.bottom + MARGIN - box.top;
  if (below > 0) window.scrollBy({ top: below, behavior });
  else if (above > 0) window.scrollBy({ top: -above, behavior });
}

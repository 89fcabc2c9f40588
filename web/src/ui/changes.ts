/** Where nothing travels, what has changed is outlined for a moment instead. */
const SEEN_FOR = 1000;

/** What the objects of the board say now, by the element. */
export function saidByObjects(): Map<Element, string> {
  return new Map([...document.querySelectorAll("[data-key]")].map((object) => [object, object.textContent ?? ""]));
}

/** Outline the objects that say something else than before. */
export function outlineChanges(before: ReadonlyMap<Element, string>): void {
  for (const [object, said] of before) {
    if (!object.isConnected || object.textContent === said || object.querySelector("[data-key]")) continue;
    object.classList.add("changed");
    setTimeout(() => object.classList.remove("changed"), SEEN_FOR);
  }
}

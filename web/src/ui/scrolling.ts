/** A list that shows its end. */
const awaited = new Set<Element>();

/** Scroll to the end before the next picture, once: asking for heights at once would lay out the page for every line. */
function showEnd(list: Element): void {
  if (awaited.has(list)) return;
  awaited.add(list);
  requestAnimationFrame(() => {
    awaited.delete(list);
    list.scrollTo({ top: list.scrollHeight });
  });
}

/** Attached to a list: whenever there is more of what is counted, the list shows its end. */
export function endOf(count: () => number): (list: Element) => void {
  return (list) => {
    count();
    showEnd(list);
  };
}

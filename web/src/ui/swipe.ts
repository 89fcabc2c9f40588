/** A swipe of one finger: across goes to the next or the previous part, down or up folds and opens a sheet. */
export interface Swipes {
  across?: (step: 1 | -1) => void;
  down?: () => void;
  up?: () => void;
}

const LEAST = 56;
const STRAIGHT = 1.8;

/** What a movement of the finger means; nothing where it is short or slanting. */
export function swipeOf(x: number, y: number): "left" | "right" | "up" | "down" | null {
  const [across, along] = [Math.abs(x), Math.abs(y)];
  if (across >= LEAST && across > along * STRAIGHT) return x < 0 ? "left" : "right";
  if (along >= LEAST && along > across * STRAIGHT) return y < 0 ? "up" : "down";
  return null;
}

/** Whether something under the finger scrolls across by itself: then the swipe is meant for it. */
function scrollsAcross(element: Element | null, until: Element): boolean {
  for (let up = element; up && up !== until; up = up.parentElement) {
    if (up.scrollWidth > up.clientWidth + 1 && ["auto", "scroll"].includes(getComputedStyle(up).overflowX)) return true;
  }
  return false;
}

/** Listen for swipes on an element (`use:swipes`). */
export function swipes(element: HTMLElement, wanted: Swipes): { update(wanted: Swipes): void; destroy(): void } {
  let start: Touch | null = null;
  let meant = wanted;
  const begin = (event: TouchEvent) => {
    const draggable = (event.target as Element).closest("[draggable=true], input, .stepper");
    start = event.touches.length === 1 && !draggable && !scrollsAcross(event.target as Element, element) ? event.touches[0] : null;
  };
  const end = (event: TouchEvent) => {
    const last = event.changedTouches[0];
    const way = start && last ? swipeOf(last.clientX - start.clientX, last.clientY - start.clientY) : null;
    start = null;
    if (way === "left") meant.across?.(1);
    else if (way === "right") meant.across?.(-1);
    else if (way === "down") meant.down?.();
    else if (way === "up") meant.up?.();
  };
  element.addEventListener("touchstart", begin, { passive: true });
  element.addEventListener("touchend", end, { passive: true });
  return {
    update: (changed) => (meant = changed),
    destroy: () => {
      element.removeEventListener("touchstart", begin);
      element.removeEventListener("touchend", end);
    },
  };
}

/** Arrow keys on a board: the focus goes to the nearest object in that direction. */
const DIRECTIONS: Record<string, [x: number, y: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** How much worse it is to be aside than to be far. */
const ASIDE = 2.5;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The place of the nearest box in a direction, or -1. */
export function nearest(from: Box, boxes: readonly Box[], key: string): number {
  const [x, y] = DIRECTIONS[key];
  const middle = (box: Box) => [box.left + box.width / 2, box.top + box.height / 2];
  const [fromX, fromY] = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, place) => {
    const [toX, toY] = middle(box);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    const distance = along + aside * ASIDE;
    if (along > 2 && distance < least) [best, least] = [place, distance];
  });
  return best;
}

/** Move the focus within the objects that a selector names; whether there was one. */
export function moveOnBoard(event: KeyboardEvent, objects: string): boolean {
  const here = document.activeElement;
  if (!(event.key in DIRECTIONS) || !here?.matches(objects)) return false;
  const others = [...document.querySelectorAll<HTMLElement>(objects)].filter((element) => element !== here && element.getClientRects().length);
  const found = nearest(here.getBoundingClientRect(), others.map((element) => element.getBoundingClientRect()), event.key);
  others[found]?.focus();
  return found >= 0;
}

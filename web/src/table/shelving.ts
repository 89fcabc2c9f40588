/** Goods on shelves: whole kinds in warehouses, single goods apart. Numbers by kind are all that the rules are asked about. */
import type { Shelf } from "./kinds";

type Counts = Record<string, number>;

export interface Shelved {
  /** The kinds on each shelf, in the order of the shelves; nothing on those for single goods. */
  kinds: string[][];
  singles: Counts;
}

/** Numbers laid on shelves: kinds of which everything is kept go into the warehouses, the largest first. */
export function shelve(shelves: readonly Shelf[], held: Counts, numbers: Counts): Shelved {
  const whole = Object.keys(held)
    .filter((good) => held[good] && numbers[good] === held[good])
    .sort((one, other) => held[other] - held[one]);
  const kinds = shelves.map((shelf) => whole.splice(0, shelf.kinds));
  const stored = new Set(kinds.flat());
  return { kinds, singles: Object.fromEntries(Object.entries(numbers).filter(([good, number]) => number && !stored.has(good))) };
}

/** How many of each kind are kept. */
export function keptOn(shelved: Shelved, held: Counts): Counts {
  const stored = new Set(shelved.kinds.flat());
  return Object.fromEntries(Object.keys(held).map((good) => [good, stored.has(good) ? held[good] : (shelved.singles[good] ?? 0)]));
}

/** A kind put on a shelf or taken from it; a full shelf gives up what has lain there longest. */
export function putKind(shelved: Shelved, shelves: readonly Shelf[], place: number, good: string): Shelved {
  const kinds = shelved.kinds.map((each, index) => {
    if (index !== place || each.includes(good)) return each.filter((kind) => kind !== good);
    return [...each, good].slice(-shelves[place].kinds);
  });
  return { kinds, singles: Object.fromEntries(Object.entries(shelved.singles).filter(([kind]) => kind !== good)) };
}

/** So many single goods of a kind, as far as there is room; a place for one good changes its good. */
export function putSingles(shelved: Shelved, room: number, good: string, number: number): Shelved {
  const others = room === 1 ? {} : Object.fromEntries(Object.entries(shelved.singles).filter(([kind]) => kind !== good));
  const left = room - Object.values(others).reduce((sum, each) => sum + each, 0);
  return { kinds: shelved.kinds, singles: { ...others, [good]: Math.min(number, left) } };
}

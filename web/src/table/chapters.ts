/** Rounds, or ships, along the scrubber of a replay. */
import type { Chapter } from "./kinds";

export interface Tick {
  number: number;
  move: number;
  /** How far along the scrubber, in hundredths. */
  at: number;
}

/** Numbers need so much of the scrubber's length, in hundredths. */
const GAP = 4.5;

/** Where the numbers of chapters stand; those too near to the one before are left out. */
export function ticksOf(chapters: readonly Chapter[], moves: number): Tick[] {
  const ticks: Tick[] = [];
  for (const { number, move } of chapters) {
    const at = (100 * move) / Math.max(1, moves);
    if (!ticks.length || at - ticks[ticks.length - 1].at >= GAP) ticks.push({ number, move, at });
  }
  return ticks;
}

/** The chapter that a move belongs to. */
export function chapterAt(chapters: readonly Chapter[], move: number): Chapter | null {
  return chapters.findLast((chapter) => chapter.move <= move) ?? null;
}

/** The move at which the chapter before or after begins; going back first leads to the beginning of this one. */
export function beginningBeside(chapters: readonly Chapter[], move: number, step: 1 | -1): number | null {
  const found = step > 0 ? chapters.find((chapter) => chapter.move > move) : chapters.findLast((chapter) => chapter.move < move);
  return found ? found.move : null;
}

/** A seat's clock as text, counted on from the moment the server told it. */
import type { TableStore } from "./store.svelte";

export function secondsLeft(table: TableStore, seat: number, now: number): number | null {
  const clocks = table.situation?.clocks;
  if (!clocks) return null;
  const running = clocks.running === seat ? (now - table.clocksAt) / 1000 : 0;
  return Math.max(0, clocks.left[seat] - running);
}

export function clockText(table: TableStore, seat: number, now: number): string {
  const left = secondsLeft(table, seat, now);
  if (left === null) return "";
  return minutes(left);
}

/** So many seconds as minutes and seconds. */
export function minutes(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}

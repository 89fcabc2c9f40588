/** The parts of a phone's table, one at a time. */
export const PARTS = [
  { id: "table", symbol: "ship" },
  { id: "market", symbol: "b-generic" },
  { id: "me", symbol: "palm" },
  { id: "rivals", symbol: "person" },
  { id: "log", symbol: "i-book" },
] as const;

/** The part beside another; the last has none after it. */
export function beside(part: string, step: 1 | -1): string {
  const place = PARTS.findIndex((each) => each.id === part) + step;
  return PARTS[Math.max(0, Math.min(PARTS.length - 1, place))].id;
}

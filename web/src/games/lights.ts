/** What of a board is lit: which objects answer the question, which is chosen, and what a click on one does. */
export interface Lights {
  /** Whether the object answers the question. */
  lit(key: string): boolean;
  /** Whether a choice about the object is chosen now. */
  chosen(key: string): boolean;
  /** Whether the object is the hint's. */
  hinted(key: string): boolean;
  /** A click: the choice about the object, or why there is none. */
  pick(key: string): void;
  /** Everything about the object: its card. */
  explain(thing: string): void;
}

/** What a click means for a screen reader and for the cursor. */
export function classes(lights: Lights, key: string): string {
  return `${lights.lit(key) ? "legal" : ""} ${lights.chosen(key) ? "chosen" : ""} ${lights.hinted(key) ? "hinted" : ""}`;
}

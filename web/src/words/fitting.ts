/** Which form of a name a narrow place has room for: the whole name if it fits, else the longest shorter form that does. */
import { softened } from "./softening";

export type Measure = (text: string) => number;

/** How many lines a text needs where no word may be parted; no number of lines is enough for a word that is too long. */
export function linesFor(text: string, room: number, measure: Measure): number {
  let lines = 1;
  let line = "";
  for (const word of text.split(" ")) {
    if (measure(word) > room) return Infinity;
    const longer = line ? `${line} ${word}` : word;
    if (measure(longer) > room) lines += 1;
    line = measure(longer) > room ? word : longer;
  }
  return lines;
}

/** `forms` from the longest to the shortest; where even the last does not fit, its words may be parted. */
export function fitting(forms: readonly string[], room: number, lines: number, measure: Measure): string {
  return forms.find((form) => linesFor(form, room, measure) <= lines) ?? softened(forms[forms.length - 1]);
}

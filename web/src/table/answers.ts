/** What every list of answers is given, however it shows them. */
import type { Face } from "../games/face";
import type { Choice, Question } from "./kinds";

export interface Answers {
  choices: Choice[];
  face: Face;
  theme: string;
  chosen: number | null;
  hinted: string[];
  onchoose: (index: number) => void;
}

/** Something offered: to take it, or to pass. Passing that has a name of its own is one of two equal answers. */
export function isOffer({ choices }: Question): boolean {
  return choices.length === 2 && choices.some(({ notation, title }) => notation === "pass" && title.id.endsWith("-do-pass"));
}

/** Arrow keys move the focus between the answers of a list. */
export function moveFocus(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const rows = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("button:not([disabled])")];
  const place = rows.indexOf(document.activeElement as HTMLElement);
  if (place < 0) return;
  event.preventDefault();
  rows[(place + step + rows.length) % rows.length].focus();
}

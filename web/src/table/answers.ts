/** What every list of answers is given, however it shows them. */
import type { Face } from "../games/face";
import type { Choice } from "./kinds";

export interface Answers {
  choices: Choice[];
  face: Face;
  theme: string;
  chosen: number | null;
  hinted: string[];
  onchoose: (index: number) => void;
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

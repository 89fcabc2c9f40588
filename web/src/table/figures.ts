/** The one figure of a choice that stands at the end of its row; all else of its effects is told in words. */
import type { Choice } from "./kinds";

export interface Figure {
  symbol: string;
  text: string;
  /** The effect that it stands for. */
  of: string;
}

const FIGURES: Record<string, [symbol: string, argument: string, sign: string]> = {
  "pr-effect-for": ["coin", "doubloons", ""],
  "pr-effect-scores": ["vp", "points", "+"],
  "pr-effect-brings": ["coin", "doubloons", "+"],
  "pr-effect-with-bonus": ["coin", "doubloons", "+"],
  "pr-effect-doubloons-on-it": ["coin", "doubloons", "+"],
  "pr-effect-scores-now": ["vp", "points", "+"],
  "pr-effect-scores-then": ["vp", "points", "≤ "],
  "sdc-effect-cost": ["coin", "pesos", "−"],
  "sdc-effect-gain-points": ["vp", "points", "+"],
  "sdc-effect-gain-pesos": ["coin", "pesos", "+"],
};

export function figureOf(choice: Choice): Figure | null {
  for (const effect of choice.effects) {
    const row = FIGURES[effect.id];
    if (!row) continue;
    const number = Number(effect.args[row[1]]);
    return { symbol: row[0], text: number === 0 && row[2] ? "0" : `${row[2]}${number}`, of: effect.id };
  }
  return null;
}

/** The key that chooses the choice with this number: 1 to 9, then letters. */
export const KEYS = [..."123456789ABCDEFGJKOQTVWXYZ"];

/** Whether the thing's name alone says what a choice is, in a list of its kind. */
export function isNamed(choice: Choice): boolean {
  return /^(build|capture|visit) /.test(choice.notation);
}

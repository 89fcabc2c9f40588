/** A judged game in the figures that are drawn: shares in per cent, lines along the game, changes with their sign. */
import type { Message } from "../words/speech";
import type { GameReview, TurningPoint, WhyBetter } from "./kinds";

/** Shares come in thousandths. */
const WHOLE = 1000;
/** A line shows about so many different stretches of a game. */
const NEIGHBOURHOODS = 100;
/** A plot of points ends at a multiple of this, so that its middle is a whole number. */
const STEP = 20;
/** One pattern for each seat, so that lines are told apart without colours. */
export const DASHES = ["", "9 4", "3 4", "12 3 3 3", "1 4"];

/** `52 %`, with a space that stays. */
export function percent(thousandths: number): string {
  const rounded = Math.round(Math.abs(thousandths) / 10);
  return `${thousandths < 0 && rounded ? "−" : ""}${rounded}\u00a0%`;
}

/** How far along something is, in hundredths. */
export function along(move: number, moves: number): number {
  return (100 * move) / Math.max(1, moves);
}

/** A seat's chance through the game as it is drawn, in thousandths.
 *
 * Every decision is judged by itself, so single ones jump; the median of some neighbours keeps what lasts. Turning points and the end stand as they are.
 */
export function drawn(review: Pick<GameReview, "chances" | "turning_points">, seat: number): number[] {
  const own = review.chances.map((shares) => shares[seat]);
  const reach = Math.max(1, Math.round(own.length / NEIGHBOURHOODS));
  const exact = new Set([own.length - 1, ...review.turning_points.map(before)]);
  return own.map((share, move) => (exact.has(move) ? share : median(own.slice(Math.max(0, move - reach), move + reach + 1))));
}

function median(numbers: number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];
}

/** What is drawn of a game: everybody's numbers after every move, and the number at the top of the plot. */
export interface Course {
  lines: number[][];
  top: number;
  told: (number: number) => string;
}

/** Everybody's chance to win. */
export function chancesOf(review: GameReview, seats: number): Course {
  return { lines: Array.from({ length: seats }, (_, seat) => drawn(review, seat)), top: WHOLE, told: percent };
}

/** What everybody would have had if the game had ended there. */
export function pointsOf(review: Pick<GameReview, "scores">, seats: number): Course {
  const top = Math.max(1, ...review.scores.flat());
  return { lines: Array.from({ length: seats }, (_, seat) => review.scores.map((points) => points[seat])), top: STEP * Math.ceil(top / STEP), told: String };
}

/** How far down a number stands in a plot, in hundredths. */
export function down(number: number, top: number): number {
  return 100 - (100 * number) / top;
}

/** Numbers through a game as the points of a line in a square of a hundred by a hundred. */
export function line(numbers: readonly number[], top: number): string {
  return numbers.map((number, move) => `${along(move, numbers.length - 1).toFixed(2)},${down(number, top).toFixed(1)}`).join(" ");
}

/** The share of a seat's real decisions in which it played one of the best two moves; nothing where it had none. */
export function accuracyOf(review: GameReview, seat: number): number | null {
  const { decisions, among_best } = review.accuracy[seat];
  return decisions ? (WHOLE * among_best) / decisions : null;
}

/** What cost a seat most. */
export function costliest(points: readonly TurningPoint[], seat: number): TurningPoint | null {
  return points.filter((point) => point.seat === seat).sort((one, other) => one.change - other.change)[0] ?? null;
}

/** The position in which a decision was made: after the moves before it. */
export function before(point: TurningPoint): number {
  return point.move - 1;
}

/** Reasons as a language writes them; where all speak against the better move, that it pays only later. */
export function reasonsTold(reasons: readonly WhyBetter[], language: string): Message[] {
  const told = reasons.map((reason) => reasonTold(reason, language));
  return told.length && !reasons.some(speaksFor) ? [{ id: "study-later", args: { against: told } }] : told;
}

/** Whether a reason speaks for the better move: more for oneself, less for a rival. */
function speaksFor(reason: WhyBetter): boolean {
  return reason.points > 0 === (reason.told.id !== "study-rival");
}

/** A reason with its points as a language writes them. */
function reasonTold(reason: WhyBetter, language: string): Message {
  const size = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(Math.abs(reason.points));
  const told = reason.told as Message;
  return { id: told.id, args: { ...told.args, points: `${reason.points < 0 ? "−" : "+"}${size}` } };
}

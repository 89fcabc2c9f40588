/** A seat's emblem and colour class: shape before colour, so that both tell the seat. */
export const EMBLEMS = ["sun", "palm", "anchor", "parrot", "shell"] as const;

export function emblem(seat: number): string {
  return EMBLEMS[seat % EMBLEMS.length];
}

export function seatClass(seat: number): string {
  return `s${colour(seat)}`;
}

/** The token of a seat's colour, for what is not drawn by style. */
export function seatToken(seat: number): string {
  return `p${colour(seat)}`;
}

function colour(seat: number): number {
  return (seat % EMBLEMS.length) + 1;
}

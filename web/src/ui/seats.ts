/** A seat's emblem and colour class: shape before colour, so that both tell the seat. */
export const EMBLEMS = ["sun", "palm", "anchor", "parrot", "shell"] as const;

export function emblem(seat: number): string {
  return EMBLEMS[seat % EMBLEMS.length];
}

export function seatClass(seat: number): string {
  return `s${(seat % EMBLEMS.length) + 1}`;
}

/** Which drawing shows a thing of Santiago de Cuba. */
export function goodSymbol(good: string): string {
  return { sugar: "good-cane", tobacco: "good-leaf" }[good] ?? `good-${good}`;
}

export function venueSymbol(venue: string): string {
  return `v-${venue.replace(/ /g, "_")}`;
}

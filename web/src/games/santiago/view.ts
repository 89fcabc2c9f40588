/** The table of Santiago de Cuba as a seat sees it: the JSON of `Game.view`. */
import rows from "./rows.json";

export interface Seat {
  pesos?: number | null;
  vp?: number | null;
  goods?: Record<string, number> | null;
  pawn: string | null;
  owns: string[];
  markers: number;
}

export interface View {
  game: "santiago-de-cuba";
  players: number;
  options: Record<string, unknown>;
  seat: number | null;
  street: string[];
  venues: Record<string, string[]>;
  car: number;
  busy: string[];
  ship: number;
  ship_in_port: boolean;
  price: number;
  flag: number;
  demand?: Record<string, number>;
  set_aside?: string | null;
  rolled?: Record<string, number>;
  supply: Record<string, number>;
  turns: number;
  ended: string[];
  seats: Seat[];
  now: { decision: string; active: number; turn?: number | null; passed?: number[] };
}

export const GOODS = rows.goods.map((good) => good.name);
export const CUBANS = Object.fromEntries(rows.cubans.map((row) => [row.name, row]));
export const FLOWERS = rows.flowers;
export const STOPS = rows.stops;
export const SHIPS = rows.ships;
export const WOOD_POINTS = rows.wood_points;
export const MARKERS = 3;

/** The flower on a Cuban's card at this table; options may say another. */
export function flowerOf(view: View, cuban: string): string | null {
  const chosen = view.options[`flower_${cuban.replace(/ /g, "_")}`];
  return typeof chosen === "string" ? chosen : CUBANS[cuban].flower;
}

export function prices(view: View): number[] {
  const track = view.options["price_track"];
  return Array.isArray(track) ? track.map(Number) : typeof track === "string" ? track.split(",").map(Number) : [2, 3, 4];
}

export function ownerOf(view: View, venue: string): number | null {
  const found = view.seats.findIndex((seat) => seat.owns.includes(venue));
  return found < 0 ? null : found;
}

export function visitorsOf(view: View, venue: string): number[] {
  return view.seats.flatMap((seat, place) => (seat.pawn === venue ? [place] : []));
}

export function stopsTo(view: View, stop: number): number {
  return (stop - view.car + STOPS) % STOPS;
}

export function flowerOfVenue(view: View, venue: string): string | null {
  return FLOWERS.find((flower) => view.venues[flower]?.includes(venue)) ?? null;
}

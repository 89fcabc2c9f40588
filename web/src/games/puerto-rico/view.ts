/** The table of Puerto Rico as a seat sees it: the JSON of `Table.view`. */
import type { components } from "../../client/schema";
import rows from "./rows.json";

export type FestivalGoal = components["schemas"]["FestivalGoal"];

export type Counts = Record<string, number>;

export interface Board {
  victory_points?: number;
  victory_points_on_paper?: number;
  doubloons: number;
  goods: Counts;
  island: Record<string, { tiles: number; colonists?: number; nobles?: number }>;
  city: Counts;
  city_nobles?: Counts;
  limbo: number;
  limbo_nobles?: number;
  forests?: Counts;
  produced?: Counts;
}

export interface View {
  game: "puerto-rico";
  edition: string;
  players: number;
  expansions: string[];
  variants: string[];
  options: Record<string, unknown>;
  seat: number | null;
  round: number;
  governor: number;
  roles: Record<string, { doubloons: number; taken_by: number | null }>;
  supply: { victory_points: number; colonists: number; quarries: number; goods: Counts; nobles?: number };
  colonist_ship: number;
  ship_nobles?: number;
  ships: { spaces: number; good: string | null; load: number }[];
  trading_house: Counts;
  buildings: Counts;
  drafted?: string[];
  wanted?: number;
  takeover?: { role: string; seat: number };
  festival?: { building: string | null; goals: FestivalGoal[] };
  plantations: { face_up: Counts; face_down: number; discards: Counts; top_tile?: string };
  ended: string[];
  seats: Board[];
  now: { phase: string; decision: string; turn: number; role?: string; holder?: number; [more: string]: unknown };
}

export interface Building {
  name: string;
  kind: string;
  makes: string | null;
  cost: number;
  points: number;
  circles: number;
  column: number;
  spaces: number;
  drafted: boolean;
}

export const GOODS = rows.goods.map((good) => good.name);
export const PRICES: Counts = Object.fromEntries(rows.goods.map((good) => [good.name, good.price]));
export const BUILDINGS: Building[] = rows.buildings;
export const BY_NAME: Record<string, Building> = Object.fromEntries(BUILDINGS.map((row) => [row.name, row]));
export const TILES = rows.tiles;
/** How many kinds of violets of each cost find a space on the board. */
export const DRAFT_SPACES = rows.draft_spaces;
export const SPACES = 12;
export const HOUSE_SPACES = 4;

/** What a building costs at this table, before discounts. */
export function cost(view: View, name: string): number {
  const swapped: Counts = view.options["factory_8_university_7"] ? { factory: 8, university: 7 } : {};
  return swapped[name] ?? BY_NAME[name].cost;
}

/** The buildings of this table, as the market shows them: those on the board and those built. */
export function inPlay(view: View): Building[] {
  const built = new Set(view.seats.flatMap((board) => Object.keys(board.city)));
  return BUILDINGS.filter((row) => row.name in view.buildings || built.has(row.name));
}

export function count(counts: Counts): number {
  return Object.values(counts).reduce((sum, number) => sum + number, 0);
}

/** Tiles of an island one by one, with who stands there. */
export function tilesOf(board: Board): { kind: string; person: "" | "colonist" | "noble" | "none"; nth: number }[] {
  return TILES.flatMap((kind) => {
    const group = board.island[kind];
    if (!group) return [];
    return Array.from({ length: group.tiles }, (_, nth) => ({ kind, nth, person: personAt(kind, group, nth) }));
  });
}

function personAt(kind: string, group: { colonists?: number; nobles?: number }, nth: number) {
  if (kind === "forest") return "none" as const;
  if (nth < (group.nobles ?? 0)) return "noble" as const;
  return nth < (group.colonists ?? 0) ? ("colonist" as const) : ("" as const);
}

/** Who stands in a building, circle by circle. */
export function circlesOf(board: Board, name: string): ("" | "colonist" | "noble")[] {
  const nobles = board.city_nobles?.[name] ?? 0;
  return Array.from({ length: BY_NAME[name].circles }, (_, nth) =>
    nth < nobles ? "noble" : nth < board.city[name] ? "colonist" : "",
  );
}

export function citySpaces(board: Board): number {
  return Object.keys(board.city).reduce((sum, name) => sum + BY_NAME[name].spaces, 0);
}

export function islandSpaces(board: Board): number {
  return Object.values(board.island).reduce((sum, group) => sum + group.tiles, 0);
}

export function buildingPoints(board: Board): number {
  return Object.keys(board.city).reduce((sum, name) => sum + BY_NAME[name].points, 0);
}

/** The class that gives a building the colour of its good, or of violets. */
export function kindClass(name: string): string {
  const row = BY_NAME[name];
  return row.makes ? `k-${row.makes}` : row.spaces > 1 ? "k-large" : "k-violet";
}

/** Puerto Rico's questions: how each is shown, and which drawing stands for an answer. */
import type { Choice, Question } from "../../table/kinds";
import type { Held, Offered, Pattern, Picture } from "../face";
import { reader, t } from "../../words/reader.svelte";
import { buildingSymbol, goodSymbol, roleSymbol, tileSymbol } from "./symbols";
import { BUILDINGS, GOODS, kindClass, type View } from "./view";

export { cardOf, objectsOf, ownObject, wanted } from "./targets";

const BY_SLUG = new Map(BUILDINGS.map((row) => [row.name.replace(/ /g, "-"), row.name]));
const DEEDS: Record<string, string> = { raid: "d-raid", robbery: "d-robbery", luring: "d-luring", takeover: "d-takeover" };
const ON_MARKET = new Set(["builder build", "draft pick", "quarries used", "builder privilege"]);
const ON_OWN_BOARD = new Set(["mayor place", "place nobles", "lure place", "festival place", "store goods", "guest move", "lodge discard", "royal supply", "small wharf load", "black market person", "black market good"]);

const PATTERNS: Record<string, Pattern> = { placing: "placing", storing: "storing", shipping: "shipping", returning: "giving", supplying: "giving" };

export function picture(choice: Choice, theme: string): Picture | null {
  const [kind, ...rest] = choice.card.split("-");
  const name = rest.join("-");
  if (kind === "building" && BY_SLUG.has(name)) {
    const building = BY_SLUG.get(name)!;
    return { symbol: buildingSymbol(building), kind: kindClass(building) };
  }
  if (kind === "role") return { symbol: roleSymbol(name.replace("-2", " 2")) };
  if (kind === "good") return { symbol: goodSymbol(name, theme) };
  if (kind === "tile") return { symbol: tileSymbol(name, theme) };
  if (kind === "deed") return { symbol: DEEDS[name] };
  return kind === "person" ? { symbol: name } : null;
}

export function pattern(question: Question): Pattern {
  if (question.arrangement) return PATTERNS[question.arrangement.kind];
  if (question.decision === "draft pick") return "draft";
  if (question.decision === "guest move" && [/^guest noble /, /^guest (?!noble )/].every((who) => question.choices.some((choice) => who.test(choice.notation)))) return "guests";
  if (question.decision === "smuggler mode") return "deeds";
  if (question.decision === "quarries used" && question.choices.length > 2) return "number";
  if (question.choices.length === 2) return question.choices.some((choice) => choice.notation === "pass") ? "offer" : "duo";
  return "list";
}

export function offered(view: unknown, theme: string): Offered | null {
  const { decision, tile_placed, new_building } = (view as View).now;
  const tile = String(tile_placed ?? "");
  const building = String(new_building ?? "");
  if (decision === "hospice colonist" && tile) return { who: "colonist", symbol: tileSymbol(tile, theme), kind: "", tile };
  if (decision === "university colonist" && building) return { who: "colonist", symbol: buildingSymbol(building), kind: kindClass(building), tile: "" };
  if (decision === "mayor privilege" || decision === "villa take") return { who: decision === "villa take" ? "noble" : "colonist", symbol: "windrose", kind: "k-plain", tile: "" };
  return null;
}

export function showsRefusals(decision: string): boolean {
  return decision === "builder build" || decision === "draft pick";
}

export function part(decision: string): string {
  return ON_MARKET.has(decision) ? "market" : ON_OWN_BOARD.has(decision) ? "me" : "table";
}

export function eye(view: unknown): string {
  const role = (view as View | undefined)?.now.role;
  return role ? roleSymbol(role) : "windrose";
}

const SCORED: Record<string, string> = { chips: "vp", paper: "i-edit", buildings: "b-generic", nobles: "noble" };

export function scoreSymbol(title: string): string {
  const name = title.replace(/^pr-score-/, "");
  return SCORED[name] ?? buildingSymbol(name.replace(/-/g, " "));
}

export function breaksTies(view: unknown, seat: number, theme: string): Held[] {
  const { doubloons, goods } = (view as View).seats[seat];
  const kinds = GOODS.filter((good) => goods[good]);
  return [
    { symbol: "coin", number: doubloons, label: reader.words().name("doubloon", { count: "plural" }) },
    ...kinds.map((good) => ({ symbol: goodSymbol(good, theme), number: goods[good], label: reader.name("good", good) })),
  ];
}

export function during(view: unknown, seat: number | null, names: string[]): string {
  const { role, holder } = (view as View).now;
  if (!role) return "";
  const name = reader.name("role", role);
  return holder === undefined || holder === seat ? name : t("pr-web-role-of", { role: name, player: names[holder] });
}

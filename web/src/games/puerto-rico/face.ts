/** Puerto Rico's questions: how each is shown, and which drawing stands for an answer. */
import type { Choice, Question } from "../../table/kinds";
import type { Pattern, Picture } from "../face";
import { buildingSymbol, goodSymbol, roleSymbol, tileSymbol } from "./symbols";
import { BUILDINGS, kindClass, type View } from "./view";

export { cardOf, objectsOf, wanted } from "./targets";

const BY_SLUG = new Map(BUILDINGS.map((row) => [row.name.replace(/ /g, "-"), row.name]));
const DEEDS: Record<string, string> = { raid: "d-raid", robbery: "d-robbery", luring: "d-luring", takeover: "d-takeover" };
const ON_MARKET = new Set(["builder build", "draft pick", "quarries used", "builder privilege"]);
const ON_OWN_BOARD = new Set(["mayor place", "place nobles", "lure place", "festival place", "store goods", "guest move", "lodge discard", "royal supply", "small wharf load", "black market person", "black market good"]);

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
  if (question.arrangement) return question.arrangement.kind === "placing" ? "placing" : "goods";
  if (question.decision === "draft pick") return "draft";
  if (question.decision === "smuggler mode") return "deeds";
  if (question.choices.length === 2) return question.choices.some((choice) => choice.notation === "pass") ? "offer" : "duo";
  return "list";
}

export function part(decision: string): string {
  return ON_MARKET.has(decision) ? "market" : ON_OWN_BOARD.has(decision) ? "me" : "table";
}

export function eye(view: unknown): string {
  const role = (view as View | undefined)?.now.role;
  return role ? roleSymbol(role) : "windrose";
}

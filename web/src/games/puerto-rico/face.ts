/** Puerto Rico's questions: how each is shown, and which drawing stands for an answer. */
import { isOffer } from "../../table/answers";
import type { Question } from "../../table/kinds";
import type { Held, Pattern } from "../face";
import { reader, t } from "../../words/reader.svelte";
import { buildingSymbol, goodSymbol, roleSymbol } from "./symbols";
import { GOODS, type View } from "./view";

export { offered } from "./offers";
export { picture } from "./pictures";
export { cardOf, objectsOf, ownObject, wanted } from "./targets";

const ON_MARKET = new Set(["builder build", "draft pick", "quarries used", "builder privilege"]);
const ON_OWN_BOARD = new Set(["mayor place", "place nobles", "lure place", "festival place", "store goods", "guest move", "lodge discard", "royal supply", "small wharf load", "black market person", "black market good"]);

const PATTERNS: Record<string, Pattern> = { placing: "placing", storing: "storing", shipping: "shipping", returning: "giving", supplying: "giving" };

export function pattern(question: Question): Pattern {
  if (question.arrangement) return PATTERNS[question.arrangement.kind];
  if (question.decision === "draft pick") return "draft";
  if (question.decision === "guest move" && [/^guest noble /, /^guest (?!noble )/].every((who) => question.choices.some((choice) => who.test(choice.notation)))) return "guests";
  if (question.decision === "smuggler mode") return "deeds";
  if (question.decision === "quarries used" && question.choices.length > 2) return "number";
  if (question.choices.length === 2) return isOffer(question) ? "offer" : "duo";
  return "list";
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

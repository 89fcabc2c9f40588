/** Which drawing stands for an answer. */
import type { Choice } from "../../table/kinds";
import type { Picture } from "../face";
import { buildingSymbol, goodSymbol, roleSymbol, tileSymbol } from "./symbols";
import { BUILDINGS, kindClass } from "./view";

const BY_SLUG = new Map(BUILDINGS.map((row) => [row.name.replace(/ /g, "-"), row.name]));
const DEEDS: Record<string, string> = { raid: "d-raid", robbery: "d-robbery", luring: "d-luring", takeover: "d-takeover" };

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
  if (choice.card === "festival") return { symbol: "festival" };
  return kind === "person" ? { symbol: name } : null;
}

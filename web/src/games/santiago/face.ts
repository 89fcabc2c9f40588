/** Santiago de Cuba's questions: how each is shown, which objects it is about, which drawing stands for an answer. */
import { isOffer } from "../../table/answers";
import type { Choice, Question } from "../../table/kinds";
import { reader } from "../../words/reader.svelte";
import type { Held, Offered, Pattern, Picture } from "../face";
import { goodSymbol, venueSymbol } from "./symbols";
import rows from "./rows.json";
import { GOODS, type View } from "./view";

const VENUES = [...rows.venues].sort((one, other) => other.length - one.length);
const DICE: Record<string, string> = Object.fromEntries(rows.goods.map((good) => [good.die, good.name]));

/** The black market: what is given, and what is taken for it. */
export const BARTER = /^venue black market (\w+) for (\w+)$/;

/** Venues that change so many goods. */
const COUNTED = /^venue (distillery|cigar factory) \d+$/;

export function objectsOf(notation: string, decision: string): string[] {
  const words = notation.split(" ");
  const rest = words.slice(1).join(" ");
  switch (words[0]) {
    case "drive":
      return [`steps-${rest}`];
    case "take":
      return [`supply-${rest}`];
    case "give":
      return [rest === "peso" ? "purse" : rest === "vp" ? "points" : `good-${rest}`];
    case "visit":
    case "capture":
      return [`venue-${rest}`];
    case "load":
      return [words[1] === "wood" ? "good-wood" : `good-${words[1]}`, `die-${words[1] === "wood" ? words[4] : words[1]}`];
    case "leave":
      return [`die-${DICE[words[2]]}`];
    case "venue":
      return used(rest, decision);
    default:
      return [];
  }
}

function used(rest: string, decision: string): string[] {
  const venue = VENUES.find((name) => rest === name || rest.startsWith(`${name} `)) ?? rest;
  const how = rest.slice(venue.length + 1);
  const here = [`venue-${venue}`];
  if (venue === "newspaper" && how) return decision === "venue" ? [`cuban-${how}`, ...here] : [...here, `cuban-${how}`];
  if (venue === "customs") return [...here, `die-${DICE[how]}`];
  return here;
}

export function wanted(key: string, decision: string): string | null {
  const [kind, ...rest] = key.split("-");
  const name = rest.join("-");
  switch (kind) {
    case "steps":
      return `drive ${name}`;
    case "venue":
      return decision === "alonso" ? `capture ${name}` : decision === "pawn" ? `visit ${name}` : null;
    case "supply":
      return decision === "pablo" ? `take ${name}` : null;
    case "good":
      return decision === "load" && name !== "wood" ? `load ${name} 1` : decision === "zorro" ? `give ${name}` : null;
    default:
      return null;
  }
}

export function cardOf(key: string): string {
  const [kind, ...rest] = key.split("-");
  const name = rest.join("-").replace(/ /g, "-");
  switch (kind) {
    case "venue":
      return `venue-${name}`;
    case "cuban":
      return `cuban-${name}`;
    case "good":
    case "supply":
      return `good-${name}`;
    case "die":
      return "die";
    case "purse":
      return "peso";
    case "points":
      return "victory-point";
    default:
      return "";
  }
}

/** Nothing of the table is asked about by its name. */
export function ownObject(): string {
  return "";
}

export function picture(choice: Choice): Picture | null {
  const [kind, ...rest] = choice.card.split("-");
  const name = rest.join(" ");
  if (kind === "venue") return { symbol: venueSymbol(name), kind: "k-venue" };
  if (kind === "good") return { symbol: goodSymbol(name) };
  if (kind === "cuban") return { symbol: name, kind: "cuban" };
  if (kind === "peso") return { symbol: "coin" };
  if (choice.card === "victory-point") return { symbol: "vp" };
  const at = choice.effects.find((effect) => effect.id === "sdc-effect-at" || effect.id === "sdc-effect-busy");
  if (at) return { symbol: String(at.args["cuban"]).slice("cuban-".length).replace(/-/g, " "), kind: "cuban" };
  return choice.notation.startsWith("drive") ? { symbol: "anchor" } : null;
}

export function pattern(question: Question): Pattern {
  if (question.decision === "load") return "load";
  if (question.decision === "drive" && question.choices.length > 1) return "drive";
  if (question.decision === "venue" && question.choices.some((choice) => choice.notation.startsWith("venue casino"))) return "casino";
  if (question.decision === "venue" && question.choices.some((choice) => BARTER.test(choice.notation))) return "barter";
  if (question.decision === "venue" && question.choices.filter((choice) => COUNTED.test(choice.notation)).length > 1) return "number";
  if (question.choices.length === 2) return isOffer(question) ? "offer" : "duo";
  return "list";
}

const GAINED: Record<string, { symbol: string; number: string }> = {
  "sdc-effect-gain-points": { symbol: "vp", number: "points" },
  "sdc-effect-gain-pesos": { symbol: "coin", number: "pesos" },
};

/** What a venue gives for nothing. */
export function offered(_view: unknown, choice: Choice): Offered | null {
  const venue = picture(choice);
  if (venue?.kind !== "k-venue" || choice.effects.some((effect) => effect.id.startsWith("sdc-effect-lose"))) return null;
  const to = choice.effects.flatMap(({ id, args }) => {
    if (id === "sdc-effect-gain") return [{ symbol: goodSymbol(String(args["good"]).slice("good-".length)), number: Number(args["number"]) }];
    return GAINED[id] ? [{ symbol: GAINED[id].symbol, number: Number(args[GAINED[id].number]) }] : [];
  });
  return to.length ? { from: { ...venue, label: reader.words().name(choice.card) }, to } : null;
}

/** The street says by itself where the car may stop. */
export function showsRefusals(): boolean {
  return false;
}

export function part(decision: string): string {
  return decision === "pawn" || decision === "alonso" || decision === "venue" ? "market" : decision === "zorro" ? "me" : "table";
}

const SCORED: Record<string, string> = { ships: "ship", venues: "v-bank", cubans: "person", owners: "deed", start: "vp", goods: "good-fruit" };

export function scoreSymbol(title: string): string {
  return SCORED[title.replace(/^sdc-score-/, "")] ?? "vp";
}

export function breaksTies(view: unknown, seat: number): Held[] {
  const { goods, pesos } = (view as View).seats[seat];
  const kinds = GOODS.filter((good) => goods?.[good]);
  return [
    ...kinds.map((good) => ({ symbol: goodSymbol(good), number: goods![good], label: reader.name("good", good) })),
    { symbol: "coin", number: pesos ?? 0, label: reader.words().name("peso", { count: "plural" }) },
  ];
}

export function eye(): string {
  return "pawn";
}

export function during(): string {
  return "";
}

/** Which objects of the board a choice is about, found in its notation; and what a click on an object would say. */
import type { Choice, Refusal } from "../../table/kinds";
import { GOODS } from "./view";

const GOOD = new RegExp(`^(${GOODS.join("|")})`);

/** The objects that light up for a choice. The first is the one whose click chooses it. */
export function objectsOf(notation: string, decision: string): string[] {
  const words = notation.split(" ");
  const rest = words.slice(1).join(" ");
  switch (words[0]) {
    case "role":
      return [`role-${rest}`];
    case "takeover":
      return [`role-${rest}`];
    case "take":
      return [`plant-${rest}`];
    case "draw":
      return ["stack"];
    case "forest":
      return rest ? [`plant-${rest}`] : ["forest"];
    case "build":
      return [`building-${rest}`];
    case "draft":
      return [`draft-${rest}`];
    case "load":
      return [`ship-${words[2]}`, `good-${words[1]}`];
    case "raid":
      return [`ship-${words[1]}`];
    case "wharf":
      return ["own-wharf", `good-${rest}`];
    case "sell":
      return [`good-${rest}`, "house"];
    case "post":
      return ["own-trading post", `good-${rest}`];
    case "robbery":
      return ["house"];
    case "bonus":
      return [`supply-${rest}`];
    case "supply":
      return [`good-${rest}`, "own-royal supplier"];
    case "give":
      return [`island-${words[1]}`];
    case "guest":
      return slotObjects(words[1] === "noble" ? words.slice(2).join(" ") : rest);
    case "return":
      return returned(words);
    case "small":
      return ["own-small wharf"];
    case "union":
      return ["own-union hall"];
    case "colonist":
    case "villa":
    case "receive":
      return offered(decision);
    case "quarries":
      return ["island-quarry"];
    case "buy":
      return ["own-land office"];
    default:
      return [];
  }
}

function slotObjects(slot: string): string[] {
  return [GOOD.test(slot) && GOODS.includes(slot) ? `island-${slot}` : slot === "quarry" ? "island-quarry" : `own-${slot}`];
}

function returned(words: string[]): string[] {
  if (words[1] === "good") return [`good-${words[2]}`];
  return words[1] === "point" ? ["points"] : slotObjects(words.slice(2).join(" "));
}

function offered(decision: string): string[] {
  return decision === "mayor privilege" ? ["role-mayor", "pool-colonists"] : ["pool-colonists"];
}

/** What somebody who clicks on an object seems to want, so that the rules can say why not. */
export function wanted(key: string, decision: string): string | null {
  const [kind, ...rest] = key.split("-");
  const name = rest.join("-");
  switch (kind) {
    case "role":
      return `role ${name}`;
    case "building":
      return `build ${name}`;
    case "plant":
      return `take ${name}`;
    case "stack":
      return "draw";
    case "draft":
      return `draft ${name}`;
    case "good":
      return decision === "captain load" ? null : `sell ${name}`;
    case "supply":
      return `bonus ${name}`;
    default:
      return null;
  }
}

/** A building in the own city. */
export function ownObject(thing: string): string {
  return `own-${thing.replace(/^building-/, "").replace(/-/g, " ")}`;
}

/** The thing whose card tells of an object. */
export function cardOf(key: string): string {
  const [kind, ...rest] = key.split("-");
  const name = rest.join("-").replace(/ /g, "-");
  switch (kind) {
    case "role":
      return `role-${name}`;
    case "building":
    case "draft":
    case "own":
      return `building-${name}`;
    case "plant":
    case "island":
      return `tile-${name}`;
    case "good":
    case "supply":
      return `good-${name}`;
    case "ship":
      return "cargo-ship";
    case "house":
      return "trading-house";
    case "stack":
      return "open-row";
    case "pool":
      return name === "points" ? "victory-point" : "person-colonist";
    default:
      return "";
  }
}

export interface Load {
  good: string;
  spaces: number;
  number: number;
  points: number;
}

/** A load onto a ship with what it would bring, for the tags on the ship; null for anything else. */
export function loadOf(choice: Choice): Load | null {
  const [verb, good, spaces] = choice.notation.split(" ");
  if (verb !== "load") return null;
  const figure = (id: string, arg: string) => Number(choice.effects.find((effect) => effect.id === id)?.args[arg] ?? 0);
  return {
    good,
    spaces: Number(spaces),
    number: figure("pr-effect-goods", "goods"),
    points: figure("pr-effect-scores", "points"),
  };
}

/** What a building would cost who is asked, if it can be built. */
export function priceOf(choices: Choice[], building: string): number | null {
  const choice = choices.find((each) => each.notation === `build ${building}`);
  const price = choice?.effects.find((effect) => effect.id === "pr-effect-for")?.args["doubloons"];
  return typeof price === "number" ? price : null;
}

/** What a building that is too dear would cost who is asked, and how much is missing. */
export function shortOf(refusals: readonly Refusal[] | null, building: string): { price: number; by: number } | null {
  const refused = refusals?.find((each) => each.notation === `build ${building}`)?.message;
  if (refused?.id !== "pr-refusal-too-expensive") return null;
  const price = Number(refused.args["price"]);
  return { price, by: price - Number(refused.args["money"]) };
}

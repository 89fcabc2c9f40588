/** The picture of an offer: who comes or gives on the left, what there will be then on the right. */
import type { Choice } from "../../table/kinds";
import { reader } from "../../words/reader.svelte";
import type { Message } from "../../words/speech";
import type { Drawn, Offered } from "../face";
import { picture } from "./pictures";
import { buildingSymbol, goodSymbol, tileSymbol } from "./symbols";
import { kindClass, type View } from "./view";

const SAN_JUAN: Drawn = { symbol: "windrose", kind: "k-plain" };

export function offered(view: unknown, choice: Choice, theme: string): Offered | null {
  const { decision, tile_placed, new_building } = (view as View).now;
  const tile = String(tile_placed ?? "");
  const building = String(new_building ?? "");
  switch (decision) {
    case "hospice colonist":
      return tile ? { from: fromSupply("colonist"), to: [{ symbol: tileSymbol(tile, theme), tile: `t-${tile}`, waits: tile !== "forest" }] } : null;
    case "university colonist":
      return building ? { from: fromSupply("colonist"), to: [drawnBuilding(building)] } : null;
    case "builder privilege":
      return building ? { from: giver(choice, theme), to: [drawnBuilding(building)] } : null;
    case "mayor privilege":
      return { from: fromSupply("colonist"), to: [SAN_JUAN] };
    case "villa take":
      return { from: fromSupply("noble"), to: [SAN_JUAN] };
    case "hacienda draw":
      return { from: { symbol: "facedown", tile: "t-back stack" }, to: [{ symbol: "", tile: "void" }] };
    default: {
      const gains = choice.effects.flatMap((effect) => gained(effect, theme));
      return GIVES.has(decision) && gains.length ? { from: giver(choice, theme), to: gains } : null;
    }
  }
}

/** Offers of things that are told by what the answer would bring. */
const GIVES = new Set(["take benefit", "craftsman produce"]);

function gained({ id, args }: Message, theme: string): Drawn[] {
  if (id === "pr-effect-pays") return [{ symbol: "coin", number: Number(args["doubloons"]) }];
  if (id === "pr-effect-points") return [{ symbol: "vp", number: Number(args["points"]) }];
  if (id !== "pr-effect-you-make") return [];
  return (args["goods"] as Message[]).map((some) => ({ symbol: goodSymbol(String(some.args["good"]).slice("good-".length), theme), number: Number(some.args["number"]) }));
}

function fromSupply(person: string): Drawn {
  return { symbol: person, label: reader.words().name("supply") };
}

function drawnBuilding(name: string): Drawn {
  return { symbol: buildingSymbol(name), kind: kindClass(name) };
}

function giver(choice: Choice, theme: string): Drawn {
  return { kind: "k-plain", ...(picture(choice, theme) ?? SAN_JUAN), label: reader.words().name(choice.card) };
}

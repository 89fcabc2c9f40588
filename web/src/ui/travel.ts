/** Movements on the board: a copy of the thing flies from where it was to where it goes. */
import type { Happening } from "../table/kinds";

const FLIGHT = 320;
const STAGGER = 60;
const MOST_PIECES = 6;

interface Flight {
  from: string;
  to: string;
  symbol: string;
  pieces: number;
}

/** Where the pieces of an event go; nothing for events that move nothing. `seat` is the reader's own. */
export function flightsOf(happening: Happening, reader: number | null): Flight[] {
  const { kind, seat } = happening;
  const payload = happening.payload as Record<string, string | number | null>;
  const own = seat !== null && seat === reader;
  const spot = (name: string) => (own ? name : `${name}-${seat}`);
  const purse = spot("purse");
  const points = spot("points");
  const good = String(payload["good"] ?? "");
  const held = own ? `good-${good}` : `rival-${seat}`;
  const number = Number(payload["number"] ?? 1);
  switch (kind) {
    case "role taken":
      return Number(payload["doubloons"]) ? [{ from: `role-${payload["role"]}`, to: purse, symbol: "coin", pieces: Number(payload["doubloons"]) }] : [];
    case "tile taken":
      return [{ from: `plant-${payload["tile"]}`, to: own ? "island" : `rival-${seat}`, symbol: tileSymbol(String(payload["tile"])), pieces: 1 }];
    case "tile drawn":
      return [{ from: "stack", to: own ? "island" : `rival-${seat}`, symbol: tileSymbol(String(payload["tile"])), pieces: 1 }];
    case "colonists dealt":
      return [{ from: "colonist-ship", to: own ? "limbo" : `rival-${seat}`, symbol: "colonist", pieces: Number(payload["people"]) }];
    case "built":
      return [{ from: purse, to: `building-${payload["building"]}`, symbol: "coin", pieces: Number(payload["paid"]) }];
    case "produced":
      return [{ from: `supply-${good}`, to: held, symbol: `good-${good}`, pieces: number }];
    case "bonus taken":
      return [{ from: `supply-${good}`, to: held, symbol: `good-${good}`, pieces: 1 }];
    case "sold":
      return [{ from: held, to: "house", symbol: `good-${good}`, pieces: 1 }, { from: "house", to: purse, symbol: "coin", pieces: Number(payload["price"]) }];
    case "loaded":
      return payload["ship"] === undefined
        ? [{ from: held, to: "cargo", symbol: cubanGood(good), pieces: number }]
        : [{ from: held, to: `ship-${payload["ship"]}`, symbol: `good-${good}`, pieces: number }];
    case "wood loaded":
      return [{ from: held, to: "cargo", symbol: "good-wood", pieces: number }];
    case "points":
      return [{ from: "pool-points", to: points, symbol: "vp", pieces: Math.min(3, Number(payload["points"])) }];
    case "doubloons":
      return [{ from: "pool-colonists", to: purse, symbol: "coin", pieces: Number(payload["doubloons"]) }];
    case "discarded":
      return [{ from: held, to: `supply-${good}`, symbol: `good-${good}`, pieces: number }];
    case "drove":
      return [{ from: "car", to: payload["cuban"] ? `stop-${payload["cuban"]}` : "stop-port", symbol: "car", pieces: 1 }];
    case "goods taken":
      return [{ from: `supply-${good}`, to: held, symbol: cubanGood(good), pieces: number }];
    case "goods returned":
      return [{ from: held, to: `supply-${good}`, symbol: cubanGood(good), pieces: number }];
    case "pesos taken":
      return [{ from: "street", to: purse, symbol: "coin", pieces: Number(payload["pesos"]) }];
    case "points taken":
      return [{ from: "street", to: points, symbol: "vp", pieces: Number(payload["points"]) }];
    case "visited":
      return [{ from: `pawn-${seat}`, to: `venue-${payload["venue"]}`, symbol: "pawn", pieces: 1 }];
    case "captured":
      return [{ from: `rival-${seat}`, to: `venue-${payload["venue"]}`, symbol: "deed", pieces: 1 }];
    default:
      return [];
  }
}

function tileSymbol(tile: string): string {
  return tile === "quarry" || tile === "forest" ? tile : `good-${tile}`;
}

function cubanGood(good: string): string {
  return { sugar: "good-cane", tobacco: "good-leaf" }[good] ?? `good-${good}`;
}

function centre(key: string): DOMRect | null {
  const found = [...document.querySelectorAll(`[data-key="${CSS.escape(key)}"]`)].map((element) => element.getBoundingClientRect());
  return found.find((box) => box.width > 0 && box.height > 0) ?? null;
}

/** Show the movements of one move; done when the last piece has arrived. */
export async function travel(happenings: readonly Happening[], reader: number | null, haste: number): Promise<void> {
  const layer = document.getElementById("travel");
  if (!layer) return;
  const flights = happenings.flatMap((happening) => flightsOf(happening, reader));
  let delay = 0;
  const landed: Promise<unknown>[] = [];
  for (const flight of flights) {
    const from = centre(flight.from);
    const to = centre(flight.to);
    if (!from || !to) continue;
    for (let piece = 0; piece < Math.min(flight.pieces, MOST_PIECES); piece++) {
      landed.push(fly(layer, flight.symbol, from, to, delay / haste, FLIGHT / haste));
      delay += STAGGER;
    }
  }
  await Promise.allSettled(landed);
}

async function fly(layer: HTMLElement, symbol: string, from: DOMRect, to: DOMRect, delay: number, duration: number): Promise<void> {
  const piece = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  piece.setAttribute("class", "flying");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${symbol}`);
  piece.append(use);
  layer.append(piece);
  const middle = (box: DOMRect) => `translate(${box.left + box.width / 2 - 15}px, ${box.top + box.height / 2 - 15}px)`;
  const keyframes = [{ transform: middle(from), opacity: 1 }, { transform: middle(to), opacity: 1 }];
  const animation = piece.animate(keyframes, { delay, duration, easing: "cubic-bezier(.2,.7,.2,1)", fill: "both" });
  await animation.finished.catch(() => undefined);
  piece.remove();
}

import { describe, expect, it } from "vitest";
import * as puertoRico from "../src/games/puerto-rico/targets";
import * as santiago from "../src/games/santiago/face";
import { Editing } from "../src/table/editing.svelte";
import { figureOf } from "../src/table/figures";
import type { Arrangement, Choice, NewsLine, Offers, Place } from "../src/table/kinds";
import { extended } from "../src/table/log";
import { playersAllowed, tableOf, usualSetup, withEdition } from "../src/lobby/setup";

function place(key: string, numbers: Partial<Place>): Place {
  const blank = { before: 0, least: 0, most: 1, suggested: 0, settled: false, before_nobles: 0, least_nobles: 0, suggested_nobles: 0 };
  return { thing: key, key, room: numbers.most ?? 1, ...blank, ...numbers };
}

describe("an arrangement", () => {
  const arrangement = {
    kind: "placing",
    in_hand: 3,
    nobles: 1,
    places: [place("corn", { most: 2, suggested: 2, before: 1 }), place("chapel", { suggested: 1, suggested_nobles: 1 })],
  } as Arrangement;

  it("begins as suggested and can be emptied", () => {
    const editing = new Editing(arrangement);
    expect(editing.left).toBe(0);
    editing.clear();
    expect([editing.left, editing.noblesLeft, editing.missing]).toEqual([3, 1, 3]);
    editing.asBefore();
    expect(editing.numbers).toEqual({ corn: 1, chapel: 0 });
  });

  it("puts and takes within the bounds", () => {
    const editing = new Editing(arrangement);
    expect(editing.put("corn")).toBe(false);
    expect(editing.take("chapel", "noble")).toBe(true);
    expect(editing.noblesLeft).toBe(1);
    editing.hold = "noble";
    expect(editing.put("chapel")).toBe(true);
    expect(editing.nobles["chapel"]).toBe(1);
    expect(editing.document().numbers).toEqual({ corn: 2, chapel: 1 });
  });

  it("puts nobles down last if nobody else is left", () => {
    const editing = new Editing(arrangement);
    editing.clear();
    editing.put("corn");
    editing.put("corn");
    editing.put("chapel");
    expect(editing.nobles["chapel"]).toBe(1);
  });
});

describe("objects of choices", () => {
  it("knows those of Puerto Rico", () => {
    expect(puertoRico.objectsOf("load corn 7", "captain load")).toEqual(["ship-7", "good-corn"]);
    expect(puertoRico.objectsOf("guest noble small market", "guest move")).toEqual(["own-small market"]);
    expect(puertoRico.objectsOf("guest quarry", "guest move")).toEqual(["island-quarry"]);
    expect(puertoRico.wanted("building-harbor", "builder build")).toBe("build harbor");
    expect(puertoRico.cardOf("own-small market")).toBe("building-small-market");
  });

  it("knows those of Santiago de Cuba", () => {
    expect(santiago.objectsOf("drive 3", "drive")).toEqual(["steps-3"]);
    expect(santiago.objectsOf("load wood 2 as rum", "load")).toEqual(["good-wood", "die-rum"]);
    expect(santiago.objectsOf("leave out green", "demand")).toEqual(["die-tobacco"]);
    expect(santiago.objectsOf("venue newspaper el zorro", "venue")).toEqual(["cuban-el zorro", "venue-newspaper"]);
  });

  it("shows one figure of the effects", () => {
    const effects = [{ id: "pr-effect-points", args: { points: 3 } }, { id: "pr-effect-for", args: { doubloons: 5 } }];
    expect(figureOf({ effects } as unknown as Choice)).toEqual({ symbol: "coin", text: "5", of: "pr-effect-for" });
  });
});

it("keeps one player's placing on one line", () => {
  const line = (slot: string): NewsLine =>
    ({ seat: 1, weight: "usual", sentences: [{ id: "pr-news-placed", args: { player: "Ana", places: [{ id: "pr-some-people", args: { people: 1, slot } }] } }] }) as unknown as NewsLine;
  const log = extended(extended([], [line("tile-corn")]), [line("building-harbor")]);
  expect(log).toHaveLength(1);
  expect(log[0].sentences[0].args["places"]).toHaveLength(2);
});

describe("a new table", () => {
  const edition = (name: string, players: number[], is_usual = false) => ({ name, players, is_usual, expansions: [], variants: [], meaning: { id: "plain", args: {} } });
  const offers = {
    games: [{ id: "puerto-rico", fewest_players: 2, most_players: 5, usual_players: 4, choices: { editions: [edition("classic", [3, 4, 5]), edition("rio-grande", [2, 3, 4, 5], true)] } }],
    bots: [{ name: "merchant", usual: true }],
  } as unknown as Offers;

  it("is one person against the usual bots", () => {
    const table = tableOf(usualSetup(offers, "puerto-rico"));
    expect(table.config).toEqual({ players: 4, edition: "rio-grande" });
    expect(table.seats.map((seat) => seat.sits)).toEqual(["me", "bot", "bot", "bot"]);
  });

  it("gets the seats that an edition needs", () => {
    const two = { ...usualSetup(offers, "puerto-rico"), seats: usualSetup(offers, "puerto-rico").seats.slice(0, 2) };
    expect(withEdition(offers, two, "classic").seats).toHaveLength(3);
    expect(playersAllowed(offers.games[0], "classic")).toEqual([3, 4, 5]);
    expect(tableOf({ ...two, options: { vp_secret: "false", residence_least_tiles: "9" } }).config["options"]).toEqual({ vp_secret: false, residence_least_tiles: 9 });
  });
});

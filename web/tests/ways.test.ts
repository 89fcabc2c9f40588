import { afterEach, describe, expect, it, vi } from "vitest";
import { readyTables, tableOf } from "../src/lobby/setup";
import { Editing } from "../src/table/editing.svelte";
import type { Arrangement, Choice, MovedEvent, Offers, Place, Question } from "../src/table/kinds";
import { beside } from "../src/table/parts";
import { Playback } from "../src/table/playback.svelte";
import { Preparing } from "../src/table/preparing.svelte";
import { nearest } from "../src/ui/spatial";
import { swipeOf } from "../src/ui/swipe";
import { softened } from "../src/words/softening";

describe("things given up", () => {
  const thing = (key: string, suggested = 0) => ({ thing: key, key, room: 1, before: 0, least: 0, most: 1, suggested, settled: false, before_nobles: 0, least_nobles: 0, suggested_nobles: 0 }) as Place;
  const arrangement = { kind: "returning", in_hand: 2, nobles: 0, places: [thing("good corn", 1), thing("good sugar"), thing("point", 1)] } as Arrangement;

  it("only one of a sort is chosen, and it can be left", () => {
    const editing = new Editing(arrangement);
    expect(editing.gives).toBe(true);
    editing.toggle("good sugar", ["good corn", "good sugar"]);
    expect(editing.numbers).toEqual({ "good corn": 0, "good sugar": 1, point: 1 });
    editing.toggle("point", ["point"]);
    expect(editing.numbers["point"]).toBe(0);
  });

  it("advice is followed from the beginning", () => {
    const editing = new Editing(arrangement);
    editing.follow(["return good sugar"]);
    expect(editing.document().numbers).toEqual({ "good corn": 0, "good sugar": 1, point: 0 });
  });
});

describe("moving about", () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

  it("arrows go to the nearest object in their direction", () => {
    const boxes = [box(20, 0), box(40, 0), box(0, 30), box(22, 28)];
    expect(nearest(box(0, 0), boxes, "ArrowRight")).toBe(0);
    expect(nearest(box(0, 0), boxes, "ArrowDown")).toBe(2);
    expect(nearest(box(0, 0), boxes, "ArrowLeft")).toBe(-1);
    expect(nearest(box(40, 30), boxes, "ArrowUp")).toBe(1);
  });

  it("a swipe is long and straight", () => {
    expect(swipeOf(-120, 10)).toBe("left");
    expect(swipeOf(120, -20)).toBe("right");
    expect(swipeOf(4, 90)).toBe("down");
    expect(swipeOf(80, 70)).toBeNull();
    expect(swipeOf(20, 0)).toBeNull();
  });

  it("parts of a phone's table lie in a row", () => {
    expect(beside("table", 1)).toBe("market");
    expect(beside("table", -1)).toBe("table");
    expect(beside("log", 1)).toBe("log");
  });
});

it("ready tables are whole tables", () => {
  const choices = { editions: [{ name: "rio-grande", is_usual: true, players: [2, 3, 4, 5] }, { name: "1897", is_usual: false, players: [2, 3, 4, 5] }], expansions: [{ name: "nobles" }] };
  const game = (id: string) => ({ id, title: id, usual_players: 4, fewest_players: 2, most_players: 5, choices });
  const offers = { games: [game("puerto-rico"), game("santiago-de-cuba")], bots: [{ name: "merchant", usual: true }, { name: "captain", usual: false }] } as unknown as Offers;
  const wanted = readyTables(offers).map((table) => tableOf(table.setup));
  expect(wanted.map((table) => table.seats.length)).toEqual([2, 5, 4]);
  expect(wanted[1].config).toMatchObject({ edition: "1897", expansions: ["nobles"], players: 5 });
  expect(wanted[0].seats[1]).toEqual({ sits: "bot", bot: "captain" });
  expect(wanted[1].seats[1]).toEqual({ sits: "bot", bot: "merchant" });
});

it("long words are parted between syllables", () => {
  const parts = (text: string) => softened(text).split("\u00AD");
  expect(parts("производство").join("-")).toMatch(/^про.*-.*ство$/);
  expect(parts("обсмажувальня").length).toBeGreaterThan(2);
  expect(parts("ratusz")).toEqual(["ratusz"]);
  for (const word of ["производство", "обсмажувальня", "контрабандист", "Poszukiwacz"]) {
    expect(parts(word).join("")).toBe(word);
    expect(Math.min(...parts(word).map((part) => part.length))).toBeGreaterThan(1);
  }
});

describe("a prepared answer", () => {
  const choice = (notation: string, price: number) => ({ notation, actions: [], title: { id: "t", args: {} }, effects: [{ id: "e", args: { price } }], card: "", group: "" }) as unknown as Choice;
  const question = (decision: string, ...choices: Choice[]) => ({ decision, choices }) as unknown as Question;

  function prepared(): Preparing {
    const preparing = new Preparing("table");
    preparing.questions = [question("drive", choice("drive 1", 0), choice("drive 2", 1)), question("pawn", choice("visit bank", 0))];
    preparing.toggle(0, choice("drive 2", 1), 7);
    preparing.questions = [preparing.questions[0], question("pawn", choice("visit bank", 0))];
    preparing.toggle(1, choice("visit bank", 0), 7);
    return preparing;
  }

  it("waits for its question and is due in order", () => {
    const preparing = prepared();
    expect(preparing.notations).toEqual(["drive 2", "visit bank"]);
    expect(preparing.due(question("zorro", choice("give rum", 0)))).toBeNull();
    expect(preparing.due(question("drive", choice("drive 1", 0), choice("drive 2", 1)))).toEqual({ index: 1, same: true });
    expect(preparing.due(question("pawn", choice("visit bank", 0)))).toEqual({ index: 0, same: true });
    expect(preparing.notations).toEqual([]);
  });

  it("is not played when it brings something else, nor what follows upon it", () => {
    const preparing = prepared();
    expect(preparing.due(question("drive", choice("drive 1", 0), choice("drive 2", 3)))).toEqual({ index: 1, same: false });
    expect(preparing.notations).toEqual([]);
    expect(prepared().due(question("drive", choice("drive 1", 0)))).toEqual({ index: -1, same: false });
  });

  it("is left by choosing it again, with what follows", () => {
    const preparing = prepared();
    preparing.toggle(0, choice("drive 2", 1), 7);
    expect([preparing.notations, preparing.questions.length]).toEqual([[], 1]);
  });
});

describe("moves that were missed", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** How long it takes until three moves are shown, one after another. */
  async function shownWithin(missed: boolean): Promise<number> {
    vi.useFakeTimers();
    vi.stubGlobal("document", { visibilityState: "visible", getElementById: () => null });
    const shown: number[] = [];
    const begun = Date.now();
    const playback = new Playback(() => shown.push(Date.now() - begun));
    if (missed) playback.catchUp();
    for (const number of [1, 2, 3]) playback.add({ number, happenings: [] } as unknown as MovedEvent, 0);
    await vi.advanceTimersByTimeAsync(1000);
    return shown[2];
  }

  it("are shown at double speed", async () => {
    const usual = await shownWithin(false);
    expect(usual).toBeGreaterThan(0);
    expect(await shownWithin(true)).toBe(usual / 2);
  });
});

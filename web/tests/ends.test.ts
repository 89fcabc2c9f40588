import { describe, expect, it } from "vitest";
import { beginningBeside, chapterAt, ticksOf } from "../src/table/chapters";
import { gained, longest, stagesOf } from "../src/table/counted";
import type { Question, StandingLine } from "../src/table/kinds";
import { Resting } from "../src/table/resting.svelte";

describe("asking no more in a phase", () => {
  const asked = (recurs: boolean, usual: number | null = 2) => ({ decision: recurs ? "guest move" : "builder build", recurs, usual }) as unknown as Question;

  it("answers what comes again by what changes nothing, and nothing else", () => {
    const resting = new Resting();
    expect(resting.answer(asked(true))).toBeNull();
    resting.begin("3 2 0");
    expect(resting.answer(asked(true))).toBe(2);
    expect(resting.answer(asked(false))).toBeNull();
    expect(resting.answer(asked(true, null))).toBeNull();
  });

  it("ends with the phase, for good", () => {
    const resting = new Resting();
    resting.begin("3 2 0");
    resting.goOn("3 2 0");
    expect(resting.on).toBe(true);
    resting.goOn("3");
    resting.goOn("3 2 0");
    expect(resting.on).toBe(false);
  });

  it("can be taken back", () => {
    const resting = new Resting();
    resting.begin("3 2 0");
    resting.end();
    expect(resting.answer(asked(true))).toBeNull();
  });
});

describe("counting the points", () => {
  const line = (id: string, values: number[], stage?: string, weight = "source") => ({ title: { id, args: {} }, values, weight, stage: stage ? { id: stage, args: {} } : null }) as unknown as StandingLine;
  const lines = [line("chips", [5, 9]), line("hall", [4, 0], "large"), line("nobles", [1, 2]), line("garden", [0, 3], "large"), line("total", [10, 14], undefined, "total")];

  it("lines that belong together are one stage", () => {
    const stages = stagesOf(lines);
    expect(stages.map((stage) => stage.title.id)).toEqual(["chips", "large", "nobles"]);
    expect(stages.map((stage) => gained(stage, 1))).toEqual([9, 3, 2]);
  });

  it("a bar is as long as what was gained, whatever was lost", () => {
    const stages = stagesOf([line("ships", [10, 12]), line("venues", [3, -4])]);
    expect(longest(stages, 2)).toBe(13);
    expect(longest(stagesOf([line("ships", [10, 18]), line("venues", [3, -4])]), 2)).toBe(18);
  });
});

describe("rounds of a replay", () => {
  const chapters = [{ number: 1, move: 0 }, { number: 2, move: 30 }, { number: 3, move: 32 }, { number: 4, move: 90 }];

  it("numbers that would stand upon each other are left out", () => {
    expect(ticksOf(chapters, 100).map((tick) => [tick.number, tick.at])).toEqual([[1, 0], [2, 30], [4, 90]]);
    expect(ticksOf([], 0)).toEqual([]);
  });

  it("every move belongs to a round", () => {
    expect([0, 29, 30, 31, 32, 99].map((move) => chapterAt(chapters, move)?.number)).toEqual([1, 1, 2, 2, 3, 4]);
    expect(chapterAt([], 3)).toBeNull();
  });

  it("leaps go to beginnings", () => {
    expect(beginningBeside(chapters, 31, 1)).toBe(32);
    expect(beginningBeside(chapters, 31, -1)).toBe(30);
    expect(beginningBeside(chapters, 30, -1)).toBe(0);
    expect(beginningBeside(chapters, 95, 1)).toBeNull();
  });
});

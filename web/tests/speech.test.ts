import { describe, expect, it } from "vitest";
import { gameOf } from "../src/words/catalogue";
import { thing, upper } from "../src/words/speech";
import { wordsOf } from "./catalogues";

describe("words", () => {
  it("names things after numbers and in cases", () => {
    const words = wordsOf("ru", "puerto-rico");
    expect(words.name("doubloon", { count: 1 })).toBe("дублон");
    expect(words.name("doubloon", { count: 3 })).toBe("дублона");
    expect(words.name("doubloon", { count: 5 })).toBe("дублонов");
    expect(words.name("good-corn", { case: "accusative" })).toBe("кукурузу");
    expect(words.name("building-harbor", { first: "upper" })).toMatch(/^[А-Я]/);
  });

  it("says messages within messages and lists", () => {
    const some = (number: number, good: string) => ({ id: "pr-some-goods", args: { number, good } });
    const message = { id: "pr-effect-you-make", args: { goods: [some(2, "good-corn"), some(1, "good-sugar")] } };
    expect(wordsOf("en", "puerto-rico").say(message)).toBe("you make 2 corn, 1 sugar");
  });

  it("takes the names of a theme", () => {
    expect(wordsOf("en", "puerto-rico").name("good-indigo")).toBe("indigo");
    expect(wordsOf("en", "puerto-rico", "1897").name("good-indigo")).toBe("fruit");
  });

  it("knows articles, genders and capitals", () => {
    expect(wordsOf("en", "puerto-rico").text("pr-do-take", { tile: "tile-indigo" })).toBe("take an indigo plantation");
    expect(wordsOf("pl", "puerto-rico").trait("good-corn", "gender")).toBe("feminine");
    expect(upper("łódź")).toBe("Łódź");
  });

  it("says so where there is no such message", () => {
    expect(wordsOf("en", "puerto-rico").text("nothing-like-this")).toBe("{nothing-like-this}");
  });

  it("finds the game of a message, also within others", () => {
    expect(gameOf({ id: "sdc-question-drive", args: {} })).toBe("santiago-de-cuba");
    expect(gameOf({ id: "as-sentence", args: { phrase: { id: "pr-do-pass", args: {} } } })).toBe("puerto-rico");
    expect(gameOf({ id: "plain", args: { text: "x" } })).toBeUndefined();
    expect(thing("building", "small market")).toBe("building-small-market");
  });
});

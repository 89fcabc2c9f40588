import { describe, expect, it } from "vitest";
import { fitting, linesFor } from "../src/words/fitting";
import { wordsOf } from "./catalogues";

const measure = (text: string) => text.length;

describe("a name in a narrow place", () => {
  const forms = wordsOf("uk", "puerto-rico").forms("building-sugar-mill");

  it("has shorter forms, the shortest last", () => {
    expect(forms).toEqual(["Великий цукровий млин", "Вел. цукровий млин", "В. цукр. млин"]);
    expect(wordsOf("uk", "puerto-rico").forms("building-harbor")).toEqual(["Порт"]);
  });

  it("is whole where there is room", () => {
    expect(fitting(forms, 21, 1, measure)).toBe("Великий цукровий млин");
    expect(fitting(forms, 16, 2, measure)).toBe("Великий цукровий млин");
  });

  it("is as long as the room allows", () => {
    expect(fitting(forms, 20, 1, measure)).toBe("Вел. цукровий млин");
    expect(fitting(forms, 13, 1, measure)).toBe("В. цукр. млин");
  });

  it("may be parted only where no form fits", () => {
    expect(fitting(["Постачальник"], 8, 1, measure)).toContain("\u00AD");
    expect(linesFor("Постачальник двору", 8, measure)).toBe(Infinity);
    expect(linesFor("Постачальник двору", 12, measure)).toBe(2);
  });

  it("takes the forms of a theme with its name", () => {
    expect(wordsOf("uk", "puerto-rico", "1897").forms("building-city-hall")).toEqual(["Палац губернатора", "Палац губ."]);
    expect(wordsOf("uk", "puerto-rico", "1897").forms("building-university")).toEqual(["Школа"]);
  });
});

import { describe, expect, it } from "vitest";
import { keptOn, putKind, putSingles, shelve } from "../src/table/shelving";

const shelf = (kinds: number, goods = 0) => ({ thing: kinds ? "building-small-warehouse" : "", kinds, goods });

describe("goods on shelves", () => {
  const held = { corn: 4, indigo: 3, coffee: 1 };
  const shelves = [shelf(1), shelf(0, 1)];

  it("numbers are laid out, and the shelves have the same numbers", () => {
    const numbers = { corn: 4, indigo: 1, coffee: 0 };
    const laid = shelve(shelves, held, numbers);
    expect(laid).toEqual({ kinds: [["corn"], []], singles: { indigo: 1 } });
    expect(keptOn(laid, held)).toEqual(numbers);
  });

  it("a single good that is all there is of its kind leaves the warehouse to the larger kind", () => {
    expect(shelve(shelves, held, { corn: 4, indigo: 0, coffee: 1 })).toEqual({ kinds: [["corn"], []], singles: { coffee: 1 } });
  });

  it("a full shelf gives up what has lain there longest", () => {
    const laid = shelve(shelves, held, { corn: 4, indigo: 1, coffee: 0 });
    const changed = putKind(laid, shelves, 0, "indigo");
    expect(changed).toEqual({ kinds: [["indigo"], []], singles: {} });
    expect(keptOn(changed, held)).toEqual({ corn: 0, indigo: 3, coffee: 0 });
    expect(putKind(changed, shelves, 0, "indigo").kinds).toEqual([[], []]);
    const two = putKind(shelve([shelf(2)], held, { corn: 4, indigo: 3, coffee: 0 }), [shelf(2)], 0, "coffee");
    expect(two.kinds).toEqual([["indigo", "coffee"]]);
  });

  it("single goods take no more room than there is; the only place changes its good", () => {
    const laid = shelve(shelves, held, { corn: 4, indigo: 1, coffee: 0 });
    expect(putSingles(laid, 1, "coffee", 1).singles).toEqual({ coffee: 1 });
    const four = { kinds: [[]], singles: { corn: 2, indigo: 1 } };
    expect(putSingles(four, 4, "indigo", 3).singles).toEqual({ corn: 2, indigo: 2 });
  });
});

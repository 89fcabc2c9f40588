import { describe, expect, it } from "vitest";
import { accuracyOf, before, costliest, drawn, line, percent, pointsOf, reasonsTold } from "../src/table/judged";
import type { GameReview, TurningPoint, WhyBetter } from "../src/table/kinds";

const point = (move: number, seat: number, change: number) => ({ move, seat, change }) as TurningPoint;

describe("a judged game", () => {
  it("says shares in per cent, losses with a minus", () => {
    expect(percent(524)).toBe("52\u00a0%");
    expect(percent(-36)).toBe("−4\u00a0%");
    expect(percent(-4)).toBe("0\u00a0%");
  });

  it("finds what cost a seat most, and the position before it", () => {
    const points = [point(4, 0, -50), point(9, 1, -300), point(12, 0, -120)];
    expect(costliest(points, 0)?.move).toBe(12);
    expect(costliest(points, 2)).toBeNull();
    expect(before(points[0])).toBe(3);
  });

  it("counts moves among the best two, of those who had decisions", () => {
    const review = { accuracy: [{ decisions: 4, among_best: 3 }, { decisions: 0, among_best: 0 }] } as GameReview;
    expect(accuracyOf(review, 0)).toBe(750);
    expect(accuracyOf(review, 1)).toBeNull();
  });

  it("draws what lasts, not a single jump, and ends with who won", () => {
    const chances = [300, 300, 900, 300, 300, 700, 700, 700, 0].map((share) => [share, 1000 - share]);
    expect(drawn({ chances, turning_points: [] }, 0)).toEqual([300, 300, 300, 300, 300, 700, 700, 700, 0]);
    expect(drawn({ chances, turning_points: [point(3, 0, -600)] }, 0)[2]).toBe(900);
    expect(line([250, 1000, 0], 1000)).toBe("0.00,75.0 50.00,0.0 100.00,100.0");
  });

  it("draws points up to the next round number", () => {
    const { lines, top, told } = pointsOf({ scores: [[0, 0], [3, 1], [21, 14]] }, 2);
    expect([lines, top, told(21)]).toEqual([[[0, 3, 21], [0, 1, 14]], 40, "21"]);
    expect(pointsOf({ scores: [[0, 0]] }, 2).top).toBe(20);
  });

  it("writes points as the reader's language does", () => {
    const reason = { told: { id: "pr-study-part-money", args: { way: "less" } }, points: -1.5 } as unknown as WhyBetter;
    expect(reasonsTold([reason, { ...reason, points: 2 }], "en").map(({ args }) => args)).toEqual([
      { way: "less", points: "−1.5" },
      { way: "less", points: "+2.0" },
    ]);
    expect(reasonsTold([{ ...reason, points: 2 }], "uk")[0].args["points"]).toBe("+2,0");
  });

  it("says that a move pays only later where every reason speaks against it", () => {
    const lost = { told: { id: "pr-study-part-money", args: { way: "less" } }, points: -1.5 } as unknown as WhyBetter;
    const rival = { told: { id: "study-rival", args: { way: "more" } }, points: 1 } as unknown as WhyBetter;
    const [only, ...others] = reasonsTold([lost, rival], "en");
    expect(others).toEqual([]);
    expect(only.id).toBe("study-later");
    expect(only.args["against"]).toHaveLength(2);
    expect(reasonsTold([lost, { ...rival, points: -1 }], "en")).toHaveLength(2);
  });
});

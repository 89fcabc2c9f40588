/** The final score as it is counted: lines that belong together are one stage. */
import type { Message } from "../words/speech";
import type { StandingLine } from "./kinds";

export interface Stage {
  title: Message;
  lines: StandingLine[];
}

/** The stages in the order in which they are counted. */
export function stagesOf(lines: readonly StandingLine[]): Stage[] {
  const found = new Map<string, Stage>();
  for (const line of lines.filter((each) => each.weight === "source")) {
    const title = (line.stage ?? line.title) as Message;
    const stage = found.get(title.id) ?? { title, lines: [] };
    stage.lines.push(line);
    found.set(title.id, stage);
  }
  return [...found.values()];
}

/** What a stage brings a seat; in some games it may cost points. */
export function gained(stage: Stage, seat: number): number {
  return stage.lines.reduce((sum, line) => sum + (line.values[seat] ?? 0), 0);
}

/** The longest bar that a seat needs: what costs points is not drawn. */
export function longest(stages: readonly Stage[], seats: number): number {
  const bars = Array.from({ length: seats }, (_, seat) => stages.reduce((sum, stage) => sum + Math.max(0, gained(stage, seat)), 0));
  return Math.max(1, ...bars);
}

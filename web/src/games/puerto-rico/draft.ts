/** What was drafted, read from the log: the view says what is drafted, the log by whom and in which order. */
import type { NewsLine } from "../../table/kinds";

export interface Pick {
  seat: number;
  building: string;
}

export function picksIn(log: readonly NewsLine[]): Pick[] {
  return log.flatMap((line) =>
    line.seat === null || line.seat === undefined
      ? []
      : line.sentences
          .filter((sentence) => sentence.id === "pr-event-drafted")
          .map((sentence) => ({ seat: line.seat!, building: String(sentence.args["building"]).replace(/^building-/, "").replace(/-/g, " ") })),
  );
}

/** The log as it grows: what one player does in a row, step by step, stays one line. */
import type { Message } from "../words/speech";
import type { NewsLine } from "./kinds";

const PLACED = "pr-news-placed";
const USUAL = "usual";

export function extended(log: readonly NewsLine[], news: readonly NewsLine[]): NewsLine[] {
  const lines = [...log];
  for (const line of news) {
    const last = lines.at(-1);
    if (last && isPlacing(last) && isPlacing(line) && last.seat === line.seat) lines[lines.length - 1] = together(last, line);
    else lines.push(line);
  }
  return lines;
}

function isPlacing(line: NewsLine): boolean {
  return line.weight === USUAL && line.seat !== null && line.sentences.length === 1 && line.sentences[0].id === PLACED;
}

/** Two placings of one player: one sentence with all places. */
function together(one: NewsLine, other: NewsLine): NewsLine {
  const [first, second] = [one.sentences[0] as Message, other.sentences[0] as Message];
  const places = [first.args["places"], second.args["places"]].flat() as Message[];
  return { ...one, sentences: [{ id: first.id, args: { ...first.args, places } }] } as NewsLine;
}

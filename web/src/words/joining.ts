/** Putting what is said together: sentences of one line of news, short pieces beside each other. */
import type { NewsLine } from "../table/kinds";
import { say } from "./reader.svelte";
import type { Message } from "./speech";

const SENTENCE_END = ".";

/** 'Ana loads 3 corn ...; scores 3 points.' What has a capital stands alone. */
export function joined(sentences: readonly string[]): string {
  return sentences.reduce((told, part) => {
    if (!told) return part;
    const first = part.slice(0, 1);
    if (first !== first.toLocaleLowerCase()) return `${told} ${part}`;
    return `${told.endsWith(SENTENCE_END) ? told.slice(0, -1) : told}; ${part}`;
  }, "");
}

/** Whole sentences need no comma. */
export function pieces(messages: readonly Message[]): string {
  return messages.map(say).reduce((told, piece) => (told ? `${told}${told.endsWith(SENTENCE_END) ? " " : ", "}${piece}` : piece), "");
}

export function line(news: NewsLine): string {
  return joined(news.sentences.map((message) => say(message as Message).trim()));
}

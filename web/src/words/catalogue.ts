/** Fluent files: which of them make up a reader's words, and which game a message is about. */
import type { Message } from "./speech";

/** Fluent files of one language by name, as the server hands them over. */
export type Catalogue = Record<string, string>;

export const GAME_PREFIXES: Record<string, string> = { pr: "puerto-rico", sdc: "santiago-de-cuba" };

/** The files of a game in the order in which they override each other. */
export function textsFor(catalogue: Catalogue, game: string, theme: string): string[] {
  const names = Object.keys(catalogue).sort();
  const shared = names.filter((name) => name.startsWith("shared."));
  const terms = [`${game}.terms.ftl`, `${game}.terms.${theme}.ftl`].filter((name) => name in catalogue);
  const own = names.filter((name) => name.startsWith(`${game}.`) && !name.startsWith(`${game}.terms`));
  return [...shared, ...terms, ...own].map((name) => catalogue[name]);
}

/** The game that a message is about, if it is about one. */
export function gameOf(message: Message): string | undefined {
  const own = GAME_PREFIXES[message.id.split("-")[0]];
  if (own) return own;
  for (const value of Object.values(message.args)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (typeof part === "object") {
        const found = gameOf(part as Message);
        if (found) return found;
      }
    }
  }
  return undefined;
}

/** The Fluent files of a language, as the server would hand them over. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { textsFor } from "../src/words/catalogue";
import { Words } from "../src/words/speech";

const LOCALES = join(import.meta.dirname, "..", "..", "src", "antilles", "locales");

export function catalogue(language: string): Record<string, string> {
  const folder = join(LOCALES, language);
  const names = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), "utf-8")]));
}

export function wordsOf(language: string, game: string, theme = ""): Words {
  return new Words(language, textsFor(catalogue(language), game, theme));
}

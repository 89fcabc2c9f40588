/** Choosing the language: what was chosen here, else what the server knows, else the browser's, else English. */
import { api } from "../client/api";
import { change, settings } from "../ui/settings.svelte";
import { LANGUAGES, reader } from "./reader.svelte";

export function usualLanguage(known: string | null | undefined): string {
  const wanted = [settings.language, known, ...navigator.languages.map((language) => language.slice(0, 2))];
  return wanted.find((language) => language && (LANGUAGES as readonly string[]).includes(language)) ?? "en";
}

export async function load(language: string): Promise<void> {
  await reader.load(language, async (wanted) => (await api.words(wanted)).files);
}

/** The reader wants another language: everything changes without a reload, and it is remembered. */
export async function speak(language: string): Promise<void> {
  await load(language);
  change({ language });
  await api.callMe({ language }).catch(() => undefined);
}

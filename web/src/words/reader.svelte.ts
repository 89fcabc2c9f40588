/** The reader's language: catalogues are fetched once for each language, and everything drawn follows at once. */
import { type Argument, type Message, type NameOptions, thing, Words } from "./speech";

export const LANGUAGES = ["en", "ru", "uk", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<string, string> = { en: "English", ru: "Русский", uk: "Українська", pl: "Polski" };
export const GAME_PREFIXES: Record<string, string> = { pr: "puerto-rico", sdc: "santiago-de-cuba" };

/** Fluent files of one language by name, as the server hands them over. */
export type Catalogue = Record<string, string>;

const catalogues = new Map<string, Catalogue>();
const spoken = new Map<string, Words>();

class Reader {
  language = $state<string>("en");
  game = $state<string>("puerto-rico");
  theme = $state<string>("");
  /** Grows whenever a catalogue arrives, so that what is drawn reads its words anew. */
  private version = $state(0);

  async load(language: string, fetchCatalogue: (language: string) => Promise<Catalogue>): Promise<void> {
    if (!catalogues.has(language)) catalogues.set(language, await fetchCatalogue(language));
    this.language = language;
    this.version += 1;
    document.documentElement.lang = language;
  }

  words(game: string = this.game): Words {
    void this.version;
    const key = `${this.language}/${game}/${this.theme}`;
    let words = spoken.get(key);
    if (!words) {
      words = new Words(this.language, textsFor(catalogues.get(this.language) ?? {}, game, this.theme));
      if (catalogues.has(this.language)) spoken.set(key, words);
    }
    return words;
  }

  say(message: Message): string {
    return this.words(gameOf(message) ?? this.game).say(message);
  }

  text(id: string, args: Record<string, Argument> = {}): string {
    return this.say({ id, args });
  }

  name(kind: string, name: string, options: NameOptions = {}): string {
    return this.words().name(thing(kind, name), { first: "upper", ...options });
  }

  short(kind: string, name: string): string {
    return this.words().short(thing(kind, name));
  }
}

export const reader = new Reader();

/** A label or sentence of the page itself. */
export function t(id: string, args: Record<string, Argument> = {}): string {
  return reader.text(id, args);
}

export function say(message: Message): string {
  return reader.say(message);
}

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

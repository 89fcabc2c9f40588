/** The reader's language: catalogues are fetched once for each language, and everything drawn follows at once. */
import { type Catalogue, gameOf, textsFor } from "./catalogue";
import { softened } from "./softening";
import { type Argument, type Message, type NameOptions, thing, Words } from "./speech";

export const LANGUAGES = ["en", "ru", "uk", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<string, string> = { en: "English", ru: "Русский", uk: "Українська", pl: "Polski" };

/** In very narrow places words of so many letters are parted. */
const NARROW = 7;

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

  /** A short name for a narrow place, where long words may be parted. */
  short(kind: string, name: string): string {
    const short = this.words().short(thing(kind, name));
    return this.language === "en" ? short : softened(short);
  }

  /** A name and its shorter forms, for a place that takes the longest that fits. */
  forms(kind: string, name: string): string[] {
    return this.words().forms(thing(kind, name));
  }

  /** A text for a very narrow place. */
  narrow(id: string): string {
    return this.language === "en" ? this.text(id) : softened(this.text(id), NARROW);
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

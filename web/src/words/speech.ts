/** Messages as sentences of one language, as antilles.words does it in Python, from the same files. */
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from "@fluent/bundle";

export type Argument = number | string | Message | readonly (string | Message)[];
export interface Message {
  id: string;
  args: { [name: string]: Argument };
}

const NAME = "name-";
const LIST_GAP = ", ";
const TERM = /^-(?=[a-zA-Z][\w-]*\s*=)/gm;

export interface NameOptions {
  count?: FluentVariable;
  case?: string;
  first?: string;
  article?: string;
}

export class Words {
  readonly language: string;
  private readonly bundle: FluentBundle;

  /** `texts` are Fluent files; what is later overrides what is earlier. */
  constructor(language: string, texts: readonly string[]) {
    this.language = language;
    const name: FluentFunction = (positional, named) =>
      this.name(String(positional[0]), {
        count: positional[1] as FluentVariable | undefined,
        case: named["case"] === undefined ? undefined : String(named["case"]),
        first: named["first"] === undefined ? undefined : String(named["first"]),
        article: named["article"] === undefined ? undefined : String(named["article"]),
      });
    const gender: FluentFunction = (positional) => this.trait(String(positional[0]), "gender");
    const capital: FluentFunction = (positional) => upper(String(positional[0]));
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: { NAME: name, GENDER: gender, UPPER: capital },
    });
    for (const text of texts) {
      this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
      // A term is there twice: as it is, and as a message, because code cannot read terms.
      if (TERM.test(text)) this.bundle.addResource(new FluentResource(text.replace(TERM, NAME)), { allowOverrides: true });
      TERM.lastIndex = 0;
    }
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  say(message: Message): string {
    const args: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(message.args)) args[key] = this.value(value);
    return this.format(message.id, args);
  }

  text(id: string, args: Record<string, Argument> = {}): string {
    return this.say({ id, args });
  }

  name(thing: string, options: NameOptions = {}): string {
    let text = this.format(NAME + thing, { case: options.case ?? "nominative", count: options.count ?? "" });
    if (options.article) text = `${this.trait(thing, "article")} ${text}`;
    return options.first === "upper" ? upper(text) : text;
  }

  /** The short form of a name for a narrow place; the name itself where there is none. */
  short(thing: string): string {
    return upper(this.trait(thing, "short") || this.name(thing));
  }

  /** The name and its shorter forms, from the longest to the shortest. */
  forms(thing: string): string[] {
    const forms = [this.name(thing), this.trait(thing, "short"), this.trait(thing, "abbr")];
    return forms.filter((form) => form !== "").map(upper);
  }

  trait(thing: string, which: string): string {
    const pattern = this.bundle.getMessage(NAME + thing)?.attributes[which];
    return pattern ? this.bundle.formatPattern(pattern) : "";
  }

  private value(value: Argument): FluentVariable {
    if (typeof value === "number" || typeof value === "string") return value;
    if (Array.isArray(value)) return value.map((item) => String(this.value(item as Argument))).join(LIST_GAP);
    return this.say(value as Message);
  }

  private format(id: string, args: Record<string, FluentVariable>): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return `{${id}}`;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    if (errors.length && import.meta.env?.DEV) console.warn(id, args, errors);
    return text;
  }
}

export function upper(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

/** The id of a thing: `thing("building", "small market")` is `building-small-market`. */
export function thing(kind: string, name: string): string {
  return `${kind}-${slug(name)}`;
}

export function slug(name: string): string {
  return name.replace(/[_ ]/g, "-").toLowerCase();
}

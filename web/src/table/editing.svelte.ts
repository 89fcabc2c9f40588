/** An arrangement that somebody is thinking about: edited freely, checked by the server, sent as one step. */
import type { Arrangement, Place, Shelf } from "./kinds";

export type Person = "colonist" | "noble";

export class Editing {
  readonly kind: string;
  readonly places: Place[];
  readonly inHand: number;
  readonly noblesInHand: number;
  readonly shelves: Shelf[];
  numbers = $state<Record<string, number>>({});
  nobles = $state<Record<string, number>>({});
  /** Which kind of person the next click puts down. */
  hold = $state<Person>("colonist");
  focused = $state<string>("");

  constructor(arrangement: Arrangement) {
    this.kind = arrangement.kind;
    this.places = arrangement.places;
    this.inHand = arrangement.in_hand;
    this.noblesInHand = arrangement.nobles;
    this.shelves = arrangement.shelves;
    this.suggest();
  }

  get open(): Place[] {
    return this.places.filter((place) => !place.settled);
  }

  place(key: string): Place | undefined {
    return this.places.find((place) => place.key === key);
  }

  /** People (or goods) not yet put anywhere. */
  get left(): number {
    return this.inHand - this.open.reduce((sum, place) => sum + this.numbers[place.key] - place.least, 0);
  }

  get noblesLeft(): number {
    return this.noblesInHand - this.open.reduce((sum, place) => sum + this.nobles[place.key] - place.least_nobles, 0);
  }

  /** How many more must be put down before the arrangement can be sent, as far as this page can tell. */
  get missing(): number {
    return Math.min(this.left, this.open.reduce((sum, place) => sum + place.most - this.numbers[place.key], 0));
  }

  suggest(): void {
    this.fill((place) => [place.suggested, place.suggested_nobles]);
  }

  asBefore(): void {
    this.fill((place) => [clamp(place.before, place.least, place.most), Math.max(place.least_nobles, place.before_nobles)]);
  }

  clear(): void {
    this.fill((place) => [place.least, place.least_nobles]);
  }

  private fill(value: (place: Place) => [number, number]): void {
    const numbers: Record<string, number> = {};
    const nobles: Record<string, number> = {};
    for (const place of this.places) {
      [numbers[place.key], nobles[place.key]] = place.settled ? [place.suggested, place.suggested_nobles] : value(place);
      nobles[place.key] = Math.min(nobles[place.key], numbers[place.key]);
    }
    this.numbers = numbers;
    this.nobles = nobles;
  }

  /** Put one person, of the kind in the hand, on the next empty circle of a place. */
  put(key: string): boolean {
    const place = this.place(key);
    if (!place || place.settled || this.left <= 0 || this.numbers[key] >= place.most) return false;
    const noble = this.noblesLeft > 0 && (this.hold === "noble" || this.left <= this.noblesLeft);
    this.numbers[key] += 1;
    if (noble) this.nobles[key] += 1;
    if (this.noblesLeft <= 0) this.hold = "colonist";
    return true;
  }

  /** Take one person up again. */
  take(key: string, person: Person = "colonist"): boolean {
    const place = this.place(key);
    if (!place || place.settled || this.numbers[key] <= place.least) return false;
    const colonists = this.numbers[key] - this.nobles[key];
    const noble = person === "noble" || colonists <= place.least - place.least_nobles;
    if (noble && this.nobles[key] <= place.least_nobles) return false;
    this.numbers[key] -= 1;
    if (noble) this.nobles[key] -= 1;
    return true;
  }

  /** Move a person from one place to another. */
  move(from: string, to: string, person: Person): void {
    if (from === to || !this.take(from, person)) return;
    const held = this.hold;
    this.hold = person;
    if (!this.put(to)) this.put(from);
    this.hold = this.noblesLeft > 0 ? held : "colonist";
  }

  set(key: string, number: number): void {
    const place = this.place(key);
    if (place && !place.settled) this.numbers[key] = clamp(number, place.least, place.most);
  }

  /** Choose a thing to give up, or leave it; only one of a sort can be chosen. */
  toggle(key: string, sort: readonly string[] = []): void {
    const chosen = this.numbers[key] > 0;
    for (const other of sort) this.set(other, 0);
    this.set(key, chosen ? 0 : 1);
  }

  /** Arrange what steps in notation say: a bot's advice. */
  follow(steps: readonly string[]): void {
    if (this.gives) this.clear();
    for (const step of steps) {
      const given = /^(?:return|supply) (.+)$/.exec(step);
      const found = /^(place|nobles|keep|small wharf) (.+) (\d+)$/.exec(step);
      if (given) this.set(given[1], 1);
      else if (found?.[1] === "nobles") this.nobles[found[2]] = Number(found[3]) + (this.place(found[2])?.least_nobles ?? 0);
      else if (found) this.set(found[2], Number(found[3]));
    }
  }

  /** Whether things are given up one by one, each at most once. */
  get gives(): boolean {
    return this.kind === "returning" || this.kind === "supplying";
  }

  /** What the server is asked to check: only the places that are open. */
  document(): { numbers: Record<string, number>; nobles: Record<string, number> } {
    const keys = this.open.map((place) => place.key);
    const pick = (from: Record<string, number>) => Object.fromEntries(keys.map((key) => [key, from[key]]));
    return { numbers: pick(this.numbers), nobles: this.noblesInHand ? pick(this.nobles) : {} };
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

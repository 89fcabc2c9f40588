/** Keys at a table. Single letters are off while somebody types. */
import type { change as Change } from "../ui/settings.svelte";
import { settings } from "../ui/settings.svelte";
import { moveOnBoard } from "../ui/spatial";
import { KEYS } from "./figures";
import type { TableStore } from "./store.svelte";

/** What keys open that is not the table's own: help, a seat's board, the field that filters choices. */
export interface Doors {
  help(): void;
  look(seat: number): void;
  filter(): void;
}

/** Every key with the words that say what it does: the help lists them. */
export const HELP: readonly (readonly [keys: readonly string[], words: string])[] = [
  [["1", "–", "9", "A", "–", "G"], "web-key-choose"],
  [["Enter"], "web-key-confirm"],
  [["P"], "web-key-pass"],
  [["U"], "web-key-undo"],
  [["H"], "web-key-hint"],
  [["I"], "web-key-card"],
  [["/"], "web-key-filter"],
  [["←", "↑", "→", "↓"], "web-key-arrows"],
  [["Space"], "web-key-space"],
  [["S"], "web-key-suggest"],
  [["R", "1", "–", "5"], "web-key-look"],
  [["N"], "web-key-step"],
  [["L"], "web-key-log"],
  [["C"], "web-key-chat"],
  [["M"], "web-key-sound"],
  [["Esc"], "web-key-escape"],
  [["?"], "web-key-help"],
];

/** Objects of the board that arrows walk over. */
const OBJECTS = ".mid button:not([disabled]), .rivals button:not([disabled])";
/** A seat's number is looked for this long after R. */
const SEAT_WITHIN = 1500;
let lookedFor = 0;

export function keyPressed(event: KeyboardEvent, table: TableStore, change: typeof Change, doors: Doors): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (target.closest("input, select, textarea, dialog")) return;
  if (event.key.startsWith("Arrow")) return arrow(event);
  if (event.key === "Enter") return enter(event, table);
  if (event.key === "Escape") return escape(table);
  const key = event.key.toUpperCase();
  if (Date.now() - lookedFor < SEAT_WITHIN && /^[1-9]$/.test(key)) {
    lookedFor = 0;
    return done(event, () => doors.look(Number(key) - 1));
  }
  if (key === "R") return done(event, () => (lookedFor = Date.now()));
  if (key === "S" && table.editing) return done(event, () => table.editing!.suggest());
  if (table.editing?.kind === "placing" && ["1", "2", "3"].includes(key)) {
    const use = [() => table.editing!.suggest(), () => table.editing!.asBefore(), () => table.editing!.clear()][Number(key) - 1];
    return done(event, use);
  }
  const index = KEYS.indexOf(key);
  // Deeds, guests and things to give up are rows of their own, not numbered by their choices.
  const rows = document.querySelectorAll<HTMLElement>("#decision :is(.deeds, .guests) > li > .choice, #decision [data-give]");
  if (index >= 0 && index < rows.length) return done(event, () => rows[index].click());
  if (index >= 0 && index < table.choices.length && !table.editing) return done(event, () => pressed(table, index));
  const pass = table.choices.findIndex((choice) => choice.notation === "pass");
  if (key === "P" && pass >= 0 && !table.editing) done(event, () => table.choose(pass));
  else if (key === "U") done(event, () => void table.undo());
  else if (key === "H") done(event, () => void table.askHint());
  else if (key === "M") done(event, () => change({ sound: !settings.sound }));
  else if (key === "N" && table.playback.busy) done(event, () => void table.playback.step(table.seat));
  else if (key === "I" && table.choice?.card) done(event, () => void table.openCard(table.choice!.card));
  else if (key === "L") done(event, () => document.getElementById("tab-log")?.click());
  else if (key === "C") done(event, () => document.getElementById("tab-chat")?.click());
  else if (key === "/") done(event, () => doors.filter());
  else if (key === "?") done(event, () => doors.help());
}

/** Arrows walk over the board; from nowhere they come to the list of choices. */
function arrow(event: KeyboardEvent): void {
  if (moveOnBoard(event, OBJECTS)) event.preventDefault();
  else if (document.activeElement === document.body) {
    const first = document.querySelector<HTMLElement>("#decision .choice.sel, #decision [data-choice], #decision .chip");
    if (first) done(event, () => first.focus());
  }
}

function enter(event: KeyboardEvent, table: TableStore): void {
  const target = event.target as HTMLElement;
  // A focused button does what it says, but a circle is put or taken by Space; Enter anywhere else confirms. What was
  // just refused would only be refused again: Enter on it takes what is offered instead.
  const refused = table.whyNot !== null && target.closest<HTMLElement>("[data-key]")?.dataset["key"] === table.whyNot.key;
  if (!refused && target.closest("button:not(.choice, .pc, .chip), a, summary")) return;
  if (target.closest(".choice, .chip") && !target.closest(".choice.sel, .chip[aria-pressed=true]")) return;
  event.preventDefault();
  void table.confirm();
}

function escape(table: TableStore): void {
  if (table.playback.busy) table.skip();
  else if (table.filter !== null) table.filter = null;
  else if (table.whyNot || table.failed) table.whyNot = table.failed = table.unsent = null;
  else if (!table.question && table.preparing.answers.length) table.preparing.clear();
  else table.choose(null);
}

function pressed(table: TableStore, index: number): void {
  table.choose(index);
  document.querySelector<HTMLElement>(`[data-choice="${index}"]`)?.focus();
}

function done(event: KeyboardEvent, deed: () => void): void {
  event.preventDefault();
  deed();
}

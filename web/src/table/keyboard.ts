/** Keys at a table. Single letters are off while somebody types. */
import type { change as Change } from "../ui/settings.svelte";
import { settings } from "../ui/settings.svelte";
import { KEYS } from "./figures";
import type { TableStore } from "./store.svelte";

export function keyPressed(event: KeyboardEvent, table: TableStore, change: typeof Change): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (target.closest("input, select, textarea, dialog")) return;
  if (event.key === "Enter") {
    // A focused button does what it says, but a circle is put or taken by Space; Enter anywhere else confirms.
    if (target.closest("button:not(.choice, .pc), a, summary")) return;
    if (target.closest(".choice") && !target.closest(".choice.sel")) return;
    event.preventDefault();
    void table.confirm();
    return;
  }
  if (event.key === "Escape") {
    if (table.playback.busy) table.skip();
    else if (table.whyNot || table.failed) table.whyNot = table.failed = null;
    else table.choose(null);
    return;
  }
  const key = event.key.toUpperCase();
  if (key === "S" && table.editing) return done(event, () => table.editing!.suggest());
  if (table.editing?.kind === "placing" && ["1", "2", "3"].includes(key)) {
    const use = [() => table.editing!.suggest(), () => table.editing!.asBefore(), () => table.editing!.clear()][Number(key) - 1];
    return done(event, use);
  }
  const index = KEYS.indexOf(key);
  if (index >= 0 && index < table.choices.length && !table.editing) return done(event, () => pressed(table, index));
  const pass = table.choices.findIndex((choice) => choice.notation === "pass");
  if (key === "P" && pass >= 0) done(event, () => table.choose(pass));
  else if (key === "U") done(event, () => void table.undo());
  else if (key === "H") done(event, () => void table.askHint());
  else if (key === "M") done(event, () => change({ sound: !settings.sound }));
  else if (key === "I" && table.choice?.card) done(event, () => void table.openCard(table.choice!.card));
  else if (key === "L") done(event, () => document.getElementById("tab-log")?.click());
  else if (key === "C") done(event, () => document.getElementById("tab-chat")?.click());
  else if (key === "?") done(event, () => document.querySelector<HTMLElement>(".not summary")?.click());
}

function pressed(table: TableStore, index: number): void {
  table.choose(index);
  document.querySelector<HTMLElement>(`[data-choice="${index}"]`)?.focus();
}

function done(event: KeyboardEvent, deed: () => void): void {
  event.preventDefault();
  deed();
}

/** The board's lights for a table: legal choices light objects up, a click on an object chooses or explains. */
import type { Face } from "../games/face";
import type { Lights } from "../games/lights";
import { reader } from "../words/reader.svelte";
import type { TableStore } from "./store.svelte";

export function lightsOf(table: TableStore, face: Face): Lights {
  const decision = table.question?.decision ?? "";
  const objects = table.editing ? [] : table.choices.map((choice) => face.objectsOf(choice.notation, decision));
  const lit = new Set(objects.flat());
  const chosen = new Set(table.choice ? face.objectsOf(table.choice.notation, decision) : []);
  const hinted = new Set((table.hint?.notation ?? []).flatMap((notation) => face.objectsOf(notation, decision)));

  function pick(key: string): void {
    const about = objects.flatMap((keys, index) => (keys.includes(key) ? [index] : []));
    if (about.length) {
      // Several answers about one object (goods for one ship): each click goes on to the next.
      const place = table.chosen === null ? -1 : about.indexOf(table.chosen);
      table.choose(about.length === 1 ? about[0] : about[(place + 1) % about.length], about.length === 1 ? undefined : false);
      return;
    }
    const wanted = table.question ? face.wanted(key, decision) : null;
    const thing = face.cardOf(key);
    const title = thing && reader.words().has(`name-${thing}`) ? reader.words().name(thing, { first: "upper" }) : key;
    if (wanted) void table.explain(title, wanted, thing);
    else if (thing) void table.openCard(thing);
  }

  return {
    lit: (key) => lit.has(key),
    chosen: (key) => chosen.has(key),
    hinted: (key) => hinted.has(key),
    pick,
    explain: (thing) => void table.openCard(thing),
  };
}

/** The board's lights for a table: legal choices light objects up, a click on an object chooses or explains. */
import type { Face } from "../games/face";
import type { Lights } from "../games/lights";
import { reader } from "../words/reader.svelte";
import type { TableStore } from "./store.svelte";

const GIVES: Record<string, string> = { returning: "return", supplying: "supply" };

/** The black market takes one person, one good, one point. */
function sortOf(key: string): string {
  return /^(good|point)/.exec(key)?.[0] ?? "person";
}

export function lightsOf(table: TableStore, face: Face): Lights {
  const decision = table.question?.decision ?? "";
  const { editing } = table;
  const objects = editing ? [] : table.choices.map((choice) => face.objectsOf(choice.notation, decision));
  /** Things that can be given up, by the object that stands for each. */
  const gifts = editing?.gives ? editing.places.map((place) => ({ place, keys: face.objectsOf(`${GIVES[editing.kind]} ${place.key}`, decision) })) : [];
  const warehouses = (editing?.shelves ?? []).filter((shelf) => shelf.thing).map((shelf) => face.ownObject(shelf.thing));
  const lit = new Set([...objects.flat(), ...warehouses, ...gifts.flatMap((gift) => gift.keys)]);
  const given = gifts.filter((gift) => editing!.numbers[gift.place.key] > 0).flatMap((gift) => gift.keys);
  // While a refusal is shown, what it is about stands out alone; the choice is kept, but not seen.
  const chosen = new Set(table.whyNot ? [table.whyNot.key] : table.choice ? face.objectsOf(table.choice.notation, decision) : given);
  const marked = [...(table.hint?.notation ?? []), ...table.preparing.notations];
  const hinted = new Set(marked.flatMap((notation) => face.objectsOf(notation, decision)));

  function pick(key: string): void {
    const about = objects.flatMap((keys, index) => (keys.includes(key) ? [index] : []));
    if (about.length) {
      // Several answers about one object (goods for one ship): each click goes on to the next.
      const place = table.chosen === null ? -1 : about.indexOf(table.chosen);
      table.choose(about.length === 1 ? about[0] : about[(place + 1) % about.length], about.length === 1 ? undefined : false);
      return;
    }
    const gift = gifts.find((each) => each.keys[0] === key);
    if (gift) {
      const alone = editing!.kind === "returning" ? gifts.filter((each) => sortOf(each.place.key) === sortOf(gift.place.key)).map((each) => each.place.key) : [];
      editing!.toggle(gift.place.key, alone);
      return;
    }
    const soon = table.question ? [] : table.preparing.questions;
    for (const [place, { choices, decision }] of soon.entries()) {
      const foreseen = choices.find((choice) => face.objectsOf(choice.notation, decision)[0] === key);
      if (foreseen) return table.prepare(place, foreseen);
    }
    const wanted = table.question ? face.wanted(key, decision) : null;
    const thing = face.cardOf(key);
    const title = thing && reader.words().has(`name-${thing}`) ? reader.words().name(thing, { first: "upper" }) : key;
    if (wanted) void table.explain(title, wanted, thing, key);
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

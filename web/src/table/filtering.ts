/** Finding a choice by typing a part of its name. */
import { say } from "../words/reader.svelte";
import type { Choice } from "./kinds";

export interface Row {
  choice: Choice;
  index: number;
}

/** Whether every typed word begins a word of the choice; letters are compared without case and accents. */
export function matches(choice: Choice, filter: string | null): boolean {
  if (!filter?.trim()) return true;
  const words = plain(`${say(choice.title)} ${choice.notation}`).split(/[\s,.:()–-]+/);
  return plain(filter).trim().split(/\s+/).every((typed) => words.some((word) => word.startsWith(typed)));
}

function plain(text: string): string {
  return text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/g, "l").replace(/[’']/g, "");
}

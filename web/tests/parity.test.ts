/** The page says what Python says: messages of real games with their sentences come from tests/words/test_page_words.py. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Message } from "../src/words/speech";
import { wordsOf } from "./catalogues";

interface Sample {
  language: string;
  game: string;
  theme: string;
  said: { message: Message; sentence: string }[];
}

const file = process.env["ANTILLES_SAMPLES"];

it.skipIf(!file)("says what Python says", () => {
  const samples = JSON.parse(readFileSync(file!, "utf-8")) as Sample[];
  const other: string[] = [];
  for (const { language, game, theme, said } of samples) {
    const words = wordsOf(language, game, theme);
    for (const { message, sentence } of said) {
      const ours = words.say(message);
      if (ours !== sentence) other.push(`${language} ${message.id}: ${ours} | ${sentence}`);
    }
  }
  expect(other).toEqual([]);
});

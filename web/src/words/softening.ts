/** Where long words of narrow places may be parted: browsers know few languages' hyphens, so the syllables are found here. */
const SOFT = "\u00AD";
const LONG = 9;
const VOWELS = "aeiouyąęóаеёиоуыэюяєії";

/** Soft hyphens between syllables, never leaving fewer than three letters alone. */
export function softened(text: string, long = LONG): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < long ? word : parted(word)));
}

function parted(word: string): string {
  let found = "";
  for (let place = 0; place < word.length; place++) {
    found += word[place];
    const rest = word.slice(place + 1);
    const opens = isVowel(word[place]) && rest.length > 2 && !isVowel(rest[0]) && isVowel(rest[1]);
    const closes = !isVowel(word[place]) && !"ьъй".includes(rest[0]) && rest.length > 2 && !isVowel(rest[0]) && isVowel(rest[1]) && isVowel(word[place - 1] ?? "");
    if (place >= 2 && (opens || closes)) found += SOFT;
  }
  return found;
}

function isVowel(letter: string): boolean {
  return letter !== "" && VOWELS.includes(letter.toLocaleLowerCase());
}

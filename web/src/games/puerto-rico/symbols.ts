/** Which drawing shows a thing of Puerto Rico. An edition's skin is a map from ids to symbols, nothing more. */
const SHARED_GLYPHS: Record<string, string> = {
  "small indigo plant": "indigo_plant",
  "small sugar mill": "sugar_mill",
  "small market": "market",
  "large market": "market",
  "small warehouse": "warehouse",
  "large warehouse": "warehouse",
};

export function goodSymbol(good: string, theme: string): string {
  return theme === "1897" && good === "indigo" ? "good-fruit" : `good-${good}`;
}

export function tileSymbol(tile: string, theme: string): string {
  return tile === "quarry" || tile === "forest" ? tile : goodSymbol(tile, theme);
}

export function buildingSymbol(name: string): string {
  const glyph = `b-${SHARED_GLYPHS[name] ?? name.replace(/ /g, "_")}`;
  return typeof document !== "undefined" && document.getElementById(glyph) ? glyph : "b-generic";
}

export function roleSymbol(name: string): string {
  return `role-${name.replace(/ 2$/, "")}`;
}

export function personSymbol(person: string): string {
  return person === "" ? "circle-empty" : person;
}

/** What the games are called: proper names, the same in every language. */
export const TITLES: Record<string, string> = { "puerto-rico": "Puerto Rico", "santiago-de-cuba": "Santiago de Cuba" };

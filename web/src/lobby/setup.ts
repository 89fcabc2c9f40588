/** A table as somebody puts it together: pure steps from one setup to the next, so that they can be tested. */
import type { GameChoices, NewTable, Offers } from "../table/kinds";

export type Sits = "me" | "bot" | "open";
export interface SeatWish {
  sits: Sits;
  bot: string;
}

export interface Setup {
  game: string;
  edition: string;
  expansions: string[];
  variants: string[];
  /** Only what differs from the usual. */
  options: Record<string, string>;
  seats: SeatWish[];
  clock: string;
  listed: boolean;
  watchable: boolean;
  undo: boolean;
  hints: boolean;
  randomSeats: boolean;
}

/** Seconds for the whole game with an increment, or for each move. */
export const CLOCKS: Record<string, NonNullable<NewTable["settings"]>["clock"]> = {
  none: null,
  "move-60": { kind: "per-move", seconds: 60, increment: 0 },
  "move-300": { kind: "per-move", seconds: 300, increment: 0 },
  "game-900": { kind: "per-game", seconds: 900, increment: 20 },
  "game-1800": { kind: "per-game", seconds: 1800, increment: 30 },
};

export function gameOf(offers: Offers, game: string): GameChoices {
  return offers.games.find((each) => each.id === game) ?? offers.games[0];
}

export function usualBot(offers: Offers): string {
  return (offers.bots.find((bot) => bot.usual) ?? offers.bots[0]).name;
}

/** The usual table of a game: one person, the usual bots. */
export function usualSetup(offers: Offers, game: string): Setup {
  const choices = gameOf(offers, game);
  // A game with a single edition has none to choose.
  const { editions } = choices.choices;
  const edition = editions.length > 1 ? (editions.find((each) => each.is_usual) ?? editions[0]) : undefined;
  const bot = usualBot(offers);
  const seats = Array.from({ length: choices.usual_players }, (_, place): SeatWish => ({ sits: place ? "bot" : "me", bot }));
  return { game, edition: edition?.name ?? "", expansions: [], variants: [], options: {}, seats, clock: "none", listed: false, watchable: true, undo: true, hints: true, randomSeats: false };
}

export interface ReadyTable {
  id: string;
  symbol: string;
  setup: Setup;
}

/** Tables that begin with one click: two at the table, everything there is, the other game. */
export function readyTables(offers: Offers): ReadyTable[] {
  const bot = (name: string): SeatWish => ({ sits: "bot", bot: offers.bots.some((each) => each.name === name) ? name : usualBot(offers) });
  const me: SeatWish = { sits: "me", bot: usualBot(offers) };
  const pr = usualSetup(offers, "puerto-rico");
  const everything = gameOf(offers, "puerto-rico").choices.expansions.map((expansion) => expansion.name);
  return [
    { id: "two", symbol: "person", setup: { ...pr, seats: [me, bot("captain")] } },
    { id: "everything", symbol: "festival", setup: { ...pr, edition: "1897", expansions: everything, seats: [me, ...Array.from({ length: 4 }, () => bot("planter"))] } },
    { id: "santiago", symbol: "car", setup: usualSetup(offers, "santiago-de-cuba") },
  ];
}

/** How many may play: the game's bounds, within the edition's. */
export function playersAllowed(choices: GameChoices, edition: string): number[] {
  const found = choices.choices.editions.find((each) => each.name === edition);
  const all = Array.from({ length: choices.most_players - choices.fewest_players + 1 }, (_, more) => choices.fewest_players + more);
  return found ? all.filter((players) => found.players.includes(players)) : all;
}

/** The same setup with another edition; seats are added where it needs more. */
export function withEdition(offers: Offers, setup: Setup, edition: string): Setup {
  const allowed = playersAllowed(gameOf(offers, setup.game), edition);
  const seats = setup.seats.slice(0, Math.max(...allowed));
  while (seats.length < Math.min(...allowed)) seats.push({ sits: "bot", bot: usualBot(offers) });
  return { ...setup, edition, seats, options: {} };
}

export function toggled(list: string[], name: string): string[] {
  return list.includes(name) ? list.filter((each) => each !== name) : [...list, name];
}

/** What is sent: only what was chosen. */
export function tableOf(setup: Setup): { game: string; config: Record<string, unknown>; seats: { sits: Sits; bot?: string }[]; settings: Record<string, unknown> } {
  const config: Record<string, unknown> = { players: setup.seats.length };
  if (setup.edition) config["edition"] = setup.edition;
  if (setup.expansions.length) config["expansions"] = setup.expansions;
  if (setup.variants.length) config["variants"] = setup.variants;
  const options = Object.fromEntries(Object.entries(setup.options).map(([name, value]) => [name, optionValue(value)]));
  if (Object.keys(options).length) config["options"] = options;
  return {
    game: setup.game,
    config,
    seats: setup.seats.map((seat) => (seat.sits === "bot" ? { sits: "bot", bot: seat.bot } : { sits: seat.sits })),
    settings: { listed: setup.listed, watchable: setup.watchable, undo: setup.undo, hints: setup.hints, random_seats: setup.randomSeats, clock: CLOCKS[setup.clock] ?? null },
  };
}

function optionValue(text: string): string | number | boolean {
  if (text === "true" || text === "false") return text === "true";
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

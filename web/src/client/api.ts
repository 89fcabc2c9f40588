/** Asking the server: typed by its own contract, with errors as messages for people. */
import type { Message } from "../words/speech";
import type { components, paths } from "./schema";

type Schemas = components["schemas"];
type Answer<P extends keyof paths, M extends keyof paths[P]> = paths[P][M] extends { responses: infer R }
  ? R extends { 200: { content: { "application/json": infer A } } }
    ? A
    : R extends { 201: { content: { "application/json": infer A } } }
      ? A
      : never
  : never;

/** The server said no, and why; or it did not answer (`status` 0). */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly told: Message,
    readonly rule: string | null = null,
    readonly ply: number | null = null,
  ) {
    super(told.id);
  }

  /** Whether it is no answer to what was asked: the line or the server failed. */
  get isFailure(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

/** Who waits longer than this is told that there is no answer. */
const PATIENCE = 10_000;

async function ask<T>(method: string, address: string, body?: unknown, read: (answer: Response) => Promise<unknown> = (answer) => answer.json()): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(address, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    throw new Problem(0, { id: "web-no-answer", args: {} });
  }
  if (answer.ok) return (await read(answer)) as T;
  const refused = (await answer.json().catch(() => null)) as Schemas["Refused"] | null;
  const told = refused?.message ?? { id: "web-server-error", args: { status: answer.status } };
  throw new Problem(answer.status, told as Message, refused?.rule ?? null, refused?.ply ?? null);
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  me: () => ask<Answer<"/api/me", "get">>("GET", "/api/me"),
  callMe: (given: Schemas["NewMe"]) => ask<Schemas["Me"]>("PUT", "/api/me", given),
  offers: () => ask<Answer<"/api/offers", "get">>("GET", "/api/offers"),
  preparing: () => ask<Schemas["Preparing"]>("GET", "/api/preparing"),
  lobby: () => ask<Answer<"/api/lobby", "get">>("GET", "/api/lobby"),
  words: (language: string) => ask<Schemas["Words"]>("GET", `/api/words/${language}`),
  rules: (query: string) => ask<Schemas["Rule"][]>("GET", `/api/rules?query=${encodeURIComponent(query)}`),
  makeTable: (wanted: Partial<Schemas["NewTable"]> & { game: string }) => ask<Schemas["Created"]>("POST", "/api/tables", wanted),
  bringFile: (given: Schemas["GivenFile"]) => ask<Schemas["Created"]>("POST", "/api/tables/file", given),
  look: (table: string) => ask<Schemas["Snapshot"]>("GET", at(table)),
  join: (table: string, given: Schemas["Join"]) => ask<Schemas["Snapshot"]>("POST", `${at(table)}/join`, given),
  leave: (table: string) => ask<Schemas["Summary"]>("POST", `${at(table)}/leave`, {}),
  comeBack: (table: string) => ask<Schemas["Snapshot"]>("POST", `${at(table)}/return`, {}),
  start: (table: string) => ask<Schemas["Summary"]>("POST", `${at(table)}/start`, {}),
  changeSeat: (table: string, seat: number, given: Schemas["SeatChange"]) =>
    ask<Schemas["Summary"]>("PUT", `${at(table)}/seats/${seat}`, given),
  rematch: (table: string) => ask<Schemas["Created"]>("POST", `${at(table)}/rematch`, {}),
  act: (table: string, given: { ply: number; actions?: (number | string)[]; numbers?: Record<string, number>; nobles?: Record<string, number> }) =>
    ask<Schemas["Acted"]>("POST", `${at(table)}/actions`, given),
  arrange: (table: string, given: { ply: number; numbers: Record<string, number>; nobles: Record<string, number> }) =>
    ask<Schemas["Arranged"]>("POST", `${at(table)}/arrangement`, given),
  refusals: (table: string) => ask<Schemas["Refusals"]>("GET", `${at(table)}/refusals`),
  explain: (table: string, action: string) =>
    ask<Schemas["Explained"]>("GET", `${at(table)}/explain?action=${encodeURIComponent(action)}`),
  foreseen: (table: string, after: string[]) =>
    ask<Schemas["Foreseen"]>("GET", `${at(table)}/foreseen${after.length ? `?${new URLSearchParams(after.map((answer) => ["after", answer]))}` : ""}`),
  nudge: (table: string) => ask<Schemas["Nudged"]>("POST", `${at(table)}/nudge`, {}),
  card: (table: string, thing: string) => ask<Schemas["Cards"]>("GET", `${at(table)}/cards?thing=${encodeURIComponent(thing)}`),
  undo: (table: string, ply: number) => ask<Schemas["TakenBack"]>("POST", `${at(table)}/undo`, { ply }),
  hint: (table: string, ply: number) => ask<Schemas["Hint"]>("POST", `${at(table)}/hint`, { ply }),
  say: (table: string, text: string) => ask<Schemas["ChatLine"]>("POST", `${at(table)}/chat`, { text }),
  propose: (table: string, seat: number) => ask<Schemas["Proposal"]>("POST", `${at(table)}/proposals`, { seat }),
  vote: (table: string, proposal: number, agree: boolean) =>
    ask<Schemas["Proposal"][]>("POST", `${at(table)}/proposals/${proposal}`, { agree }),
  log: (table: string) => ask<Schemas["Log"]>("GET", `${at(table)}/log?since=0`),
  replay: (table: string, first: number, count: number) =>
    ask<Schemas["Replay"]>("GET", `${at(table)}/replay?first=${first}&count=${count}`),
  review: (table: string) => ask<Schemas["Judgement"]>("GET", `${at(table)}/review`),
  askReview: (table: string) => ask<Schemas["Judgement"]>("POST", `${at(table)}/review`, {}),
  /** Where the game file is; without names it tells seats instead. */
  file: (table: string, names = true) => `${at(table)}/file${names ? "" : "?names=false"}`,
  readFile: (table: string) => ask<string>("GET", `${at(table)}/file`, undefined, (answer) => answer.text()),
};

/** What the page must know of a game to show its questions: which drawing, which object, which part of the table. */
import type { Choice, Question } from "../table/kinds";
import * as puertoRico from "./puerto-rico/face";
import * as santiago from "./santiago/face";

export interface Picture {
  symbol: string;
  /** The class of a building's colours, or of a face. */
  kind?: string;
}

/** A thing in the picture of an offer. */
export interface Drawn {
  /** Nothing for an empty space. */
  symbol: string;
  /** The class of a building's colours. */
  kind?: string;
  /** The classes of a tile, if it is one. */
  tile?: string;
  /** Whether a circle waits on the tile. */
  waits?: boolean;
  number?: number;
  label?: string;
}

/** What an offer is about: who gives or comes, and what there will be then. */
export interface Offered {
  from: Drawn;
  to: Drawn[];
}

/** So many of something, drawn. */
export interface Held {
  symbol: string;
  number: number;
  label: string;
}

export type Pattern = "list" | "offer" | "duo" | "deeds" | "load" | "casino" | "placing" | "storing" | "shipping" | "guests" | "giving" | "barter" | "number" | "drive" | "draft";

export interface Face {
  objectsOf(notation: string, decision: string): string[];
  wanted(key: string, decision: string): string | null;
  cardOf(key: string): string;
  /** The object that is the reader's own thing of this name. */
  ownObject(thing: string): string;
  picture(choice: Choice, theme: string): Picture | null;
  pattern(question: Question): Pattern;
  /** What an offer is a picture of, if it has one. */
  offered(view: unknown, choice: Choice, theme: string): Offered | null;
  /** The sign before "your turn": the role that is carried out. */
  eye(view: unknown): string;
  /** In whose role it is asked, if in one. */
  during(view: unknown, seat: number | null, names: string[]): string;
  /** The drawing that stands for a source of points, by the id of its title. */
  scoreSymbol(title: string): string;
  /** What a seat holds of all that breaks ties. */
  breaksTies(view: unknown, seat: number, theme: string): Held[];
  /** Whether the board shows beside each thing why it cannot be chosen. */
  showsRefusals(decision: string): boolean;
  /** The part of a phone's table that a question is about. */
  part(decision: string): string;
}

export function faceOf(game: string): Face {
  return game === "puerto-rico" ? puertoRico : santiago;
}

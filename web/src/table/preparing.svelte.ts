/** Answers prepared while others decide, and the questions they are for, as far as the rules can tell them. */
import { api } from "../client/api";
import type { Choice, Question } from "./kinds";

interface Answer {
  decision: string;
  notation: string;
  /** What it would bring: if that is something else when its question comes, the reader is asked again. */
  brings: string;
}

/** A prepared answer whose question has come: its place among the choices, and whether it still brings the same. */
export interface Due {
  index: number;
  same: boolean;
}

const brought = (choice: Choice): string => JSON.stringify(choice.effects);

export class Preparing {
  /** The question that will come, and those that follow upon what is prepared. */
  questions = $state.raw<Question[]>([]);
  answers = $state.raw<Answer[]>([]);
  /** How many others come before this seat, as far as the rules can tell; else nothing. */
  ahead = $state<number | null>(null);

  constructor(private readonly table: string) {}

  get notations(): string[] {
    return this.answers.map((answer) => answer.notation);
  }

  /** Ask what this seat will be asked. */
  async foresee(ply: number): Promise<void> {
    try {
      const told = await api.foreseen(this.table, this.notations);
      if (told.ply !== ply) return;
      this.questions = told.questions.filter((question) => question.choices.length > 0);
      this.ahead = told.ahead ?? null;
    } catch {
      // Nothing can be prepared then; the question itself will come all the same.
      this.foreseeNothing();
    }
  }

  foreseeNothing(): void {
    this.questions = [];
    this.ahead = null;
  }

  /** Prepare an answer to one of the questions, or think better of it; what follows upon it is open again. */
  toggle(place: number, choice: Choice, ply: number): void {
    const before = this.answers.slice(0, place);
    const on = this.answers[place]?.notation === choice.notation;
    const { decision } = this.questions[place];
    this.answers = on ? before : [...before, { decision, notation: choice.notation, brings: brought(choice) }];
    this.questions = this.questions.slice(0, place + 1);
    if (!on) void this.foresee(ply);
  }

  clear(): void {
    this.answers = [];
  }

  /** What is prepared for a question that has come, if something is. */
  due(question: Question): Due | null {
    const [answer, ...rest] = this.answers;
    if (!answer || answer.decision !== question.decision) return null;
    this.answers = rest;
    const index = question.choices.findIndex((choice) => choice.notation === answer.notation);
    const same = index >= 0 && brought(question.choices[index]) === answer.brings;
    if (!same) this.answers = [];
    return { index, same };
  }
}

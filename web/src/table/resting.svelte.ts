/** "Ask me no more in this phase": a question that comes again and again is answered by what leaves all as it is. */
import type { Question } from "./kinds";

export class Resting {
  /** The stretch of the game for which this holds, by the server's name for it; null: asked as usual. */
  private within = $state<string | null>(null);

  get on(): boolean {
    return this.within !== null;
  }

  begin(stretch: string): void {
    this.within = stretch;
  }

  end(): void {
    this.within = null;
  }

  /** The game stands in this stretch now: in another one the reader is asked again. */
  goOn(stretch: string): void {
    if (this.within !== stretch) this.within = null;
  }

  /** The place of the answer that is given for the reader; null where he is asked. */
  answer(question: Question): number | null {
    return this.on && question.recurs ? (question.usual ?? null) : null;
  }
}

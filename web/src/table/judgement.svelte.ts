/** The judgement of a finished game: asked for once, then looked at until it is ready. */
import { api, Problem } from "../client/api";
import type { Message } from "../words/speech";
import type { GameReview, Judged } from "./kinds";

const ASK_EVERY = 700;

export class Judgement {
  told = $state.raw<Judged | null>(null);
  /** Why it could not be asked for. */
  refused = $state.raw<Message | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(private readonly table: string) {}

  get review(): GameReview | null {
    return this.told?.review ?? null;
  }

  get isUnderWay(): boolean {
    return this.told?.state === "waiting" || this.told?.state === "judging";
  }

  /** Why there is none. */
  get problem(): Message | null {
    return this.refused ?? (this.told?.problem as Message | null | undefined) ?? null;
  }

  /** See whether there is one, without beginning it. */
  look(): Promise<void> {
    return this.hear(() => api.review(this.table));
  }

  /** Have the game judged. */
  ask(): Promise<void> {
    return this.hear(() => api.askReview(this.table));
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async hear(asking: () => Promise<Judged>): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.told = await asking();
      this.refused = null;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      // A line that fails for a moment loses nothing: what is under way is looked at again.
      this.refused = this.isUnderWay && problem.isFailure ? null : problem.told;
    }
    if (this.isUnderWay && !this.refused && !this.stopped) this.timer = setTimeout(() => void this.look(), ASK_EVERY);
  }
}

/** The points counted line by line: each stage shows one source more, the last one the whole score. */
import { moves } from "../ui/settings.svelte";

const PAUSE = 1100;

export class Counting {
  /** How many sources are counted. */
  stage = $state(0);
  private ticking: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly stages: number,
    atOnce: boolean,
  ) {
    this.stage = atOnce ? stages : 0;
    if (!atOnce) this.again();
  }

  get done(): boolean {
    return this.stage >= this.stages;
  }

  /** Count from the beginning; who wants no movement sees the first line and goes on by hand. */
  again(): void {
    this.stop();
    this.stage = 1;
    if (moves()) this.ticking = setInterval(() => this.to(this.stage + 1, true), PAUSE);
  }

  to(stage: number, byItself = false): void {
    if (!byItself || stage >= this.stages) this.stop();
    this.stage = Math.min(stage, this.stages);
  }

  stop(): void {
    clearInterval(this.ticking);
  }
}

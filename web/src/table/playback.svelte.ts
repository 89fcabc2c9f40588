/** Other people's moves, shown one after another: they can be skipped, and stepped through. */
import { travel } from "../ui/travel";
import type { MovedEvent } from "./kinds";

const MOST_WAITING = 40;
/** A batch of movements lasts this long at most, then it is cut to its end. */
const LONGEST = 1200;
const PAUSE = 160;
const MISSED_WITHIN = 2000;

export class Playback {
  waiting = $state.raw<MovedEvent[]>([]);
  paused = $state(false);
  /** The move whose movements are seen now. */
  current = $state.raw<MovedEvent | null>(null);
  private running = false;
  private missedUntil = 0;
  /** What happened while the line was down is shown at double speed. */
  private hurried = false;
  private stopped = false;

  constructor(private readonly show: (event: MovedEvent) => void) {}

  get busy(): boolean {
    return this.current !== null || this.waiting.length > 0;
  }

  add(event: MovedEvent, reader: number | null): void {
    if (this.waiting.length >= MOST_WAITING || document.visibilityState === "hidden") {
      this.clear();
      this.show(event);
      return;
    }
    this.waiting = [...this.waiting, event];
    this.hurried ||= Date.now() < this.missedUntil;
    if (!this.paused) void this.run(reader);
  }

  /** The line is back: what comes now was missed. */
  catchUp(): void {
    this.missedUntil = Date.now() + MISSED_WITHIN;
  }

  clear(): void {
    this.waiting = [];
    this.current = null;
  }

  stop(): void {
    this.stopped = true;
    this.clear();
  }

  pause(): void {
    this.paused = true;
  }

  go(reader: number | null): void {
    this.paused = false;
    void this.run(reader);
  }

  async step(reader: number | null): Promise<void> {
    this.paused = true;
    if (!this.running) await this.one(reader);
  }

  private async run(reader: number | null): Promise<void> {
    if (this.running) return;
    this.running = true;
    while (this.waiting.length && !this.paused && !this.stopped) await this.one(reader);
    this.running = false;
    if (!this.waiting.length) this.hurried = false;
  }

  private async one(reader: number | null): Promise<void> {
    const [event, ...rest] = this.waiting;
    if (!event) return;
    this.waiting = rest;
    this.current = event;
    // The more moves wait, the faster each is shown.
    const haste = rest.length > 6 ? 3 : rest.length > 2 || this.hurried ? 2 : 1;
    await Promise.race([travel(event.happenings, reader, haste), wait(LONGEST / haste)]);
    if (this.stopped || this.current !== event) return;
    this.show(event);
    this.current = null;
    if (rest.length) await wait(PAUSE / haste);
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

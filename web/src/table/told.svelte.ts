/** One table as the server tells it: who sits there, the newest situation, and the one that the board shows. */
import { tick } from "svelte";
import { api, Problem } from "../client/api";
import { type Connection, Stream } from "../client/socket";
import { builtAs } from "../ui/build.svelte";
import { outlineChanges, saidByObjects } from "../ui/changes";
import { moves } from "../ui/settings.svelte";
import type { Message } from "../words/speech";
import type { ChatLine, MovedEvent, NewsLine, Proposal, Question, Situation, Snapshot, SocketEvent, Summary, Thinking } from "./kinds";
import { extended } from "./log";
import { Playback } from "./playback.svelte";

/** So many milliseconds after the server's answer the event of a move has come, unless the line is dead. */
const HEARD_WITHIN = 4000;

export abstract class Told {
  readonly id: string;
  summary = $state.raw<Summary | null>(null);
  seat = $state<number | null>(null);
  invite = $state<string | null>(null);
  theme = $state("");
  houseTable = $state(false);
  /** The newest situation, and the one that the board shows while movements are played. */
  situation = $state.raw<Situation | null>(null);
  shown = $state.raw<Situation | null>(null);
  thinking = $state.raw<Thinking | null>(null);
  proposals = $state.raw<Proposal[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  chatUnread = $state(0);
  rematch = $state<string | null>(null);
  log = $state.raw<NewsLine[]>([]);
  news = $state.raw<NewsLine[]>([]);
  connection = $state<Connection>("connecting");
  gone = $state.raw<Message | null>(null);
  clocksAt = $state(0);
  /** Since when the seat on turn decides, in milliseconds. */
  turnSince = $state(0);
  /** How many people without a seat look on. */
  watching = $state(0);
  /** When who is on turn was reminded last that the others wait. */
  nudgedAt = $state(0);
  /** The seat that lets the reader know that the others wait. */
  nudgedBy = $state<number | null>(null);
  /** The game ended while this page was open. */
  endedHere = $state(false);

  readonly playback: Playback;
  private stream: Stream;
  private streamName = "";
  private number = -1;
  private wasAsked = false;

  constructor(id: string) {
    this.id = id;
    this.playback = new Playback((event) => this.show(event.situation));
    this.stream = new Stream(id, () => ({ stream: this.streamName, number: this.number }), (event) => this.hear(event), (connection) => {
      if (connection === "open" && this.connection === "lost") this.playback.catchUp();
      this.connection = connection;
    });
  }

  async open(): Promise<void> {
    try {
      this.take(await api.look(this.id));
      this.stream.open();
      await this.readLog();
    } catch (problem) {
      if (problem instanceof Problem && problem.status >= 400) this.gone = problem.told;
      else this.stream.open();
    }
  }

  close(): void {
    this.stream.close();
    this.playback.stop();
  }

  tryNow(): void {
    this.stream.again();
  }

  get names(): string[] {
    return (this.summary?.seats ?? []).map((sitter) => sitter.name || "…");
  }

  /** The question of this reader, once the board shows the position it is about. */
  get question(): Question | null {
    return this.shown === this.situation ? (this.situation?.question ?? null) : null;
  }

  take(snapshot: Snapshot): void {
    this.streamName = snapshot.stream;
    this.number = snapshot.number;
    this.summary = snapshot.table;
    this.seat = snapshot.seat;
    this.invite = snapshot.invite ?? null;
    this.theme = snapshot.theme;
    this.houseTable = snapshot.house_table;
    this.thinking = snapshot.thinking ?? null;
    this.proposals = snapshot.proposals;
    this.chat = snapshot.chat;
    this.rematch = snapshot.rematch ?? null;
    this.news = snapshot.news;
    this.playback.clear();
    const kept = this.situation?.ply === snapshot.situation?.ply && this.question !== null;
    this.situation = snapshot.situation ?? null;
    this.clocksAt = Date.now();
    this.turnSince = Math.min(Date.now(), snapshot.table.changed * 1000);
    this.watching = snapshot.watching;
    builtAs(snapshot.build);
    if (kept) this.shown = this.situation;
    else this.show(this.situation);
  }

  private hear(event: SocketEvent): void {
    if ("number" in event) {
      if (event.kind !== "snapshot" && event.number <= this.number) return;
      this.number = event.number;
    }
    switch (event.kind) {
      case "snapshot":
        this.take(event.snapshot as Snapshot);
        void this.readLog();
        break;
      case "moved":
        this.moved(event as MovedEvent);
        break;
      case "taken_back":
        this.playback.clear();
        this.situation = event.situation;
        this.clocksAt = Date.now();
        this.show(event.situation);
        void this.readLog();
        break;
      case "seats":
        if (this.summary) this.summary = { ...this.summary, status: event.status, seats: event.seats };
        this.watching = event.watching;
        break;
      case "thinking":
        this.thinking = event.thinking ?? null;
        break;
      case "proposals":
        this.proposals = event.proposals;
        break;
      case "chat":
        this.chat = [...this.chat, event.line];
        if (event.line.seat !== this.seat || this.seat === null) this.chatUnread += 1;
        break;
      case "rematch":
        this.rematch = event.table;
        break;
      case "nudged":
        this.nudgedAt = Date.now();
        if (event.seat === this.seat) this.nudged((this.nudgedBy = event.by));
        break;
      case "closing":
        this.connection = "lost";
        break;
    }
  }

  private moved(event: MovedEvent): void {
    if (this.situation?.turn !== event.situation.turn) this.nudgedAt = 0;
    this.nudgedBy = null;
    this.situation = event.situation;
    this.clocksAt = this.turnSince = Date.now();
    this.log = extended(this.log, event.news);
    if (event.situation.over) this.endedHere = true;
    if (this.summary) this.summary = { ...this.summary, moves: event.situation.moves, status: event.situation.over ? "over" : "playing" };
    if (this.thinking?.seat === event.seat) this.thinking = null;
    this.forget();
    if (moves()) this.playback.add(event, this.seat);
    else this.show(event.situation);
  }

  /** Let the board show a situation; when it is the newest, the question comes with it. */
  private show(situation: Situation | null): void {
    const before = this.shown && !moves() ? saidByObjects() : null;
    this.shown = situation;
    if (before) void tick().then(() => outlineChanges(before));
    if (situation !== this.situation) return;
    this.forget();
    const comes = !this.wasAsked;
    this.wasAsked = this.question !== null;
    if (this.question) this.begin(this.question, comes);
  }

  /** The reader is asked something new; `comes`: the turn has just come to this seat. */
  protected abstract begin(question: Question, comes: boolean): void;

  /** Another seat lets the reader know that the others wait. */
  protected abstract nudged(by: number): void;

  /** What the reader was about to do is no longer asked for. */
  protected abstract forget(): void;

  private async readLog(): Promise<void> {
    if (!this.situation) return;
    try {
      this.log = extended([], (await api.log(this.id)).lines);
    } catch {
      // The log comes again with the next snapshot; the table itself is there.
    }
  }

  /** The server says that it has a move, but its event does not come: the line is dead, and another one tells what was missed. */
  protected expectNewsAfter(situation: Situation): void {
    setTimeout(() => {
      if (this.situation === situation && this.connection === "open") this.stream.cut();
    }, HEARD_WITHIN);
  }

  skip(): void {
    this.playback.clear();
    this.show(this.situation);
  }

  protected async refresh(): Promise<void> {
    try {
      this.take(await api.look(this.id));
    } catch {
      this.stream.again();
    }
  }
}

/** One table: what the server told of it, what is shown of that, and what its reader is about to do. */
import { api, Problem } from "../client/api";
import { type Connection, Stream } from "../client/socket";
import { cue } from "../ui/sounds";
import { moves, settings } from "../ui/settings.svelte";
import type { Message } from "../words/speech";
import { Editing } from "./editing.svelte";
import type { Arranged, Card, ChatLine, Choice, Hint, MovedEvent, NewsLine, Proposal, Question, Refusal, Situation, Snapshot, SocketEvent, Summary, Thinking } from "./kinds";
import { extended } from "./log";
import { Playback } from "./playback.svelte";

export interface WhyNot {
  title: string;
  message: Message;
  rule: string;
  /** The thing that was clicked, for its card. */
  thing: string;
}

/** Decisions whose answer shows what was hidden or destroys something: always confirmed. */
const NEVER_AT_ONCE = new Set(["hacienda draw", "forest place", "store goods", "load", "lodge discard"]);
const FORCED_AFTER = 700;
const CHECK_AFTER = 120;

/** Something offered: to take it, or to pass. It is chosen beforehand, never sent. */
function isOffer(question: Question): boolean {
  return question.choices.length === 2 && question.choices[1].notation === "pass";
}

export class TableStore {
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

  chosen = $state<number | null>(null);
  /** A legal answer that the list does not name, in notation. */
  unlisted = $state<string | null>(null);
  editing = $state.raw<Editing | null>(null);
  arranged = $state.raw<Arranged | null>(null);
  sending = $state(false);
  failed = $state.raw<Problem | null>(null);
  whyNot = $state.raw<WhyNot | null>(null);
  refusals = $state.raw<Refusal[] | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  card = $state.raw<Card | null>(null);
  clocksAt = $state(0);

  readonly playback: Playback;
  private stream: Stream;
  private streamName = "";
  private number = -1;
  private checking: ReturnType<typeof setTimeout> | undefined;
  private forcing: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    this.playback = new Playback((event) => this.show(event.situation));
    this.stream = new Stream(id, () => ({ stream: this.streamName, number: this.number }), (event) => this.hear(event), (connection) => {
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
    clearTimeout(this.forcing);
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

  get choices(): Choice[] {
    return this.question?.choices ?? [];
  }

  get choice(): Choice | null {
    return this.chosen === null ? null : (this.choices[this.chosen] ?? null);
  }

  get forced(): boolean {
    return this.question !== null && this.question.arrangement === null && this.choices.length === 1;
  }

  // ---- what the server tells

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
      case "closing":
        this.connection = "lost";
        break;
    }
  }

  private moved(event: MovedEvent): void {
    this.situation = event.situation;
    this.clocksAt = Date.now();
    this.log = extended(this.log, event.news);
    if (this.summary) this.summary = { ...this.summary, moves: event.situation.moves, status: event.situation.over ? "over" : "playing" };
    if (this.thinking?.seat === event.seat) this.thinking = null;
    this.forget();
    if (moves()) this.playback.add(event, this.seat);
    else this.show(event.situation);
  }

  /** Let the board show a situation; when it is the newest, the question comes with it. */
  private show(situation: Situation | null): void {
    this.shown = situation;
    if (situation !== this.situation) return;
    this.forget();
    const question = this.question;
    if (!question) return;
    cue("turn");
    if (question.arrangement) {
      this.editing = new Editing(question.arrangement);
      this.check();
    } else if (question.choices.length === 1 || isOffer(question)) this.chosen = 0;
    else if (question.usual !== null && question.usual !== undefined) this.chosen = question.usual;
    if (this.forced && settings.forced) this.forcing = setTimeout(() => void this.confirm(), FORCED_AFTER);
  }

  private forget(): void {
    clearTimeout(this.forcing);
    this.chosen = null;
    this.unlisted = null;
    this.editing = null;
    this.arranged = null;
    this.failed = null;
    this.whyNot = null;
    this.refusals = null;
    this.hint = null;
    this.sending = false;
  }

  private async readLog(): Promise<void> {
    if (!this.situation) return;
    try {
      this.log = extended([], (await api.log(this.id)).lines);
    } catch {
      // The log comes again with the next snapshot; the table itself is there.
    }
  }

  skip(): void {
    this.playback.clear();
    this.show(this.situation);
  }

  // ---- what the reader does

  choose(index: number | null, at_once = settings.quick): void {
    clearTimeout(this.forcing);
    this.whyNot = null;
    this.failed = null;
    this.unlisted = null;
    const again = index !== null && index === this.chosen;
    this.chosen = index;
    if (index === null) return;
    const safe = this.question !== null && !NEVER_AT_ONCE.has(this.question.decision);
    if (again || (at_once && safe)) void this.confirm();
    else cue("tick");
  }

  /** Choose by notation: one of the list, or one that it does not name. */
  chooseNotation(notation: string): void {
    const index = this.choices.findIndex((choice) => choice.notation === notation);
    if (index >= 0) this.choose(index, false);
    else {
      this.choose(null);
      this.unlisted = notation;
    }
  }

  /** Ask the server, a moment after the last change, what an edited arrangement comes to. */
  check(): void {
    clearTimeout(this.checking);
    const { editing, situation } = this;
    if (!editing || !situation) return;
    this.checking = setTimeout(async () => {
      try {
        const arranged = await api.arrange(this.id, { ply: situation.ply, ...editing.document() });
        if (this.editing === editing) this.arranged = arranged;
      } catch (problem) {
        if (problem instanceof Problem && this.editing === editing) {
          this.arranged = { problem: problem.told, status: problem.told, notation: "", actions: [] } as Arranged;
        }
      }
    }, CHECK_AFTER);
  }

  /** Send what is chosen or arranged. */
  async confirm(): Promise<void> {
    const { situation, editing, choice } = this;
    if (!situation || this.sending || !this.question) return;
    if (editing && this.chosen === null) {
      if (editing.kind === "placing" && editing.missing > 0) return;
      await this.send({ ply: situation.ply, ...editing.document() });
    } else if (choice) await this.send({ ply: situation.ply, actions: choice.actions });
    else if (this.unlisted) await this.send({ ply: situation.ply, actions: [this.unlisted] });
  }

  private async send(given: Parameters<typeof api.act>[1]): Promise<void> {
    clearTimeout(this.checking);
    this.sending = true;
    this.failed = null;
    try {
      await api.act(this.id, given);
      cue("move");
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.failed = problem;
      if (problem.status === 409) void this.refresh();
    } finally {
      this.sending = false;
    }
  }

  private async refresh(): Promise<void> {
    try {
      this.take(await api.look(this.id));
    } catch {
      this.stream.again();
    }
  }

  async explain(title: string, notation: string, thing: string): Promise<void> {
    if (!this.question) return;
    try {
      const told = await api.explain(this.id, notation);
      this.whyNot = { title, message: told.message as Message, rule: told.rule, thing };
    } catch (problem) {
      if (problem instanceof Problem) this.whyNot = { title, message: problem.told, rule: problem.rule ?? "", thing };
    }
  }

  async readRefusals(): Promise<void> {
    if (this.refusals || !this.question) return;
    try {
      this.refusals = (await api.refusals(this.id)).refusals;
    } catch {
      this.refusals = [];
    }
  }

  async askHint(): Promise<void> {
    if (!this.situation || !this.question || this.hinting) return;
    this.hinting = true;
    try {
      this.hint = await api.hint(this.id, this.situation.ply);
    } catch (problem) {
      if (problem instanceof Problem) this.failed = problem;
    } finally {
      this.hinting = false;
    }
  }

  /** Choose, or arrange, what the hint says; it is not sent. */
  useHint(): void {
    const { hint, editing } = this;
    if (!hint) return;
    if (editing) {
      for (const step of hint.notation) {
        const found = /^(place|nobles|keep|small wharf) (.+) (\d+)$/.exec(step);
        if (!found) continue;
        if (found[1] === "nobles") editing.nobles[found[2]] = Number(found[3]) + (editing.place(found[2])?.least_nobles ?? 0);
        else editing.set(found[2], Number(found[3]));
      }
      this.check();
    } else {
      const index = this.choices.findIndex((choice) => choice.actions[0] === hint.actions[0]);
      if (index >= 0) this.choose(index, false);
    }
  }

  async propose(seat: number): Promise<void> {
    await this.tried(() => api.propose(this.id, seat));
  }

  async vote(proposal: number, agree: boolean): Promise<void> {
    await this.tried(() => api.vote(this.id, proposal, agree));
  }

  async comeBack(): Promise<void> {
    await this.tried(async () => this.take(await api.comeBack(this.id)));
  }

  async say(text: string): Promise<void> {
    await this.tried(() => api.say(this.id, text));
  }

  async tried(deed: () => Promise<unknown>): Promise<void> {
    try {
      await deed();
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.failed = problem;
    }
  }

  async undo(): Promise<void> {
    if (!this.situation?.undo) return;
    try {
      await api.undo(this.id, this.situation.ply);
    } catch (problem) {
      if (problem instanceof Problem) this.failed = problem;
    }
  }

  async openCard(thing: string): Promise<void> {
    if (!thing) return;
    try {
      this.card = (await api.card(this.id, thing)).cards[0] ?? null;
    } catch {
      this.card = null;
    }
  }
}

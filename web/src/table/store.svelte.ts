/** One table and its reader: what is chosen or arranged, what is prepared for later, what is asked about it. */
import { api, Problem } from "../client/api";
import { ring } from "../ui/bell";
import { cue } from "../ui/sounds";
import { settings } from "../ui/settings.svelte";
import { say, t } from "../words/reader.svelte";
import type { Message } from "../words/speech";
import { isOffer } from "./answers";
import { Editing } from "./editing.svelte";
import type { Arranged, Card, Choice, Explained, Help, Hint, Question, Refusal } from "./kinds";
import { Preparing } from "./preparing.svelte";
import { Resting } from "./resting.svelte";
import { Told } from "./told.svelte";

export interface WhyNot {
  title: string;
  message: Message;
  rule: string;
  arithmetic: Message | null;
  helps: Help[];
  nearest: Explained["nearest"];
  /** The thing that was clicked, for its card, and its object on the board. */
  thing: string;
  key: string;
}

/** A move that did not reach the server: how often it was tried, and when last. */
export interface Unsent {
  times: number;
  at: number;
}

/** Decisions whose answer shows what was hidden or destroys something: always confirmed. */
const NEVER_AT_ONCE = new Set(["hacienda draw", "forest place", "store goods", "load", "lodge discard"]);
const FORCED_AFTER = 700;
const CHECK_AFTER = 120;

export class TableStore extends Told {
  chosen = $state<number | null>(null);
  /** A legal answer that the list does not name, in notation. */
  unlisted = $state<string | null>(null);
  readonly preparing: Preparing;
  readonly resting = new Resting();
  /** The answer that leaves all as it is goes out by itself in a moment, because the reader wished it in this phase. */
  rests = $state(false);
  /** The answer that was prepared is chosen and goes out by itself in a moment. */
  playsPrepared = $state(false);
  /** What was prepared cannot be done now, or would bring something else: the message that says so. */
  preparedInVain = $state("");
  /** What somebody types to find a choice; null while nobody does. */
  filter = $state<string | null>(null);
  editing = $state.raw<Editing | null>(null);
  arranged = $state.raw<Arranged | null>(null);
  sending = $state(false);
  failed = $state.raw<Problem | null>(null);
  unsent = $state.raw<Unsent | null>(null);
  whyNot = $state.raw<WhyNot | null>(null);
  refusals = $state.raw<Refusal[] | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  card = $state.raw<Card | null>(null);
  private checking: ReturnType<typeof setTimeout> | undefined;
  private going: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    super(id);
    this.preparing = new Preparing(id);
  }

  override close(): void {
    super.close();
    clearTimeout(this.going);
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

  protected override nudged(by: number): void {
    ring(t("web-nudged-you", { player: this.names[by] }));
  }

  protected override begin(question: Question, comes: boolean): void {
    const stays = this.resting.answer(question);
    if (stays !== null) {
      this.chosen = stays;
      this.rests = true;
      return this.goSoon();
    }
    if (comes) ring(say(question.asked));
    else cue("turn");
    if (question.arrangement) {
      this.editing = new Editing(question.arrangement);
      this.check();
    } else if (question.choices.length === 1 || isOffer(question)) this.chosen = 0; // what is offered is chosen, not sent
    else if (question.usual !== null && question.usual !== undefined) this.chosen = question.usual;
    const due = this.preparing.due(question);
    if (due) {
      this.chosen = due.index < 0 ? null : due.index;
      this.playsPrepared = due.same;
      if (!due.same) this.preparedInVain = due.index < 0 ? "web-prepared-in-vain" : "web-prepared-otherwise";
    }
    if (due?.same || (!due && this.forced && settings.forced)) this.goSoon();
  }

  /** Send what is chosen in a moment: time enough to see it, and to stop it. */
  private goSoon(): void {
    this.going = setTimeout(() => void this.confirm(), FORCED_AFTER);
  }

  protected override forget(): void {
    clearTimeout(this.going);
    this.resting.goOn(this.situation?.stretch ?? "");
    this.rests = false;
    this.playsPrepared = false;
    this.preparedInVain = "";
    this.unsent = null;
    this.filter = null;
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

  choose(index: number | null, at_once = settings.quick): void {
    clearTimeout(this.going);
    if (this.rests) this.askAgain();
    this.playsPrepared = false;
    this.whyNot = null;
    this.failed = null;
    this.unsent = null;
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

  /** Be asked no more in this phase what can be left as it is; the question that is there stays. */
  askNoMore(wished: boolean): void {
    if (wished && this.situation) this.resting.begin(this.situation.stretch);
    else this.askAgain();
  }

  /** Be asked again at once, also what was about to be answered. */
  askAgain(): void {
    clearTimeout(this.going);
    this.resting.end();
    this.rests = false;
  }

  /** Prepare an answer for later, or think better of it. */
  prepare(place: number, choice: Choice): void {
    if (this.situation) this.preparing.toggle(place, choice, this.situation.ply);
    cue("tick");
  }

  /** The legal choice that is most like what was refused; it is chosen, not sent. */
  chooseNearest(): void {
    const nearest = this.whyNot?.nearest;
    this.whyNot = null;
    if (nearest) this.chooseNotation(nearest.notation);
  }

  /** Think again about a move that was not sent. */
  chooseAgain(): void {
    this.failed = this.unsent = null;
    if (!this.editing) this.choose(null);
  }

  /** Whether the game file may be had: it tells everything, so at the end, or if nobody else plays. */
  get mayHaveFile(): boolean {
    const people = (this.summary?.seats ?? []).filter((sitter) => sitter.sits === "person").length;
    return this.situation !== null && (this.situation.over || (people <= 1 && this.seat !== null));
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
          this.arranged = { problem: problem.told, status: problem.told, notation: "", actions: [], effects: [] } as Arranged;
        }
      }
    }, CHECK_AFTER);
  }

  /** Send what is chosen or arranged. */
  async confirm(): Promise<void> {
    const { situation, editing, choice } = this;
    if (!situation || this.sending || !this.question) return;
    // While a refusal is shown, what is chosen cannot be seen.
    if (this.whyNot) return this.chooseNearest();
    if (editing && this.chosen === null) {
      if (editing.kind === "placing" && editing.missing > 0) return;
      await this.send({ ply: situation.ply, ...editing.document() });
    } else if (choice) await this.send({ ply: situation.ply, actions: choice.actions });
    else if (this.unlisted) await this.send({ ply: situation.ply, actions: [this.unlisted] });
  }

  private async send(given: Parameters<typeof api.act>[1]): Promise<void> {
    clearTimeout(this.checking);
    const asked = this.situation;
    this.sending = true;
    this.failed = null;
    try {
      await api.act(this.id, given);
      if (asked) this.expectNewsAfter(asked);
      this.unsent = null;
      cue("move");
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.failed = problem;
      if (problem.isFailure) this.unsent = { times: (this.unsent?.times ?? 0) + 1, at: Date.now() };
      if (problem.status === 409) void this.refresh();
    } finally {
      this.sending = false;
    }
  }

  async explain(title: string, notation: string, thing: string, key: string): Promise<void> {
    if (!this.question) return;
    try {
      const told = await api.explain(this.id, notation);
      this.whyNot = { title, message: told.message as Message, rule: told.rule, arithmetic: (told.arithmetic ?? null) as Message | null, helps: told.helps, nearest: told.nearest, thing, key };
    } catch (problem) {
      if (problem instanceof Problem) this.whyNot = { title, message: problem.told, rule: problem.rule ?? "", arithmetic: null, helps: [], nearest: null, thing, key };
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
      editing.follow(hint.notation);
      this.check();
    } else {
      const index = this.choices.findIndex((choice) => choice.actions[0] === hint.actions[0]);
      // What is chosen already would be sent by choosing it again.
      if (index >= 0 && index !== this.chosen) this.choose(index, false);
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

  async nudge(): Promise<void> {
    await this.tried(() => api.nudge(this.id));
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
    // What is taken back is asked again.
    this.askAgain();
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

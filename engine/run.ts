/** The rules of a match running from ask to ask: answers go in, rests are kept, and any earlier moment can be had again. */
import { clone } from './clone.ts';
import type { Aside, Game, Given, Result, Rules, SeatId, Seen, Viewer } from './contract.ts';
import { Dice, fastDice } from './dice.ts';
import { History, type Rest } from './history.ts';
import { Pending } from './pending.ts';
import { Plans } from './plans.ts';
import { PlayTable } from './play-table.ts';
import type { Answer, Position } from './record.ts';
import { Refusal, RulesFault } from './refusal.ts';

export interface RunOptions {
  /** Keep the journal. */
  readonly journal: boolean;
  /** Keep what undo, save and fork need. */
  readonly history: boolean;
  /** Count content here. */
  readonly counts: Map<string, number> | undefined;
}

/** Steps in a row that ask nothing before the rules are held to be caught in a loop. */
const IDLE_STEPS = 10_000;

export class Run<S, V> {
  readonly seats: readonly SeatId[];
  readonly options: RunOptions;
  readonly pending = new Pending();
  readonly history: History<S>;
  /** What players plan in the step in progress. */
  readonly plans = new Plans<Seen<V>>();
  table: PlayTable<S>;
  /** Asks completed: the number of the pending one. */
  asks: number;
  final: Result | undefined;
  private readonly game: Game<S, V>;
  private rules: Rules<void>;

  constructor(game: Game<S, V>, position: Position<S>, options: RunOptions) {
    this.game = game;
    this.seats = game.seats(position.setting).map((seat) => seat.id);
    this.options = options;
    this.history = new History(position.seq);
    this.asks = position.asks;
    this.table = new PlayTable(
      position.state,
      position.dice,
      options.journal ? [] : undefined,
      options.counts,
    );
    this.table.seq = position.seq;
    this.table.fence = position.seq;
    this.rules = this.begin();
    for (const answer of position.answers) this.apply(answer);
  }

  /** Takes an answer or aside. Throws Refusal, and then nothing has changed. */
  apply(answer: Answer): void {
    const { pending } = this;
    const { ask } = pending;
    if (ask === undefined) throw new Refusal('finished');
    if (answer.aside === true) {
      this.applyAside(answer);
      return;
    }
    const { seat, option } = answer;
    pending.check(ask, seat, option, this.seats);
    this.plans.answered(seat, this.table.seq);
    this.keep(answer);
    const given = pending.take(ask, seat, option);
    if (given === undefined) return;
    if (ask.seats.length > 1) this.table.reveal();
    this.goOn(given);
  }

  /** What the seat may say now: all of it, or at least the first `most`. */
  asides(seat: SeatId, most?: number): readonly Aside[] {
    if (this.pending.ask === undefined || !this.seats.includes(seat)) return [];
    return this.game.asides?.(this.table.state, seat, most) ?? [];
  }

  /** Goes back to an earlier moment, whatever lies between. */
  rewind(seq: number): void {
    const past = seq <= this.table.seq ? this.history.backTo(seq) : undefined;
    if (past === undefined) throw new Refusal('nothing-to-undo');
    this.resetTo(past.rest);
    for (const answer of past.again) this.apply(answer);
    this.table.counts = this.options.counts;
  }

  get latestRest(): Rest<S> {
    const rest = this.history.latest;
    if (rest === undefined) throw new Error('this match keeps no history');
    return rest;
  }

  /** Deals anew what the viewer cannot know. */
  forget(viewer: Viewer, seed: string, keepsDice: boolean): void {
    this.pending.forget(viewer);
    const chance = new Dice(fastDice(seed));
    if (!keepsDice) this.table.dice = chance;
    this.game.determinize(this.table.state, viewer, chance);
  }

  private applyAside(answer: Answer): void {
    const { seat, option } = answer;
    if (!this.seats.includes(seat)) throw new Refusal('unknown-seat', { seat });
    if (this.game.aside === undefined || !this.asides(seat).some((aside) => aside.id === option))
      throw new Refusal('not-an-aside', { option });
    this.keep(answer);
    this.pending.refresh();
    this.guard(() => this.game.aside?.(this.table, seat, option));
  }

  private keep(answer: Answer): void {
    this.table.seq++;
    if (this.options.history) this.history.keep(answer);
    if (answer.why === undefined) return;
    // Reasons for what was decided in secret are as secret.
    const only = this.pending.isSecret && answer.aside !== true ? { only: [answer.seat] } : {};
    for (const message of answer.why) {
      this.table.journal?.push({ at: this.table.seq, message, why: answer.seat, ...only });
      // A player's reasons are content too: the rules cannot see why it chose.
      this.table.fired(message.key);
    }
  }

  private goOn(given: Given): void {
    this.asks++;
    if (!this.options.history) this.advance(given);
    else this.guard(() => this.advance(given));
  }

  /** Runs rules; when they fail, takes the last answer back before saying so. */
  private guard(run: () => void): void {
    try {
      run();
    } catch (error) {
      if (!this.options.history) throw error;
      const seq = this.table.seq - 1;
      this.history.drop();
      this.table.seq = seq;
      this.rewind(seq);
      throw new RulesFault(error instanceof Error ? error.message : String(error), { cause: error });
    }
  }

  /** Notes the rest at which a match starts or starts again, and takes the first step from it. */
  private begin(): Rules<void> {
    this.rest();
    this.rules = this.game.step(this.table);
    this.final = this.game.result(this.table.state);
    if (this.final === undefined) this.advance('');
    else this.pending.ask = undefined;
    return this.rules;
  }

  /** Lets the rules run to the next ask, or to the end of the game. */
  private advance(given: Given): void {
    let step = this.rules.next(given);
    for (let idle = 0; step.done === true; idle++) {
      if (idle > IDLE_STEPS) throw new Error('the rules go round without asking anything');
      this.final = this.game.result(this.table.state);
      if (this.final !== undefined) {
        this.pending.ask = undefined;
        this.table.reveal();
        this.rest();
        return;
      }
      this.rest();
      this.rules = this.game.step(this.table);
      step = this.rules.next('');
    }
    this.pending.ask = step.value;
  }

  private rest(): void {
    this.plans.clear();
    if (!this.options.history) return;
    const { seq, fence, state, dice, journal } = this.table;
    this.history.rest({
      seq,
      asks: this.asks,
      fence,
      lines: journal?.length ?? 0,
      state: clone(state),
      dice: clone(dice.state),
    });
  }

  private resetTo(rest: Rest<S>): void {
    const journal = this.table.journal;
    if (journal !== undefined) journal.length = rest.lines;
    this.table = new PlayTable(clone(rest.state), clone(rest.dice), journal, undefined);
    this.table.seq = rest.seq;
    this.table.fence = rest.fence;
    this.asks = rest.asks;
    this.pending.clear();
    this.final = undefined;
    this.rules = this.begin();
  }
}

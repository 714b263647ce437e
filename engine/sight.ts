/** What a player decides from, and the worlds it may imagine. */
import type { Imagined, Origin, Planner, Reply, Result, SeatId, Seen, Viewer } from './contract.ts';
import { type Chance, Dice, sideDice } from './dice.ts';
import type { Match } from './match.ts';
import type { Message } from './messages.ts';
import type { Plans } from './plans.ts';
import type { Answer } from './record.ts';

/** A match as one seat sees it. Everything is computed only when looked at. */
export class Sight<S, V> implements Seen<V> {
  readonly seat: SeatId;
  private readonly match: Match<S, V>;
  private own: Chance | undefined;

  constructor(match: Match<S, V>, seat: SeatId) {
    this.match = match;
    this.seat = seat;
  }

  /** The moment, by the answers given before it. */
  get seq(): number {
    return this.match.seq;
  }

  get prompt(): Message {
    const prompt = this.match.prompt;
    if (prompt === undefined) throw new Error('nothing is asked');
    return prompt;
  }

  get options(): readonly string[] {
    return this.match.menuOf(this.seat);
  }

  get view(): V {
    return this.match.view(this.seat);
  }

  get dice(): Chance {
    this.own ??= new Dice(sideDice(this.match.diceState, this.match.seq));
    return this.own;
  }

  label(option: string): Message {
    return this.match.label(this.seat, option);
  }

  follow(planner: Planner<Seen<V>>): Reply {
    const { match, seat } = this;
    if (!match.plans.isUpToDate(seat, planner, match.seq)) this.catchUp(planner);
    return match.plans.reply(seat, planner, this, match.seq);
  }

  /** Makes a plan anew, and shows it all that its seat was asked since the rest, whoever answered that. */
  private catchUp(planner: Planner<Seen<V>>): void {
    const { match, seat } = this;
    match.plans.drop(seat);
    const past = match.sinceRest();
    const isOwn = (answer: Answer): boolean => answer.seat === seat && answer.aside !== true;
    if (past === undefined || !past.answers.some(isOwn)) return;
    const { start, answers } = past;
    for (const answer of answers) {
      if (isOwn(answer)) showAgain(match.plans, new Sight(start, seat), planner);
      start.give(answer);
    }
  }

  imagine(world: number): Imagined {
    const match = this.match.imagine(this.seat, `${this.seat}/${this.match.seq}/${world}`);
    return new World(match);
  }

  origin(): Origin<V> {
    const found = this.match.originOf(this.seat);
    if (found === undefined) return new Beginning(this, this.match, []);
    const walk = found.match.fork();
    const prompts: string[] = [];
    for (const answer of found.since) {
      if (answer.seat === this.seat && answer.aside !== true) prompts.push(walk.prompt?.key ?? '');
      walk.give(answer);
    }
    return new Beginning(new Sight(found.match, this.seat), found.match, prompts);
  }
}

class Beginning<S, V> implements Origin<V> {
  readonly seen: Seen<V>;
  readonly prompts: readonly string[];
  private readonly match: Match<S, V>;

  constructor(seen: Seen<V>, match: Match<S, V>, prompts: readonly string[]) {
    this.seen = seen;
    this.match = match;
    this.prompts = prompts;
  }

  get mark(): string {
    return `${this.seen.seat}/${this.match.mark}`;
  }
}

/** A plan that cannot follow what others answered in its place begins again with the next question. */
function showAgain<S, V>(plans: Plans<Seen<V>>, moment: Sight<S, V>, planner: Planner<Seen<V>>): void {
  const { seat, seq } = moment;
  try {
    plans.reply(seat, planner, moment, seq);
    plans.answered(seat, seq);
  } catch {
    plans.drop(seat);
  }
}

class World<S, V> implements Imagined {
  private readonly match: Match<S, V>;

  constructor(match: Match<S, V>) {
    this.match = match;
  }

  get turn(): SeatId | undefined {
    return this.match.turn[0];
  }

  get prompt(): Message | undefined {
    return this.match.prompt;
  }

  get result(): Result | undefined {
    return this.match.result;
  }

  options(): readonly string[] {
    return this.turn === undefined ? [] : this.match.menuOf(this.turn);
  }

  answer(option: string): void {
    if (this.turn !== undefined) this.match.answer(this.turn, option);
  }

  appraise(seat: SeatId): number | undefined {
    return this.match.game.appraise?.(this.match.state, seat);
  }

  view(viewer: Viewer): unknown {
    return this.match.view(viewer);
  }

  label(option: string): Message {
    return this.match.label(this.turn ?? '', option);
  }

  get state(): unknown {
    return this.match.state;
  }

  get dice(): Chance {
    return this.match.dice;
  }
}

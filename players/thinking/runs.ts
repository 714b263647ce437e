/** A game's decisions: what a seat answered in one go, before dice or anything hidden came between. */
import { Match, type Message, type Mind, type Position, type SeatId, type Step } from '@sandtable/engine';
import { type Played, Turns } from './course.ts';
import type { Working } from './think.ts';

/** One decision of a seat. Nothing that it could not foresee happened between its first answer and its last. */
export interface Run {
  readonly seat: SeatId;
  /** Answers given before it. */
  readonly moment: number;
  /** The number of the turn it belongs to, counted from the first. */
  readonly turn: number;
  /** The table as it was then. */
  readonly position: Position;
  readonly steps: readonly Step[];
  /** The answers that left a choice, in words. */
  readonly told: readonly Message[];
}

/** A turn of anybody: from where it begins to where the next one does. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface Decisions {
  readonly runs: readonly Run[];
  readonly stretches: readonly Stretch[];
}

interface Growing extends Omit<Run, 'steps' | 'told'> {
  readonly steps: Step[];
  readonly told: Message[];
}

/** Answers between two breaths. */
const PIECE = 20;

/** The decisions of some seats that are worth a thought, and the turns of all. */
export function* decisionsOf(
  mind: Mind,
  { begin, answers }: Played,
  seats: readonly SeatId[],
): Working<Decisions> {
  const match = begin();
  const reader = new Reader(mind, seats);
  for (const [i, answer] of answers.entries()) {
    reader.before(match);
    if (answer.aside !== true) reader.answered(match, answer.seat, answer.option);
    const { fence } = match;
    match.give(answer);
    if (match.fence > fence) reader.cut();
    if (i % PIECE === 0 && (yield { done: i, of: answers.length }) === true) break;
  }
  return reader.finish(match.seq);
}

class Reader {
  private readonly mind: Mind;
  private readonly seats: readonly SeatId[];
  private readonly turns: Turns;
  private readonly runs: Growing[] = [];
  private readonly open = new Map<SeatId, Growing | undefined>();
  private readonly starts: number[] = [];

  constructor(mind: Mind, seats: readonly SeatId[]) {
    this.mind = mind;
    this.seats = seats;
    this.turns = new Turns(mind);
  }

  before(match: Match): void {
    if (this.turns.beginsAt(match) === undefined) return;
    this.starts.push(match.seq);
    this.cut();
  }

  answered(match: Match, seat: SeatId, option: string): void {
    const { prompt } = match;
    if (prompt === undefined || !this.seats.includes(seat)) return;
    const options = match.menuOf(seat);
    if (!this.open.has(seat)) this.open.set(seat, this.begun(match, seat, options.length));
    const run = this.open.get(seat);
    run?.steps.push({ prompt: prompt.key, option });
    if (options.length > 1) run?.told.push(match.label(seat, option));
  }

  /** Dice, something hidden, or a new turn: what is answered now is another decision. */
  cut(): void {
    this.open.clear();
  }

  finish(last: number): Decisions {
    const stretches = this.starts.map((from, i) => ({ from, to: this.starts[i + 1] ?? last }));
    return { runs: this.runs.filter(({ told }) => told.length > 0), stretches };
  }

  /** Nothing where the question is not worth a thought: what comes after it in one go is not judged either. */
  private begun(match: Match, seat: SeatId, options: number): Growing | undefined {
    const { key } = match.prompt ?? { key: '' };
    if (options < 2 || !(this.mind.tempo.isWorthy?.(key) ?? true)) return undefined;
    const { seq: moment } = match;
    const turn = this.starts.length;
    const run = { seat, moment, turn, position: match.position() as Position, steps: [], told: [] };
    this.runs.push(run);
    return run;
  }
}

/** A decision as its seat had it before it. */
export function matchAt({ position }: Run, game: Played['game']): Match {
  return Match.resume(game, position, { journal: false });
}

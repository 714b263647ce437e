/**
 * Who thinks for a browser's tables: one worker for the turns of bots, and one for replays and documents, so that looking
 * back does not wait for a bot. What hangs is ended and begun anew.
 */
import { type Numbered, type Services, type Task, type Thinker, TooSlow } from '@sandtable/server/table';

/** A worker as far as this needs one. */
export interface Hand {
  ask(task: Numbered, told: (result: unknown, error: string | undefined) => void): void;
  end(): void;
}

/** Longer than the deepest bot thinks on a slow phone. */
const LIMIT_MS = 180_000;
/** A worker that replays is let go of after this: it holds whole games in memory. */
const IDLE_MS = 30_000;

class Place {
  private readonly hire: () => Hand;
  private readonly idleMs: number;
  private hand: Hand | undefined;
  private tail: Promise<unknown> = Promise.resolve();
  private idle: ReturnType<typeof setTimeout> | undefined;
  private numbers = 0;
  waiting = 0;

  constructor(hire: () => Hand, idleMs = Number.POSITIVE_INFINITY) {
    this.hire = hire;
    this.idleMs = idleMs;
  }

  /** One after the other. */
  do<T>(task: Task): Promise<T> {
    this.waiting++;
    const result = this.tail.then(() => this.doNow<T>(task)).finally(() => this.rest());
    this.tail = result.catch(() => undefined);
    return result;
  }

  end(): void {
    clearTimeout(this.idle);
    this.hand?.end();
    this.hand = undefined;
  }

  private doNow<T>(task: Task): Promise<T> {
    clearTimeout(this.idle);
    this.hand ??= this.hire();
    const { hand } = this;
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.end();
        reject(new TooSlow(`took longer than ${LIMIT_MS / 1000} s`));
      }, LIMIT_MS);
      hand.ask({ number: ++this.numbers, task }, (result, error) => {
        clearTimeout(timer);
        if (error === undefined) resolve(result as T);
        else reject(new Error(error));
      });
    });
  }

  private rest(): void {
    this.waiting--;
    if (this.waiting === 0 && Number.isFinite(this.idleMs))
      this.idle = setTimeout(() => this.end(), this.idleMs);
  }
}

export class Crew implements Thinker {
  isClosed = false;
  private readonly bots: Place;
  private readonly replays: Place;

  constructor(hire: () => Hand) {
    this.bots = new Place(hire);
    this.replays = new Place(hire, IDLE_MS);
  }

  readonly answerForBots: Thinker['answerForBots'] = (task) => this.bots.do(task);
  readonly moments: Thinker['moments'] = (task) => this.replays.do(task);
  readonly position: Thinker['position'] = (task) => this.replays.do(task);
  readonly branch: Thinker['branch'] = (task) => this.replays.do(task);
  readonly document: Thinker['document'] = (task) => this.replays.do(task);
  readonly check: Thinker['check'] = (task) => this.replays.do(task);

  waitingOf(): number {
    return this.bots.waiting;
  }

  close(): void {
    this.isClosed = true;
    this.bots.end();
    this.replays.end();
  }
}

/** Nothing is counted where one person plays. */
export const NO_METRICS: Services['metrics'] = {
  count: () => undefined,
  gauge: () => undefined,
  time: () => undefined,
};

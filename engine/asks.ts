/** The ways rules ask. Thin generators around `yield`, typed so that an answer is one of the options offered. */
import type { Ask, Blocked, Rules, SeatId } from './contract.ts';
import type { Message } from './messages.ts';

/** One seat picks one option. */
export function* choose<T extends string>(ask: Ask<T>): Rules<T> {
  // The match resumes only with an option it found in the ask's own list.
  return (yield ask) as T;
}

/** Several seats pick at the same time, in secret; the picks come back in the order of `ask.seats`. */
export function* together<T extends string>(ask: Ask<T>): Rules<readonly T[]> {
  return (yield ask) as readonly T[];
}

/** The numbers `from` to `to` as options. */
export function numbers(from: number, to: number): string[] {
  const list: string[] = [];
  for (let n = from; n <= to; n++) list.push(String(n));
  return list;
}

/** Something that may be played inside an operation, at any ask of its seat that allows a pause. */
export interface Interlude {
  readonly seat: SeatId;
  /** What may be played now; must not share an id with the asks' own options. Empty once it is used up. */
  options(): readonly string[];
  label: Ask['label'];
  /** Also why not, where the menu should say. */
  blocked?: Ask['blocked'];
  play(option: string): Rules<void>;
}

/**
 * Plays `operation` and offers `interlude` beside its own options wherever it pauses. After an interlude the
 * same ask is put again with fresh options.
 */
export function* withInterludes<T>(operation: Rules<T>, interlude: Interlude): Rules<T> {
  let step = operation.next('');
  while (step.done !== true) {
    const ask = step.value;
    const isPause = ask.pause === true && ask.seats.length === 1 && ask.seats[0] === interlude.seat;
    const given = yield isPause ? new Interruptible(ask, interlude) : ask;
    if (isPause && typeof given === 'string' && interlude.options().includes(given))
      yield* interlude.play(given);
    else step = operation.next(given);
  }
  return step.value;
}

/** An ask that offers an interlude beside its own options. */
class Interruptible implements Ask {
  private readonly ask: Ask;
  private readonly interlude: Interlude;

  constructor(ask: Ask, interlude: Interlude) {
    this.ask = ask;
    this.interlude = interlude;
  }

  get seats() {
    return this.ask.seats;
  }

  get prompt() {
    return this.ask.prompt;
  }

  get pass() {
    return this.ask.pass;
  }

  get secret() {
    return this.ask.secret;
  }

  get pause() {
    return this.ask.pause;
  }

  options(seat: SeatId): readonly string[] {
    const extra = this.interlude.options();
    const own = this.ask.options(seat);
    return extra.length === 0 ? own : [...own, ...extra];
  }

  label(option: string, seat: SeatId): Message {
    const { ask, interlude } = this;
    return interlude.options().includes(option) ? interlude.label(option, seat) : ask.label(option, seat);
  }

  blocked(seat: SeatId): readonly Blocked[] {
    return [...(this.ask.blocked?.(seat) ?? []), ...(this.interlude.blocked?.(seat) ?? [])];
  }
}

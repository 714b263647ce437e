/** How a volume asks: menus that stay true while people talk, and pauses in which other things may be played. */
import type { Ask, Blocked, Message, Rules, SeatId } from '@sandtable/engine';

/** What may be played in between, wherever a question pauses: Special Activities above all (4.1). */
export interface Interludes {
  /** Adds what may be played now to a list of options. */
  add(options: string[]): void;
  /** Whether an option is one of these; such ids never name anything else. */
  has(option: string): boolean;
  play(option: string): Rules<void>;
  blocked(): readonly Blocked[];
}

/** Who is asked, and what asking looks at. */
export interface Asking {
  readonly state: {
    /** Gifts and other table talk so far. */
    readonly talks: number;
  };
  readonly interludes: Interludes | null;
}

export interface Question<T extends string> {
  readonly prompt: Message;
  readonly options: () => readonly T[];
  readonly label?: (option: T) => Message;
  readonly blocked?: () => readonly Blocked[];
  readonly pass?: T;
  /** The interludes may be played here. */
  readonly pause?: boolean;
}

/** Words for the options of a question that brings none. */
export type Words = (option: string) => Message;

/**
 * Options made once and made again only when table talk has changed something since.
 * Every other change happens between asks.
 */
export function fresh<T>(
  state: Asking['state'],
  make: () => readonly T[],
  first: readonly T[] = make(),
): () => readonly T[] {
  let list = first;
  let { talks } = state;
  return () => {
    if (state.talks !== talks) {
      list = make();
      talks = state.talks;
    }
    return list;
  };
}

/** Asks one seat; a single option needs no asking. */
export function pick<T extends string>(
  asking: Asking,
  seats: readonly SeatId[],
  question: Question<T>,
  words: Words,
): Rules<T> {
  const { interludes } = asking;
  return question.pause === true && interludes !== null
    ? pickOrPause(asking, seats, question, words, interludes)
    : pickOne(asking, seats, question, words);
}

function* pickOne<T extends string>(
  asking: Asking,
  seats: readonly SeatId[],
  question: Question<T>,
  words: Words,
): Rules<T> {
  const options = question.options();
  if (options.length === 1) return options[0] as T;
  return (yield askOf(seats, question, words, fresh(asking.state, question.options, options))) as T;
}

/** The question again and again, until something of its own is picked. */
function* pickOrPause<T extends string>(
  asking: Asking,
  seats: readonly SeatId[],
  question: Question<T>,
  words: Words,
  interludes: Interludes,
): Rules<T> {
  const make = () => {
    const options = [...question.options()];
    interludes.add(options);
    return options;
  };
  for (;;) {
    const options = make();
    const first = options[0] as T;
    // Nothing is left but to be done, perhaps with pieces to take off: not worth a question.
    if (first === 'done' && (options.length === 1 || (options.length === 2 && options[1] === 'withdraw')))
      return first;
    if (options.length === 1 && !interludes.has(first)) return first;
    const ask = askOf(seats, question, words, fresh(asking.state, make, options));
    const ownLabel = ask.label;
    ask.label = (option, seat) => (interludes.has(option) ? words(option) : ownLabel(option, seat));
    ask.pause = true;
    ask.blocked = () => [...(question.blocked?.() ?? []), ...interludes.blocked()];
    const given = (yield ask) as T;
    if (!interludes.has(given)) return given;
    yield* interludes.play(given);
  }
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

// Asks are made here, nearly all of one shape: the engine reads them millions of times.
function askOf<T extends string>(
  seats: readonly SeatId[],
  question: Question<T>,
  words: Words,
  options: () => readonly T[],
): Writable<Ask<T>> {
  const { prompt, pass } = question;
  const label = question.label ?? words;
  const blocked = question.blocked ?? nothing;
  return pass === undefined
    ? { seats, prompt, options, label, blocked, pause: false }
    : { seats, prompt, options, label, blocked, pause: false, pass };
}

const nothing = (): readonly Blocked[] => [];

/**
 * How rules ask: values go in, one of them comes back. People, bots and records know a value by its id, so an id that
 * was used once is never given another meaning.
 */
import type { Ask, Blocked, Rules, SeatId } from './contract.ts';
import type { Message } from './messages.ts';

/** What may be played in between, wherever a question pauses: an activity inside an operation. */
export interface Interludes {
  /**
   * Adds what may be played now to a list of options. Says whether that is worth a question when there is nothing left
   * to do but to be done.
   */
  add(options: string[]): boolean;
  /** Whether an option is one of these; such ids never name anything else. */
  has(option: string): boolean;
  /** In words, under its own rule. */
  label(option: string): Message;
  play(option: string): Rules<void>;
  blocked(): readonly Blocked[];
}

/** Who is asked, and what asking looks at. */
export interface Asking {
  readonly seats: readonly SeatId[];
  /** The rule that asks, for options that bring no words. */
  readonly rule?: string;
  /** Gifts and other table talk so far, where a game has any: menus look again when somebody has talked. */
  readonly state?: { readonly talks: number };
  readonly interludes?: Interludes | null;
}

/** A question about values of any kind. */
export interface Question<T, P extends string = never> extends AnyQuestion<T, P> {
  readonly id: (value: T) => string;
}

/** A question about words or numbers, which are their own ids unless it gives them others. */
export type PlainQuestion<T extends string | number, P extends string = never> = AnyQuestion<T, P>;

interface AnyQuestion<T, P extends string> {
  readonly prompt: Message;
  /** What can be picked, in the order of the menu. */
  readonly among: () => readonly T[];
  /** What people, bots and records call a value. */
  readonly id?: (value: T) => string;
  /** The same as it is now, when somebody has looked already. */
  readonly now?: readonly T[];
  readonly label?: (value: T) => Message;
  readonly blocked?: () => readonly Blocked[];
  /** One more option, which declines. It is its own id, and comes back as it is. */
  readonly pass?: P | undefined;
  readonly passLabel?: () => Message;
  /** It stands before the others instead of after them. */
  readonly isPassFirst?: boolean;
  /** Asked even when there is one option. */
  readonly always?: boolean;
  /** What can be picked follows from something hidden: it is looked up anew each time, since it may be dealt anew. */
  readonly hidden?: boolean;
  /** So does the prompt, or how many options there are: it is always asked, and others see only that. */
  readonly secret?: boolean | undefined;
  /** The interludes may be played here. */
  readonly pause?: boolean;
}

/** Words for the options of a question that brings none. */
export type Words = (option: string, rule: string) => Message;

export interface Picking<A> {
  <T extends string | number, P extends string = never>(
    asking: A,
    question: PlainQuestion<T, P>,
    words?: Words,
  ): Rules<T | NoInfer<P>>;
  <T, P extends string = never>(asking: A, question: Question<T, P>, words?: Words): Rules<T | NoInfer<P>>;
}

/** Asks a seat for one of some values; a single option needs no asking. */
export const pick: Picking<Asking> = ask;

/**
 * The same for a game that has a way of its own to say who is asked, and words for options. `isExplained`: whether who is
 * asked gives reasons, and so is asked for a single option, too, unless it is to be done.
 */
export const picking =
  <A>(askingOf: (given: A) => Asking, words: Words, isExplained?: (given: A) => boolean): Picking<A> =>
  <T, P extends string>(given: A, question: AnyQuestion<T, P>): Rules<T | P> =>
    ask(askingOf(given), question, words, isExplained?.(given));

function ask<T, P extends string>(
  asking: Asking,
  question: AnyQuestion<T, P>,
  words?: Words,
  isExplained = false,
): Rules<T | P> {
  const isSecret = question.secret === true;
  const menu = new Menu(asking, question, words, isSecret || question.hidden === true);
  return pickFrom(menu, isSecret || question.always === true, isExplained);
}

function* pickFrom<T, P extends string>(
  menu: Menu<T, P>,
  always: boolean,
  isExplained: boolean,
): Rules<T | P> {
  for (;;) {
    const only = always ? undefined : menu.only();
    const isAsked = only === undefined || (isExplained && !menu.isEnd(only));
    const option = isAsked ? ((yield menu) as string) : only;
    const interlude = menu.interlude(option);
    if (interlude === undefined) return menu.valueOf(option);
    yield* interlude;
    menu.lookAgain();
  }
}

/** Asks how many, from `from` to `to`. */
export const number = (
  asking: Asking,
  question: Omit<PlainQuestion<number>, 'among'> & { readonly from: number; readonly to: number },
  words?: Words,
): Rules<number> => {
  const now = range(question.from, question.to);
  return pick<number>(asking, { ...question, among: () => now, now }, words);
};

/** The numbers from `from` to `to`. */
export function range(from: number, to: number): number[] {
  const list: number[] = [];
  for (let n = from; n <= to; n++) list.push(n);
  return list;
}

/** Asks yes or no; no declines. */
export function* whether(
  asking: Asking,
  question: { readonly prompt: Message; readonly label?: (answer: 'yes' | 'no') => Message },
  words?: Words,
): Rules<boolean> {
  const { prompt, label } = question;
  const told = label === undefined ? {} : { label, passLabel: () => label('no') };
  return (yield* pick(asking, { prompt, among: () => YES, pass: 'no', ...told }, words)) === 'yes';
}
const YES: readonly 'yes'[] = ['yes'];

/** A question for several values, put anew for each of them. */
export interface Several<T, P extends string> extends Omit<Question<T, P>, 'prompt' | 'now'> {
  /** Told how many more may be picked. */
  readonly prompt: (left: number) => Message;
  readonly most: number;
}

/** Asks for different values one after the other, until there are enough, none is left or somebody declines. */
export function* several<T, P extends string = never>(
  asking: Asking,
  question: Several<T, P>,
  words?: Words,
): Rules<T[]> {
  const picked: T[] = [];
  const among = () => question.among().filter((value) => !picked.includes(value));
  for (let left = question.most; left > 0; left--) {
    const now = among();
    if (now.length === 0) break;
    const prompt = question.prompt(left);
    const value = yield* pick<T, P>(asking, { ...question, prompt, among, now }, words);
    if (value === question.pass) break;
    picked.push(value as T);
  }
  return picked;
}

/** A question to several seats at the same time; none sees what the others pick. Words are their own ids. */
export interface Together<T extends string> {
  readonly seats: readonly SeatId[];
  readonly prompt: Message;
  readonly among: (seat: SeatId) => readonly T[];
  readonly label: (value: T, seat: SeatId) => Message;
  readonly secret?: boolean;
}

/** Several seats pick at the same time; the picks come back in the order of `seats`. */
export function* together<T extends string>(question: Together<T>): Rules<readonly T[]> {
  const { seats, prompt, among, label, secret } = question;
  const ask: Ask<T> = { seats, prompt, options: among, label, secret };
  // The match resumes only with options that it found in the lists.
  return (yield ask) as readonly T[];
}

const NO_VALUES: readonly never[] = [];

/**
 * A question put to a seat. What can be picked is looked up once, and again only when table talk has changed something
 * since (every other change happens between asks), or each time where it is hidden. Asks of one class, because the
 * engine reads them millions of times.
 */
export class Menu<T, P extends string = never> implements Ask {
  readonly seats: readonly SeatId[];
  readonly pause: boolean;
  private readonly asking: Asking;
  private readonly question: AnyQuestion<T, P>;
  private readonly words: Words | undefined;
  private readonly interludes: Interludes | null;
  private readonly isHidden: boolean;
  private values: readonly T[] = NO_VALUES;
  private ids: readonly string[] = NO_VALUES;
  /** How many options stand before the values. */
  private before = 0;
  /** The values are their own ids. */
  private arePlain = false;
  private talks: number;
  /** Nothing is left but to be done: not worth a question. */
  private isOver = false;

  constructor(asking: Asking, question: AnyQuestion<T, P>, words: Words | undefined, isHidden = false) {
    this.seats = asking.seats;
    this.asking = asking;
    this.question = question;
    this.words = words;
    this.interludes = question.pause === true ? (asking.interludes ?? null) : null;
    this.pause = this.interludes !== null;
    this.isHidden = isHidden;
    this.talks = talksOf(asking);
    if (!isHidden) this.look(question.now ?? question.among());
  }

  // Questions have many shapes: they are looked into only when somebody wants to know.

  get prompt(): Message {
    return this.question.prompt;
  }

  get pass(): P | undefined {
    return this.question.pass;
  }

  get secret(): boolean {
    return this.question.secret === true;
  }

  options(): readonly string[] {
    if (this.isHidden || talksOf(this.asking) !== this.talks) this.lookAgain();
    return this.ids;
  }

  label(option: string): Message {
    const { question, interludes } = this;
    if (interludes?.has(option) === true) return interludes.label(option);
    const said = option === question.pass ? question.passLabel?.() : question.label?.(this.offered(option));
    const told = said ?? this.words?.(option, this.asking.rule ?? '');
    if (told === undefined) throw new Error(`no words for the option ${option}`);
    return told;
  }

  blocked(): readonly Blocked[] {
    const own = this.question.blocked?.() ?? [];
    return this.interludes === null ? own : [...own, ...this.interludes.blocked()];
  }

  /** The option that goes without saying. */
  only(): string | undefined {
    const list = this.isHidden ? this.options() : this.ids;
    const first = list[0];
    if (this.isOver) return first;
    return list.length === 1 && first !== undefined && this.interludes?.has(first) !== true
      ? first
      : undefined;
  }

  /** Whether that is to be done, or to decline. */
  isEnd(option: string): boolean {
    return option === 'done' || option === this.question.pass;
  }

  /** What is to be played when that is picked, if it is not an option of the question's own. */
  interlude(option: string): Rules<void> | undefined {
    return this.interludes?.has(option) === true ? this.interludes.play(option) : undefined;
  }

  /** What was offered under that id. */
  valueOf(option: string): T | P {
    return option === this.question.pass ? (option as P) : this.offered(option);
  }

  /** Something has changed: the lists are made anew. */
  lookAgain(): void {
    this.talks = talksOf(this.asking);
    this.look(this.question.among());
  }

  private offered(option: string): T {
    if (this.arePlain) return option as T;
    let at = this.ids.indexOf(option);
    if (at < 0) {
      // Who looked last saw this list; a replay does not look.
      this.lookAgain();
      at = this.ids.indexOf(option);
    }
    // Interludes stand behind the question's own options, and one that declines may stand before them.
    at -= this.before;
    if (at < 0 || at >= this.values.length) throw new Error(`there is no option ${option}`);
    return this.values[at] as T;
  }

  private look(values: readonly T[]): void {
    const { question, interludes } = this;
    const { pass } = question;
    const isPlain = question.id === undefined;
    this.values = values;
    this.arePlain = isPlain && areWords(values);
    if (this.arePlain && pass === undefined && interludes === null) {
      this.ids = values as readonly string[];
      return;
    }
    const ids: string[] = [];
    if (pass !== undefined && question.isPassFirst === true) ids.push(pass);
    this.before = ids.length;
    for (const value of values) ids.push(question.id?.(value) ?? String(value));
    if (pass !== undefined && this.before === 0) ids.push(pass);
    this.ids = ids;
    if (interludes === null) return;
    const isLast = ids.length === 1 && ids[0] === 'done';
    this.isOver = !interludes.add(ids) && isLast;
  }
}

function areWords(values: readonly unknown[]): boolean {
  for (const value of values) if (typeof value !== 'string') return false;
  return true;
}

const talksOf = (asking: Asking): number => asking.state?.talks ?? 0;

/** The former menus of option ids. Only the COIN kit still asks by them; questions.ts takes their place. */
import type { Ask, Blocked, Rules, SeatId } from './contract.ts';
import type { Asking as AnyAsking, Interludes } from './questions.ts';
import type { Message } from './messages.ts';

interface Asking extends AnyAsking {
  readonly state: { readonly talks: number };
  readonly rule: string;
  readonly interludes: Interludes | null;
}

export interface Question<T extends string> {
  readonly prompt: Message;
  readonly options: () => readonly T[];
  /** The options as they are, when somebody has looked already. */
  readonly now?: readonly T[];
  readonly label?: (option: T) => Message;
  readonly blocked?: () => readonly Blocked[];
  readonly pass?: T | undefined;
  /** The interludes may be played here: they are added to the list of options, which must be a new one each time. */
  readonly pause?: boolean;
}

/** Words for the options of a question that brings none. */
export type Words = (option: string, rule: string) => Message;

/** Asks one seat; a single option needs no asking. */
export function pick<T extends string>(asking: Asking, question: Question<T>, words?: Words): Rules<T> {
  return question.pause === true && asking.interludes !== null
    ? pickOrPause(asking, question, words)
    : pickOne(asking, question, words);
}

/** The menu of a question, for those who ask it themselves instead of by `pick`. */
export function menuFor<T extends string>(asking: Asking, question: Question<T>, words?: Words): Menu<T> {
  return new Menu(asking, question, words, question.pause === true ? asking.interludes : null);
}

function* pickOne<T extends string>(
  asking: Asking,
  question: Question<T>,
  words: Words | undefined,
): Rules<T> {
  const ask = new Menu(asking, question, words, null);
  const only = ask.only();
  return only ?? ((yield ask) as T);
}

/** The question again and again, until something of its own is picked. */
function* pickOrPause<T extends string>(
  asking: Asking,
  question: Question<T>,
  words: Words | undefined,
): Rules<T> {
  for (;;) {
    const ask = menuFor(asking, question, words);
    const picked = ask.only() ?? ((yield ask) as T);
    const interlude = ask.interlude(picked);
    if (interlude === undefined) return picked;
    yield* interlude;
  }
}

/**
 * A question put to a seat. Its options are made once, and again only when table talk has changed something since:
 * every other change happens between asks. Asks of one class, because the engine reads them millions of times.
 */
export class Menu<T extends string> implements Ask<T> {
  readonly seats: readonly SeatId[];
  readonly pause: boolean;
  private readonly asking: Asking;
  private readonly question: Question<T>;
  private readonly words: Words | undefined;
  private readonly interludes: Interludes | null;
  private list: readonly T[];
  private talks: number;
  /** Nothing is left but to be done: not worth a question. */
  private isOver = false;

  constructor(
    asking: Asking,
    question: Question<T>,
    words: Words | undefined,
    interludes: Interludes | null,
  ) {
    this.seats = asking.seats;
    this.pause = interludes !== null;
    this.asking = asking;
    this.question = question;
    this.words = words;
    this.interludes = interludes;
    this.talks = asking.state.talks;
    this.list = this.made(question.now ?? question.options());
  }

  // Questions have many shapes: they are looked into only when somebody wants to know.

  get prompt(): Message {
    return this.question.prompt;
  }

  get pass(): T | undefined {
    return this.question.pass;
  }

  options(): readonly T[] {
    const { talks } = this.asking.state;
    if (talks !== this.talks) {
      this.list = this.made(this.question.options());
      this.talks = talks;
    }
    return this.list;
  }

  label(option: T): Message {
    const { question, interludes } = this;
    if (interludes?.has(option) === true) return interludes.label(option);
    const said = question.label?.(option) ?? this.words?.(option, this.asking.rule);
    if (said === undefined) throw new Error(`no words for the option ${option}`);
    return said;
  }

  blocked(): readonly Blocked[] {
    const own = this.question.blocked?.() ?? [];
    return this.interludes === null ? own : [...own, ...this.interludes.blocked()];
  }

  /** The option that goes without saying. */
  only(): T | undefined {
    const { list, interludes } = this;
    const first = list[0];
    if (interludes === null) return list.length === 1 ? first : undefined;
    if (this.isOver) return first;
    return list.length === 1 && first !== undefined && !interludes.has(first) ? first : undefined;
  }

  /** What is to be played when that is picked, if it is not an option of the question's own. */
  interlude(option: T): Rules<void> | undefined {
    return this.interludes?.has(option) === true ? this.interludes.play(option) : undefined;
  }

  private made(own: readonly T[]): readonly T[] {
    if (this.interludes === null) return own;
    const list = own as T[];
    const isLast = list.length === 1 && list[0] === 'done';
    this.isOver = !this.interludes.add(list) && isLast;
    return list;
  }
}

/** The ways this game asks: for a space, a piece, a number, a thing to do. */
import { type Ask, type Blocked, type Message, numbers, type Rules } from '@sandtable/engine';
import type { Action, Interludes } from './action.ts';
import type { Faction } from './forces.ts';
import { idOf, type Space, spaceOf } from './map.ts';
import { ACTIVITIES, type State } from './state.ts';
import { say } from './text/say.ts';

/**
 * Options made once and made again only when table talk has changed something since.
 * Every other change happens between asks.
 */
export function fresh<T>(
  state: State,
  make: () => readonly T[],
  first: readonly T[] = make(),
): () => readonly T[] {
  let list = first;
  let talks = state.talks;
  return () => {
    if (state.talks !== talks) {
      list = make();
      talks = state.talks;
    }
    return list;
  };
}

export interface Question<T extends string> {
  readonly prompt: Message;
  readonly options: () => readonly T[];
  readonly label?: (option: T) => Message;
  readonly blocked?: () => readonly Blocked[];
  readonly pass?: T;
  /** The action's interludes may be played here. */
  readonly pause?: boolean;
}

/** Asks the acting faction; a single option needs no asking. */
export function pick<T extends string>(action: Action, question: Question<T>): Rules<T> {
  const { interludes } = action;
  return question.pause === true && interludes !== null
    ? pickOrPause(action, question, interludes)
    : pickOne(action, question);
}

function* pickOne<T extends string>(action: Action, question: Question<T>): Rules<T> {
  const options = question.options();
  if (options.length === 1) return options[0] as T;
  return (yield askOf(action, question, fresh(action.state, question.options, options))) as T;
}

/** The question again and again, until something of its own is picked. */
function* pickOrPause<T extends string>(
  action: Action,
  question: Question<T>,
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
    if (options.length === 1 && !INTERLUDES.has(first)) return first;
    const ask = askOf(action, question, fresh(action.state, make, options));
    const ownLabel = ask.label;
    ask.label = (option, seat) =>
      INTERLUDES.has(option) ? labelOf(option, action.rule) : ownLabel(option, seat);
    ask.pause = true;
    ask.blocked = () => [...(question.blocked?.() ?? []), ...interludes.blocked()];
    const given = (yield ask) as T;
    if (!INTERLUDES.has(given)) return given;
    yield* interludes.play(given);
  }
}

/** Everything that can be played in between: these ids never name anything else. */
const INTERLUDES: ReadonlySet<string> = new Set([...ACTIVITIES, 'withdraw']);

type Writable<T> = { -readonly [K in keyof T]: T[K] };

function askOf<T extends string>(
  action: Action,
  question: Question<T>,
  options: () => readonly T[],
): Writable<Ask<T>> {
  const ask: Writable<Ask<T>> = {
    seats: SEATS[action.faction],
    prompt: question.prompt,
    options,
    label: question.label ?? ((option) => labelOf(option, action.rule)),
  };
  if (question.blocked !== undefined) ask.blocked = question.blocked;
  if (question.pass !== undefined) ask.pass = question.pass;
  return ask;
}

const SEATS: Readonly<Record<Faction, readonly Faction[]>> = {
  government: ['government'],
  farc: ['farc'],
  auc: ['auc'],
  cartels: ['cartels'],
};

/** An option in words: a space, or one of the things one can do (`do.<option>`). */
export function labelOf(option: string, rule: string): Message {
  return spaceOf(option) === undefined
    ? say('do', rule, { deed: option })
    : say('space', rule, { space: option });
}

/** Asks for one of these spaces; undefined when there is none. */
export function* chooseSpace(
  action: Action,
  prompt: Message,
  among: () => readonly Space[],
): Rules<Space | undefined> {
  const options = () => among().map(idOf);
  if (options().length === 0) return undefined;
  return spaceOf(yield* pick(action, { prompt, options }));
}

/** Asks for one of these spaces, or none of them ('done'). */
export function* maySpace(
  action: Action,
  prompt: Message,
  among: () => readonly Space[],
): Rules<Space | undefined> {
  const options = () => [...among().map(idOf), 'done'];
  return spaceOf(yield* pick(action, { prompt, options, pass: 'done' }));
}

/** Asks how many, from `from` to `to`. */
export function* chooseNumber(action: Action, prompt: Message, from: number, to: number): Rules<number> {
  if (to <= from) return Math.max(0, to);
  return Number(
    yield* pick(action, {
      prompt,
      options: () => numbers(from, to),
      label: (option) => say('number', action.rule, { number: Number(option) }),
    }),
  );
}

/** Asks yes or no. */
export function* chooseWhether(action: Action, prompt: Message): Rules<boolean> {
  const options = (): readonly ('yes' | 'no')[] => ['yes', 'no'];
  return (yield* pick(action, { prompt, options, pass: 'no' })) === 'yes';
}

/** Asks which of these factions. */
export function* chooseFaction<F extends Faction>(
  action: Action,
  prompt: Message,
  among: () => readonly F[],
): Rules<F | undefined> {
  if (among().length === 0) return undefined;
  const label = (faction: F) => say('faction', action.rule, { faction });
  return yield* pick(action, { prompt, options: among, label });
}

/** The ways this game asks: for a country, a number, a thing to do, a card. */
import { type Ask, type Blocked, type Message, numbers, type Rules, type SeatId } from '@sandtable/engine';
import type { Action } from './action.ts';
import type { Side } from './cards.ts';
import { type Country, countryOf, idOf } from './map.ts';
import { say } from './text/say.ts';

export interface Question<T extends string> {
  readonly prompt: Message;
  /** Evaluated whenever somebody looks. Options that follow from a hand must never run out: see `chooseCard`. */
  readonly options: () => readonly T[];
  /** The options as they are, when they follow from nothing hidden and somebody has looked already. */
  readonly now?: readonly T[];
  readonly label?: (option: T) => Message;
  readonly blocked?: () => readonly Blocked[];
  readonly pass?: T | undefined;
  /** The options follow from a hand: they are looked up anew each time, since it may have been dealt anew. */
  readonly fromHand?: boolean;
  /** Asked even when there is one option: whoever follows the charts of chapter 9 says why. */
  readonly always?: boolean;
  /** So does the prompt, or how many there are: it is always asked, and others see only that. */
  readonly secret?: boolean;
}

/** Asks the acting side; a single option needs no asking, unless that would tell something. */
export function* pick<T extends string>(action: Action, question: Question<T>): Rules<T> {
  if (question.secret === true) return (yield new Menu(action, question, undefined)) as T;
  const now = question.now ?? question.options();
  const only = now[0];
  if (now.length === 1 && only !== undefined && question.always !== true) return only;
  return (yield new Menu(action, question, question.fromHand === true ? undefined : now)) as T;
}

/** A question put to a side. Asks of one class, because the engine reads them millions of times. */
class Menu<T extends string> implements Ask<T> {
  readonly seats: readonly SeatId[];
  private readonly action: Action;
  private readonly question: Question<T>;
  private readonly list: readonly T[] | undefined;

  constructor(action: Action, question: Question<T>, list: readonly T[] | undefined) {
    this.seats = action.seats;
    this.action = action;
    this.question = question;
    this.list = list;
  }

  get prompt(): Message {
    return this.question.prompt;
  }

  get pass(): T | undefined {
    return this.question.pass;
  }

  get secret(): boolean {
    return this.question.secret === true;
  }

  options(): readonly T[] {
    return this.list ?? this.question.options();
  }

  label(option: T): Message {
    const { question, action } = this;
    return question.label === undefined ? labelOf(option, action.rule) : question.label(option);
  }

  blocked(): readonly Blocked[] {
    return this.question.blocked?.() ?? [];
  }
}

/** An option in words: a country, or one of the things one can do. */
export function labelOf(option: string, rule: string): Message {
  return countryOf(option) === undefined
    ? say('do', rule, { deed: option })
    : say('country', rule, { country: option });
}

/** 9.4 Alone the Jihadist gives its reasons for every country and every use of a card. */
export const isExplained = ({ state, side }: Action): boolean => state.variants.solo && side === 'jihadist';

/** Asks for one of these countries; undefined when there is none. */
export function* chooseCountry(
  action: Action,
  prompt: Message,
  among: readonly Country[],
  label?: (option: string) => Message,
): Rules<Country | undefined> {
  const first = among[0];
  const always = isExplained(action);
  if (first === undefined || (among.length === 1 && !always)) return first;
  const now = among.map(idOf) as string[];
  const options = () => now;
  const question = { prompt, options, now, always };
  return countryOf(yield* pick(action, label === undefined ? question : { ...question, label }));
}

/** Asks for one of these countries, or none of them ('done'). */
export function* mayChooseCountry(
  action: Action,
  prompt: Message,
  among: readonly Country[],
): Rules<Country | undefined> {
  if (among.length === 0) return undefined;
  const now: string[] = among.map(idOf);
  now.push('done');
  return countryOf(yield* pick(action, { prompt, options: () => now, now, pass: 'done' }));
}

/** Asks how many, from `from` to `to`. */
export function* chooseNumber(action: Action, prompt: Message, from: number, to: number): Rules<number> {
  if (to <= from) return to;
  const now = numbers(from, to);
  const label = (option: string) => say('number', action.rule, { number: Number(option) });
  return Number(yield* pick(action, { prompt, options: () => now, now, label }));
}

/** Asks yes or no. */
export function* chooseWhether(action: Action, prompt: Message): Rules<boolean> {
  return (yield* pick(action, { prompt, options: () => YES_NO, now: YES_NO, pass: 'no' })) === 'yes';
}
const YES_NO: readonly ('yes' | 'no')[] = ['yes', 'no'];

/** Asks for one of these things to do. */
export function* chooseDeed<T extends string>(
  action: Action,
  prompt: Message,
  among: readonly T[],
): Rules<T> {
  return yield* pick(action, { prompt, options: () => among, now: among });
}

/** A card as an option. */
export const cardOption = (card: number): string => OPTIONS[card] ?? `card-${card}`;
const OPTIONS: readonly string[] = Array.from({ length: 121 }, (_, card) => `card-${card}`);
/** The card behind an option; 0 for none. */
export const cardOf = (option: string): number => CARD_OF.get(option) ?? 0;
const CARD_OF: ReadonlyMap<string, number> = new Map(OPTIONS.map((option, card) => [option, card]));

/**
 * Asks a side for a card of its hand that passes a test; 0 when it has none. In a world where the hand was dealt anew
 * there may be none of that sort: then 'none' stands in, so that the menu does not run dry.
 */
export function* chooseCard(
  action: Action,
  prompt: Message,
  side: Side,
  test: (card: number) => boolean = () => true,
): Rules<number> {
  const { state, rule } = action;
  const options = (): string[] => {
    const found = state.hands[side].filter(test).map(cardOption);
    return found.length === 0 ? ['none'] : found;
  };
  const label = (option: string) =>
    option === 'none' ? say('do', rule, { deed: 'none' }) : say('card', rule, { card: cardOf(option) });
  return cardOf(yield* pick(action, { prompt, options, label, secret: true }));
}

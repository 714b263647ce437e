/** The ways this game asks: for a country, a number, a thing to do, a card. */
import { type Asking, type Message, number, picking, type Rules, whether } from '@sandtable/engine';
import type { Action } from './action.ts';
import type { Side } from './cards.ts';
import { type Country, countryOf, idOf } from './map.ts';
import { say } from './text/say.ts';

const asking = ({ seats, rule }: Action): Asking => ({ seats, rule });

/** Asks the acting side; a single option needs no asking, unless that would tell something. */
export const pick = picking<Action>(asking, labelOf);

/** An option in words: a country, or one of the things one can do. */
function labelOf(option: string, rule: string): Message {
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
): Rules<Country | undefined> {
  const first = among[0];
  const always = isExplained(action);
  if (first === undefined || (among.length === 1 && !always)) return first;
  return yield* pick<Country>(action, { prompt, among: () => among, id: idOf, now: among, always });
}

/** Asks for one of these countries, or none of them ('done'). */
export function* mayChooseCountry(
  action: Action,
  prompt: Message,
  among: readonly Country[],
): Rules<Country | undefined> {
  if (among.length === 0) return undefined;
  const question = { prompt, among: () => among, id: idOf, now: among, pass: 'done' } as const;
  const picked = yield* pick<Country, 'done'>(action, question);
  return picked === 'done' ? undefined : picked;
}

/** Asks how many, from `from` to `to`. */
export function* chooseNumber(action: Action, prompt: Message, from: number, to: number): Rules<number> {
  if (to <= from) return to;
  const label = (count: number) => say('number', action.rule, { number: count });
  return yield* number(asking(action), { prompt, from, to, label });
}

/** Asks yes or no. */
export const chooseWhether = (action: Action, prompt: Message): Rules<boolean> =>
  whether(asking(action), { prompt }, labelOf);

/** Asks for one of these things to do. */
export const chooseDeed = <T extends string>(
  action: Action,
  prompt: Message,
  among: readonly T[],
): Rules<T> => pick<T>(action, { prompt, among: () => among, now: among });

/** A card as an option. */
export const cardOption = (card: number): string => OPTIONS[card] ?? `card-${card}`;
const OPTIONS: readonly string[] = Array.from({ length: 121 }, (_, card) => `card-${card}`);
/** The card behind an option; 0 for none. */
export const cardOf = (option: string): number => CARD_OF.get(option) ?? 0;
const CARD_OF: ReadonlyMap<string, number> = new Map(OPTIONS.map((option, card) => [option, card]));

export const cardLabel = (card: number, rule: string): Message => say('card', rule, { card });

/**
 * Asks a side for a card of its hand that passes a test; 0 when it has none. In a world where the hand was dealt anew
 * there may be none of that sort: then 'none' stands in, so that the menu does not run dry.
 */
export const chooseCard = (
  action: Action,
  prompt: Message,
  side: Side,
  test: (card: number) => boolean = () => true,
): Rules<number> =>
  pick<number>(action, {
    prompt,
    among() {
      const found = action.state.hands[side].filter(test);
      return found.length === 0 ? NO_CARD : found;
    },
    id: (card) => (card === 0 ? 'none' : cardOption(card)),
    label: (card) => (card === 0 ? say('do', action.rule, { deed: 'none' }) : cardLabel(card, action.rule)),
    secret: true,
  });
const NO_CARD: readonly number[] = [0];

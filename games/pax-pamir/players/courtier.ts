/** Plays by rules of thumb: takes whatever they find worth most. */
import type { Message, Player, SeatId, Seen } from '@sandtable/engine';
import { say } from '../text/say.ts';
import type { View } from '../view.ts';
import { worthOfAnswer } from './answers.ts';
import { mindOf } from './mind.ts';
import { reasonsFor } from './reasons.ts';
import { isProgress, WIN, worthOfChoice } from './turn.ts';

export interface Weighed {
  readonly option: string;
  readonly worth: number;
}

/** Everything on the menu with its worth, best first; what is worth the same stays in its order. */
export function weigh(view: View, seat: SeatId, prompt: Message, options: readonly string[]): Weighed[] {
  const mind = mindOf(view, seat);
  const isTurn = prompt.key === 'ask.turn';
  return options
    .map((option) => ({
      option,
      worth: isTurn ? worthOfChoice(mind, option) : worthOfAnswer(mind, prompt, option),
    }))
    .toSorted((a, b) => b.worth - a.worth);
}

/** The same for somebody who only wants the best: no list is made. */
export function best(view: View, seat: SeatId, prompt: Message, options: readonly string[]): string {
  const [only, second] = options;
  if (only === undefined) throw new Error('a menu without options');
  if (second === undefined) return only;
  const mind = mindOf(view, seat);
  const isTurn = prompt.key === 'ask.turn';
  let found = only;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const worth = isTurn ? worthOfChoice(mind, option) : worthOfAnswer(mind, prompt, option);
    if (worth > most) {
      most = worth;
      found = option;
    }
  }
  return found;
}

/** Now and then somebody has to move cards, or players who tax each other could do so for ever. */
const PATIENCE = 12;

interface Considered {
  readonly options: readonly string[];
  /** Only what moves the game on. */
  readonly isHurried: boolean;
}

/** What is thought about: everything, or at times only what moves the game on. */
export function considered({ view, seat, prompt, options, dice }: Seen<View>): Considered {
  const all = { options, isHurried: false };
  if (prompt.key !== 'ask.turn' || dice.below(PATIENCE) > 0) return all;
  const mind = mindOf(view, seat);
  if (options.some((option) => worthOfChoice(mind, option) >= WIN)) return all;
  const moving = options.filter((option) => isProgress(mind, option));
  return moving.length > 0 && moving.length < options.length ? { options: moving, isHurried: true } : all;
}

/** Why a choice is narrower than the menu. */
export const hurry = ({ isHurried }: Considered): Message[] => (isHurried ? [say('bot.hurry', 'A2')] : []);

export const courtier: Player<View> = {
  id: 'courtier',
  answer(seen) {
    const { view, seat, prompt } = seen;
    const found = considered(seen);
    const option = best(view, seat, prompt, found.options);
    const reasons = reasonsFor(mindOf(view, seat), prompt, option, found.options);
    return { option, why: [...hurry(found), ...(reasons.length > 0 ? reasons : [otherwise(seen, option)])] };
  },
};

/** Nothing speaks for it: then there is nothing else, all choices look alike, or all others look worse. */
function otherwise({ view, seat, prompt, options }: Seen<View>, option: string): Message {
  const rule = prompt.rule ?? '';
  if (options.length === 1) return say('bot.only', rule);
  const weighed = weigh(view, seat, prompt, options);
  const own = weighed.find((one) => one.option === option)?.worth ?? 0;
  return say(weighed.every(({ worth }) => worth === own) ? 'bot.alike' : 'bot.least', rule);
}

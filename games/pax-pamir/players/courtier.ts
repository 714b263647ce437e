/** Plays by rules of thumb: takes whatever they find worth most. */
import type { Message, Player, SeatId, Seen } from '@sandtable/engine';
import type { View } from '../view.ts';
import { worthOfAnswer } from './answers.ts';
import { mindOf } from './mind.ts';
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

/** What is thought about: everything, or at times only what moves the game on. */
export function considered({ view, seat, prompt, options, dice }: Seen<View>): readonly string[] {
  if (prompt.key !== 'ask.turn' || dice.below(PATIENCE) > 0) return options;
  const mind = mindOf(view, seat);
  if (options.some((option) => worthOfChoice(mind, option) >= WIN)) return options;
  const moving = options.filter((option) => isProgress(mind, option));
  return moving.length > 0 ? moving : options;
}

export const courtier: Player<View> = {
  id: 'courtier',
  answer: (seen) => ({ option: best(seen.view, seen.seat, seen.prompt, considered(seen)) }),
};

/** R18.3 What a computer player buys for its action card reserve. */
import type { ActionId } from '../cards/card-set.ts';
import { budgetOf } from '../muster.ts';
import { FORCE_POINTS } from '../state.ts';
import type { Outlook } from './outlook.ts';

/** Reactions that every force can use, best first. */
const WANTED: readonly ActionId[] = ['reaction-force', 'close-air-support', 'cover'];

/** VP: what such a card may cost, and what may be spent on all of them before the force suffers. Found by play. */
const PRICE = 1;
const SPENT = 6;

/** The next card to buy, or to stop. */
export function nextPurchase(mind: Outlook, options: readonly string[]): string {
  const spent = FORCE_POINTS - budgetOf(mind.view, mind.me.aside ?? []);
  if (spent >= SPENT) return 'stop';
  const { actions } = mind.cards;
  return WANTED.find((card) => options.includes(card) && actions[card].reinforcement <= PRICE) ?? 'stop';
}

/** Deals anew all that a viewer cannot know: the pile, other hands, plots that lie face down. */
import type { Chance, Viewer } from '@sandtable/engine';
import { cardFacts, type Side, SIDES } from './cards.ts';
import { isPile } from './hands.ts';
import type { State } from './state.ts';
import { redealPlots } from './unseen-plots.ts';
import { knowsHand } from './view.ts';

/** Deals tried until one fits what is known of the hands; the last is made to fit. */
const DEALS = 32;

export function determinize(state: State, viewer: Viewer, chance: Chance): void {
  redealCards(state, viewer, chance);
  if (viewer !== 'jihadist') redealPlots(state, chance);
}

/** The pile and every hidden card change places; what was seen in a hand, or shown not to be there, stays so. */
function redealCards(state: State, viewer: Viewer, chance: Chance): void {
  mix(state, chance);
  const hidden = SIDES.filter((side) => !knowsHand(state, viewer, side));
  const cards = state.deck.slice();
  for (const side of hidden)
    for (const card of state.hands[side]) if (!isSeen(state, viewer, side, card)) cards.push(card);
  // Sorted before they are shuffled: what comes out then has nothing to do with how the cards really lie.
  cards.sort((a, b) => a - b);
  for (let left = DEALS; left > 0; left--) {
    const pool = cards.slice();
    chance.shuffle(pool);
    if (left === 1) putFirst(state, pool);
    const dealt = hidden.map((side) => refill(state, viewer, side, pool));
    if (!fits(state, hidden, dealt)) continue;
    for (const [i, side] of hidden.entries()) {
      state.hands[side].splice(0, state.hands[side].length, ...(dealt[i] ?? []));
      forgetChoice(state, side, chance);
    }
    state.deck = state.variants.evenDeal ? evenly(state.deck, pool) : pool;
    return;
  }
}

/** Whether every hand could be filled, and that of the US holds what it is known to hold (L78). */
const fits = (
  { holding = [] }: State,
  hidden: readonly Side[],
  dealt: readonly (readonly number[] | undefined)[],
): boolean =>
  !dealt.includes(undefined) &&
  (!hidden.includes('us') ||
    holding.every((list) => list.some((card) => dealt[hidden.indexOf('us')]?.includes(card) === true)));

/** L78 What the US is known to hold comes to lie on top: its hand is the first to be dealt. */
function putFirst({ holding = [] }: State, pool: number[]): void {
  for (const list of holding) {
    const at = pool.findIndex((card) => list.includes(card));
    if (at >= 0) pool.unshift(...pool.splice(at, 1));
  }
}

const isSeen = (state: State, viewer: Viewer, side: Side, card: number): boolean =>
  viewer !== 'spectator' && viewer !== side && state.known[side].includes(card);

/** A hand with the same cards seen and others out of the pool; undefined when the pool has none that fit. */
function refill(state: State, viewer: Viewer, side: Side, pool: number[]): number[] | undefined {
  const hand: number[] = [];
  for (const card of state.hands[side]) {
    if (isSeen(state, viewer, side, card)) {
      hand.push(card);
      continue;
    }
    const at = pool.findIndex((one) => !state.lacking[side].includes(one) && isLike(state, one, card));
    if (at < 0) return undefined;
    hand.push(...pool.splice(at, 1));
  }
  return isPile(state, side) ? hand : hand.sort((a, b) => a - b);
}

/** 9.2 The known cards of a pile that was shuffled change places. */
function mix({ hands, mixed }: State, chance: Chance): void {
  if (mixed === undefined) return;
  const order = mixed.slice();
  chance.shuffle(order);
  const { jihadist } = hands;
  for (const [at, card] of jihadist.entries()) if (mixed.includes(card)) jihadist[at] = order.pop() ?? card;
}

/** 9.2 Dealt evenly, everybody knows how many cards of each association a hand holds. */
const isLike = (state: State, one: number, card: number): boolean =>
  !state.variants.evenDeal || cardFacts(one).association === cardFacts(card).association;

/** The order of associations in the pile is the order they lie in; only which cards is unknown. */
function evenly(deck: readonly number[], pool: readonly number[]): number[] {
  const left = pool.slice();
  return deck.map((card) => {
    const at = left.findIndex((one) => cardFacts(one).association === cardFacts(card).association);
    return left.splice(Math.max(0, at), 1)[0] ?? card;
  });
}

/** A card chosen but not laid open is any card of that hand. */
function forgetChoice(state: State, side: Side, chance: Chance): void {
  const play = state.plays.at(-1);
  if (play === undefined || play.shown || play.side !== side) return;
  const hand = state.hands[side];
  play.card = hand[chance.below(Math.max(1, hand.length))] ?? play.card;
}

/** Cards (4.10, 5.2.8, 5.3): hands, the draw pile, the discards, and who knows what of them. */
import type { Action } from './action.ts';
import { type Association, cardFacts, type Side, SIDES, US_ELECTION } from './cards.ts';
import { elect } from './events/120-us-election.ts';
import type { Table } from '@sandtable/engine';
import { firedAlone } from './solitaire/fired.ts';
import { jihadistHandSize, usHandSize } from './levels.ts';
import type { State } from './state.ts';
import { say } from './text/say.ts';
import { endByCards } from './victory.ts';

/** 9.2 Alone the Jihadist's hand is a pile: the top card, the last of the list, is played, lost or given. */
export const isPile = (state: State, side: Side): boolean => state.variants.solo && side === 'jihadist';

/** 9.2, D-S15 The order of the even deal, from the beginning for every hand and every draw; empty piles are passed over. */
const EVEN: readonly Association[] = ['unassociated', 'jihadist', 'us'];

/** The next card of the pile; if cards are dealt evenly, of the association after that of the last one (0 for none). */
function takeCard(table: Table<State>, last = 0): number {
  const { state } = table;
  if (state.deck.length === 0) reshuffle(table);
  if (!state.variants.evenDeal) return state.deck.pop() ?? 0;
  const next = last === 0 ? 0 : EVEN.indexOf(cardFacts(last).association) + 1;
  for (let i = 0; i < EVEN.length; i++) {
    if (i > 0) table.fired('F.even-deal-empty-pile');
    const wanted = EVEN[(next + i) % EVEN.length];
    const at = state.deck.findLastIndex((card) => cardFacts(card).association === wanted);
    if (at >= 0) return state.deck.splice(at, 1)[0] ?? 0;
  }
  return 0;
}

/** 5.3.1 A new pile; the last of them ends the game (3.3, D-R1). */
function reshuffle(table: Table<State>): void {
  const { state } = table;
  state.reshuffles++;
  table.reveal();
  table.log(say('log.reshuffle', '5.3.1', { count: state.reshuffles, decks: state.variants.decks }));
  if (state.reshuffles >= state.variants.decks) endByCards(state);
  // 4.7.7.3 Markers stand in for cards out of the boxes: the effects go on.
  state.deck = [...state.discards, ...state.lapsingBox];
  if (state.firstPlot.card !== 0) state.deck.push(state.firstPlot.card);
  state.discards = [];
  state.lapsingBox = [];
  state.firstPlot.card = 0;
  table.shuffle(state.deck);
  if (state.deck.length === 0) endByCards(state);
}

/** A card joins a hand: in order of numbers, or on top of the pile. */
export function addCard(state: State, side: Side, card: number): void {
  const hand = state.hands[side];
  let at = hand.length;
  if (!isPile(state, side)) while (at > 0 && (hand[at - 1] ?? 0) > card) at--;
  hand.splice(at, 0, card);
  state.lacking[side].length = 0;
}

/** A card leaves a hand. */
export function takeFromHand(state: State, side: Side, card: number): void {
  const hand = state.hands[side];
  const at = hand.lastIndexOf(card);
  if (at < 0) throw new Error(`${side} does not hold card ${card}`);
  hand.splice(at, 1);
  const known = state.known[side].indexOf(card);
  if (known >= 0) state.known[side].splice(known, 1);
  if (state.mixed !== undefined)
    mix(
      state,
      state.mixed.filter((one) => one !== card),
    );
  if (side === 'us' && state.holding !== undefined)
    hold(
      state,
      state.holding.filter((cards) => !cards.includes(card)),
    );
}

/** The US looks at all that the Jihadist holds; alone at the pile, whose order it then knows (9.2). */
export function showAll(action: Action): void {
  showCards(action, 'jihadist', action.state.hands.jihadist);
  mix(action.state, []);
}

/** 9.2 Alone: which cards lie there is still known, their order no more. */
export function shufflePile({ state, table }: Action): void {
  table.shuffle(state.hands.jihadist);
  mix(state, state.known.jihadist.slice());
}

function mix(state: State, cards: readonly number[]): void {
  if (cards.length > 0) state.mixed = cards;
  else delete state.mixed;
}

/** An Event lets a side draw. */
export function draw(action: Action, side: Side, count: number): void {
  const { state, table, rule } = action;
  let card = 0;
  for (let i = 0; i < count; i++) {
    card = takeCard(table, card);
    addCard(state, side, card);
    if (side === 'jihadist') firedAlone(action, 'F.card-on-top');
    table.tell([side], say('log.drawn', rule, { side, card }), say('log.draws', rule, { side }));
  }
  table.reveal();
}

/** 5.2.8 New hands, dealt in turns from the Jihadist on; evenly (9.2) one hand after the other. */
export function deal(table: Table<State>): void {
  const { state } = table;
  const sizes = { jihadist: jihadistHandSize(state), us: usHandSize(state) };
  if (state.variants.evenDeal) {
    dealEvenly(table, 'jihadist', sizes.jihadist);
    table.fired('F.even-deal');
    table.shuffle(state.hands.jihadist);
    dealEvenly(table, 'us', sizes.us);
  } else
    for (let i = 0; i < Math.max(sizes.jihadist, sizes.us); i++) {
      if (i < sizes.jihadist) addCard(state, 'jihadist', takeCard(table));
      if (i < sizes.us) addCard(state, 'us', takeCard(table));
    }
  table.reveal();
  table.log(say('log.dealt', '5.2.8', sizes));
}

function dealEvenly(table: Table<State>, side: Side, count: number): void {
  for (let i = 0, card = 0; i < count; i++) {
    card = takeCard(table, card);
    addCard(table.state, side, card);
  }
}

/** A card out of a hand goes to the discards; US Election happens by that (6.3.2.3, D-120). */
export function discard(action: Action, side: Side, card: number): void {
  const { state, table, rule } = action;
  takeFromHand(state, side, card);
  state.discards.push(card);
  table.reveal();
  table.log(say('log.discarded', rule, { side, card }));
  if (card !== US_ELECTION) return;
  table.fired(`event.${US_ELECTION}`);
  table.log(say('log.automatic', '6.3.1', { card }));
  elect(action);
}

/** A card of that hand by chance, the top one of a pile (9.2); 0 when there is none. */
export function randomCard(action: Action, side: Side): number {
  const hand = action.state.hands[side];
  if (hand.length === 0) return 0;
  return (isPile(action.state, side) ? hand.at(-1) : hand[action.table.below(hand.length)]) ?? 0;
}

/** A card of that hand is discarded by chance. Returns it; 0 when there is none. */
export function discardAtRandom(action: Action, side: Side): number {
  const card = randomCard(action, side);
  if (card !== 0 && side === 'jihadist') firedAlone(action, 'F.top-card-lost');
  if (card !== 0) discard(action, side, card);
  return card;
}

/** The other side gets to see some cards of a hand, and knows them as long as they are there. */
export function showCards(action: Action, side: Side, cards: readonly number[]): void {
  const { state, table } = action;
  for (const card of cards) if (!state.known[side].includes(card)) state.known[side].push(card);
  state.known[side].sort((a, b) => a - b);
  table.reveal();
}

/** Everybody knows that a hand holds none of these, until it gets a card. */
export function noteLacking(state: State, side: Side, cards: readonly number[]): void {
  for (const card of cards) if (!state.lacking[side].includes(card)) state.lacking[side].push(card);
}

/** L78 Everybody knows that the hand of the US holds one of these, until one of them leaves it. */
export function noteHolding(state: State, cards: readonly number[]): void {
  const before = state.holding ?? [];
  if (!before.some((one) => String(one) === String(cards))) hold(state, [...before, cards]);
}

function hold(state: State, lists: readonly (readonly number[])[]): void {
  if (lists.length > 0) state.holding = lists;
  else delete state.holding;
}

/** A card goes from one hand to the other: both know it. */
export function passCard(action: Action, from: Side, to: Side, card: number): void {
  const { state, table, rule } = action;
  takeFromHand(state, from, card);
  addCard(state, to, card);
  showCards(action, to, [card]);
  table.tell(
    SIDES,
    say('log.passed', rule, { side: from, card }),
    say('log.passed-hidden', rule, { side: from }),
  );
}

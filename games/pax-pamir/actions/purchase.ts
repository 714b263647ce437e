/** E3 Purchase. */
import type { Message, Rules, Table } from '@sandtable/engine';
import { GAP, isCourt, kindOf, LAST_CARD } from '../components/cards.ts';
import type { CapabilityNumber } from '../components/capabilities.ts';
import type { HeadlineNumber } from '../components/headlines.ts';
import { addToHand, takeFromHand } from '../hands.ts';
import { placeCapability } from '../khyber-knives/capability-bought.ts';
import { buyHeadline } from '../khyber-knives/headlines/index.ts';
import { payPrice, priceOf, takeAllFrom, transfer } from '../rupees.ts';
import { nameOf } from '../solo/khan.ts';
import { cardAt, playerOf, type State, type Who } from '../state.ts';
import { say } from '../text/say.ts';
import { resolveTopple } from '../topple/resolve.ts';

/** Whether that market card can be bought now, by somebody with so many rupees and room in the hand or not. */
export function canBuy(state: State, place: number, rupees: number, room: boolean): boolean {
  const card = cardAt(state, place);
  if (card === GAP || isPaidOn(state, place) || priceOf(state, place) > rupees) return false;
  return room || !isCourt(card);
}

/** E3.4 */
export const isPaidOn = (state: State, place: number): boolean => (state.turn.paid & (1 << place)) !== 0;

export function whyNotBuy(state: State, who: Who, place: number): Message {
  if (isPaidOn(state, place)) return say('why.paid-on', 'E3.4');
  const cost = priceOf(state, place);
  const { rupees } = playerOf(state, who);
  if (cost > rupees) return say('why.cost', 'E3.3', { cost, rupees });
  return say('why.hand-full', 'E3.2');
}

/** Items of content, made once. */
const BOUGHT: readonly string[] = Array.from({ length: LAST_CARD + 1 }, (_, card) => `bought.${card}`);

/** E3.3, E3.5 Pays, takes the card and the rupees on it; what never enters a hand happens at once (E3.6, J6.1, J7.1). */
export function* purchase(table: Table<State>, who: Who, place: number): Rules<void> {
  const { state } = table;
  const player = playerOf(state, who);
  const card = cardAt(state, place);
  const cost = priceOf(state, place);
  payPrice(state, who, place);
  const found = takeAllFrom(state, place, who);
  state.market.cards[place] = GAP;
  const kind = kindOf(card);
  table.fired(BOUGHT[card] ?? '');
  table.log(say('log.bought', 'E3.3', { player: nameOf(state, who), card: String(card), cost, found }));
  switch (kind) {
    case 'court':
      addToHand(player, card);
      return;
    case 'topple':
      state.discards.push(card);
      yield* resolveTopple(table, who);
      return;
    case 'headline':
      yield* buyHeadline(table, who, card as HeadlineNumber);
      return;
    case 'capability':
      yield* placeCapability(table, who, card as CapabilityNumber);
      return;
  }
}

/** E3.1, E3.3 From another player's hand, for the price he named; never doubled (doubt 64). */
export function buyFromPlayer(table: Table<State>, who: Who, seller: Who, card: number): void {
  const { state } = table;
  const { offers } = state.talk;
  const offer = offers.find((one) => one.seller === seller && one.card === card);
  if (offer === undefined) throw new Error(`nobody sells card ${card}`);
  takeFromHand(table, seller, card);
  addToHand(playerOf(state, who), card);
  transfer(state, who, seller, offer.price);
  table.fired('purchase.player');
  table.log(
    say('log.sold', 'E3.3', {
      player: nameOf(state, who),
      seller: nameOf(state, seller),
      card: String(card),
      price: offer.price,
    }),
  );
}

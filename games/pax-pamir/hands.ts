/** Hands (E3.2): hidden, so that whatever leaves one is shown to the others. */
import type { Table } from '@sandtable/engine';
import { CAPABILITY } from './components/capabilities.ts';
import { handSize, isActive, type Player, playerOf, type State, type Who } from './state.ts';

export function takeFromHand(table: Table<State>, who: Who, card: number): void {
  const { state } = table;
  const { hand } = playerOf(state, who);
  const at = hand.indexOf(card);
  if (at < 0) throw new Error(`card ${card} is in no hand`);
  hand.splice(at, 1);
  // G1 What is gone can no longer be sold.
  const { offers } = state.talk;
  const offered = offers.findIndex((offer) => offer.card === card);
  if (offered >= 0) offers.splice(offered, 1);
  if (!state.variants.openHands) table.reveal();
}

/** Hands lie in the order of the card numbers: the order in which cards came is nobody's business. */
export function addToHand(player: Pick<Player, 'hand'>, card: number): void {
  const { hand } = player;
  let at = hand.length;
  while (at > 0 && (hand[at - 1] ?? 0) > card) at--;
  hand.splice(at, 0, card);
}

/** E3.2 Room for one more card; card 140 does away with the limit. */
export function hasRoom(state: State, who: Who): boolean {
  const player = playerOf(state, who);
  return isActive(player, CAPABILITY.harem) || player.hand.length < handSize(state, player);
}

/** E2 Discard. */
import type { Rules, Table } from '@sandtable/engine';
import { CAPABILITY } from '../components/capabilities.ts';
import { COUNTED_ACTIONS } from '../components/players.ts';
import { takeFromHand } from '../hands.ts';
import { takeAnywhere } from '../sources.ts';
import { nameOf } from '../solo/khan.ts';
import { isActive, playerOf, type State, type Who } from '../state.ts';
import { say } from '../text/say.ts';

/** Card 141 makes discards free. */
export const isDiscardFree = (state: State, who: Who): boolean =>
  isActive(playerOf(state, who), CAPABILITY.reputationForCruelty);

/** E2.1 A card of the hand; if both counted actions are discards, a rupee from anywhere. */
export function* discard(table: Table<State>, who: Who, card: number): Rules<void> {
  const { state } = table;
  const { turn } = state;
  takeFromHand(table, who, card);
  state.discards.push(card);
  turn.discards++;
  table.fired('discard');
  table.log(say('log.discarded', 'E2.1', { player: nameOf(state, who), card: String(card) }));
  if (!earnsRupee(state, who)) return;
  table.fired('discard.rupee');
  yield* takeAnywhere(table, who, 1, say('ask.discard-rupee', 'E2.1'));
}

/** With card 141 for every second discard of the turn, free or not (doubt 96). */
function earnsRupee(state: State, who: Who): boolean {
  const { turn } = state;
  if (isDiscardFree(state, who)) return turn.discards % 2 === 0;
  return turn.counted === COUNTED_ACTIONS && turn.discards === COUNTED_ACTIONS;
}

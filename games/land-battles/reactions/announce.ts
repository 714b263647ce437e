import type { Table } from '@sandtable/engine';
import type { ActionId, Nation } from '../cards/card-set.ts';
import { discardPlayed, type HeldId, lay } from '../deck.ts';
import { attemptOf, type State } from '../state.ts';
import { say } from '../text/say.ts';

/** R15 The card is shown and lies on the table until it is carried out. */
export function announce(table: Table<State>, nation: Nation, id: HeldId): ActionId {
  const card = lay(table, nation, id);
  attemptOf(table.state).reaction = { nation, card };
  table.fired(`${card}.defence`);
  table.log(say('log.reacts', 'R15', { nation, card }));
  return card;
}

/** R15 Cancels as many hits or successes as it can (D49), and the card is done. */
export function stop(table: Table<State>, card: ActionId, most: number): void {
  const attempt = attemptOf(table.state);
  const count = Math.min(most, attempt.scored);
  attempt.scored -= count;
  table.log(say('log.stops', 'R15', { count, left: attempt.scored }));
  discardPlayed(table.state, card);
}

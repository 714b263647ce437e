/** What is looked at again after every completed action and every step of cleanup (doubt 6). */
import type { Rules, Table } from '@sandtable/engine';
import { checkFavors } from './favors.ts';
import { offerActivations } from './khyber-knives/activation.ts';
import { checkWazirs } from './khyber-knives/wazirs.ts';
import { fallBack, isAnybodyAdrift } from './loyalty.ts';
import { isOver, type State } from './state.ts';

/**
 * Loyalty first, since influence goes by it; then favors and wazirs; then capabilities, which go by rulers. Gives rules
 * to run only where somebody may have to decide: it is called after every action.
 */
export function settle(table: Table<State>): Rules<void> | null {
  const { state } = table;
  if (isOver(state)) return null;
  if (state.variants.khyberKnives || isAnybodyAdrift(state)) return settleByAsking(table);
  checkFavors(table);
  checkWazirs(table);
  return null;
}

function* settleByAsking(table: Table<State>): Rules<void> {
  yield* fallBack(table);
  checkFavors(table);
  checkWazirs(table);
  if (table.state.variants.khyberKnives) yield* offerActivations(table);
}

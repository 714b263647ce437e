/** What is looked at again after every completed action and every step of cleanup (doubt 6). */
import type { Rules, Table } from '@sandtable/engine';
import { checkFavors } from './favors.ts';
import { offerActivations } from './khyber-knives/activation.ts';
import { checkWazirs } from './khyber-knives/wazirs.ts';
import { fallBack, isAnybodyAdrift } from './loyalty.ts';
import { isOver, type State } from './state.ts';

/** Loyalty first, since influence goes by it; then favors and wazirs; then capabilities, which go by rulers. */
export function* settle(table: Table<State>): Rules<void> {
  const { state } = table;
  if (isOver(state)) return;
  if (isAnybodyAdrift(state)) yield* fallBack(table);
  checkFavors(table);
  checkWazirs(table);
  if (state.variants.khyberKnives) yield* offerActivations(table);
}

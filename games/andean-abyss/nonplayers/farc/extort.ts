/** 8.7.1 Extort, after Rally and March. */
import { isLoc, type Space } from '../../map.ts';
import { hasMajority, spaces, type State, underground } from '../../state.ts';
import { type Selection, select } from '../selection.ts';
import { isUnused } from '../sites.ts';

/** Everywhere with two Underground guerrillas, and on one more LoC. */
export function farcExtort(
  state: State,
  used: readonly Space[],
): Selection<'two-underground' | 'loc'> | undefined {
  const unused = isUnused(used);
  const held = spaces(state).filter((space) => unused(space) && hasMajority(state, space, 'farc'));
  const safe = held.filter((space) => underground(state, space, 'farc') >= 2);
  if (safe.length > 0) return select('two-underground', safe, safe.length);
  // The LoC of the second step gave its last Underground guerrilla.
  if (used.some((space) => isLoc(space) && underground(state, space, 'farc') === 0)) return undefined;
  const locs = held.filter((space) => isLoc(space) && underground(state, space, 'farc') > 0);
  return locs.length === 0 ? undefined : { step: 'loc', among: locs, capacity: 1, econ: 'lowest' };
}

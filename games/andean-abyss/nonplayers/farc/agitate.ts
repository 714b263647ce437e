/** 8.7.5 Agitation. */
import { populationOf, type Space } from '../../map.ts';
import { hasSupport, type State, terror } from '../../state.ts';
import { best, type Selection, select } from '../selection.ts';

/** What it takes to shift a space at all: its Terror, and one more. */
export const agitationCost = (state: State, space: Space): number => terror(state, space) + 1;

/** Fewest Terror, then Support, then highest population; only where a shift can follow (N22). */
export function agitation(state: State, among: readonly Space[]): Selection<'agitate'> | undefined {
  const payable = among.filter((space) => agitationCost(state, space) <= state.resources.farc);
  const top = best(
    payable,
    (space) => -terror(state, space),
    (space) => hasSupport(state, space),
    populationOf,
  );
  return select('agitate', top, 1);
}

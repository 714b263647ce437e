/** 8.7.4 Terror. */
import { ACTIVE_OPPOSITION } from '../../changes.ts';
import { isLoc, populationOf, type Space } from '../../map.ts';
import { isSabotaged, level, spaces, type State, underground } from '../../state.ts';
import { type Selection, select } from '../selection.ts';
import { isUnused, purse } from '../sites.ts';
import { isKidnapPossible, kidnapGroup, KIDNAPS, type KidnapStep } from './kidnap.ts';

export type FarcTerrorStep = 'loc' | `kidnap-${KidnapStep}` | 'shift';

export function farcTerror(state: State, used: readonly Space[]): Selection<FarcTerrorStep> | undefined {
  const unused = isUnused(used);
  const left = purse(state, 'farc');
  const cells = spaces(state).filter((space) => unused(space) && underground(state, space, 'farc') > 0);
  if (left === 0) return undefined;
  const locs = cells.filter((space) => isLoc(space) && !isSabotaged(state, space));
  if (locs.length > 0) return select('loc', locs, locs.length);
  const shifts = cells.filter(
    (space) => populationOf(space) > 0 && level(state, space) !== ACTIVE_OPPOSITION,
  );
  return forKidnap(state, used, cells, left) ?? select('shift', shifts, left);
}

/** N20 As many as bring the Terror spaces with a possible Kidnap up to three. */
function forKidnap(
  state: State,
  used: readonly Space[],
  cells: readonly Space[],
  left: number,
): Selection<FarcTerrorStep> | undefined {
  const open = KIDNAPS - used.filter((space) => isKidnapPossible(state, space)).length;
  if (open <= 0) return undefined;
  const group = kidnapGroup(cells.filter((space) => isKidnapPossible(state, space)));
  if (group === undefined) return undefined;
  // LoCs cost nothing.
  return select(`kidnap-${group.step}`, group.among, group.step === 'loc' ? open : Math.min(open, left));
}

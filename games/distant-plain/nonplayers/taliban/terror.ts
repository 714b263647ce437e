/** 8.7.5 Taliban Terror. */
import { AFGHAN_LANDS, isLoc, LOCS, type Space } from '../../map.ts';
import { terrorCost } from '../../operations/terror.ts';
import { hasOpposition, hasSupport, isSabotaged, peopleOf, type State, type Turn } from '../../state.ts';
import { isUnused } from '../ground.ts';
import { best, type Choice, step } from '../selection.ts';

/** Of how many of these the Terror can be paid. */
function affordable(state: State, turn: Turn, spaces: readonly Space[]): number {
  let left = state.resources.taliban;
  const costs = spaces.map((space) => terrorCost(state, turn, space)).toSorted((a, b) => a - b);
  return costs.filter((cost) => {
    left -= cost;
    return left >= 0;
  }).length;
}

export function talibanTerror(state: State, turn: Turn, open: (space: Space) => boolean): Choice | undefined {
  const isOpen = (space: Space): boolean => isUnused(turn)(space) && open(space);
  const locs = LOCS.filter((loc) => !isSabotaged(state, loc) && isOpen(loc));
  if (locs.length > 0) return step('T.terror.loc', locs, locs.length);
  const lands = AFGHAN_LANDS.filter(
    (space) => !isLoc(space) && peopleOf(space, state) > 0 && !hasOpposition(state, space) && isOpen(space),
  );
  const top = best(
    lands,
    (space) => peopleOf(space, state),
    (space) => hasSupport(state, space),
  );
  return step('T.terror.space', top, affordable(state, turn, top));
}

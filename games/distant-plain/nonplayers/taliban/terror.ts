/** 8.7.5 Taliban Terror. */
import { AFGHAN_LANDS, isLoc, LOCS, type Space } from '../../map.ts';
import { price } from '../../operations/kit.ts';
import { hasOpposition, hasSupport, isSabotaged, peopleOf, type State, type Turn } from '../../state.ts';
import { isUnused } from '../ground.ts';
import { best, type Choice, step } from '../selection.ts';

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
  const [first] = top;
  const cost = first === undefined ? 1 : price(state, turn, 'terror', first, 1);
  return step('T.terror.space', top, cost === 0 ? top.length : Math.floor(state.resources.taliban / cost));
}

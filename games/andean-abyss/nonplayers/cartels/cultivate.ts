/** 8.5.1 Cultivate, after Rally. */
import { isFertile } from '../../activities/cultivate.ts';
import { isDepartment, type Space } from '../../map.ts';
import { available, bases, lands, type State } from '../../state.ts';
import { type Selection, select } from '../selection.ts';

/** A Base in a Department of this Rally; else one moved from a space with two. */
export function cultivate(state: State, rallied: readonly Space[]): Selection<'place' | 'move'> | undefined {
  const fields = rallied.filter((space) => isDepartment(space) && isFertile(state, space));
  if (available(state, 'cartels-base') > 0 && fields.length > 0) return select('place', fields);
  if (cultivateSources(state).length === 0) return undefined;
  return select(
    'move',
    lands(state).filter((space) => bases(state, space, 'cartels') === 0 && isFertile(state, space)),
  );
}

/** Spaces with two Cartels Bases can spare one. */
export const cultivateSources = (state: State): Space[] =>
  lands(state).filter((space) => bases(state, space, 'cartels') === 2);

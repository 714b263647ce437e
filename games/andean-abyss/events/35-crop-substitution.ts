import { ACTIVE_OPPOSITION, canShift, changeAid, shift } from '../changes.ts';
import type { Space } from '../map.ts';
import { bases, departments } from '../state.ts';
import { replaceBy } from './placing.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces, oneOf, toPieces } from './vocabulary.ts';

/** 35 Crop Substitution. */
export const cropSubstitution: CardEvent = {
  *unshaded(action) {
    const { state } = action;
    const grows = (space: Space) => bases(state, space, 'cartels') > 0;
    const space = yield* oneOf(action, 'replace', () => departments(state).filter(grows));
    if (space !== undefined)
      yield* toPieces(
        action,
        'replace',
        bases(state, space, 'cartels'),
        { spaces: () => [space], kinds: ['cartels-base'] },
        (where, id) => replaceBy(action, where, id, 'police'),
      );
    changeAid(action, 3);
  },

  *shaded(action) {
    const { state } = action;
    const among = () =>
      departments(state).filter(
        (space) => bases(state, space, 'cartels') > 0 && canShift(state, space, ACTIVE_OPPOSITION),
      );
    yield* inSpaces(action, 'shift', 1, among, (space) => shift(action, space, ACTIVE_OPPOSITION, 2));
  },
};

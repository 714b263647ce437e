import { removeAll, turnOver } from '../changes.ts';
import { ACTIVE } from '../forces.ts';
import type { Space } from '../map.ts';
import { active, cubes, hasSupport, spaces, type State } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces } from './kit.ts';

/** Spaces with Active AUC guerrillas under the eyes of cubes or of the people. */
const watched = (state: State): Space[] =>
  spaces(state).filter(
    (space) => active(state, space, 'auc') > 0 && (cubes(state, space) > 0 || hasSupport(state, space)),
  );

/** 38 National Coordination Center. */
export const nationalCoordinationCenter: CardEvent = {
  // D31: three spaces if there are as many.
  *unshaded(action) {
    const among = () => watched(action.state);
    yield* inSpaces(action, 'remove', 3, among, (space) => removeAll(action, space, [ACTIVE.auc]));
  },

  shaded(action) {
    for (const space of watched(action.state)) turnOver(action, space, ACTIVE.auc);
  },
};

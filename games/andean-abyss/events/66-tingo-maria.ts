import { isForest, type Space } from '../map.ts';
import { bases, departments, type State } from '../state.ts';
import { placeInSpaces } from './placing.ts';
import type { CardEvent } from './rules.ts';
import { removePieces } from './kit.ts';

/** Forest Departments with a Cartels Base. */
const plantations = (state: State): Space[] =>
  departments(state).filter((space) => isForest(space) && bases(state, space, 'cartels') > 0);

/** 66 Tingo María. */
export const tingoMaria: CardEvent = {
  *unshaded(action) {
    yield* removePieces(action, 3, { spaces: () => plantations(action.state), kinds: ['cartels-base'] });
  },

  *shaded(action) {
    const there = plantations(action.state);
    yield* placeInSpaces(action, there.length, { kind: 'cartels-base', among: () => there });
  },
};

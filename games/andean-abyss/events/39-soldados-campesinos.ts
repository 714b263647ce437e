import { UNDERGROUND } from '../forces.ts';
import { departments, police } from '../state.ts';
import { placeInSpaces, replaceBy } from './placing.ts';
import type { CardEvent } from './rules.ts';
import { upToSpaces } from './kit.ts';

/** 39 Soldados Campesinos. */
export const soldadosCampesinos: CardEvent = {
  *unshaded(action) {
    yield* placeInSpaces(action, 6, { kind: 'police', among: () => departments(action.state) });
  },

  *shaded(action) {
    const { state } = action;
    const among = () => departments(state).filter((space) => police(state, space) > 0);
    yield* upToSpaces(action, 'replace', 3, among, (space) =>
      replaceBy(action, space, 'police', UNDERGROUND.auc),
    );
  },
};

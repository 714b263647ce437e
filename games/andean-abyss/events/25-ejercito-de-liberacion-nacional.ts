import { removeAll } from '../changes.ts';
import { TABLE } from '../forces.ts';
import { AT, isDepartment, isMountain, type Space } from '../map.ts';
import { adjacent, departments, pieces } from '../state.ts';
import { fitting, placePieces } from './placing.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces, oneOf } from './vocabulary.ts';

const PLACED = ['farc-underground', 'farc-base'] as const;

/** 25 Ejército de Liberación Nacional. */
export const ejercitoDeLiberacionNacional: CardEvent = {
  *unshaded(action) {
    const { state } = action;
    const isHeld = (space: Space) => isMountain(space) && pieces(state, space, 'farc') > 0;
    const among = () => departments(state).filter(isHeld);
    yield* inSpaces(action, 'remove', 1, among, (space) => removeAll(action, space, TABLE.kindsOf('farc')));
  },

  *shaded(action) {
    const { state } = action;
    const around = [AT.antioquia, ...adjacent(state, AT.antioquia).filter(isDepartment)];
    const fits = (space: Space) => fitting(action, space, PLACED).length > 0;
    const space = yield* oneOf(action, 'place', () => around.filter(fits));
    if (space !== undefined) yield* placePieces(action, space, PLACED, 3);
  },
};

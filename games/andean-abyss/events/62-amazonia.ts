import { factionOf, KINDS } from '../forces.ts';
import { AT, isForest, populationOf } from '../map.ts';
import { departments } from '../state.ts';
import { placeInSpaces } from './placing.ts';
import type { CardEvent } from './rules.ts';
import { removePieces } from './kit.ts';

const AIRSTRIPS = [AT.amazonas, AT.guainia, AT.vaupes];

/** 62 Amazonía. */
export const amazonia: CardEvent = {
  *unshaded(action) {
    const jungle = departments(action.state).filter((space) => isForest(space) && populationOf(space) === 0);
    const kinds = KINDS.filter((kind) => factionOf(kind) !== 'government');
    yield* removePieces(action, 3, { spaces: () => jungle, kinds, optional: true });
  },

  *shaded(action) {
    yield* placeInSpaces(action, 3, { kind: 'cartels-base', among: () => AIRSTRIPS });
  },
};

import { openSpace } from '../changes.ts';
import { factionOf, isGuerrilla, KINDS, TABLE, isUnderground } from '../forces.ts';
import { AT, BORDERING } from '../map.ts';
import { insurgentPieces } from '../state.ts';
import { placePieces } from './placing.ts';
import type { CardEvent } from './rules.ts';
import { oneOf, removePieces } from './vocabulary.ts';

/** 33 Sucumbíos. */
export const sucumbios: CardEvent = {
  *unshaded(action) {
    const { state } = action;
    const among = () => BORDERING.ecuador.filter((space) => insurgentPieces(state, space) > 0);
    const space = yield* oneOf(action, 'remove', among);
    if (space === undefined) return;
    const kinds = KINDS.filter((kind) => factionOf(kind) !== 'government');
    yield* removePieces(action, 3, { spaces: () => [space], kinds, optional: true });
  },

  // D59: the executing faction's own pieces.
  *shaded(action) {
    openSpace(action, AT.ecuador);
    const kinds = TABLE.kindsOf(action.faction).filter((kind) => !isGuerrilla(kind) || isUnderground(kind));
    yield* placePieces(action, AT.ecuador, kinds, 2);
  },
};

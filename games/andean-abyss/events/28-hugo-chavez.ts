import { mark } from '../changes.ts';
import { factionOf, KINDS } from '../forces.ts';
import { AT, BORDERING, isDepartment, isLoc } from '../map.ts';
import { adjacent, allPieces, insurgentPieces } from '../state.ts';
import { placeInSpaces } from './placing.ts';
import type { CardEvent } from './rules.ts';
import { oneOf, removePieces } from './vocabulary.ts';

/** 28 Hugo Chávez. */
export const hugoChavez: CardEvent = {
  *unshaded(action) {
    const { state } = action;
    const among = () => BORDERING.venezuela.filter((space) => insurgentPieces(state, space) > 0);
    const space = yield* oneOf(action, 'remove', among);
    if (space === undefined) return;
    const kinds = KINDS.filter((kind) => factionOf(kind) !== 'government');
    yield* removePieces(action, 3, { spaces: () => [space], kinds, optional: true });
  },

  // D3: both parts.
  *shaded(action) {
    const { state } = action;
    const among = () => BORDERING.venezuela.filter(isDepartment);
    yield* placeInSpaces(action, 1, { kind: 'farc-base', among });
    for (const loc of adjacent(state, AT.cucuta).filter(isLoc))
      if (allPieces(state, loc) === 0) mark(action, loc);
  },
};

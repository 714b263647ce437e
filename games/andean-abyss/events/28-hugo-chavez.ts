import { mark, place } from '../deeds.ts';
import { factionOf, KINDS } from '../forces.ts';
import { AT, BORDERING, isDepartment, isLoc } from '../map.ts';
import { adjacent, allPieces, insurgentPieces, placeable } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces, oneOf, removePieces } from './vocabulary.ts';

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
    const among = () =>
      BORDERING.venezuela.filter((space) => isDepartment(space) && placeable(state, space, 'farc-base') > 0);
    yield* inSpaces(action, 'place', 1, among, (space) => place(action, space, 'farc-base'));
    for (const loc of adjacent(state, AT.cucuta).filter(isLoc))
      if (allPieces(state, loc) === 0) mark(action, loc);
  },
};

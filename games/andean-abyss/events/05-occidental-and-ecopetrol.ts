import { ACTIVE_OPPOSITION, canShift, shift } from '../deeds.ts';
import { INSURGENTS, UNDERGROUND } from '../forces.ts';
import { econOf, LOCS, PIPELINES, type Space } from '../map.ts';
import { adjacent, lands } from '../state.ts';
import { placeInSpaces } from './placing.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces, turnPieces } from './vocabulary.ts';

/** 5 Occidental & Ecopetrol. */
export const occidentalAndEcopetrol: CardEvent = {
  *unshaded(action) {
    const { state } = action;
    const guarded = yield* placeInSpaces(action, 6, { kind: 'police', among: () => PIPELINES, again: true });
    const around = () => [...new Set(guarded.flatMap((space) => [space, ...adjacent(state, space)]))];
    yield* turnPieces(action, 3, {
      spaces: around,
      kinds: INSURGENTS.map((faction) => UNDERGROUND[faction]),
    });
  },

  *shaded(action) {
    const { state } = action;
    const isByOil = (space: Space) => adjacent(state, space).some((beside) => isRich.has(beside));
    const among = () =>
      lands(state).filter((space) => isByOil(space) && canShift(state, space, ACTIVE_OPPOSITION));
    yield* inSpaces(action, 'shift', 1, among, (space) => shift(action, space, ACTIVE_OPPOSITION, 2));
  },
};

const isRich: ReadonlySet<Space> = new Set(LOCS.filter((loc) => econOf(loc) === 3));

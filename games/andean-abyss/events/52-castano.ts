import { ACTIVE_SUPPORT, canShift, gain, shift } from '../changes.ts';
import { isCity, isMountain } from '../map.ts';
import { basesOnMap, lands, pieces } from '../state.ts';
import { placeInSpaces } from './placing.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces } from './kit.ts';

/** 52 Castaño. */
export const castano: CardEvent = {
  *unshaded(action) {
    const { state } = action;
    const among = () =>
      lands(state).filter(
        (space) => (isCity(space) || isMountain(space)) && canShift(state, space, ACTIVE_SUPPORT),
      );
    yield* inSpaces(action, 'shift', 2, among, (space) => shift(action, space, ACTIVE_SUPPORT));
  },

  *shaded(action) {
    const { state } = action;
    const among = () => lands(state).filter((space) => pieces(state, space, 'auc') > 0);
    yield* placeInSpaces(action, 1, { kind: 'auc-base', among });
    gain(action, 'auc', basesOnMap(state, 'auc'));
  },
};

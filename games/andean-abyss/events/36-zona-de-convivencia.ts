import { keepEligible, PASSIVE_SUPPORT, setLevel } from '../changes.ts';
import { isMountain } from '../map.ts';
import { adjacent, isNeutral } from '../state.ts';
import { placeZone } from '../zones.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces } from './vocabulary.ts';

/** 36 Zona de Convivencia. */
export const zonaDeConvivencia: CardEvent = {
  *event(action) {
    const { state } = action;
    const zone = yield* placeZone(action, isMountain);
    const among = () =>
      zone === undefined ? [] : adjacent(state, zone).filter((space) => isNeutral(state, space));
    yield* inSpaces(action, 'shift', 2, among, (space) => setLevel(action, space, PASSIVE_SUPPORT));
    keepEligible(action, action.faction);
  },
};

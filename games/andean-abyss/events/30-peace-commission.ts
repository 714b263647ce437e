import { placeZone, removeZone } from '../zones.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces } from './kit.ts';

/** 30 Peace Commission. */
export const peaceCommission: CardEvent = {
  *unshaded(action) {
    const among = () => action.state.zones.toSorted((a, b) => a - b);
    yield* inSpaces(action, 'remove', 1, among, (zone) => removeZone(action, zone));
  },

  shaded: [{ zone: true }],
};

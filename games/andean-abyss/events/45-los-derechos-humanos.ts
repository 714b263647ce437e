import { ACTIVE_SUPPORT, changeAid, gain, rollDie, shift } from '../changes.ts';
import { cubes, lands, pieces, spaces, terror } from '../state.ts';
import type { CardEvent } from './rules.ts';

/** 45 Los Derechos Humanos. */
export const losDerechosHumanos: CardEvent = {
  unshaded(action) {
    const { state } = action;
    for (const space of lands(state))
      if (cubes(state, space) > 0 && terror(state, space) > 0) shift(action, space, ACTIVE_SUPPORT);
  },

  shaded(action) {
    const { state } = action;
    changeAid(action, -spaces(state).filter((space) => pieces(state, space, 'auc') > 0).length);
    gain(action, 'government', -rollDie(action));
  },
};

import { changeAid, gain, rollDie } from '../changes.ts';
import type { CardEvent } from './rules.ts';

/** 18 NSPD-18. */
export const nspd18: CardEvent = {
  unshaded(action) {
    gain(action, 'government', Math.min(action.state.aid, 20));
    changeAid(action, 20);
  },

  shaded(action) {
    gain(action, 'government', -6);
    changeAid(action, -rollDie(action));
  },
};

import { changeAid, gain } from '../changes.ts';
import { type CardEvent, lasting } from './rules.ts';

/** 17 Madrid Donors. */
export const madridDonors: CardEvent = {
  unshaded(action) {
    gain(action, 'government', Math.min(action.state.aid, 20));
    changeAid(action, 6);
  },
  // No Sweep and no Assault in Departments (operations/sweep.ts, operations/assault.ts).
  shaded: lasting,
};

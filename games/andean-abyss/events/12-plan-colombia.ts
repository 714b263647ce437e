import { changeAid, gain } from '../changes.ts';
import { type CardEvent, lasting } from './rules.ts';

/** 12 Plan Colombia. */
export const planColombia: CardEvent = {
  unshaded(action) {
    gain(action, 'government', Math.min(action.state.aid, 20));
    changeAid(action, 10);
  },
  // No Air Strike (activities/air-strike.ts), no search by Patrol (operations/patrol.ts).
  shaded: lasting,
};

import type { CardEvent } from './rules.ts';

/** 10 Blackhawks: how many Troops an Air Lift carries (activities/air-lift.ts). */
export const blackhawks: CardEvent = {
  unshaded: [{ lasting: 'air-lift-any-number' }],
  shaded: [{ lasting: 'air-lift-one' }],
};

import type { CardEvent } from './rules.ts';

/** 13 Plan Meteoro: the Assaults of a Patrol (operations/patrol.ts). */
export const planMeteoro: CardEvent = {
  unshaded: [{ lasting: 'patrol-assaults-everywhere' }],
  shaded: [{ lasting: 'patrol-without-assault' }],
};

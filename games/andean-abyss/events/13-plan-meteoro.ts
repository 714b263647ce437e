import { type CardEvent, lasting } from './rules.ts';

/** 13 Plan Meteoro: the Assaults of a Patrol (operations/patrol.ts). */
export const planMeteoro: CardEvent = { unshaded: lasting, shaded: lasting };

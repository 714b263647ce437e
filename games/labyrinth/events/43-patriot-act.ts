import { type CardEvent, lasting } from './rules.ts';

/** 43 Patriot Act. The rule it changes is in ../map.ts. */
export const patriotAct: CardEvent = { event: lasting };

import { type CardEvent, lasting } from './rules.ts';

/** 5 NEST. The rule it changes is in ../plots.ts. */
export const nest: CardEvent = { event: lasting };

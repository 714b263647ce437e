import { type CardEvent, lasting } from './rules.ts';

/** 1 1st Division: what Civic Action needs (civic.ts, propaganda/support.ts). */
export const firstDivision: CardEvent = { unshaded: lasting, shaded: lasting };

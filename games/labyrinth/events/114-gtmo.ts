import { rollPrestige } from '../tracks.ts';
import type { CardEvent } from './rules.ts';

/** 114 GTMO. The rule it changes is in ../operations/recruit.ts. */
export const gtmo: CardEvent = { event: rollPrestige };

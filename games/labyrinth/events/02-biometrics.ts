import { type CardEvent, lasting } from './rules.ts';

/** 2 Biometrics. The rule it changes is in ../operations/travel.ts. */
export const biometrics: CardEvent = { event: lasting };

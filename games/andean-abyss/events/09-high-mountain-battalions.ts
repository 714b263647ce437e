import type { CardEvent } from './rules.ts';

/** 9 High Mountain Battalions: the strength of an Assault in Mountains (operations/assault.ts). */
export const highMountainBattalions: CardEvent = {
  unshaded: [{ lasting: 'assault-mountain-as-city' }],
  shaded: [{ lasting: 'assault-mountain-weak' }],
};

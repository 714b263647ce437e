import type { CardEvent } from './rules.ts';

/** 3 Tapias: what an Assault costs, and how many spaces it may have (operations/assault.ts). */
export const tapias: CardEvent = {
  unshaded: [{ lasting: 'assault-cost' }],
  shaded: [{ lasting: 'assault-one-space' }],
};

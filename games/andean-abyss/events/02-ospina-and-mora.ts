import type { CardEvent } from './rules.ts';

/** 2 Ospina & Mora: what a Sweep costs, and how many spaces it may have (operations/sweep.ts). */
export const ospinaAndMora: CardEvent = {
  unshaded: [{ lasting: 'sweep-cost' }],
  shaded: [{ lasting: 'sweep-one-space' }],
};

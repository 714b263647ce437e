import type { CardEvent } from './rules.ts';

/** 18 NSPD-18. */
export const nspd18: CardEvent = {
  unshaded: [
    { gain: 'government-resources', amount: { asMuchAs: 'aid', most: 20 } },
    { gain: 'aid', amount: 20 },
  ],
  shaded: [
    { lose: 'government-resources', amount: 6 },
    { lose: 'aid', amount: 'die' },
  ],
};

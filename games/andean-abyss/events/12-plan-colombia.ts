import type { CardEvent } from './rules.ts';

/** 12 Plan Colombia. */
export const planColombia: CardEvent = {
  unshaded: [
    { gain: 'government-resources', amount: { asMuchAs: 'aid', most: 20 } },
    { gain: 'aid', amount: 10 },
  ],
  // activities/air-strike.ts, operations/patrol.ts.
  shaded: [{ lasting: 'no-air-strike-no-search' }],
};

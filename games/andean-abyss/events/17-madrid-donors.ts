import type { CardEvent } from './rules.ts';

/** 17 Madrid Donors. */
export const madridDonors: CardEvent = {
  unshaded: [
    { gain: 'government-resources', amount: { asMuchAs: 'aid', most: 20 } },
    { gain: 'aid', amount: 6 },
  ],
  // operations/sweep.ts, operations/assault.ts.
  shaded: [{ lasting: 'no-sweep-assault-in-departments' }],
};

import type { CardEvent } from './card.ts';

/** 70 Contractor Surge. */
export const contractorSurge: CardEvent = {
  known: 'reconstructed',
  certainty: 0.2,
  unshaded: [
    { gain: 'aid', amount: 4 },
    { gain: 'warlords-resources', amount: 3 },
    { free: 'patrol', by: 'coalition', terms: { 'assault-locs': 2 } },
  ],
  shaded: [
    { gain: 'warlords-resources', amount: 5 },
    { lose: 'aid', amount: 3 },
  ],
};

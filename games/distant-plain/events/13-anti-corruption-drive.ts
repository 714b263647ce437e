import type { CardEvent } from './card.ts';

/** 13 Anti-Corruption Drive. */
export const antiCorruptionDrive: CardEvent = {
  known: 'reconstructed',
  certainty: 0.3,
  unshaded: [{ transfer: 6, upTo: true, from: 'patronage', to: 'government-resources' }],
  shaded: [
    {
      gain: 'patronage',
      amount: { each: { spaces: { kind: 'province', control: 'coin', hasNo: 'coalition-piece' } }, most: 5 },
    },
    { lose: 'aid', amount: 3 },
  ],
  nonPlayers: { warlords: { operates: 'always' } },
};

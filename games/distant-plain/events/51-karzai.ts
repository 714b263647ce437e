import type { CardEvent } from './card.ts';

/** 51 Karzai. */
export const karzai: CardEvent = {
  known: 'reconstructed',
  certainty: 0.2,
  unshaded: [
    { gain: 'patronage', amount: 2 },
    { shift: 'support', levels: 1, where: { spaces: 'kabul' } },
    { eligible: 'government' },
  ],
  shaded: [
    { transfer: 4, upTo: true, from: 'patronage', to: 'warlords-resources' },
    { set: 'neutral', where: { spaces: 'kabul' } },
  ],
};

import type { CardEvent } from './card.ts';

/** 71 Coup!. */
export const coup: CardEvent = {
  known: 'reconstructed',
  certainty: 0.2,
  unshaded: [
    {
      if: { track: 'patronage', atLeast: 15 },
      do: [{ transfer: { half: 'patronage' }, from: 'patronage', to: 'government-resources' }],
      otherwise: [{ place: 'government-cube', count: 4, upTo: true, where: { spaces: 'kabul' } }],
    },
  ],
  shaded: [
    {
      roll: [{ remove: 'government-cube', count: 'rolled', where: { spaces: 'kabul' } }],
      table: [
        {
          from: 5,
          to: 6,
          do: [{ set: 'neutral', where: { spaces: 'kabul' } }, { ineligible: 'government' }],
        },
      ],
    },
  ],
};

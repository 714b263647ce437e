import type { CardEvent } from './card.ts';

/** 14 Economic Project. */
export const economicProject: CardEvent = {
  known: 'reconstructed',
  certainty: 0.55,
  sourced: ['shaded'],
  unshaded: [
    {
      gain: 'government-resources',
      amount: { each: { spaces: { control: 'coin', has: 'coin-base' } }, times: 3, most: 12 },
    },
  ],
  shaded: [
    {
      gain: 'warlords-resources',
      amount: { each: { spaces: { has: ['coin-base', 'warlords-piece'] } }, times: 3 },
    },
  ],
};

import type { CardEvent } from './card.ts';

/** 58 Counter-Narc. */
export const counterNarc: CardEvent = {
  known: 'reconstructed',
  certainty: 0.5,
  sourced: ['unshaded'],
  unshaded: [{ lasting: 'traffic-divided', divisor: 2 }],
  shaded: [
    {
      gain: 'warlords-resources',
      amount: { each: { pieces: 'warlords-base', where: { control: ['taliban', 'none'] } } },
    },
  ],
};

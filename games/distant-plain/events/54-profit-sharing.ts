import type { CardEvent } from './card.ts';

/** 54 Profit Sharing. */
export const profitSharing: CardEvent = {
  known: 'reconstructed',
  certainty: 0.25,
  unshaded: [
    {
      free: 'traffic',
      by: 'warlords',
      where: { control: 'coin' },
      terms: { 'beside-coalition': true, 'patronage-each': 2 },
    },
  ],
  shaded: [
    {
      free: 'traffic',
      by: 'warlords',
      where: { control: ['taliban', 'none'] },
      terms: { 'taliban-share': 1 },
    },
  ],
};

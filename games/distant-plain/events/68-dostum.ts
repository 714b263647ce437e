import type { CardEvent } from './card.ts';

/** 68 Dostum. */
export const dostum: CardEvent = {
  known: 'reconstructed',
  certainty: 0.25,
  unshaded: [
    {
      replace: 'taliban-guerrilla',
      count: 3,
      upTo: true,
      with: 'police',
      where: { spaces: ['faryab', 'balkh', 'sar-e-pol', 'samangan'] },
    },
  ],
  shaded: [
    {
      place: 'warlords-base',
      count: 1,
      upTo: true,
      where: { spaces: ['faryab', 'balkh', 'sar-e-pol', 'samangan'] },
    },
    {
      place: 'warlords-guerrilla',
      count: 2,
      upTo: true,
      where: { spaces: ['faryab', 'balkh', 'sar-e-pol', 'samangan'] },
    },
    { eligible: 'warlords' },
  ],
};

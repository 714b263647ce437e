import type { CardEvent } from './card.ts';

/** 56 Fratricide. */
export const fratricide: CardEvent = {
  known: 'reconstructed',
  certainty: 0.3,
  unshaded: [
    {
      inSpaces: 2,
      upTo: true,
      where: { has: ['coalition-troops', 'government-cube'] },
      do: [
        { remove: 'government-cube', count: 1 },
        { remove: 'taliban-guerrilla', count: 1 },
      ],
    },
  ],
  shaded: [
    {
      inSpaces: 1,
      where: { has: ['coalition-troops', 'government-cube'] },
      do: [
        { remove: 'coalition-troops', count: 2, upTo: true, to: 'casualties' },
        { remove: 'government-cube', count: 2, upTo: true },
      ],
    },
  ],
};

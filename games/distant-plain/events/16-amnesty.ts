import type { CardEvent } from './card.ts';

/** 16 Amnesty. */
export const amnesty: CardEvent = {
  known: 'reconstructed',
  certainty: 0.25,
  unshaded: [
    {
      inSpaces: 3,
      upTo: true,
      where: { is: 'afghan', control: 'coin', has: 'taliban-guerrilla' },
      do: [
        { remove: 'taliban-guerrilla', count: 1 },
        { place: 'police', count: 1 },
      ],
    },
  ],
  shaded: [
    {
      inSpaces: 3,
      upTo: true,
      where: { has: 'police' },
      do: [
        { place: 'taliban-guerrilla', count: 1 },
        { flip: 'taliban-guerrilla', count: 'all', turn: 'underground' },
      ],
    },
  ],
};

import type { CardEvent } from './card.ts';

/** 52 Power Shuffle. */
export const powerShuffle: CardEvent = {
  known: 'reconstructed',
  certainty: 0.2,
  unshaded: [{ special: 'power-shuffle' }],
  shaded: [
    {
      inSpaces: 1,
      where: { kind: 'province', has: 'police' },
      do: [{ replace: 'police', count: 3, upTo: true, with: 'warlords-guerrilla' }],
    },
  ],
};

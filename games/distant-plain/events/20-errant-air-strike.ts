import type { CardEvent } from './card.ts';

/** 20 Errant Air Strike. */
export const errantAirStrike: CardEvent = {
  known: 'reconstructed',
  certainty: 0.25,
  unshaded: [
    {
      inSpaces: 2,
      upTo: true,
      where: { kind: 'province', has: 'coalition-troops' },
      do: [{ unmark: 'terror', count: 1, otherwise: [{ shift: 'support', levels: 1 }] }],
    },
  ],
  shaded: [
    {
      inSpaces: 1,
      where: { kind: 'province', has: 'coalition-troops' },
      do: [
        { mark: 'terror', count: 1 },
        { shift: 'opposition', levels: 2 },
        { place: 'taliban-guerrilla', count: 1 },
      ],
    },
  ],
};

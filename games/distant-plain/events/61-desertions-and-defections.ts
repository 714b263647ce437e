import type { CardEvent } from './card.ts';

/** 61 Desertions & Defections. */
export const desertionsAndDefections: CardEvent = {
  known: 'reconstructed',
  certainty: 0.3,
  unshaded: [
    {
      inSpaces: 3,
      upTo: true,
      where: { is: 'afghan', has: ['government-cube', 'taliban-guerrilla'] },
      do: [{ replace: 'taliban-guerrilla', count: 1, with: 'police' }],
    },
  ],
  shaded: [
    {
      inSpaces: 3,
      upTo: true,
      where: { has: ['government-cube', 'insurgent-piece'] },
      do: [{ replace: 'government-cube', count: 1, with: 'insurgent-guerrilla', present: true }],
    },
  ],
};

import type { CardEvent } from './card.ts';

/** 32 Haqqani. */
export const haqqani: CardEvent = {
  known: 'reconstructed',
  certainty: 0.25,
  unshaded: [
    { remove: 'taliban-piece', count: 3, upTo: true, where: { spaces: ['waziristan', 'khowst', 'paktika'] } },
  ],
  shaded: [
    {
      inSpaces: 1,
      where: { spaces: ['waziristan', 'khowst', 'paktika'] },
      do: [
        {
          either: [
            [{ place: 'taliban-base', count: 1 }],
            [{ place: 'taliban-guerrilla', count: 2, upTo: true }],
          ],
        },
      ],
    },
    {
      free: 'attack',
      by: 'taliban',
      spaces: 1,
      where: { spaces: ['khowst', 'paktika', 'kabul'] },
      terms: { 'with-ambush': true },
    },
  ],
  nonPlayers: { taliban: { shaded: { branches: [1, 2] } }, warlords: { shaded: { branches: [1, 2] } } },
};

import type { CardEvent } from './card.ts';

/** 66 Mountain Fastness. */
export const mountainFastness: CardEvent = {
  known: 'reconstructed',
  certainty: 0.3,
  unshaded: [
    {
      inSpaces: 1,
      where: { kind: 'province', is: ['afghan', 'mountain'] },
      do: [
        { flip: 'insurgent-guerrilla', count: 'all', turn: 'active' },
        {
          free: 'assault',
          by: { oneOf: ['coalition', 'government'] },
          terms: { 'as-in-plain': true, 'own-troops-only': true },
        },
      ],
    },
  ],
  shaded: [
    {
      inSpaces: 1,
      where: { kind: 'province', is: ['afghan', 'mountain'] },
      do: [
        {
          either: [
            [
              { place: 'taliban-base', count: 1 },
              { flip: 'taliban-guerrilla', count: 'all', turn: 'underground' },
            ],
            [
              { place: 'taliban-guerrilla', count: 2, upTo: true },
              { flip: 'taliban-guerrilla', count: 'all', turn: 'underground' },
            ],
            [
              { place: 'warlords-base', count: 1 },
              { flip: 'warlords-guerrilla', count: 'all', turn: 'underground' },
            ],
            [
              { place: 'warlords-guerrilla', count: 2, upTo: true },
              { flip: 'warlords-guerrilla', count: 'all', turn: 'underground' },
            ],
          ],
        },
      ],
    },
  ],
  nonPlayers: { taliban: { shaded: { branches: [1, 2] } }, warlords: { shaded: { branches: [3, 4] } } },
};

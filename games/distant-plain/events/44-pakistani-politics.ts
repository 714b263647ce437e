import type { CardEvent } from './card.ts';

/** 44 Pakistani Politics. */
export const pakistaniPolitics: CardEvent = {
  known: 'reconstructed',
  certainty: 0.2,
  unshaded: [
    {
      if: { 'islamabad-at': ['backing', 'sponsorship'] },
      do: [{ lose: 'taliban-resources', amount: 'die' }],
      otherwise: [
        {
          inSpaces: 1,
          where: { is: 'pakistan' },
          do: [{ remove: 'taliban-guerrilla', count: 2, upTo: true }],
        },
      ],
    },
  ],
  shaded: [
    { gain: 'taliban-resources', amount: 'die' },
    {
      free: 'rally',
      by: 'taliban',
      spaces: 1,
      where: { is: 'pakistan' },
      terms: { 'whatever-islamabad': true },
    },
  ],
};

import type { CardEvent } from './card.ts';

/** 19 Al-Qaeda. */
export const alQaeda: CardEvent = {
  known: 'reconstructed',
  certainty: 0.25,
  unshaded: [
    {
      inSpaces: 2,
      upTo: true,
      where: { kind: 'province', is: 'afghan', has: 'taliban-guerrilla' },
      do: [{ shift: 'support', levels: 1 }],
    },
    { lose: 'taliban-resources', amount: 3 },
  ],
  shaded: [
    { inSpaces: 'each', where: { is: 'pakistan' }, do: [{ place: 'taliban-guerrilla', count: 1 }] },
    { gain: 'taliban-resources', amount: 3 },
  ],
};

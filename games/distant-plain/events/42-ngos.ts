import type { CardEvent } from './card.ts';

/** 42 NGOs. */
export const ngos: CardEvent = {
  known: 'reconstructed',
  certainty: 0.25,
  unshaded: [
    {
      inSpaces: 2,
      upTo: true,
      where: { control: 'coin' },
      do: [
        { unmark: 'terror', count: 'all' },
        { shift: 'support', levels: 1 },
      ],
    },
  ],
  shaded: [
    {
      inSpaces: 3,
      upTo: true,
      where: { kind: ['province', 'city'], has: 'insurgent-guerrilla' },
      do: [{ mark: 'terror', count: 1 }],
    },
    { lose: 'aid', amount: 4 },
  ],
};

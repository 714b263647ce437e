import type { CardEvent } from './card.ts';

/** 64 Hazara. */
export const hazara: CardEvent = {
  known: 'reconstructed',
  certainty: 0.25,
  unshaded: [
    { remove: 'taliban-guerrilla', count: 'all', where: { spaces: 'bamian' } },
    { shift: 'support', levels: 1, where: { spaces: 'bamian' } },
    {
      inSpaces: 1,
      where: { kind: 'province', beside: { spaces: 'bamian' } },
      do: [{ shift: 'support', levels: 1 }],
    },
  ],
  shaded: [
    {
      place: 'warlords-guerrilla',
      count: 3,
      upTo: true,
      where: { spaces: ['bamian', 'ghazni', 'khowst', 'oruzgan', 'samangan', 'sar-e-pol'] },
    },
  ],
};

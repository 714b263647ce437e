import type { CardEvent } from './rules.ts';

/** 14 Tres Esquinas. */
export const tresEsquinas: CardEvent = {
  // D22: only the Department is a choice; there the Government places all it can.
  unshaded: [
    {
      by: 'government',
      inSpaces: 1,
      where: { kind: 'department' },
      do: [{ place: ['government-base', 'troops'], count: 4, most: { 'government-base': 1, troops: 3 } }],
    },
  ],
  // D22: a Government Base.
  shaded: [
    {
      inSpaces: 1,
      where: { kind: 'department' },
      do: [
        { remove: 'government-base', count: 1 },
        { remove: 'cube', count: 1 },
      ],
    },
  ],
};

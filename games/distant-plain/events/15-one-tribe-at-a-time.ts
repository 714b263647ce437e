import type { CardEvent } from './card.ts';

/** 15 One Tribe at a Time. */
export const oneTribeAtATime: CardEvent = {
  known: 'reconstructed',
  certainty: 0.25,
  unshaded: [
    {
      inSpaces: 1,
      where: { kind: 'province', is: ['afghan', 'pashtun'], has: 'coalition-troops' },
      do: [
        { replace: 'taliban-guerrilla', count: 2, upTo: true, with: 'police' },
        { shift: 'support', levels: 1 },
      ],
    },
  ],
  shaded: [
    {
      inSpaces: 1,
      where: { kind: 'province', is: ['afghan', 'pashtun'], has: 'police' },
      do: [
        { replace: 'police', count: 2, upTo: true, with: 'insurgent-guerrilla', oneFaction: true },
        { shift: 'opposition', levels: 1 },
      ],
    },
  ],
};

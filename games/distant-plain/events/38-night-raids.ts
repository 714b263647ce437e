import type { CardEvent } from './card.ts';

/** 38 Night Raids. */
export const nightRaids: CardEvent = {
  known: 'reconstructed',
  certainty: 0.3,
  unshaded: [
    {
      inSpaces: 3,
      upTo: true,
      where: { has: 'coin-troops' },
      do: [{ remove: 'insurgent-guerrilla', count: 1 }],
    },
  ],
  shaded: [
    {
      inSpaces: 2,
      upTo: true,
      where: { is: 'pashtun', has: 'coalition-troops' },
      do: [{ shift: 'opposition', levels: 1 }],
    },
  ],
};

import type { CardEvent } from './card.ts';

/** 25 Koran Burning. */
export const koranBurning: CardEvent = {
  known: 'reconstructed',
  certainty: 0.25,
  unshaded: [
    { inSpaces: 2, upTo: true, where: { has: 'coalition-piece' }, do: [{ unmark: 'terror', count: 'all' }] },
    { inSpaces: 1, where: { these: true }, do: [{ shift: 'support', levels: 1 }] },
  ],
  shaded: [
    { inSpaces: 2, upTo: true, where: { has: 'coalition-piece' }, do: [{ shift: 'opposition', levels: 1 }] },
    { inSpaces: 1, where: { these: true }, do: [{ place: 'taliban-guerrilla', count: 1 }] },
  ],
};

import type { CardEvent } from './card.ts';

/** 35 Gulbuddin Hekmatyar. */
export const gulbuddinHekmatyar: CardEvent = {
  known: 'reconstructed',
  certainty: 0.2,
  unshaded: [
    {
      remove: 'taliban-guerrilla',
      count: 3,
      upTo: true,
      where: { spaces: ['khowst', 'nuristan', 'baghlan'] },
    },
  ],
  shaded: [
    {
      place: 'taliban-guerrilla',
      count: 2,
      upTo: true,
      where: { spaces: ['khowst', 'nuristan', 'baghlan'] },
    },
    { place: 'warlords-guerrilla', count: 1, where: { spaces: ['khowst', 'nuristan', 'baghlan'] } },
  ],
};

import type { CardEvent } from './card.ts';

/** 62 Local Understanding. */
export const localUnderstanding: CardEvent = {
  known: 'reconstructed',
  certainty: 0.15,
  unshaded: [
    {
      inSpaces: 3,
      upTo: true,
      where: { has: ['government-cube', 'warlords-guerrilla'] },
      do: [{ remove: 'taliban-guerrilla', count: 1 }],
    },
    { gain: 'warlords-resources', amount: { each: 'removed' } },
  ],
  shaded: [{ free: 'suborn', by: 'warlords', spaces: 3 }],
};

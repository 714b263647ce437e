import type { CardEvent } from './card.ts';

/** 60 Tajiks. */
export const tajiks: CardEvent = {
  known: 'reconstructed',
  certainty: 0.25,
  unshaded: [
    {
      place: 'government-cube',
      count: 4,
      upTo: true,
      where: { spaces: ['badakhshan', 'baghlan', 'konduz', 'kabul'] },
    },
    {
      inSpaces: 1,
      where: { spaces: ['badakhshan', 'baghlan', 'konduz', 'kabul'] },
      do: [{ shift: 'support', levels: 1 }],
    },
  ],
  shaded: [
    {
      place: 'warlords-piece',
      count: 4,
      upTo: true,
      most: { 'warlords-base': 1 },
      where: { spaces: ['badakhshan', 'baghlan', 'konduz'] },
    },
  ],
};

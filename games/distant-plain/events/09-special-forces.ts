import type { CardEvent } from './card.ts';

/** 9 Special Forces. */
export const specialForces: CardEvent = {
  known: 'reconstructed',
  certainty: 0.5,
  sourced: ['shaded'],
  unshaded: [
    {
      remove: 'taliban-guerrilla',
      count: 3,
      upTo: true,
      where: { spaces: ['waziristan', 'northwest-frontier'], beside: { has: 'coalition-piece' } },
    },
  ],
  shaded: [
    {
      if: {
        some: {
          kind: 'province',
          has: 'coalition-piece',
          beside: { spaces: ['waziristan', 'northwest-frontier'] },
        },
      },
      do: [{ islamabad: 'sponsorship', boxes: 2 }],
    },
  ],
  nonPlayers: { warlords: { ineffective: { 'islamabad-at': 'sponsorship' } } },
};

import type { CardEvent } from './rules.ts';

/** 23 DoD Contractors. */
export const dodContractors: CardEvent = {
  unshaded: [
    {
      inSpaces: 1,
      where: { kind: 'department' },
      do: [
        { flip: 'insurgent-underground', count: 'all', turn: 'active' },
        { remove: 'cartels-base', count: 'all' },
      ],
    },
  ],
  // The Government takes off its own Troops, so it chooses them.
  shaded: [
    { by: 'government', remove: 'troops', count: 3, where: {} },
    { ineligible: 'government' },
    { ineligible: 'farc' },
  ],
};

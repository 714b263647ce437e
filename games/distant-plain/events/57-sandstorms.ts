import type { CardEvent } from './card.ts';

/** 57 Sandstorms. */
export const sandstorms: CardEvent = {
  known: 'reconstructed',
  certainty: 0.35,
  unshaded: [
    { lasting: 'forbid', actions: ['air-lift', 'air-strike'] },
    { lasting: 'march-once' },
    { lasting: 'sweep-not-through-locs' },
  ],
};

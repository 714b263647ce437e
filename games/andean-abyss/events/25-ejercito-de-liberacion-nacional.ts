import type { CardEvent } from './rules.ts';

/** 25 Ejército de Liberación Nacional. */
export const ejercitoDeLiberacionNacional: CardEvent = {
  unshaded: [
    {
      inSpaces: 1,
      where: { kind: 'department', is: 'mountain', has: 'farc-piece' },
      do: [{ remove: 'farc-piece', count: 'all' }],
    },
  ],
  shaded: [
    {
      inSpaces: 1,
      where: { kind: 'department', near: { spaces: 'antioquia' } },
      do: [{ place: ['farc-guerrilla', 'farc-base'], count: 3 }],
    },
  ],
};

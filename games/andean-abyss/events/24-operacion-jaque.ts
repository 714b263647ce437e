import type { CardEvent } from './rules.ts';

/** 24 Operación Jaque. */
export const operacionJaque: CardEvent = {
  unshaded: [
    { inSpaces: 1, where: { kind: 'city' }, do: [{ set: 'active-support' }] },
    { ineligible: 'farc' },
  ],
  shaded: [
    { inSpaces: 1, where: { has: ['farc-piece', 'troops'] }, do: [{ remove: 'troops', count: 2 }] },
    { inSpaces: 1, where: { kind: 'city', level: 'support' }, do: [{ set: 'neutral' }] },
  ],
};

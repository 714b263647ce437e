import type { CardEvent } from './rules.ts';

/** 43 Calima Front. */
export const calimaFront: CardEvent = {
  // No Terror is executed, so nothing shifts.
  unshaded: [
    { inSpaces: 1, where: { kind: 'department', has: 'troops' }, do: [] },
    { mark: 'terror', count: 2, where: { these: true } },
    { remove: 'farc-base', count: 'all', where: { these: true } },
  ],
  shaded: [
    { inSpaces: 1, where: { kind: 'department', has: 'troops' }, do: [] },
    { mark: 'terror', count: 2, where: { these: true } },
    { lose: 'aid', amount: 9 },
  ],
};

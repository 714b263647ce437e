import type { CardEvent } from './rules.ts';

/** 61 Air Bridge. */
export const airBridge: CardEvent = {
  unshaded: [
    { inSpaces: 1, where: { kind: 'city' }, do: [{ remove: 'cartels-piece', count: 'all' }] },
    // D4.
    { lose: 'cartels-resources', amount: 6 },
  ],
  shaded: [
    { place: 'cartels-base', count: 3, perSpace: 1, where: { kind: 'department', hasNo: 'cartels-piece' } },
  ],
};

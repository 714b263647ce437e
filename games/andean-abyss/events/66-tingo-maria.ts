import type { CardEvent } from './rules.ts';

/** 66 Tingo María. */
export const tingoMaria: CardEvent = {
  unshaded: [{ remove: 'cartels-base', count: 3, where: { kind: 'department', is: 'forest' } }],
  shaded: [
    {
      place: 'cartels-base',
      count: 'all',
      perSpace: 1,
      where: { kind: 'department', is: 'forest', has: 'cartels-base' },
    },
  ],
};

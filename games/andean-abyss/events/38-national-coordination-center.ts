import type { CardEvent } from './rules.ts';

/** 38 National Coordination Center. */
export const nationalCoordinationCenter: CardEvent = {
  // D31: three spaces if there are as many.
  unshaded: [
    {
      inSpaces: 3,
      where: { has: 'auc-active', any: [{ has: 'cube' }, { level: 'support' }] },
      do: [{ remove: 'auc-active', count: 'all' }],
    },
  ],
  shaded: [
    {
      flip: 'auc-active',
      count: 'all',
      turn: 'underground',
      where: { has: 'auc-active', any: [{ has: 'cube' }, { level: 'support' }] },
    },
  ],
};

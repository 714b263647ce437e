import type { CardEvent } from './rules.ts';

/** 52 Castaño. */
export const castano: CardEvent = {
  unshaded: [
    {
      inSpaces: 2,
      where: { any: [{ kind: 'city' }, { kind: 'department', is: 'mountain' }] },
      do: [{ shift: 'active-support', levels: 1 }],
    },
  ],
  shaded: [
    { place: 'auc-base', count: 1, perSpace: 1, where: { kind: ['city', 'department'], has: 'auc-piece' } },
    { gain: 'auc-resources', amount: { each: { pieces: 'auc-base' } } },
  ],
};

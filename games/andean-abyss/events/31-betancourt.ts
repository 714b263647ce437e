import type { CardEvent } from './rules.ts';

/** 31 Betancourt. */
export const betancourt: CardEvent = {
  unshaded: [
    { inSpaces: 2, where: { kind: 'city' }, do: [{ shift: 'active-support', levels: 1 }] },
    { inSpaces: 1, where: { kind: 'department' }, do: [{ shift: 'active-support', levels: 1 }] },
  ],
  shaded: [
    {
      inSpaces: 3,
      where: { kind: ['city', 'department'], level: 'passive-opposition' },
      do: [{ set: 'active-opposition' }],
    },
  ],
};

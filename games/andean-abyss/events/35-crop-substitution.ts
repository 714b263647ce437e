import type { CardEvent } from './rules.ts';

/** 35 Crop Substitution. */
export const cropSubstitution: CardEvent = {
  unshaded: [
    {
      inSpaces: 1,
      where: { kind: 'department' },
      do: [{ replace: 'cartels-base', count: 'all', with: 'police' }],
    },
    { gain: 'aid', amount: 3 },
  ],
  shaded: [
    {
      inSpaces: 1,
      where: { kind: 'department', has: 'cartels-base' },
      do: [{ shift: 'active-opposition', levels: 2 }],
    },
  ],
};

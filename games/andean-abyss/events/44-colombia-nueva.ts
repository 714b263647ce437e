import type { CardEvent } from './rules.ts';

/** 44 Colombia Nueva. */
export const colombiaNueva: CardEvent = {
  unshaded: [
    {
      inSpaces: 1,
      where: { kind: 'city', level: ['support', 'neutral'] },
      do: [{ set: 'active-support' }],
    },
    { gain: 'government-resources', amount: 3 },
  ],
  shaded: [
    { inSpaces: 1, where: { kind: 'city', level: 'support' }, do: [{ set: 'neutral' }] },
    { lose: 'government-resources', amount: 3 },
  ],
};

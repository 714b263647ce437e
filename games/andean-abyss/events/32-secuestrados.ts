import type { CardEvent } from './rules.ts';

/** 32 Secuestrados. */
export const secuestrados: CardEvent = {
  unshaded: [
    {
      inSpaces: 2,
      where: { kind: ['city', 'department'], level: ['neutral', 'passive-opposition'] },
      do: [{ set: 'passive-support' }],
    },
  ],
  shaded: [{ gain: 'farc-resources', amount: 12 }],
};

import type { CardEvent } from './rules.ts';

/** 15 War Tax. */
export const warTax: CardEvent = {
  unshaded: [{ gain: 'government-resources', amount: { each: 'pip', times: 4 } }],
  shaded: [
    {
      inSpaces: 1,
      where: { kind: 'city', level: ['neutral', 'passive-support'] },
      do: [{ set: 'passive-opposition' }],
    },
  ],
};

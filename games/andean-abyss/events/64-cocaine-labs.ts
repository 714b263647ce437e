import type { CardEvent } from './rules.ts';

/** 64 Cocaine Labs. */
export const cocaineLabs: CardEvent = {
  unshaded: [
    {
      inSpaces: 1,
      where: { kind: ['city', 'department'], has: ['cartels-base', 'farc-guerrilla'] },
      do: [{ shipment: 'farc' }],
    },
  ],
  shaded: [
    {
      gain: 'cartels-resources',
      amount: [
        { each: { pieces: 'cartels-base', where: { kind: 'city' } }, times: 2 },
        { each: { pieces: 'cartels-base', where: { kind: 'department' } } },
      ],
    },
  ],
};

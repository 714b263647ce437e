import type { CardEvent } from './card.ts';

/** 10 Partnering Policy. */
export const partneringPolicy: CardEvent = {
  known: 'reconstructed',
  certainty: 0.35,
  unshaded: [
    {
      inSpaces: 2,
      upTo: true,
      where: { kind: ['province', 'city'], has: ['coalition-troops', 'government-cube'] },
      do: [
        { free: 'sweep', by: 'coalition', terms: { 'in-place': true } },
        { free: 'assault', by: 'coalition', terms: { 'with-government-cubes': true } },
      ],
    },
  ],
  shaded: [{ lasting: 'coalition-alone' }],
};

import type { CardEvent } from './card.ts';

/** 21 Operation Iraqi Freedom. */
export const operationIraqiFreedom: CardEvent = {
  known: 'reconstructed',
  certainty: 0.25,
  unshaded: [{ free: 'surge', by: 'coalition' }],
  shaded: [
    {
      remove: 'coalition-troops',
      count: 2,
      where: { is: 'afghan' },
      orFrom: 'available',
      perSpace: 1,
      to: 'out-of-play',
    },
    { lose: 'aid', amount: 6 },
  ],
};

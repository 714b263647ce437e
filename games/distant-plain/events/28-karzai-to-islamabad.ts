import type { CardEvent } from './card.ts';

/** 28 Karzai to Islamabad. */
export const karzaiToIslamabad: CardEvent = {
  known: 'reconstructed',
  certainty: 0.2,
  unshaded: [
    { gain: 'government-resources', amount: 6 },
    { gain: 'patronage', amount: 2 },
    {
      unmark: 'sabotage',
      count: 'all',
      where: { spaces: ['loc-kabul-tor-kham', 'loc-kandahar-spin-boldak'] },
    },
  ],
  shaded: [
    { free: 'rally', by: 'taliban', where: { is: 'pakistan' }, terms: { 'whatever-islamabad': true } },
  ],
};

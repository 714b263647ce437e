import type { CardEvent } from './card.ts';

/** 37 Afghan Commandos. */
export const afghanCommandos: CardEvent = {
  known: 'reconstructed',
  certainty: 0.25,
  unshaded: [
    {
      replace: 'police',
      count: 3,
      upTo: true,
      with: 'government-troops',
      where: { is: 'afghan' },
      by: 'government',
    },
    { free: 'assault', by: 'government', spaces: 1, terms: { 'each-troops-removes': true } },
  ],
  shaded: [{ remove: 'government-troops', count: 3, upTo: true, where: { has: 'taliban-guerrilla' } }],
  nonPlayers: { government: { unshaded: { special: 'while-troops-are-available' } } },
};

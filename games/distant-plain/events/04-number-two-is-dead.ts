import type { CardEvent } from './card.ts';

/** 4 #2 Is Dead. */
export const numberTwoIsDead: CardEvent = {
  known: 'reconstructed',
  certainty: 0.55,
  sourced: ['shaded'],
  unshaded: [
    { remove: 'taliban-piece', count: 1, evenGuarded: true, where: { is: 'pakistan' } },
    { lose: 'taliban-resources', amount: 'die' },
  ],
  shaded: [
    { place: 'taliban-piece', count: 1, where: { is: 'pakistan' } },
    { gain: 'taliban-resources', amount: 'die' },
  ],
  nonPlayers: { warlords: { operates: { player: 'taliban' } } },
};

import type { CardEvent } from './card.ts';

/** 8 SEAL Team 6. */
export const sealTeam6: CardEvent = {
  known: 'reconstructed',
  certainty: 0.5,
  sourced: ['shaded'],
  unshaded: [{ remove: 'taliban-piece', count: 3, upTo: true, where: { is: 'pakistan' } }],
  shaded: [{ islamabad: 'sponsorship', boxes: 2 }],
  nonPlayers: { warlords: { ineffective: { 'islamabad-at': 'sponsorship' } } },
};

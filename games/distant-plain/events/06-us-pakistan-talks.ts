import type { CardEvent } from './card.ts';

/** 6 US-Pakistan Talks. */
export const usPakistanTalks: CardEvent = {
  known: 'reconstructed',
  certainty: 0.65,
  sourced: ['shaded'],
  unshaded: [{ islamabad: 'hostility', boxes: 2 }],
  shaded: [{ islamabad: 'sponsorship', boxes: 2 }],
  nonPlayers: { warlords: { ineffective: { 'islamabad-at': 'sponsorship' } } },
};

import type { CardEvent } from './card.ts';

/** 24 US-Taliban Talks. */
export const usTalibanTalks: CardEvent = {
  known: 'printed',
  certainty: 0.98,
  unshaded: [{ lasting: 'spares', spared: 'coalition', attacker: 'taliban' }],
  shaded: [{ lasting: 'forbid', actions: 'assault', to: 'coalition' }],
};

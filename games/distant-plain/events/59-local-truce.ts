import type { CardEvent } from './card.ts';

/** 59 Local Truce. */
export const localTruce: CardEvent = {
  known: 'reconstructed',
  certainty: 0.5,
  unshaded: [
    { transfer: 6, upTo: true, from: 'government-resources', to: 'warlords-resources' },
    { lasting: 'forbid', actions: 'suborn' },
  ],
  nonPlayers: { warlords: { operates: { track: 'government-resources', atMost: 0 } } },
};

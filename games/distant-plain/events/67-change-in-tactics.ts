import type { Instruction } from '../instructions/language.ts';
import type { CardEvent } from './card.ts';

/** A Capability that is against it; without one the Event is of no use to it. */
const DROPPING: Instruction = {
  ineffective: { 'no-hostile-capability': true },
  unshaded: { special: 'drop-hostile-capability' },
};

/** 67 Change in Tactics. */
export const changeInTactics: CardEvent = {
  known: 'reconstructed',
  certainty: 0.45,
  unshaded: [{ 'drop-capability': 1 }],
  nonPlayers: {
    coalition: DROPPING,
    government: DROPPING,
    taliban: DROPPING,
    warlords: DROPPING,
  },
};

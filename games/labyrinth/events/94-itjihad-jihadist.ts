import { worsen } from '../deeds.ts';
import { isPile } from '../hands.ts';
import { type Country, MUSLIM } from '../map.ts';
import type { State } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { oneOf, worsenOneOf } from './vocabulary.ts';

/** D-94: Muslim countries tested as, or improved to, Fair or Good in this action phase or the one before. */
const raised = ({ memory }: State): Country[] =>
  MUSLIM.filter((country) => memory.now.raised.includes(country) || memory.before.raised.includes(country));

/** 94 "The door of Itjihad was closed". */
export const itjihadJihadist: CardEvent = {
  isPlayable: (state) => raised(state).length > 0,

  *event(action) {
    const among = raised(action.state);
    // L54; alone the Jihadist's order passes over such countries itself (D-S18).
    if (!isPile(action.state, action.side)) return yield* worsenOneOf(action, among);
    const country = yield* oneOf(action, 'worsen', among);
    if (country !== undefined) worsen(action, country);
  },
};

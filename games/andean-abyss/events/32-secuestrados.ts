import { gain, PASSIVE_OPPOSITION, PASSIVE_SUPPORT, setLevel } from '../changes.ts';
import { isNeutral, lands, level } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces } from './vocabulary.ts';

/** 32 Secuestrados. */
export const secuestrados: CardEvent = {
  *unshaded(action) {
    const { state } = action;
    const among = () =>
      lands(state).filter((space) => isNeutral(state, space) || level(state, space) === PASSIVE_OPPOSITION);
    yield* inSpaces(action, 'shift', 2, among, (space) => setLevel(action, space, PASSIVE_SUPPORT));
  },

  shaded(action) {
    gain(action, 'farc', 12);
  },
};

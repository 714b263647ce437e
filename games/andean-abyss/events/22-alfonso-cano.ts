import { NEUTRAL, setLevel } from '../changes.ts';
import { hasOpposition, lands } from '../state.ts';
import { type CardEvent, lasting } from './rules.ts';
import { inSpaces } from './vocabulary.ts';

/** 22 Alfonso Cano. */
export const alfonsoCano: CardEvent = {
  *unshaded(action) {
    const { state } = action;
    const among = () => lands(state).filter((space) => hasOpposition(state, space));
    yield* inSpaces(action, 'shift', 1, among, (space) => setLevel(action, space, NEUTRAL));
  },
  // Agitation in more spaces (propaganda/support.ts).
  shaded: lasting,
};

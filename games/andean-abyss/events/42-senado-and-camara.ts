import { gain, PASSIVE_SUPPORT, setLevel } from '../changes.ts';
import { isNeutral, lands } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces } from './kit.ts';

/** 42 Senado & Cámara. */
export const senadoAndCamara: CardEvent = {
  *unshaded(action) {
    const { state } = action;
    const among = () => lands(state).filter((space) => isNeutral(state, space));
    yield* inSpaces(action, 'shift', 2, among, (space) => setLevel(action, space, PASSIVE_SUPPORT));
    gain(action, 'government', 3);
  },
  // No Sweep and no Assault against whoever executed it (operations/assault.ts).
  shaded: [{ lasting: 'shields-executor' }],
};

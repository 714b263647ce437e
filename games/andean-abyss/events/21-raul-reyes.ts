import { gain } from '../changes.ts';
import { lands } from '../state.ts';
import { placeInSpaces } from './placing.ts';
import type { CardEvent } from './rules.ts';
import { removePieces } from './vocabulary.ts';

/** 21 Raúl Reyes. */
export const raulReyes: CardEvent = {
  *unshaded(action) {
    gain(action, 'farc', -6);
    yield* removePieces(action, 1, { spaces: () => lands(action.state), kinds: ['farc-base'] });
  },

  *shaded(action) {
    const { state } = action;
    gain(action, 'farc', 6);
    yield* placeInSpaces(action, 1, { kind: 'farc-base', among: () => lands(state) });
  },
};

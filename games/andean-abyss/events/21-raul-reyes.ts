import { gain, place } from '../deeds.ts';
import { lands, placeable } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces, removePieces } from './vocabulary.ts';

/** 21 Raúl Reyes. */
export const raulReyes: CardEvent = {
  *unshaded(action) {
    gain(action, 'farc', -6);
    yield* removePieces(action, 1, { spaces: () => lands(action.state), kinds: ['farc-base'] });
  },

  *shaded(action) {
    const { state } = action;
    gain(action, 'farc', 6);
    const among = () => lands(state).filter((space) => placeable(state, space, 'farc-base') > 0);
    yield* inSpaces(action, 'place', 1, among, (space) => place(action, space, 'farc-base'));
  },
};

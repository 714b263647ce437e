import { gain, removeAll } from '../changes.ts';
import { TABLE } from '../forces.ts';
import { pieces, spaces } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces } from './kit.ts';

/** 41 Mancuso. */
export const mancuso: CardEvent = {
  *unshaded(action) {
    const { state } = action;
    gain(action, 'auc', -6);
    const among = () => spaces(state).filter((space) => pieces(state, space, 'auc') > 0);
    yield* inSpaces(action, 'remove', 1, among, (space) => removeAll(action, space, TABLE.kindsOf('auc')));
  },

  shaded(action) {
    const { state } = action;
    const shared = spaces(state).filter(
      (space) => pieces(state, space, 'auc') > 0 && pieces(state, space, 'cartels') > 0,
    );
    gain(action, 'auc', 3 * shared.length);
  },
};

import { ACTIVE_OPPOSITION, canShift, shift } from '../changes.ts';
import { guerrillaKindsOf } from '../shipments.ts';
import { lands, pieces, spaces } from '../state.ts';
import { removeShipment } from './freight.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces, removePieces } from './kit.ts';

/** 55 DEA Agents. */
export const deaAgents: CardEvent = {
  *unshaded(action) {
    const anywhere = () => spaces(action.state);
    yield* removeShipment(action, anywhere, false);
    yield* removePieces(action, 5, { spaces: anywhere, kinds: guerrillaKindsOf(['cartels']) });
  },

  *shaded(action) {
    const { state } = action;
    const among = () =>
      lands(state).filter(
        (space) => pieces(state, space, 'cartels') > 0 && canShift(state, space, ACTIVE_OPPOSITION),
      );
    yield* inSpaces(action, 'shift', 3, among, (space) => shift(action, space, ACTIVE_OPPOSITION));
  },
};

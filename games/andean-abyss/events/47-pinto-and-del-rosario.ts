import { by, under } from '../action.ts';
import { ACTIVE, UNDERGROUND } from '../forces.ts';
import { AT } from '../map.ts';
import { terrorIn } from '../operations/terror.ts';
import { spaces, underground } from '../state.ts';
import { placeInSpaces } from './placing.ts';
import type { CardEvent } from './rules.ts';
import { turnPieces } from './kit.ts';

/** 47 Pinto & del Rosario. */
export const pintoAndDelRosario: CardEvent = {
  unshaded: [
    { flip: 'auc-underground', count: 'all', turn: 'active', where: {} },
    { free: 'assault', by: 'government', terms: { only: 'auc', 'police-as-troops': true } },
  ],

  *shaded(outer) {
    const action = by(outer, 'auc');
    const { state } = action;
    yield* placeInSpaces(action, 2, { kind: UNDERGROUND.auc, among: () => [AT.cucuta], again: true });
    if (underground(state, AT.cucuta, 'auc') > 0) terrorIn(under(action, '3.3.4'), AT.cucuta, 'auc');
    yield* turnPieces(action, 2, { spaces: () => spaces(state), kinds: [ACTIVE.auc] });
  },
};

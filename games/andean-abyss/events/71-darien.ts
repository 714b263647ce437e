import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseNumber } from '../ask.ts';
import { gain, openSpace, remove } from '../changes.ts';
import { BASE, factionOf, INSURGENTS } from '../forces.ts';
import { AT, type Space } from '../map.ts';
import { guerrillaKindsOf, type PieceId, pieceOf } from '../shipments.ts';
import { room } from '../state.ts';
import { say } from '../text/say.ts';
import { isObtainable, placeInSpaces } from './placing.ts';
import type { CardEvent } from './rules.ts';
import { toPieces } from './kit.ts';

/** 71 Darién. */
export const darien: CardEvent = {
  *unshaded(action) {
    const among = { spaces: () => [AT.choco], kinds: guerrillaKindsOf(INSURGENTS) };
    yield* toPieces(action, 'remove', 1, among, (space, id) => intercept(action, space, id));
  },

  // D59: own Bases. Sweep finds nobody there (operations/sweep.ts).
  *shaded(action) {
    const { state, faction, rule } = action;
    openSpace(action, AT.panama);
    const kind = BASE[faction];
    if (!isObtainable(action, kind)) return;
    const most = Math.min(2, room(state, AT.panama, kind));
    const wanted = yield* chooseNumber(action, say('ask.event.count', rule, { card: state.card }), 1, most);
    yield* placeInSpaces(action, wanted, { kind, among: () => [AT.panama], again: true });
  },
};

function* intercept(action: Action, space: Space, id: PieceId): Rules<void> {
  yield* remove(action, space, id);
  gain(action, factionOf(pieceOf(id).kind), -5);
}

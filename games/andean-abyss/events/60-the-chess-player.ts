import type { Rules } from '@sandtable/engine';
import { bribeIn, canBribeIn } from '../activities/bribe.ts';
import { type Action, by, under } from '../action.ts';
import { gain, removeAll } from '../changes.ts';
import { TABLE } from '../forces.ts';
import { CITIES, isCity, type Space } from '../map.ts';
import { lands, pieces, spaces } from '../state.ts';
import { say } from '../text/say.ts';
import { placeInSpaces } from './placing.ts';
import type { CardEvent } from './rules.ts';
import { mayBeOneOf, oneOf } from './kit.ts';

/** 60 The Chess Player. */
export const theChessPlayer: CardEvent = {
  *unshaded(action) {
    const { state } = action;
    const isHeld = (space: Space) => pieces(state, space, 'cartels') > 0;
    const first = yield* oneOf(action, 'remove', () => lands(state).filter(isHeld));
    yield* clear(action, first);
    // Two Cities, or one Department.
    if (first !== undefined && isCity(first))
      yield* clear(action, yield* oneOf(action, 'remove', () => CITIES.filter(isHeld)));
    gain(action, 'government', 6);
  },

  *shaded(outer) {
    const action = by(outer, 'cartels');
    const { state, table } = action;
    yield* placeInSpaces(action, 2, { kind: 'cartels-base', among: () => CITIES });
    const among = () => spaces(state).filter((space) => canBribeIn(state, space, 0));
    const space = yield* mayBeOneOf(action, 'act', among);
    if (space === undefined) return;
    table.fired('activity.bribe');
    table.log(say('log.activity', '4.5.4', { faction: 'cartels', activity: 'bribe' }));
    yield* bribeIn(under(action, '4.5.4'), space);
  },
};

function* clear(action: Action, space: Space | undefined): Rules<void> {
  if (space !== undefined) yield* removeAll(action, space, TABLE.kindsOf('cartels'));
}

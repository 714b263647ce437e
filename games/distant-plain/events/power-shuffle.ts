/** 52 unshaded: Police moved about, and Patronage where more of them serve than before. */
import type { Play } from '@sandtable/coin/event-language';
import type { Rules } from '@sandtable/engine';
import { type Action, by } from '../action.ts';
import { changePatronage } from '../changes.ts';
import { AFGHANISTAN, isLoc, type Space } from '../map.ts';
import { moveSome } from '../propaganda/moving.ts';
import { hasCoinControl, type Plain, police, type State } from '../state.ts';

const MOST = 3;

const isPost = (state: State, space: Space): boolean => isLoc(space) || hasCoinControl(state, space);
const posts = (state: State): Space[] => AFGHANISTAN.filter((space) => isPost(state, space));
const manned = (state: State): Space[] => posts(state).filter((space) => police(state, space) > 0);

function* shuffle(outer: Action): Rules<void> {
  const action = by(outer, 'government');
  const { state } = action;
  const before = AFGHANISTAN.map((space) => police(state, space));
  const goals = posts(state);
  yield* moveSome(action, 'police', manned(state), goals);
  const grown = AFGHANISTAN.filter(
    (space, i) => hasCoinControl(state, space) && police(state, space) > (before[i] ?? 0),
  );
  changePatronage(action, Math.min(MOST, grown.length));
}

export const POWER_SHUFFLE: Play<Plain, unknown> = {
  can: ({ state }) => manned(state).length > 0 && posts(state).length > 1,
  play: (context) => shuffle(context.action),
};

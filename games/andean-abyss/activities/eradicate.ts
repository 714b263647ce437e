/** 4.2.3 Eradicate. */
import { type Hold, holdsWithout, isHopeless } from '@sandtable/coin';
import type { Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseSpace, whyMissing } from '../ask.ts';
import { ACTIVE_OPPOSITION, canShift, changeAid, place, removeAll, shift } from '../changes.ts';
import { TABLE } from '../forces.ts';
import { hasMomentum, MOMENTUM } from '../lasting.ts';
import { idOf, isDepartment, type Space } from '../map.ts';
import { holdOf, survivesIn } from '../operations/trial.ts';
import { adjacent, allGuerrillas, bases, departments, pieces, placeable, type State } from '../state.ts';
import { say } from '../text/say.ts';
import { useActivity } from '../turn.ts';
import type { ActivityRules } from './rules.ts';

const AID = 4;

const isForbidden = (state: State, space: Space): boolean =>
  hasMomentum(state, 'misil-antiaereo') && allGuerrillas(state, space) > 0;

/** A Department with Cartels pieces; under card 27 none with a guerrilla. */
function canEradicateIn(state: State, space: Space, hold: Hold<Space>): boolean {
  if (pieces(state, space, 'cartels') === 0) return false;
  if (isForbidden(state, space)) return false;
  return holdsWithout(hold, space) || leavesOperation(state, space);
}

/** 4.1 Whether the Operation can still begin: the guerrilla that comes where nothing shifts hides a FARC Base. */
function leavesOperation(state: State, space: Space): boolean {
  const sprayed = bases(state, space, 'cartels');
  const comes =
    angerable(state, space).length > 0 ? 0 : Math.min(1, placeable(state, space, 'farc-underground'));
  return survivesIn(
    state,
    [space],
    () => {
      TABLE.remove(state, space, 'cartels-base', sprayed);
      TABLE.place(state, space, 'farc-underground', comes);
    },
    () => {
      TABLE.remove(state, space, 'farc-underground', comes);
      TABLE.place(state, space, 'cartels-base', sprayed);
    },
  );
}

/** D45 What can be shifted: the space itself or any space beside it, Cities too. */
const angerable = (state: State, space: Space): Space[] =>
  [space, ...adjacent(state, space)].filter((one) => canShift(state, one, ACTIVE_OPPOSITION));

/** It opens no Operation: it exposes nobody. */
const canEradicate = (state: State, hold: Hold<Space>): boolean =>
  !isHopeless(hold) && departments(state).some((space) => canEradicateIn(state, space, hold));

function whyNotIn({ state, rule }: Action, space: Space): Message {
  if (!isDepartment(space)) return say('why.there.kind', rule);
  if (pieces(state, space, 'cartels') === 0) return say('why.eradicate.cartels', rule);
  if (isForbidden(state, space)) return say('why.card', '5.4', { card: MOMENTUM['misil-antiaereo'] });
  return say('why.there.kept', rule);
}

export function* eradicateOnce(action: Action): Rules<void> {
  const { state, rule } = action;
  const among = () => {
    const hold = holdOf(state);
    return departments(state).filter((one) => canEradicateIn(state, one, hold));
  };
  const blocked = whyMissing(action, among, (one) => whyNotIn(action, one));
  const space = yield* chooseSpace(action, say('ask.eradicate', rule), among, blocked);
  if (space === undefined) return;
  useActivity(state, 'eradicate', space);
  changeAid(action, AID);
  yield* removeAll(action, space, ['cartels-base']);
  const near = () => angerable(state, space);
  const angered = yield* chooseSpace(
    action,
    say('ask.eradicate.shift', rule, { space: idOf(space) }),
    near,
    whyMissing(action, near, () => say('why.eradicate.shift', rule)),
  );
  if (angered === undefined) place(action, space, 'farc-underground');
  else shift(action, angered, ACTIVE_OPPOSITION);
}

export const eradicate: ActivityRules = {
  rule: () => '4.2.3',
  limit: 1,
  possible: (state, _turn, hold) => canEradicate(state, hold),
  execute: eradicateOnce,
  why: (rule) => say('why.eradicate', rule),
};

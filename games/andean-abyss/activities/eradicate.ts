/** 4.2.3 Eradicate. */
import { type Hold, holdsWithout, isHopeless } from '@sandtable/coin';
import type { Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseSpace, pick, whyMissing } from '../ask.ts';
import { ACTIVE_OPPOSITION, canShift, changeAid, place, removeAll, shift } from '../changes.ts';
import { TABLE } from '../forces.ts';
import { hasMomentum, MOMENTUM } from '../lasting.ts';
import { idOf, idsOf, isDepartment, type Space, spaceOf } from '../map.ts';
import { holdOf, survives } from '../operations/trial.ts';
import { adjacent, allGuerrillas, bases, departments, pieces, type State } from '../state.ts';
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
  const sprayed = bases(state, space, 'cartels');
  return (
    holdsWithout(hold, space) ||
    survives(
      state,
      () => TABLE.remove(state, space, 'cartels-base', sprayed),
      () => TABLE.place(state, space, 'cartels-base', sprayed),
    )
  );
}

export function canEradicate(state: State): boolean {
  const hold = holdOf(state);
  if (isHopeless(hold)) return false;
  return departments(state).some((space) => canEradicateIn(state, space, hold));
}

function whyNotIn({ state, rule }: Action, space: Space): Message {
  if (!isDepartment(space)) return say('why.there.kind', rule);
  if (pieces(state, space, 'cartels') === 0) return say('why.eradicate.cartels', rule);
  if (isForbidden(state, space)) return say('why.card', '5.4', { card: MOMENTUM['misil-antiaereo'] });
  return say('why.there.kept', rule);
}

export function* eradicateOnce(action: Action): Rules<void> {
  const { state, rule } = action;
  const options = () => {
    const hold = holdOf(state);
    return idsOf(departments(state), (one) => canEradicateIn(state, one, hold));
  };
  const blocked = whyMissing(action, options, (one) => whyNotIn(action, one));
  const space = spaceOf(yield* pick(action, { prompt: say('ask.eradicate', rule), options, blocked }));
  if (space === undefined) return;
  useActivity(state, 'eradicate', space);
  changeAid(action, AID);
  yield* removeAll(action, space, ['cartels-base']);
  // D45: the space itself or any space beside it, Cities too.
  const near = () =>
    [space, ...adjacent(state, space)].filter((one) => canShift(state, one, ACTIVE_OPPOSITION));
  const angered = yield* chooseSpace(
    action,
    say('ask.eradicate.shift', rule, { space: idOf(space) }),
    near,
    whyMissing(
      action,
      () => near().map(idOf),
      () => say('why.eradicate.shift', rule),
    ),
  );
  if (angered === undefined) place(action, space, 'farc-underground');
  else shift(action, angered, ACTIVE_OPPOSITION);
}

export const eradicate: ActivityRules = {
  rule: () => '4.2.3',
  limit: 1,
  possible: canEradicate,
  execute: eradicateOnce,
  why: (rule) => say('why.eradicate', rule),
};

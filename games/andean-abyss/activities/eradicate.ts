/** 4.2.3 Eradicate. */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseSpace, pick } from '../ask.ts';
import { ACTIVE_OPPOSITION, canShift, changeAid, place, removeAll, shift } from '../deeds.ts';
import { TABLE } from '../forces.ts';
import { idOf, type Space, spaceOf } from '../map.ts';
import { survives } from '../operations/trial.ts';
import { adjacent, allGuerrillas, bases, departments, hasMomentum, pieces, type State } from '../state.ts';
import { say } from '../text/say.ts';
import { useActivity } from '../turn.ts';
import type { ActivityRules } from './rules.ts';

const AID = 4;

/** A Department with Cartels pieces; under card 27 none with a guerrilla. */
function canEradicateIn(state: State, space: Space): boolean {
  if (pieces(state, space, 'cartels') === 0) return false;
  if (hasMomentum(state, 27) && allGuerrillas(state, space) > 0) return false;
  return survives(state, () => TABLE.remove(state, space, 'cartels-base', bases(state, space, 'cartels')));
}

export const canEradicate = (state: State): boolean =>
  departments(state).some((space) => canEradicateIn(state, space));

export function* eradicateOnce(action: Action): Rules<void> {
  const { state, rule } = action;
  const space = spaceOf(
    yield* pick(action, {
      prompt: say('ask.eradicate', rule),
      options: () =>
        departments(state)
          .filter((one) => canEradicateIn(state, one))
          .map(idOf),
    }),
  );
  if (space === undefined) return;
  useActivity(state, 'eradicate', space);
  changeAid(action, AID);
  yield* removeAll(action, space, ['cartels-base']);
  // D45: the space itself or any space beside it, Cities too.
  const angered = yield* chooseSpace(action, say('ask.eradicate.shift', rule, { space: idOf(space) }), () =>
    [space, ...adjacent(state, space)].filter((one) => canShift(state, one, ACTIVE_OPPOSITION)),
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

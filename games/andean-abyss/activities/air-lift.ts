/** 4.2.1 Air Lift. */
import { numbers, type Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { pick } from '../ask.ts';
import { move } from '../deeds.ts';
import { TABLE } from '../forces.ts';
import { idOf, type Space, spaceOf } from '../map.ts';
import { survives } from '../operations/trial.ts';
import { allGuerrillas, capability, hasMomentum, room, spaces, type State, troops } from '../state.ts';
import { say } from '../text/say.ts';
import { useActivity } from '../turn.ts';
import type { ActivityRules } from './rules.ts';

/** 3 Troops; card 10: any number, or 1. */
export function liftLimit(state: State): number {
  switch (capability(state, 10)) {
    case 'unshaded':
      return Number.POSITIVE_INFINITY;
    case 'shaded':
      return 1;
    case undefined:
      return 3;
  }
}

/** D23 Card 27: neither end may hold a guerrilla. */
export const isBarred = (state: State, space: Space): boolean =>
  hasMomentum(state, 27) && allGuerrillas(state, space) > 0;

/** The numbers of Troops that could fly, leaving the Operation something to do. */
function lifts(state: State, from: Space, to: Space): string[] {
  const most = Math.min(liftLimit(state), troops(state, from), room(state, to, 'troops'));
  return numbers(1, most).filter((number) =>
    survives(state, () => TABLE.move(state, from, to, 'troops', Number(number))),
  );
}

const goals = (state: State, from: Space): Space[] =>
  spaces(state).filter((to) => to !== from && !isBarred(state, to) && lifts(state, from, to).length > 0);

const canLiftFrom = (state: State, from: Space): boolean =>
  troops(state, from) > 0 &&
  !isBarred(state, from) &&
  spaces(state).some((to) => to !== from && !isBarred(state, to) && lifts(state, from, to).length > 0);

export function* airLiftOnce(action: Action): Rules<void> {
  const { state, rule } = action;
  const from = spaceOf(
    yield* pick(action, {
      prompt: say('ask.air-lift.from', rule),
      options: () =>
        spaces(state)
          .filter((space) => canLiftFrom(state, space))
          .map(idOf),
    }),
  );
  if (from === undefined) return;
  const to = spaceOf(
    yield* pick(action, {
      prompt: say('ask.air-lift.to', rule, { from: idOf(from) }),
      options: () => goals(state, from).map(idOf),
    }),
  );
  if (to === undefined) return;
  const lifted = yield* pick(action, {
    prompt: say('ask.move.troops', rule, { from: idOf(from), to: idOf(to) }),
    options: () => lifts(state, from, to),
    label: (option) => say('number', rule, { number: Number(option) }),
  });
  move(action, from, to, 'troops', Number(lifted));
  useActivity(state, 'air-lift', to);
}

export const canAirLift = (state: State): boolean => spaces(state).some((space) => canLiftFrom(state, space));

export const airLift: ActivityRules = {
  rule: () => '4.2.1',
  limit: 1,
  possible: canAirLift,
  execute: airLiftOnce,
  why: (rule) => say('why.air-lift', rule),
};

/** 4.2.2 Air Strike. */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { pick } from '../ask.ts';
import { remove } from '../deeds.ts';
import { INSURGENTS, TABLE } from '../forces.ts';
import { idOf, isCity, type Space, spaceOf } from '../map.ts';
import { exposedKinds } from '../operations/removal.ts';
import { survives } from '../operations/trial.ts';
import { type PieceId, pieceIds, pieceLabel, pieceOf } from '../shipments.ts';
import { allGuerrillas, hasMomentum, spaces, type State } from '../state.ts';
import { say } from '../text/say.ts';
import { useActivity } from '../turn.ts';
import type { ActivityRules } from './rules.ts';

/** Any exposed piece, as long as the Operation has something to do without it. */
function victims(state: State, space: Space): PieceId[] {
  return pieceIds(state, space, exposedKinds(state, space, INSURGENTS)).filter((id) =>
    survives(state, () => TABLE.remove(state, space, pieceOf(id).kind, 1)),
  );
}

/** Departments and LoCs; none under card 12, and under card 27 none with a guerrilla. */
function canStrike(state: State, space: Space): boolean {
  if (isCity(space) || hasMomentum(state, 12)) return false;
  if (exposedKinds(state, space, INSURGENTS).length === 0) return false;
  return !(hasMomentum(state, 27) && allGuerrillas(state, space) > 0) && victims(state, space).length > 0;
}

export const canAirStrike = (state: State): boolean => spaces(state).some((space) => canStrike(state, space));

export function* airStrikeOnce(action: Action): Rules<void> {
  const { state, rule } = action;
  const space = spaceOf(
    yield* pick(action, {
      prompt: say('ask.air-strike', rule),
      options: () =>
        spaces(state)
          .filter((one) => canStrike(state, one))
          .map(idOf),
    }),
  );
  if (space === undefined) return;
  const victim = yield* pick<PieceId>(action, {
    prompt: say('ask.remove', rule, { space: idOf(space), left: 1 }),
    options: () => victims(state, space),
    label: (id) => pieceLabel(id, space, rule),
  });
  useActivity(state, 'air-strike', space);
  yield* remove(action, space, victim);
}

export const airStrike: ActivityRules = {
  rule: () => '4.2.2',
  with: ['patrol', 'sweep', 'assault'],
  limit: 1,
  possible: canAirStrike,
  execute: airStrikeOnce,
  why: (rule) => say('why.air-strike', rule),
};

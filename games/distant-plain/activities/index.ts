/** The Special Activities by name (4.2 to 4.5), and when they may be played. */
import { activities, type ActivityRefusals, withdrawing } from '@sandtable/coin';
import { ACTIONS } from '../action.ts';
import { FACTIONS, TABLE } from '../forces.ts';
import { AFGHANISTAN } from '../map.ts';
import { AMBUSH, ambushLimit, canAttack, mayAmbush } from '../operations/attack.ts';
import { TRIALS } from '../operations/trial.ts';
import { ACTIVITIES_OF, type Plain } from '../state.ts';
import { say } from '../text/say.ts';
import { OFF_THE_MAP } from '../withdrawal.ts';
import { airLift } from './air-lift.ts';
import { airStrike } from './air-strike.ts';
import { cultivate } from './cultivate.ts';
import { eradicate } from './eradicate.ts';
import { extort } from './extort.ts';
import { govern } from './govern.ts';
import { infiltrate } from './infiltrate.ts';
import { suborn } from './suborn.ts';
import { surge } from './surge.ts';
import { traffic } from './traffic.ts';
import { transport } from './transport.ts';

/** 4.4.3 Ambush is part of an Attack (operations/attack.ts). */
const ambush: ActivityRefusals<Plain> = {
  rule: () => AMBUSH,
  with: ['attack'],
  limit: 3,
  limitNow: ambushLimit,
  possible: (state, turn) =>
    AFGHANISTAN.some(
      (space) =>
        !turn.spaces.includes(space) && mayAmbush(state, space, turn) && canAttack(state, space, 'taliban'),
    ),
  why: (rule) => say('why.ambush', rule),
};

export const ACTIVITIES_BY_NAME = activities<Plain>({
  factions: FACTIONS,
  played: {
    surge,
    'air-lift': airLift,
    'air-strike': airStrike,
    govern,
    transport,
    eradicate,
    extort,
    infiltrate,
    cultivate,
    traffic,
    suborn,
  },
  partOf: { ambush },
  of: ACTIVITIES_OF,
  rules: { activity: '4.1', accompanying: '4.1.1', limited: '2.3.5' },
  actions: ACTIONS,
  trials: TRIALS,
  withdrawing: withdrawing<Plain>({ ...OFF_THE_MAP, factions: FACTIONS, table: TABLE, trials: TRIALS }),
});
export const { rulesOf, interludesOf } = ACTIVITIES_BY_NAME;

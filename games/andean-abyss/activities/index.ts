/** The Special Activities by name (4.2 to 4.5), and when they may be played. */
import { activities, type ActivityRefusals, withdrawing } from '@sandtable/coin';
import { ACTIONS } from '../action.ts';
import { FACTIONS, type Insurgent, TABLE } from '../forces.ts';
import { ambushRule, canAttack } from '../operations/attack.ts';
import { TRIALS } from '../operations/trial.ts';
import { type Andes, spaces, underground } from '../state.ts';
import { say } from '../text/say.ts';
import { OFF_THE_MAP } from '../withdrawal.ts';
import { airLift } from './air-lift.ts';
import { airStrike } from './air-strike.ts';
import { assassinate } from './assassinate.ts';
import { bribe } from './bribe.ts';
import { cultivate } from './cultivate.ts';
import { eradicate } from './eradicate.ts';
import { extort } from './extort.ts';
import { kidnap } from './kidnap.ts';
import { process } from './process.ts';

/** 4.3.2, 4.4.1 Ambush is part of an Attack (operations/attack.ts). */
const ambush: ActivityRefusals<Andes> = {
  rule: ambushRule,
  with: ['attack'],
  limit: 1,
  possible: (state, turn) =>
    spaces(state).some(
      (space) =>
        !turn.spaces.includes(space) &&
        underground(state, space, turn.faction as Insurgent) > 0 &&
        canAttack(state, space, turn.faction as Insurgent),
    ),
  why: (rule) => say('why.ambush', rule),
};

export const ACTIVITIES_BY_NAME = activities<Andes>({
  factions: FACTIONS,
  played: {
    'air-lift': airLift,
    'air-strike': airStrike,
    eradicate,
    extort,
    kidnap,
    assassinate,
    cultivate,
    process,
    bribe,
  },
  partOf: { ambush },
  of: {
    government: ['air-lift', 'air-strike', 'eradicate'],
    farc: ['extort', 'kidnap', 'ambush'],
    auc: ['extort', 'assassinate', 'ambush'],
    cartels: ['cultivate', 'process', 'bribe'],
  },
  rules: { activity: '4.1', accompanying: '4.1.1', limited: '2.3.5' },
  actions: ACTIONS,
  trials: TRIALS,
  withdrawing: withdrawing<Andes>({ ...OFF_THE_MAP, factions: FACTIONS, table: TABLE, trials: TRIALS }),
});
export const { activitiesOf, rulesOf, interludesOf } = ACTIVITIES_BY_NAME;

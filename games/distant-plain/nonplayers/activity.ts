/** The Special Activity that goes with a non-player's Operation (8.5.4, 8.6, 8.7, 8.8). */
import { isInEffect } from '../in-effect.ts';
import { isProvince, LANDS } from '../map.ts';
import { type Activity, available, type Turn } from '../state.ts';
import { liftAfterTrain } from './coalition/air-lift.ts';
import { striking } from './coalition/air-strike.ts';
import { canSurge } from './coalition/surge.ts';
import { isLiftBarred } from './coalition/air-lift.ts';
import { eradicating } from './government/assault.ts';
import { governable, noteGovern } from './government/govern.ts';
import { transportOrigins } from './government/transport.ts';
import { because, becauseOf, type Mind } from './mind.ts';
import type { Choice } from './selection.ts';
import { extorting, infiltrating, talibanActivity } from './taliban/activities.ts';
import { cultivating, openForSuborn, suborning, warlordsActivity } from './warlords/activities.ts';

const GOVERNED = 2;

function transport(mind: Mind): Activity | undefined {
  if (mind.options.includes('transport') && transportOrigins(mind.state).length > 0) return 'transport';
  because(mind, 'G.transport.none');
  return undefined;
}

function government(mind: Mind, turn: Turn): Activity | undefined {
  const { state, options } = mind;
  if (turn.activity === 'govern')
    return options.includes('govern') && turn.activitySpaces.length < GOVERNED ? 'govern' : undefined;
  if (turn.activity === 'eradicate')
    return options.includes('eradicate') && eradicating(state, turn) !== undefined ? 'eradicate' : undefined;
  if (turn.activity !== null) return undefined;
  if (turn.doing === 'train' || turn.doing === 'patrol') {
    if (options.includes('govern') && governable(state).length > 0) return 'govern';
    because(mind, 'G.govern.none');
  }
  if (turn.doing === 'assault') {
    if (options.includes('eradicate') && eradicating(state, turn) !== undefined) return 'eradicate';
    because(mind, 'G.eradicate.none');
  }
  return transport(mind);
}

function coalition(mind: Mind, turn: Turn): Activity | undefined {
  const { state, options } = mind;
  if (turn.activity !== null) return undefined;
  if (turn.doing === 'train') {
    if (options.includes('surge') && canSurge(state)) return 'surge';
    because(mind, 'C.surge.none');
    if (options.includes('air-lift') && liftAfterTrain(state) !== undefined) return 'air-lift';
    because(mind, 'C.lift.none');
    return undefined;
  }
  if (turn.doing === 'sweep' && isLiftBarred(state, 'sweep') && !isInEffect(state, 'march-once'))
    because(mind, 'C.sweep.isrShaded');
  if (options.includes('air-strike') && striking(state, turn, LANDS.filter(isProvince)) !== undefined) {
    if (turn.doing === 'sweep') because(mind, 'C.sweep.strike');
    else if (turn.doing === 'assault') because(mind, 'C.assault.strike');
    return 'air-strike';
  }
  because(mind, 'C.strike.none');
  return undefined;
}

/** A step with a single candidate: nobody will be asked where. */
function noteOnly(mind: Mind, choice: Choice | undefined): void {
  const [only] = choice?.among ?? [];
  if (only !== undefined && choice?.among.length === 1 && choice.step !== null)
    becauseOf(mind, choice.step, only);
}

function choiceFor(mind: Mind, turn: Turn, activity: Activity): Choice | undefined {
  const { state } = mind;
  switch (activity) {
    case 'cultivate':
      return cultivating(state, turn);
    case 'suborn':
      return suborning(state, openForSuborn(turn));
    case 'extort':
      return extorting(state, turn, () => true);
    case 'infiltrate':
      return infiltrating(state, () => true);
    case 'eradicate':
      return eradicating(state, turn);
    default:
      return undefined;
  }
}

/** The one to play now; undefined when there is none, which is told at the end of the Operation. */
export function activityFor(mind: Mind, turn: Turn): Activity | undefined {
  const said = mind.why.length;
  const activity = wanted(mind, turn);
  if (activity === undefined) mind.why.splice(said);
  else {
    noteOnly(mind, choiceFor(mind, turn, activity));
    if (activity === 'infiltrate' && available(mind.state, 'taliban-underground') === 0)
      because(mind, 'T.infiltrate.remove');
    const [only, other] = activity === 'govern' ? governable(mind.state) : [];
    if (only !== undefined && other === undefined) noteGovern(mind, only);
  }
  return activity;
}

/** Why an Operation ends without a Special Activity. */
export function noteNoActivity(mind: Mind, turn: Turn): void {
  if (turn.doing === 'attack' && turn.faction === 'taliban') because(mind, 'T.ambush.none');
  else wanted(mind, turn);
}

/** Says why not those before it. */
function wanted(mind: Mind, turn: Turn): Activity | undefined {
  if (!turn.activities) return undefined;
  switch (turn.faction) {
    case 'warlords':
      return warlordsActivity(mind, turn);
    case 'government':
      return government(mind, turn);
    case 'taliban':
      return turn.doing === 'attack' ? undefined : talibanActivity(mind, turn);
    case 'coalition':
      return coalition(mind, turn);
  }
}

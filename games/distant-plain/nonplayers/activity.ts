/** The Special Activity that goes with a non-player's Operation (8.5.4, 8.6, 8.7, 8.8). */
import { isInEffect } from '../in-effect.ts';
import { isProvince, LANDS } from '../map.ts';
import type { Activity, Turn } from '../state.ts';
import { isLiftBarred, liftAfterTrain } from './coalition/air-lift.ts';
import { striking } from './coalition/air-strike.ts';
import { canSurge } from './coalition/surge.ts';
import { eradicating } from './government/assault.ts';
import { governable } from './government/govern.ts';
import { transportOrigins } from './government/transport.ts';
import { because, type Mind } from './mind.ts';
import { talibanActivity } from './taliban/activities.ts';
import { warlordsActivity } from './warlords/activities.ts';

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

/** The one to play now; undefined when there is none, which is told at the end of the Operation. */
export function activityFor(mind: Mind, turn: Turn): Activity | undefined {
  const said = mind.why.length;
  const activity = wanted(mind, turn);
  if (activity === undefined) mind.why.splice(said);
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

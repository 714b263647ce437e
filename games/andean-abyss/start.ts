/** Whether an Operation can be begun: now, or with the help of what may be played before its first space (4.1). */
import { isBarred, liftLimit } from './activities/air-lift.ts';
import { ACTIVE, type Insurgent, isInsurgent, TABLE, UNDERGROUND } from './forces.ts';
import type { Space } from './map.ts';
import {
  basesOnMap,
  hasMajority,
  room,
  spaces,
  type State,
  troops,
  type Turn,
  underground,
} from './state.ts';
import { canAssault, mayAssault } from './operations/assault.ts';
import { BY_SPACES, isPossible } from './operations/index.ts';
import { canPay } from './operations/rules.ts';
import { tried } from './operations/trial.ts';

export function canStart(state: State, turn: Turn): boolean {
  if (isPossible(state, turn)) return true;
  if (turn.doing === 'rally' && viaWithdrawal(state, turn)) return true;
  if (!turn.activities || turn.doing === 'patrol') return false;
  if (turn.doing === 'assault') return viaAirLift(state, turn);
  return isInsurgent(turn.faction) && viaEarnings(state, turn, turn.faction);
}

/** 1.4.1 Guerrillas taken off the map are Available for a Rally. */
function viaWithdrawal(state: State, turn: Turn): boolean {
  const faction = turn.faction as Insurgent;
  return spaces(state).some((space) =>
    [UNDERGROUND[faction], ACTIVE[faction]].some(
      (kind) =>
        TABLE.count(state, space, kind) > 0 &&
        tried(
          state,
          () => TABLE.remove(state, space, kind, 1),
          () => isPossible(state, turn),
        ),
    ),
  );
}

/** 4.2.1 Troops flown to where there is something to Assault. */
function viaAirLift(state: State, turn: Turn): boolean {
  if (!canPay(state, turn, BY_SPACES.assault.leastCost(state))) return false;
  const canHelp = (from: Space, to: Space): boolean => {
    const lifted = Math.min(liftLimit(state), troops(state, from), room(state, to, 'troops'));
    if (from === to || lifted === 0 || isBarred(state, from) || isBarred(state, to)) return false;
    return tried(
      state,
      () => TABLE.move(state, from, to, 'troops', lifted),
      () => canAssault(state, to),
    );
  };
  return spaces(state).some((to) => mayAssault(state, to) && spaces(state).some((from) => canHelp(from, to)));
}

/** 3.1 Resources from Extort or Process, when there are none left. */
function viaEarnings(state: State, turn: Turn, faction: Insurgent): boolean {
  if (faction === 'cartels') {
    if (turn.doing !== 'rally' && turn.doing !== 'march') return false;
    const sold = () => (state.resources.cartels += 3);
    return basesOnMap(state, 'cartels') > 0 && tried(state, sold, () => isPossible(state, turn));
  }
  return spaces(state).some((space) => {
    if (underground(state, space, faction) === 0 || !hasMajority(state, space, faction)) return false;
    const extorted = () => {
      TABLE.turn(state, space, UNDERGROUND[faction], ACTIVE[faction], 1);
      state.resources[faction]++;
    };
    return tried(state, extorted, () => isPossible(state, turn));
  });
}

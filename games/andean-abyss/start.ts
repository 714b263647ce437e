/** Whether an Operation can be begun: now, or with the help of what may be played before its first space (4.1). */
import { tried } from '@sandtable/coin';
import { isBarred, liftLimit } from './activities/air-lift.ts';
import { BRIBE_COST } from './activities/bribe.ts';
import { canKidnapFirst } from './activities/kidnap.ts';
import { canSellFor } from './activities/process.ts';
import { ACTIVE, type Insurgent, isInsurgent, type Kind, TABLE, UNDERGROUND } from './forces.ts';
import type { Space } from './map.ts';
import {
  active,
  hasMajority,
  isNonPlayer,
  room,
  spaces,
  type State,
  troops,
  type Turn,
  underground,
} from './state.ts';
import { mayAssault, targets, troopsNeeded } from './operations/assault.ts';
import { canPay, isAnythingExposed } from './operations/kit.ts';
import { BY_SPACES, isPossible } from './operations/index.ts';
import { canBegin } from './operations/trial.ts';

export function canStart(state: State, turn: Turn): boolean {
  if (canBegin(state, turn)) return true;
  if (!turn.activities || turn.doing === 'patrol') return false;
  if (turn.doing === 'assault') return viaAirLift(state, turn);
  if (turn.doing === 'terror' && turn.faction === 'cartels') return viaBribe(state, turn);
  return isInsurgent(turn.faction) && (canKidnapFirst(state, turn) || viaEarnings(state, turn, turn.faction));
}

/** 4.2.1 Troops flown to where there is something to Assault. */
function viaAirLift(state: State, turn: Turn): boolean {
  if (!canPay(state, turn, BY_SPACES.assault.leastCost(state))) return false;
  const limit = liftLimit(state);
  const aims = targets(state, {});
  const canHelp = (from: Space, to: Space): boolean =>
    from !== to &&
    Math.min(limit, troops(state, from), room(state, to, 'troops')) >=
      troopsNeeded(state, to) - troops(state, to) &&
    troops(state, from) > 0 &&
    !isBarred(state, from);
  return spaces(state).some(
    (to) =>
      isAnythingExposed(state, to, aims) &&
      mayAssault(state, to) &&
      !isBarred(state, to) &&
      room(state, to, 'troops') > 0 &&
      spaces(state).some((from) => canHelp(from, to)),
  );
}

/** 4.5.4 An Active guerrilla bribed Underground can then commit the Terror; non-players only remove (N11). */
function viaBribe(state: State, turn: Turn): boolean {
  const bribe = (space: Space, paid: number, from: Kind, to: Kind) => {
    state.resources.cartels -= paid;
    TABLE.turn(state, space, from, to, 1);
  };
  const [hidden, shown] = [UNDERGROUND.cartels, ACTIVE.cartels];
  return (
    !isNonPlayer(state, 'cartels') &&
    state.resources.cartels >= BRIBE_COST &&
    spaces(state).some(
      (space) =>
        active(state, space, 'cartels') > 0 &&
        tried(
          () => bribe(space, BRIBE_COST, shown, hidden),
          () => bribe(space, -BRIBE_COST, hidden, shown),
          () => isPossible(state, turn),
        ),
    )
  );
}

/** What a Terror that needs such a Bribe must keep for it, besides its own cost (1.5.1). */
export const bribeToStart = (state: State, turn: Turn): number =>
  turn.doing === 'terror' && turn.faction === 'cartels' && !isPossible(state, turn) ? BRIBE_COST : 0;

/** 3.1 Resources from Extort or Process, when there are none left. */
function viaEarnings(state: State, turn: Turn, faction: Insurgent): boolean {
  const withMore = (amount: number) => {
    state.resources[faction] += amount;
  };
  // Every Operation of theirs costs 1 a space: whoever has that gains nothing by more.
  if (canPay(state, turn, 1)) return false;
  const look = () => canBegin(state, turn);
  if (faction === 'cartels') {
    return (turn.doing === 'rally' || turn.doing === 'march') && canSellFor(state, look);
  }
  const [hidden, shown] = [UNDERGROUND[faction], ACTIVE[faction]];
  return spaces(state).some(
    (space) =>
      underground(state, space, faction) > 0 &&
      hasMajority(state, space, faction) &&
      tried(
        () => {
          withMore(1);
          TABLE.turn(state, space, hidden, shown, 1);
        },
        () => {
          withMore(-1);
          TABLE.turn(state, space, shown, hidden, 1);
        },
        look,
      ),
  );
}

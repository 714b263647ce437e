/** 8.8.2 Coalition Train. */
import { canShift, SUPPORT } from '../../changes.ts';
import { CIVIC_COST } from '../../civic.ts';
import { effect } from '../../in-effect.ts';
import { AFGHAN_LANDS, AT, type Space } from '../../map.ts';
import { mayCoalitionTakeCivic } from '../../operations/train.ts';
import { bases, level, type State, terror, type Turn } from '../../state.ts';
import { canCubesCome } from '../gathering.ts';
import { excess, firstShiftCost, isUnused, MOST_EXCESS } from '../ground.ts';
import { MOST_RESOURCES } from '../../tracks.ts';
import { type Choice, step } from '../selection.ts';
import { civicOrder } from './civic.ts';

const SPACES = 3;
const COST = 3;
const RICH = 20;
const PATRONAGE = 3;

/** What the Government had before this Train. */
const purse = (state: State, turn: Turn): number => state.resources.government + turn.paid;

/** Patronage into Resources: much of it, or a poor Government. */
const isTransferWanted = (state: State, turn: Turn): boolean =>
  state.patronage >= RICH || purse(state, turn) < COST;
/** 1.8 Resources that are at their limit take none. */
export const isTransfer = (state: State, turn: Turn): boolean =>
  isTransferWanted(state, turn) && state.patronage >= PATRONAGE && purse(state, turn) < MOST_RESOURCES;
export const isTooLittle = (state: State, turn: Turn): boolean =>
  isTransferWanted(state, turn) && state.patronage < PATRONAGE;

/** PRTs: in how many spaces Civic Action may be taken. */
const civicLimit = (state: State): number => effect(state, 'civic-action-spaces')?.spaces ?? 1;

/** 8.8.5 Terror goes only where a shift can follow. */
const isWorthCivic = (state: State, space: Space, kept: number): boolean =>
  mayCoalitionTakeCivic(state, space) &&
  canShift(state, space, SUPPORT) &&
  state.resources.government - kept >= firstShiftCost(state, space, CIVIC_COST);

/** All the steps to Support. */
const fullCost = (state: State, space: Space): number =>
  CIVIC_COST * (terror(state, space) + 1 - level(state, space));

/** 8.8.5 The spaces of this Train to which Civic Action may go next: the best of those that it can win over now. */
export const nextCivic = (state: State, turn: Turn): Space[] =>
  isTransfer(state, turn)
    ? []
    : civicOrder(
        state,
        turn.spaces.filter((space) => isWorthCivic(state, space, 0)),
      );

/** All in which it is to be taken. */
function civicSpaces(state: State, turn: Turn): Space[] {
  const found: Space[] = [];
  for (let left = civicLimit(state); left > 0; left--) {
    const [next] = nextCivic(state, { ...turn, spaces: turn.spaces.filter((one) => !found.includes(one)) });
    if (next !== undefined) found.push(next);
  }
  return found;
}

/** Resources that Civic Action will want: cubes come after it. */
export const keptForCivic = (state: State, turn: Turn): number =>
  civicSpaces(state, turn).reduce((sum, space) => sum + fullCost(state, space), 0);

/** Whether cubes can be paid in a space of this Train. */
export const canPayCubes = (state: State, turn: Turn): boolean =>
  turn.free || state.resources.government - keptForCivic(state, turn) >= COST;

export function coalitionTrain(
  state: State,
  turn: Turn,
  open: (space: Space) => boolean,
): Choice | undefined {
  if (turn.spaces.length >= SPACES) return undefined;
  const among = AFGHAN_LANDS.filter((space) => isUnused(turn)(space) && open(space));
  if (isTransfer(state, turn)) {
    if (among.includes(AT.kabul))
      return step(state.patronage >= RICH ? 'C.train.patronage' : 'C.train.poor', [AT.kabul]);
  } else if (turn.spaces.length < civicLimit(state)) {
    const kept = keptForCivic(state, turn);
    const worth = among.filter((space) => isWorthCivic(state, space, kept));
    const civic = step(turn.spaces.length === 0 ? 'C.train.civic' : 'C.train.prts', civicOrder(state, worth));
    if (civic !== undefined) return civic;
  }
  if (!canPayCubes(state, turn)) return undefined;
  const more = among.filter(
    (space) =>
      bases(state, space, 'coalition') > 0 &&
      excess(state, space) <= MOST_EXCESS &&
      canCubesCome(state, turn, space),
  );
  return step('C.train.more', more);
}

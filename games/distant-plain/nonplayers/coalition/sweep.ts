/** 8.8.3 Coalition Sweep. */
import { mostSpaces } from '../../in-effect.ts';
import { AFGHAN_LANDS, ALL_SPACES, isLoc, isPakistan, type Space } from '../../map.ts';
import { sweepStrength } from '../../operations/sweep.ts';
import { coinCubes, pieces, type State, type Turn, underground } from '../../state.ts';
import { foundBy } from '../force.ts';
import { isUnused } from '../ground.ts';
import { best, type Choice, step } from '../selection.ts';
import { isLiftBarred, liftable } from './air-lift.ts';

const hidden = (state: State, space: Space): number => underground(state, space, 'taliban');

/** Whether Troops brought by air let the last Underground Taliban there be found, who otherwise would not be. */
const isWorthLifting = (state: State, space: Space): boolean =>
  hidden(state, space) > 0 &&
  sweepStrength(state, space, 'coalition') < hidden(state, space) &&
  liftable(state, space) > 0 &&
  coinCubes(state, space) + liftable(state, space) >= hidden(state, space);

export function liftForSweep(state: State): Choice | undefined {
  if (isLiftBarred(state, 'sweep')) return undefined;
  const goals = AFGHAN_LANDS.filter((space) => isWorthLifting(state, space));
  const found = (space: Space): number => {
    const { taliban, warlords } = foundBy(state, space, coinCubes(state, space) + liftable(state, space));
    return taliban + warlords;
  };
  return goals.length === 0 ? undefined : step('C.sweep.lift', best(goals, found));
}

/** Where somebody would be found. */
const finds = (state: State, space: Space): boolean => {
  const { taliban, warlords } = foundBy(state, space, sweepStrength(state, space, 'coalition'));
  return taliban + warlords > 0;
};

/** In place wherever Coalition pieces are; nothing at all if nobody would be found. */
export function coalitionSweep(
  state: State,
  turn: Turn,
  open: (space: Space) => boolean,
): Choice | undefined {
  if (
    turn.spaces.length === 0 &&
    !AFGHAN_LANDS.some((space) => finds(state, space)) &&
    liftForSweep(state) === undefined
  )
    return undefined;
  const among = AFGHAN_LANDS.filter(
    (space) => pieces(state, space, 'coalition') > 0 && isUnused(turn)(space) && open(space),
  );
  const most = mostSpaces(state, 'sweep', 'coalition') ?? among.length + turn.spaces.length;
  return step('C.sweep.place', among, most - turn.spaces.length);
}

/** ISR: Taliban on a LoC, the last Underground one of an Afghan space, anybody. */
export function isrTarget(state: State, offered: readonly Space[]): Choice | undefined {
  const taliban = offered.filter((space) => hidden(state, space) > 0);
  return (
    step('C.sweep.isr.loc', taliban.filter(isLoc)) ??
    step(
      'C.sweep.isr.last',
      taliban.filter((space) => hidden(state, space) === 1 && !isPakistan(space)),
    ) ??
    step(
      'C.sweep.isr.random',
      taliban.length > 0 ? taliban : ALL_SPACES.filter((space) => offered.includes(space)),
    )
  );
}

/** 8.8.3 Coalition Sweep. */
import { INSURGENTS } from '../../forces.ts';
import { isInEffect, mostSpaces } from '../../in-effect.ts';
import { AFGHAN_LANDS, ALL_SPACES, isLoc, isPakistan, type Space } from '../../map.ts';
import { sweepStrength } from '../../operations/sweep.ts';
import { pieces, type State, type Turn, underground } from '../../state.ts';
import { foundBy } from '../force.ts';
import { isUnused } from '../ground.ts';
import { type Choice, step } from '../selection.ts';
import { isLiftBarred, liftsTo } from './air-lift.ts';

const hidden = (state: State, space: Space): number => underground(state, space, 'taliban');

/** Whether a Sweep finds the last Underground Taliban of a space. */
export const findsLast = (state: State, space: Space): boolean =>
  sweepStrength(state, space, 'coalition') >= hidden(state, space);

/** Guerrillas found there after an Air Lift that lets the last Underground Taliban be found, who otherwise would not be; else 0. */
function foundAfterLift(state: State, space: Space): number {
  if (findsLast(state, space)) return 0;
  const found = liftsTo(state, space).map(({ after }) => {
    const { taliban, warlords } = foundBy(state, space, sweepStrength(after, space, 'coalition'));
    return findsLast(after, space) ? taliban + warlords : 0;
  });
  return Math.max(0, ...found);
}

export function liftForSweep(state: State): Choice | undefined {
  if (isLiftBarred(state, 'sweep')) return undefined;
  const found = AFGHAN_LANDS.map((space) => foundAfterLift(state, space));
  const most = Math.max(...found);
  if (most === 0) return undefined;
  return step(
    'C.sweep.lift',
    AFGHAN_LANDS.filter((_, at) => found[at] === most),
  );
}

/** Where somebody would be found. */
const finds = (state: State, space: Space): boolean => {
  const { taliban, warlords } = foundBy(state, space, sweepStrength(state, space, 'coalition'));
  return taliban + warlords > 0;
};

/** ISR finds somebody wherever he hides. */
const findsAfterwards = (state: State): boolean =>
  isInEffect(state, 'sweep-then-activate') &&
  ALL_SPACES.some((space) => INSURGENTS.some((one) => underground(state, space, one) > 0));

/** In place wherever Coalition pieces are; nothing at all if nobody would be found. */
export function coalitionSweep(
  state: State,
  turn: Turn,
  open: (space: Space) => boolean,
): Choice | undefined {
  if (
    turn.spaces.length === 0 &&
    !AFGHAN_LANDS.some((space) => open(space) && finds(state, space)) &&
    !findsAfterwards(state) &&
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

/** Where the staff Sweeps: where guerrillas hide within reach of enough Troops. */
import { INSURGENTS } from '../../forces.ts';
import { isForest, isMountain, type Space } from '../../map.ts';
import { maySweep, originsOf } from '../../operations/sweep.ts';
import { allGuerrillas, bases, cubes, lands, type State, underground } from '../../state.ts';
import { highest } from './mind.ts';
import { spareTroops, threat } from './worth.ts';

const LEAST = 3;
const MOST = 10;

/** Cubes that expose and then beat what is here. */
export function cubesNeeded(state: State, space: Space): number {
  const all = allGuerrillas(state, space);
  const needed = isForest(space) || isMountain(space) ? 2 * all : all + 1;
  return Math.min(MOST, Math.max(LEAST, needed));
}

/** Hidden guerrillas, and Bases behind them. */
function worth(state: State, space: Space): number {
  let sum = 0;
  for (const faction of INSURGENTS) {
    if (faction === state.shielded) continue;
    const hidden = underground(state, space, faction);
    sum +=
      hidden * threat(state, faction) +
      (hidden > 0 ? 2 * bases(state, space, faction) * threat(state, faction) : 0);
  }
  return sum;
}

/** Cubes there and Troops that could come. */
function reach(state: State, space: Space): number {
  let sum = cubes(state, space);
  for (const from of originsOf(state, space)) sum += spareTroops(state, from);
  return sum;
}

/** The next space; undefined when none is worth it. */
export function sweepPlan(state: State, used: readonly Space[]): Space | undefined {
  const open = lands(state).filter(
    (space) =>
      !used.includes(space) &&
      maySweep(state, space) &&
      worth(state, space) > 1 &&
      reach(state, space) >= Math.min(cubesNeeded(state, space), 6),
  );
  return highest(open, (space) => worth(state, space) / cubesNeeded(state, space));
}

/** Where the staff Sweeps: where guerrillas hide within reach of enough Troops. */
import { isPropaganda } from '../../cards.ts';
import { INSURGENTS } from '../../forces.ts';
import { isForest, populationOf, type Space } from '../../map.ts';
import { maySweep, originsOf } from '../../operations/sweep.ts';
import { bases, cubes, insurgentPieces, lands, level, police, type State, underground } from '../../state.ts';
import { highest } from './mind.ts';
import { spareTroops, threat } from './worth.ts';

const LEAST = 3;
const MOST = 12;
const SPACES = 3;

/** Cubes that expose what is here, and outnumber it. */
export function cubesNeeded(state: State, space: Space): number {
  const hidden = INSURGENTS.reduce((sum, faction) => sum + underground(state, space, faction), 0);
  const exposing = isForest(space) ? 2 * hidden : hidden;
  return Math.min(MOST, Math.max(LEAST, exposing, insurgentPieces(state, space) + 1));
}

/** Hidden guerrillas, and Bases behind them. */
function worth(state: State, space: Space): number {
  let sum = 0;
  for (const faction of INSURGENTS) {
    if (faction === state.shielded) continue;
    const hidden = underground(state, space, faction);
    // Hidden FARC guerrillas turn the people by Terror.
    const terror = faction === 'farc' && level(state, space) > -2 ? populationOf(space) : 0;
    sum +=
      Math.min(1, hidden) * 2 * terror +
      hidden * threat(state, faction) +
      (hidden > 0 ? 2 * bases(state, space, faction) * threat(state, faction) : 0);
  }
  return sum + civicGain(state, space);
}

/** People that Civic Action could win, once the space is held: sure only where Police are. */
function civicGain(state: State, space: Space): number {
  const levels = 2 - level(state, space);
  const isClose = isPropaganda(state.deck[0] ?? 0) && state.shown > 0;
  return populationOf(space) * levels * (police(state, space) > 0 ? 1 : 0.4) * (isClose ? 2 : 1);
}

/** Cubes there and Troops that could come. */
function reach(state: State, space: Space, used: readonly Space[]): number {
  let sum = cubes(state, space);
  for (const from of originsOf(state, space)) if (!used.includes(from)) sum += spareTroops(state, from);
  return sum;
}

/** The next space; undefined when none is worth it. */
export function sweepPlan(state: State, used: readonly Space[]): Space | undefined {
  if (used.length >= SPACES) return undefined;
  const open = lands(state).filter(
    (space) =>
      !used.includes(space) &&
      maySweep(state, space) &&
      cubes(state, space) < cubesNeeded(state, space) + 4 &&
      worth(state, space) > 1 &&
      reach(state, space, used) >= Math.min(cubesNeeded(state, space), 8),
  );
  return highest(open, (space) => worth(state, space) / cubesNeeded(state, space));
}

/** 8.8 */
import { isInEffect } from '../../in-effect.ts';
import { ALL_SPACES, AT, isProvince, LANDS } from '../../map.ts';
import { type Activity, bases, type Operation, pieces, type State, type Turn } from '../../state.ts';
import { beginTurn } from '../../turn.ts';
import type { Chart } from '../chart.ts';
import { because, becauseOf, type Mind } from '../mind.ts';
import { whileFound } from '../steps.ts';
import { isLiftBarred, liftAfterTrain } from './air-lift.ts';
import { striking } from './air-strike.ts';
import { coalitionAssault } from './assault.ts';
import { isCoalitionAssaultCalledFor, isTooCostly, liftForAssault } from './assault-outlook.ts';
import { canSurge } from './surge.ts';
import { coalitionSweep, liftForSweep } from './sweep.ts';
import { canPayCubes, coalitionTrain, isTooLittle, isTransfer, nextCivic } from './train.ts';

const turnOf = (operation: Operation): Turn => beginTurn('coalition', operation, { activities: true });
const FEW = 3;

/** D10: Taliban pieces in spaces that hold COIN pieces. */
function talibanBesideCoin(state: State): number {
  let sum = 0;
  for (const space of ALL_SPACES)
    if (pieces(state, space, 'coalition') + pieces(state, space, 'government') > 0)
      sum += pieces(state, space, 'taliban');
  return sum;
}

function choose(mind: Mind): Operation {
  const { state, options } = mind;
  if (talibanBesideCoin(state) <= FEW) {
    because(mind, 'C.chart.train');
    if (isTooLittle(state, turnOf('train'))) because(mind, 'C.train.lowPatronage');
    return 'train';
  }
  if (options.includes('assault') && isCoalitionAssaultCalledFor(state, turnOf('assault'))) {
    because(mind, 'C.chart.assault');
    return 'assault';
  }
  because(mind, 'C.chart.sweep');
  return 'sweep';
}
function activity(mind: Mind, turn: Turn): Activity | undefined {
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

const first =
  (isHelpful: (state: State, turn: Turn) => boolean) =>
  (mind: Mind, turn: Turn): 'air-lift' | undefined =>
    turn.spaces.length === 0 &&
    turn.activity === null &&
    mind.options.includes('air-lift') &&
    isHelpful(mind.state, turn)
      ? 'air-lift'
      : undefined;

export const COALITION: Chart = {
  choose,
  instead: { train: ['C.train.none', 'sweep'], sweep: ['C.sweep.none', 'assault'] },
  boxes: {
    train: {
      steps: (look) =>
        whileFound(look, (l) => {
          const found = coalitionTrain(l.state, l.turn, l.open);
          return (
            found && {
              ...found,
              note: (mind, space) => {
                if (bases(mind.state, space, 'coalition') > 0 && canPayCubes(mind.state, l.turn))
                  becauseOf(mind, 'C.train.cubes', space);
              },
            }
          );
        }),
      goesOn: (state, turn) =>
        nextCivic(state, turn).length > 0 || (isTransfer(state, turn) && turn.spaces.includes(AT.kabul)),
    },
    sweep: {
      before: first((state) => liftForSweep(state) !== undefined),
      steps: (look) => whileFound(look, (l) => coalitionSweep(l.state, l.turn, l.open)),
      goesOn: () => true,
    },
    assault: {
      before: first((state, turn) => liftForAssault(state, turn) !== undefined),
      steps: (look) => whileFound(look, (l) => coalitionAssault(l.state, l.turn, l.open)),
      isPossible(mind, turn, hasSpace) {
        const { state } = mind;
        if (liftForAssault(state, turn) !== undefined) return true;
        if (isTooCostly(state, turn)) {
          because(mind, 'C.assault.accidental');
          return false;
        }
        return hasSpace();
      },
    },
  },
  answers: {},
  activity,
};

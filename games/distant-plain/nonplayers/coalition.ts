/** 8.8 The Coalition. Each part follows the rulebook from top to bottom. */
import { INSURGENTS } from '../forces.ts';
import { isInEffect, mostSpaces } from '../in-effect.ts';
import {
  AFGHAN_LANDS,
  ALL_SPACES,
  AT,
  idOf,
  isLoc,
  isPakistan,
  isProvince,
  LANDS,
  type Space,
} from '../map.ts';
import { sweepStrength } from '../operations/sweep.ts';
import {
  type Activity,
  coalitionTroops,
  count,
  type Operation,
  pieces,
  police,
  type State,
  type Turn,
  underground,
} from '../state.ts';
import { beginTurn } from '../turn.ts';
import { firstActivity } from './activity.ts';
import type { Chart } from './chart.ts';
import {
  isLiftBarred,
  isLiftOver,
  liftAfterTrain,
  liftGoal,
  liftOrigins,
  liftsTo,
  spareCoalition,
  spareGovernment,
} from './coalition/air-lift.ts';
import { assaulting, joining, striking } from './coalition/assault.ts';
import {
  isAssaultEnough,
  isCoalitionAssaultCalledFor,
  isTooCostly,
  liftForAssault,
} from './coalition/outlook.ts';
import { canSurge, surgeAnswers } from './coalition/surge.ts';
import { goesOn, isTooLittle, train, trainAnswers } from './coalition/train.ts';
import { foundBy, lossOf, talibanOf } from './force.ts';
import { isUnused } from './ground.ts';
import {
  because,
  becauseOf,
  done,
  isOffered,
  type Look,
  type Mind,
  nearest,
  offered,
  spaceIn,
} from './mind.ts';
import { anyGranted, best, chosen, type Choice, random, settle, step } from './selection.ts';
import { each, type Steps, whileFound } from './steps.ts';

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

/** 8.8 Which Operation. */
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
// 8.8.3 Sweep.

/** Sweep in place wherever Coalition pieces are; nothing at all if nobody would be found. */
function* sweep(look: Look): Steps {
  const { state, turn, open } = look;
  const isFound =
    AFGHAN_LANDS.some((space) => open(space) && finds(state, space)) ||
    findsAfterwards(state) ||
    liftForSweep(state) !== undefined;
  if (turn.spaces.length === 0 && !isFound) return;
  yield* each(
    look,
    'C.sweep.place',
    (now) =>
      AFGHAN_LANDS.filter(
        (space) => pieces(now.state, space, 'coalition') > 0 && isUnused(now.turn)(space) && now.open(space),
      ),
    (now, among) =>
      (mostSpaces(now.state, 'sweep', 'coalition') ?? among.length + now.turn.spaces.length) -
      now.turn.spaces.length,
  );
}

const hidden = (state: State, space: Space): number => underground(state, space, 'taliban');

/** Whether a Sweep finds the last Underground Taliban of a space. */
const findsLast = (state: State, space: Space): boolean =>
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

function liftForSweep(state: State): Choice | undefined {
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

/** ISR: Taliban on a LoC, the last Underground one of an Afghan space, anybody. */
function isrTarget(state: State, offered: readonly Space[]): Choice | undefined {
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

// 8.8.3, 8.8.4 Air Lift, before a Sweep or an Assault that it helps.

/** Where this Air Lift goes, from a space or from wherever it will come. */
function lifting(mind: Mind, from?: Space): Choice | undefined {
  const { state } = mind;
  const { turn } = state;
  if (turn?.doing === 'sweep') return liftForSweep(state);
  if (turn?.doing === 'assault') return liftForAssault(state, turn);
  return liftAfterTrain(state, from);
}

/** The goal that the origins are to help; after a Train these come first, and the goal by them. */
function goalOf(mind: Mind, turn: Turn): Space | undefined {
  const begun = liftGoal(turn);
  if (begun !== undefined || (turn.doing !== 'sweep' && turn.doing !== 'assault')) return begun;
  const choice = lifting(mind);
  return choice === undefined ? undefined : random(mind, choice.among);
}

/** Whether what an Air Lift leaves behind is what it was flown for. */
const isHelpful = (turn: Turn, goal: Space, after: State): boolean =>
  turn.doing === 'sweep' ? findsLast(after, goal) : isAssaultEnough(after, turn);

/** Of origins that are alike those from which it helps. */
function helpful(state: State, turn: Turn, goal: Space | undefined, flown: readonly Space[]): Space[] {
  if (goal === undefined || (turn.doing !== 'sweep' && turn.doing !== 'assault')) return [];
  const lifts = liftsTo(state, goal, flown).filter(({ after }) => isHelpful(turn, goal, after));
  return [...new Set(lifts.flatMap(({ origins }) => origins))];
}

function liftFrom(mind: Mind): string | undefined {
  const { state } = mind;
  const { turn } = state;
  if (turn === null || isLiftOver(turn)) return 'done';
  const goal = goalOf(mind, turn);
  const flown = turn.activitySpaces.slice(0, 1);
  const { among, capacity } = liftOrigins(state, goal, flown);
  const able = among.filter(isOffered(mind));
  const best = able.filter((from) => helpful(state, turn, goal, flown).includes(from));
  if (able.length > 0) return idOf(settle(mind, { among: best.length > 0 ? best : able, capacity }));
  return mind.options.includes('done') ? 'done' : anyGranted(mind);
}

function liftTo(mind: Mind): string | undefined {
  const { state } = mind;
  const { turn } = state;
  const goal = turn === null ? undefined : liftGoal(turn);
  if (goal !== undefined && isOffered(mind)(goal)) return idOf(goal);
  const from = spaceIn(mind.prompt, 'from');
  const choice = lifting(mind, from);
  if (choice === undefined || turn === null || from === undefined) return chosen(mind, choice);
  const fits = (one: Space): boolean => helpful(state, turn, one, []).includes(from);
  const among = choice.among.filter(fits);
  return chosen(mind, among.length > 0 ? { ...choice, among } : choice);
}

const liftTroops =
  (spare: (state: State, from: Space) => number) =>
  (mind: Mind): string => {
    const from = spaceIn(mind.prompt, 'from');
    return nearest(mind, from === undefined ? 0 : spare(mind.state, from));
  };

// 8.8.4 Assault.

function assaultJoint(mind: Mind): string {
  const space = spaceIn(mind.prompt);
  const { turn } = mind.state;
  const reason = space === undefined || turn === null ? undefined : joining(mind.state, turn, space);
  if (reason === undefined || space === undefined || !mind.options.includes('joint')) return 'alone';
  becauseOf(mind, reason, space);
  return 'joint';
}

/** A Patrol that an Event grants: on the LoC where an Assault takes most Taliban. */
function patrolAssault(mind: Mind): string {
  const { state } = mind;
  const open = offered(mind);
  if (open.length === 0) return firstActivity(mind);
  return idOf(
    random(
      mind,
      best(open, (loc) => talibanOf(lossOf(state, loc, allCubes(state, loc)))),
    ),
  );
}

const allCubes = (state: State, loc: Space): number =>
  count(state, loc, 'coalition-troops') +
  count(state, loc, 'government-troops') +
  count(state, loc, 'police');

/** The Special Activity that follows, and why not those before it. */
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

// 8.8.6 Redeploy.

/** Troops stay with Police; others go where the fewest are. */
function redeployFrom(mind: Mind): string {
  const open = offered(mind);
  const free = open.filter((space) => police(mind.state, space) === 0);
  if (free.length < open.length) because(mind, 'C.redeploy.stay');
  if (free.length === 0) return 'done';
  const from = random(mind, free);
  becauseOf(mind, 'C.redeploy.move', from);
  return idOf(from);
}

const redeployTo = (mind: Mind): string =>
  idOf(
    random(
      mind,
      best(offered(mind), (space) => -coalitionTroops(mind.state, space)),
    ),
  );

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
    train: { steps: train, goesOn },
    sweep: { before: first((state) => liftForSweep(state) !== undefined), steps: sweep, goesOn: () => true },
    assault: {
      before: first((state, turn) => liftForAssault(state, turn) !== undefined),
      steps: (look) => whileFound(look, assaulting),
      isPossible(mind, turn, hasSpace) {
        const { state } = mind;
        if (liftForAssault(state, turn) !== undefined) return true;
        if (!isTooCostly(state, turn)) return hasSpace();
        because(mind, 'C.assault.accidental');
        return false;
      },
    },
  },
  activity,
  answers: {
    ...trainAnswers,
    ...surgeAnswers,
    'ask.patrol.from': done,
    'ask.patrol.assault': patrolAssault,
    'ask.sweep.from': done,
    'ask.sweep.activate': (mind) => chosen(mind, isrTarget(mind.state, offered(mind))),
    'ask.air-lift.from': liftFrom,
    'ask.air-lift.to': liftTo,
    'ask.move.coalition-troops': liftTroops(spareCoalition),
    'ask.move.government-troops': liftTroops(spareGovernment),
    'ask.air-strike': (mind) =>
      chosen(
        mind,
        mind.state.turn === null ? undefined : striking(mind.state, mind.state.turn, offered(mind)),
      ),
    'ask.air-strike.how': (mind) => (mind.options.includes('quietly') ? 'quietly' : 'openly'),
    'ask.assault.joint': assaultJoint,
    'ask.redeploy.from': redeployFrom,
    'ask.redeploy.to': redeployTo,
  },
};

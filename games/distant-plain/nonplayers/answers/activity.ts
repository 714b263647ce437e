/** Answers inside a Special Activity, and to what others' actions ask of a non-player. */
import type { Faction, Kind } from '../../forces.ts';
import { idOf, type Space } from '../../map.ts';
import { control, type State, type Turn } from '../../state.ts';
import {
  isLiftOver,
  liftAfterTrain,
  liftGoal,
  liftOrigins,
  liftsTo,
  spareCoalition,
  spareGovernment,
} from '../coalition/air-lift.ts';
import { striking } from '../coalition/air-strike.ts';
import { joining } from '../coalition/assault.ts';
import { isAssaultEnough, liftForAssault } from '../coalition/assault-outlook.ts';
import { surgeDie } from '../../activities/surge.ts';
import { isLastCampaign, surgeNumber, surging } from '../coalition/surge.ts';
import { findsLast, isrTarget, liftForSweep } from '../coalition/sweep.ts';
import { controlWith } from '../ground.ts';
import {
  because,
  becauseOf,
  done,
  isOffered,
  type Mind,
  nearest,
  numberIn,
  offered,
  spaceIn,
  textIn,
} from '../mind.ts';
import { ownLoss, victim } from '../pieces.ts';
import { anyGranted, chosen, type Choice, random, settle, take } from '../selection.ts';
import { cultivating, endsControl, suborning, subornWay } from '../warlords.ts';
import { activityFor } from '../activity.ts';

// Warlords.

export const cultivateWhere = (mind: Mind): string | undefined =>
  chosen(mind, mind.state.turn === null ? undefined : cultivating(mind.state, mind.state.turn));
export const trafficWhere = (mind: Mind): string => {
  const [first] = offered(mind);
  return first === undefined ? 'done' : idOf(first);
};

export function subornWhere(mind: Mind): string | undefined {
  const choice = suborning(mind.state, isOffered(mind));
  if (choice === undefined) return chosen(mind, undefined);
  const space = random(mind, choice.among);
  const reason = endsControl(mind.state, space) ?? choice.step;
  if (reason !== null) becauseOf(mind, reason, space);
  return idOf(space);
}
const SUBORN_WAYS = ['base', 'taliban', 'cubes', 'hide'];

/** In a random space that an Event opened (8.4.3), by 8.1.2: a Base, a guerrilla, cubes. */
export function subornHow(mind: Mind): string | undefined {
  const space = spaceIn(mind.prompt);
  const way = space === undefined ? undefined : subornWay(mind.state, space);
  const open = (one: string): boolean => mind.options.includes(one);
  return way !== undefined && open(way) ? way : SUBORN_WAYS.find(open);
}

/** Cubes as long as nobody comes to Control by it, where Control was to end. */
function isEnoughBought(mind: Mind, space: Space): boolean {
  const { state } = mind;
  const gone = 3 - numberIn(mind.prompt, 'left');
  if (gone === 0 || control(state, space) !== 'none') return false;
  return (
    controlWith(state, space, { coin: gone }) !== 'none' && controlWith(state, space, { coin: -1 }) !== 'none'
  );
}

// Coalition.

export function surgeWhere(mind: Mind): string | undefined {
  const { turn } = mind.state;
  if (turn === null) return done();
  const roll = surgeDie(turn)?.roll;
  if (roll !== undefined && !isLastCampaign(mind.state)) because(mind, 'C.surge.in', { roll });
  return chosen(mind, surging(mind.state, turn, offered(mind)));
}
export function surgeHowMany(mind: Mind): string {
  const space = spaceIn(mind.prompt);
  const { turn } = mind.state;
  if (space === undefined || turn === null) return mind.options.at(-1) ?? '0';
  const kind = textIn(mind, 'kind');
  return nearest(mind, surgeNumber(mind.state, turn, space, kind, numberIn(mind.prompt, 'here')));
}

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

export function liftFrom(mind: Mind): string | undefined {
  const { state } = mind;
  const { turn } = state;
  if (turn === null || isLiftOver(turn)) return done();
  const goal = goalOf(mind, turn);
  const flown = turn.activitySpaces.slice(0, 1);
  const { among, capacity } = liftOrigins(state, goal, flown);
  const able = among.filter(isOffered(mind));
  const best = able.filter((from) => helpful(state, turn, goal, flown).includes(from));
  if (able.length > 0) return idOf(settle(mind, { among: best.length > 0 ? best : able, capacity }));
  return mind.options.includes('done') ? 'done' : anyGranted(mind);
}

export function liftTo(mind: Mind): string | undefined {
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

export function liftCoalition(mind: Mind): string {
  const from = spaceIn(mind.prompt, 'from');
  return nearest(mind, from === undefined ? 0 : spareCoalition(mind.state, from));
}
export function liftGovernment(mind: Mind): string {
  const from = spaceIn(mind.prompt, 'from');
  return nearest(mind, from === undefined ? 0 : spareGovernment(mind.state, from));
}

export const strikeWhere = (mind: Mind): string | undefined =>
  chosen(mind, mind.state.turn === null ? undefined : striking(mind.state, mind.state.turn, offered(mind)));
export const strikeHow = (mind: Mind): string => (mind.options.includes('quietly') ? 'quietly' : 'openly');
export const isrWhere = (mind: Mind): string | undefined =>
  chosen(mind, isrTarget(mind.state, offered(mind)));

export function assaultJoint(mind: Mind): string {
  const space = spaceIn(mind.prompt);
  const { turn } = mind.state;
  const reason = space === undefined || turn === null ? undefined : joining(mind.state, turn, space);
  if (reason === undefined || space === undefined || !mind.options.includes('joint')) return 'alone';
  becauseOf(mind, reason, space);
  return 'joint';
}

// Everybody.

const ORDERS: Readonly<Record<Faction, readonly Faction[]>> = {
  coalition: ['taliban', 'warlords'],
  government: ['taliban', 'warlords'],
  taliban: ['coalition', 'government', 'warlords'],
  warlords: ['government', 'taliban', 'coalition'],
};
const INFILTRATED: readonly Faction[] = ['government', 'warlords'];
const AIR_STRIKE = '4.2.3';
const INFILTRATE = '4.4.2';
const SUBORN = '4.5.3';

/** Whom an Attack, Assault, Air Strike, Infiltrate or Suborn removes. */
export function removeWhom(mind: Mind): string | undefined {
  const { prompt, faction, options } = mind;
  const kinds = options.filter((option) => option !== 'done') as Kind[];
  const space = spaceIn(prompt);
  if (
    prompt.rule === SUBORN &&
    space !== undefined &&
    options.includes('done') &&
    isEnoughBought(mind, space)
  )
    return 'done';
  const order = prompt.rule === INFILTRATE ? INFILTRATED : ORDERS[faction];
  const wanted = prompt.rule === AIR_STRIKE && options.includes('done') ? order.slice(0, 1) : order;
  return victim(mind, kinds, wanted) ?? (options.includes('done') ? 'done' : ownLoss(kinds));
}

/** An Activity that an Event grants goes on as long as its chart finds a space. */
export function activityMore(mind: Mind): string {
  const { state, options } = mind;
  const { turn } = state;
  const activity = textIn(mind, 'activity');
  const isWanted =
    turn !== null &&
    (activity !== 'suborn' ||
      suborning(state, (space) => !turn.activitySpaces.includes(space)) !== undefined);
  return isWanted && options.includes(activity) ? activity : done();
}

/** Answers inside a Special Activity, and to what others' actions ask of a non-player. */
import { canShift, OPPOSITION } from '../../changes.ts';
import { type Faction, factionOf, isBase, type Kind } from '../../forces.ts';
import { idOf, type Space } from '../../map.ts';
import { attackableKinds } from '../../operations/attack.ts';
import { nextVictims } from '../../operations/cubes.ts';
import { control, hasSupport, peopleOf, underground } from '../../state.ts';
import { margin } from '../../victory.ts';
import {
  isLiftOver,
  liftAfterTrain,
  liftGoal,
  liftOrigins,
  spareCoalition,
  spareGovernment,
} from '../coalition/air-lift.ts';
import { striking } from '../coalition/air-strike.ts';
import { joining, liftForAssault } from '../coalition/assault.ts';
import { surgeDie } from '../../activities/surge.ts';
import { isLastCampaign, surgeNumber, surging } from '../coalition/surge.ts';
import { isrTarget, liftForSweep } from '../coalition/sweep.ts';
import { eradicating } from '../government/assault.ts';
import { governWay, noteGovern } from '../government/govern.ts';
import { transportGoals, transportOrigins } from '../government/transport.ts';
import { controlWith } from '../ground.ts';
import { because, becauseOf, done, type Mind, numberIn, offered, spaceIn } from '../mind.ts';
import { ownLoss, victim } from '../pieces.ts';
import { best, type Choice, random, take } from '../selection.ts';
import { ambushOrRoll } from '../taliban/attack.ts';
import { extorting, infiltrating } from '../taliban/activities.ts';
import { sharia } from '../taliban/sharia.ts';
import { cultivating, endsControl, suborning, subornWay } from '../warlords/activities.ts';
import { activityFor } from '../activity.ts';
import { nearest } from './operation.ts';

const isOffered =
  (mind: Mind) =>
  (space: Space): boolean =>
    mind.options.includes(idOf(space));

/** A word in the prompt. */
function textIn(mind: Mind, param: string): string {
  const value = mind.prompt.params?.[param];
  return typeof value === 'string' ? value : '';
}

/** The space a chart names, if offered; otherwise done, or any. */
function chosen(mind: Mind, choice: Choice | undefined): string {
  const among = (choice?.among ?? []).filter(isOffered(mind));
  if (choice !== undefined && among.length > 0) return idOf(take(mind, { ...choice, among }));
  if (mind.options.includes('done')) return 'done';
  const open = offered(mind);
  return open.length > 0 ? idOf(random(mind, open)) : (mind.options[0] ?? 'done');
}

// Government.

export function governWhere(mind: Mind): string {
  const space = random(mind, offered(mind));
  noteGovern(mind, space);
  return idOf(space);
}
export function governHow(mind: Mind): string {
  const space = spaceIn(mind.prompt);
  return space === undefined ? (mind.options[0] ?? 'done') : governWay(mind, space);
}

export function transportFrom(mind: Mind): string {
  const among = transportOrigins(mind.state).filter(isOffered(mind));
  return idOf(random(mind, among.length > 0 ? among : offered(mind)));
}
export function transportTo(mind: Mind): string {
  const from = spaceIn(mind.prompt, 'from');
  return chosen(mind, from === undefined ? undefined : transportGoals(mind.state, from));
}
export const eradicateWhere = (mind: Mind): string =>
  chosen(mind, mind.state.turn === null ? undefined : eradicating(mind.state, mind.state.turn));

// Taliban.

export const extortWhere = (mind: Mind): string =>
  chosen(
    mind,
    mind.state.turn === null ? undefined : extorting(mind.state, mind.state.turn, isOffered(mind)),
  );
export const infiltrateWhere = (mind: Mind): string =>
  chosen(mind, infiltrating(mind.state, isOffered(mind)));
export function attackHow(mind: Mind): string {
  const space = spaceIn(mind.prompt);
  return space === undefined ? (mind.options[0] ?? 'roll') : ambushOrRoll(mind, space);
}

/** 33: only for a Coalition piece or a Base. */
export function sacrifice(mind: Mind): string {
  const space = spaceIn(mind.prompt);
  if (space === undefined) return 'no';
  const kinds = attackableKinds(mind.state, space, 'taliban');
  return kinds.some((kind) => isBase(kind) || factionOf(kind) === 'coalition') ? 'yes' : 'no';
}

/** 8.7.1 MANPADS Scare: stopped on a 1 to 4. */
export function cancel(mind: Mind): string {
  const roll = mind.dice.roll(6);
  because(mind, roll <= 4 ? 'MANPADS.block' : 'MANPADS.pass', { roll });
  return roll <= 4 ? 'yes' : 'no';
}

export function rallySharia(mind: Mind): string {
  const space = sharia(mind, offered(mind));
  if (space !== undefined) {
    becauseOf(mind, 'T.rally.sharia', space);
    return idOf(space);
  }
  const { turn } = mind.state;
  return (turn === null || turn.activity !== null ? undefined : activityFor(mind, turn)) ?? done(mind);
}

/** One of the spaces offered, those first; done where there are none. */
function firstWhere(mind: Mind, ...keys: readonly ((space: Space) => boolean)[]): string {
  const open = offered(mind);
  return open.length === 0 ? done(mind) : idOf(random(mind, best(open, ...keys)));
}

/** 23: first where a Coalition cube goes. */
export const bombs = (mind: Mind): string =>
  firstWhere(mind, (space) => nextVictims(mind.state, space).includes('coalition-troops'));

/** 34: first where nobody is Underground. */
export const accidental = (mind: Mind): string =>
  firstWhere(mind, (space) => underground(mind.state, space, 'taliban') === 0);

/** 2, 11: anywhere. */
export const anywhere = (mind: Mind): string => firstWhere(mind);

/** 3: highest population that can shift, at Support. */
export function anger(mind: Mind): string {
  const { state } = mind;
  return idOf(
    random(
      mind,
      best(
        offered(mind),
        (space) => canShift(state, space, OPPOSITION),
        (space) => peopleOf(space, state),
        (space) => hasSupport(state, space),
      ),
    ),
  );
}

// Warlords.

export const cultivateWhere = (mind: Mind): string =>
  chosen(mind, mind.state.turn === null ? undefined : cultivating(mind.state, mind.state.turn));
export const trafficWhere = (mind: Mind): string => {
  const [first] = offered(mind);
  return first === undefined ? 'done' : idOf(first);
};

export function subornWhere(mind: Mind): string {
  const choice = suborning(mind.state, isOffered(mind));
  if (choice === undefined) return chosen(mind, undefined);
  const space = random(mind, choice.among);
  becauseOf(mind, endsControl(mind.state, space) ?? choice.step, space);
  return idOf(space);
}
export function subornHow(mind: Mind): string {
  const space = spaceIn(mind.prompt);
  const way = space === undefined ? undefined : subornWay(mind.state, space);
  return way !== undefined && mind.options.includes(way) ? way : (mind.options[0] ?? 'hide');
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

export function surgeWhere(mind: Mind): string {
  const { turn } = mind.state;
  if (turn === null) return done(mind);
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

/** Where this Air Lift goes. */
function lifting(mind: Mind): Choice | undefined {
  const { state } = mind;
  const { turn } = state;
  if (turn?.doing === 'sweep') return liftForSweep(state);
  if (turn?.doing === 'assault') return liftForAssault(state, turn);
  return liftAfterTrain(state);
}

export function liftFrom(mind: Mind): string {
  const { state } = mind;
  const { turn } = state;
  if (turn === null || isLiftOver(turn)) return done(mind);
  const goal = liftGoal(turn) ?? (turn.doing === 'train' ? undefined : lifting(mind)?.among[0]);
  const from = liftOrigins(state, goal).filter(
    (one) => isOffered(mind)(one) && !turn.activitySpaces.includes(one),
  );
  const [first] = from;
  if (first !== undefined) return idOf(first);
  return mind.options.includes('done') ? 'done' : idOf(random(mind, offered(mind)));
}

export function liftTo(mind: Mind): string {
  const { turn } = mind.state;
  const goal = turn === null ? undefined : liftGoal(turn);
  return goal !== undefined && isOffered(mind)(goal) ? idOf(goal) : chosen(mind, lifting(mind));
}

export function liftCoalition(mind: Mind): string {
  const from = spaceIn(mind.prompt, 'from');
  return nearest(mind, from === undefined ? 0 : spareCoalition(mind.state, from));
}
export function liftGovernment(mind: Mind): string {
  const from = spaceIn(mind.prompt, 'from');
  return nearest(mind, from === undefined ? 0 : spareGovernment(mind.state, from));
}

export const strikeWhere = (mind: Mind): string =>
  chosen(mind, mind.state.turn === null ? undefined : striking(mind.state, mind.state.turn, offered(mind)));
export const strikeHow = (mind: Mind): string =>
  mind.options.includes('quietly') ? 'quietly' : (mind.options[0] ?? 'openly');
export const isrWhere = (mind: Mind): string => chosen(mind, isrTarget(mind.state, offered(mind)));

export function assaultJoint(mind: Mind): string {
  const space = spaceIn(mind.prompt);
  const { turn } = mind.state;
  const reason = space === undefined || turn === null ? undefined : joining(mind.state, turn, space);
  if (reason === undefined || space === undefined || !mind.options.includes('joint'))
    return mind.options[0] ?? 'alone';
  becauseOf(mind, reason, space);
  return 'joint';
}

// Everybody.

/** 8.6.1, 8.7.1, 8.8.1, D17 What the elders say. */
export function elders(mind: Mind): string {
  const { state, faction } = mind;
  if (faction === 'coalition') because(mind, 'ELDERS.C');
  else if (faction === 'taliban') because(mind, 'ELDERS.T');
  else if (faction === 'warlords') because(mind, 'ELDERS.W');
  else {
    const isBehind = margin(state, 'coalition') > margin(state, 'government');
    because(mind, isBehind ? 'ELDERS.G.neutral' : 'ELDERS.G.support');
    return isBehind ? 'neutral' : 'support';
  }
  return { coalition: 'support', taliban: 'opposition', warlords: 'neutral' }[faction];
}

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
export function removeWhom(mind: Mind): string {
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
  return (
    victim(mind, kinds, wanted) ??
    (options.includes('done') ? 'done' : (ownLoss(kinds) ?? options[0] ?? 'done'))
  );
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
  return isWanted && options.includes(activity) ? activity : done(mind);
}

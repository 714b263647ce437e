/** Answers inside an Operation: which space, how, how many. */
import { type Faction, isInsurgent, type Kind } from '../../forces.ts';
import { effect } from '../../in-effect.ts';
import { AT, idOf, isLoc, isPakistan, type Space } from '../../map.ts';
import { available, bases, count, isBacked, police, type State, type Turn } from '../../state.ts';
import { isTolled } from '../../operations/sweep.ts';
import { activityFor } from '../activity.ts';
import { liftForAssault } from '../coalition/assault-outlook.ts';
import { liftForSweep } from '../coalition/sweep.ts';
import { canPayCubes, isTransfer, nextCivic } from '../coalition/train.ts';
import { sourcesOf } from '../gathering.ts';
import { lossOf, talibanOf } from '../force.ts';
import { surplus } from '../ground.ts';
import { before, party, unseenInto } from '../marching.ts';
import { because, becauseOf, done, type Mind, most, nearest, numberIn, offered, spaceIn } from '../mind.ts';
import { ownLoss, troopsOf } from '../pieces.ts';
import { anyGranted, best, random, take } from '../selection.ts';

export const none = (mind: Mind): string => (mind.options.includes('0') ? '0' : done());

/** 8.1 */
const isClosed = ({ activity, spaces, doing }: Turn): boolean =>
  activity !== null &&
  (activity !== 'air-lift' || doing === 'train') &&
  spaces.length > 0 &&
  doing !== 'attack';

/** After an Operation whose last step is no choice of a space. */
export const afterOperation = (mind: Mind): string => activityFor(mind) ?? 'done';

// Train (8.6.2, 8.8.2).

const CUBES = 6;

function cubesOf(state: State): number {
  return effect(state, 'train-cubes')?.cubes ?? CUBES;
}

export function trainTroops(mind: Mind): string {
  const { state, faction } = mind;
  const { turn } = state;
  if (turn === null || (faction === 'coalition' && !canPayCubes(state, turn))) return none(mind);
  if (cubesOf(state) < CUBES && faction === 'government') because(mind, 'G.train.nightLetters');
  const bars = faction === 'coalition' && effect(state, 'train-without-police') !== undefined;
  const cops = bars ? 0 : available(state, 'police');
  return nearest(mind, troopsOf(cubesOf(state), available(state, 'government-troops'), cops));
}

export function trainPolice(mind: Mind): string {
  const { turn } = mind.state;
  if (turn === null) return most(mind);
  return mind.faction === 'coalition' && turn.commitment > 0 && !canPayCubes(mind.state, turn)
    ? none(mind)
    : most(mind);
}

/** The missing cubes, one by one. */
export function gatherFrom(mind: Mind): string {
  const { state, faction, options } = mind;
  const { turn } = state;
  const to = spaceIn(mind.prompt);
  if (turn === null || to === undefined || !options.includes('done')) return mostPolice(mind);
  const among = sourcesOf(state, turn, to, offered(mind));
  if (among.length === 0) return 'done';
  const from = random(mind, among);
  becauseOf(mind, faction === 'government' ? 'G.train.fromMap' : 'C.train.fromMap', from);
  return idOf(from);
}

/** Village Stability Operations: from where most Police are. */
function mostPolice(mind: Mind): string {
  const { state } = mind;
  const open = offered(mind).filter((from) => surplus(state, from, 'coin', 1) > 0);
  const among = open.length > 0 ? open : offered(mind);
  return idOf(
    random(
      mind,
      best(among, (from) => police(state, from)),
    ),
  );
}

export const gathered = (mind: Mind): string =>
  mind.options.includes('police') ? 'police' : 'government-troops';

const activityOrDone = (mind: Mind, turn: Turn | null): string =>
  (turn === null || turn.activity !== null ? undefined : activityFor(mind)) ?? done();

export function thenCoalition(mind: Mind): string {
  const { state, options } = mind;
  const { turn } = state;
  if (turn === null || isClosed(turn)) return done();
  const patronage = `patronage:${idOf(AT.kabul)}`;
  if (isTransfer(state, turn) && options.includes(patronage)) return patronage;
  const isOpen = (space: Space): boolean => options.includes(`civic-action:${idOf(space)}`);
  const among = nextCivic(state, turn).filter(isOpen);
  return among.length === 0 ? activityOrDone(mind, turn) : `civic-action:${idOf(random(mind, among))}`;
}

/** Fewest Police among the spaces with Coalition Troops. */
export function vsoPolice(mind: Mind): string {
  const space = random(
    mind,
    best(offered(mind), (one) => -police(mind.state, one)),
  );
  becauseOf(mind, 'C.train.vso', space);
  return idOf(space);
}

/** Own cubes given up, Police first. */
export const baseTroops = (mind: Mind): string => nearest(mind, 1);

export const giveUp = (mind: Mind): string => ownLoss(mind.options as Kind[]) ?? 'done';

// Patrol, Sweep.

export function patrolAssaultOn(mind: Mind): string {
  const { state } = mind;
  const open = offered(mind);
  if (open.length === 0) return activityOrDone(mind, state.turn);
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

/** Taliban before Warlords, to the full. */
export const expose = (mind: Mind): string =>
  ['taliban-underground', 'warlords-underground'].find((kind) => mind.options.includes(kind)) ?? done();

/** Find Fix Finish: Taliban, else Warlords. */
export const activateFirst = (mind: Mind): string =>
  (['taliban', 'warlords'] as readonly Faction[]).find((one) => mind.options.includes(one)) ?? done();

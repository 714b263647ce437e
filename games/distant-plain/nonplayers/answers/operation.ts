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
import { nextPosting, patrolAssault, postingReason } from '../government/patrol.ts';
import { comers, sweepers } from '../government/sweep.ts';
import { sourcesOf } from '../gathering.ts';
import { afterTrain } from '../government/train.ts';
import { neededForCoin, surplus } from '../ground.ts';
import { before, party, unseenInto } from '../marching.ts';
import { because, becauseOf, done, type Mind, numberIn, offered, spaceIn } from '../mind.ts';
import { nextOf } from '../operating.ts';
import { ownLoss, troopsOf } from '../pieces.ts';
import { anyGranted, best, random, take } from '../selection.ts';
import { noteOnlyAmbush } from '../taliban/attack.ts';
import { shariaTargets } from '../taliban/sharia.ts';
import { talibanGroup, talibanLeaving, talibanOrigins } from '../taliban/march.ts';
import { isSingle, talibanRallyWay } from '../taliban/rally.ts';
import { warlordsFree, warlordsGroup, warlordsMovable, warlordsOrigins } from '../warlords/march.ts';
import { warlordsRallyWay } from '../warlords/rally.ts';

/** The number offered that is nearest to one wanted. */
export function nearest(mind: Mind, wanted: number): string {
  const numbers = mind.options.map(Number).filter((one) => !Number.isNaN(one));
  const lower = numbers.filter((one) => one <= wanted);
  return String(lower.length > 0 ? Math.max(...lower) : Math.min(...numbers));
}

export const most = (mind: Mind): string => mind.options.at(-1) ?? 'done';
export const none = (mind: Mind): string => (mind.options.includes('0') ? '0' : done());

/** The Coalition flies first, where only that lets it find or remove enough. */
function liftsFirst(mind: Mind, turn: Turn): boolean {
  if (turn.faction !== 'coalition' || turn.spaces.length > 0 || turn.activity !== null) return false;
  if (!mind.options.includes('air-lift')) return false;
  if (turn.doing === 'sweep') return liftForSweep(mind.state) !== undefined;
  return turn.doing === 'assault' && liftForAssault(mind.state, turn) !== undefined;
}

/** Whether a choice comes after the spaces, and with it another moment for the Special Activity. */
function hasMoreToCome(state: State, turn: Turn): boolean {
  switch (`${turn.faction} ${turn.doing}`) {
    case 'government train':
      return afterTrain(state, turn) !== undefined;
    case 'coalition train':
      return nextCivic(state, turn).length > 0 || (isTransfer(state, turn) && turn.spaces.includes(AT.kabul));
    case 'taliban rally':
      return shariaTargets(state, turn.spaces).length > 0;
    default:
      return turn.doing === 'sweep' || turn.doing === 'attack';
  }
}

/** The Special Activity comes after the Operation, but for an Air Lift that helps it and the Ambush that is part of it. */
const isClosed = ({ activity, spaces, doing }: Turn): boolean =>
  activity !== null &&
  (activity !== 'air-lift' || doing === 'train') &&
  spaces.length > 0 &&
  doing !== 'attack';

/** The next space of the Operation, then its Special Activity, then done. */
export function operationSpace(mind: Mind): string | undefined {
  const { state } = mind;
  const { turn } = state;
  if (turn === null) return done();
  if (liftsFirst(mind, turn)) return 'air-lift';
  const choice = isClosed(turn)
    ? undefined
    : nextOf(state, turn, (space) => mind.options.includes(idOf(space)));
  if (choice !== undefined) return idOf(noteSpace(mind, turn, take(mind, choice)));
  if (turn.spaces.length === 0 && offered(mind).length > 0) return anyGranted(mind);
  if (!hasMoreToCome(state, turn)) {
    const activity = activityFor(mind, turn);
    if (activity !== undefined) return activity;
  }
  return done();
}

function noteSpace(mind: Mind, turn: Turn, space: Space): Space {
  const { state } = mind;
  if (turn.doing === 'march' && turn.faction === 'warlords' && !isLoc(space)) noteGather(mind, space);
  if (turn.doing === 'attack' && turn.faction === 'taliban') noteOnlyAmbush(mind, turn, space);
  if (
    turn.doing === 'train' &&
    turn.faction === 'coalition' &&
    bases(state, space, 'coalition') > 0 &&
    canPayCubes(state, turn)
  )
    becauseOf(mind, 'C.train.cubes', space);
  if (effect(state, 'march-once') !== undefined && turn.doing === 'march' && turn.faction === 'taliban')
    because(mind, 'T.march.sandstorms');
  return space;
}

function noteGather(mind: Mind, space: Space): void {
  const last = mind.why.at(-1)?.key ?? '';
  if (last.startsWith('W.march.gather')) becauseOf(mind, 'W.march.gather', space);
}

/** After an Operation whose last step is no choice of a space. */
export function afterOperation(mind: Mind): string {
  const { turn } = mind.state;
  return (turn === null ? undefined : activityFor(mind, turn)) ?? done();
}

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

export function thenGovernment(mind: Mind): string {
  const { state } = mind;
  const { turn } = state;
  const next = turn === null || isClosed(turn) ? undefined : afterTrain(state, turn);
  if (turn === null || next === undefined) return activityOrDone(mind, turn);
  const open = next.among.filter((space) => mind.options.includes(`${next.deed}:${idOf(space)}`));
  if (open.length === 0) return activityOrDone(mind, turn);
  const space = random(mind, open);
  if (next.deed === 'civic-action')
    becauseOf(mind, bases(state, space, 'coalition') > 0 ? 'G.train.civicCoalition' : 'G.train.civic', space);
  return `${next.deed}:${idOf(space)}`;
}

const activityOrDone = (mind: Mind, turn: Turn | null): string =>
  (turn === null || turn.activity !== null ? undefined : activityFor(mind, turn)) ?? done();

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

// Rally.

const RALLY_WAYS = ['base', 'guerrillas', 'hide'];

export function rallyHow(mind: Mind): string | undefined {
  const space = spaceIn(mind.prompt);
  if (space === undefined) return undefined;
  const way =
    mind.faction === 'taliban' ? talibanRallyWay(mind.state, space) : warlordsRallyWay(mind.state, space);
  // 8.1.2 In a random space that an Event opened, a Base first.
  return mind.options.includes(way) ? way : RALLY_WAYS.find((one) => mind.options.includes(one));
}

export function rallyNumber(mind: Mind): string {
  const space = spaceIn(mind.prompt);
  const isOne = mind.faction === 'taliban' && space !== undefined && isSingle(mind.state, space);
  return isOne ? nearest(mind, 1) : most(mind);
}

export const giveUp = (mind: Mind): string => ownLoss(mind.options as Kind[]) ?? 'done';

// March.

const groupOf = (state: State, turn: Turn, from: Space, to: Space): number =>
  turn.faction === 'warlords' ? warlordsGroup(state, turn, from, to) : talibanGroup(state, turn, from, to);

export function marchFrom(mind: Mind): string | undefined {
  const { state, faction } = mind;
  const { turn } = state;
  const to = spaceIn(mind.prompt);
  if (turn === null || to === undefined) return done();
  const open = offered(mind);
  const among =
    faction === 'warlords' ? warlordsOrigins(state, turn, to, open) : talibanOrigins(state, turn, to, open);
  if (among.length === 0) return mind.options.includes('done') ? 'done' : anyGranted(mind);
  return idOf(random(mind, among));
}

function noteOrigin(mind: Mind, turn: Turn, from: Space, to: Space, size: number): void {
  const { state, faction } = mind;
  if (faction === 'warlords') {
    if (bases(state, from, 'warlords') > 0) becauseOf(mind, 'W.march.keep', from);
    if (size > unseenInto(state, to, 'warlords') && !isLoc(to)) becauseOf(mind, 'W.march.control.active', to);
  } else {
    if (isBacked(state) && (isPakistan(from) || isPakistan(to))) becauseOf(mind, 'T.march.freePakistan', to);
    if (turn.spaces.includes(from)) becauseOf(mind, 'T.march.join', from);
  }
  const { free, may } =
    faction === 'warlords'
      ? { free: warlordsFree(state, from), may: warlordsMovable(state, from) }
      : talibanLeaving(state, turn, from);
  if (may < free && size >= may) becauseOf(mind, 'MV.controlKept', from);
}

/** How many Underground, how many Active. */
function marchers(mind: Mind, gone: number): { underground: number; active: number } {
  const { turn } = mind.state;
  const [from, to] = [spaceIn(mind.prompt, 'from'), spaceIn(mind.prompt, 'to')];
  if (turn === null || from === undefined || to === undefined || !isInsurgent(turn.faction))
    return { underground: 0, active: 0 };
  const state = before(mind.state, from, to, turn.faction, gone);
  const size = groupOf(state, turn, from, to);
  if (gone === 0) {
    noteOrigin(mind, turn, from, to, size);
    becauseOf(mind, size <= unseenInto(state, to, turn.faction) ? 'MV.underground' : 'MV.active', to);
  }
  // 8.7.3 At a Taliban origin one stays, Underground if possible.
  const kept = turn.faction === 'taliban' && !turn.spaces.includes(from) ? 1 : 0;
  return party(state, from, to, turn.faction, Math.max(1, size), kept);
}

export const moveUnderground = (mind: Mind): string => nearest(mind, marchers(mind, 0).underground);
export const moveActive = (mind: Mind): string =>
  nearest(mind, marchers(mind, numberIn(mind.prompt, 'underground')).active);

// Patrol, Sweep.

export function patrolFrom(mind: Mind): string {
  const posting = mind.faction === 'government' ? nextPosting(mind.state) : undefined;
  const from = (posting?.from ?? []).filter((one) => mind.options.includes(idOf(one)));
  if (posting === undefined || from.length === 0) return done();
  becauseOf(mind, postingReason(posting.to), posting.to);
  return idOf(random(mind, from));
}

export function patrolTo(mind: Mind): string | undefined {
  const posting = nextPosting(mind.state);
  return posting === undefined ? undefined : idOf(posting.to);
}

const TRANSPORT = '4.3.2';

/** Cubes on the move: the surplus in a Transport, one at a time in a Patrol, as many as needed in a Sweep. */
export function moveTroops(mind: Mind): string {
  const { state, prompt } = mind;
  const [from, to] = [spaceIn(prompt, 'from'), spaceIn(prompt, 'to')];
  // It goes with any Operation, so the rule that asks comes first.
  if (prompt.rule === TRANSPORT || from === undefined || to === undefined) return transportNumber(mind, from);
  if (state.turn?.doing === 'sweep')
    return nearest(mind, Math.min(sweepers(state, from), neededForCoin(state, to)));
  return nearest(mind, nextPosting(state)?.kind === 'government-troops' ? 1 : 0);
}

function transportNumber(mind: Mind, from: Space | undefined): string {
  if (from === undefined) return most(mind);
  return nearest(mind, surplus(mind.state, from, 'coin', count(mind.state, from, 'government-troops') - 1));
}

/** One after Troops of the same group only if it is bound for the same place. */
export function movePolice(mind: Mind): string {
  const posting = nextPosting(mind.state);
  const [from, to] = [spaceIn(mind.prompt, 'from'), spaceIn(mind.prompt, 'to')];
  const isPosted = posting?.kind === 'police' && posting.to === to;
  return nearest(mind, isPosted && from !== undefined && posting.from.includes(from) ? 1 : 0);
}

export function patrolAssaultOn(mind: Mind): string {
  const { state, faction } = mind;
  const open = offered(mind);
  if (open.length === 0) {
    if (faction === 'government') because(mind, 'G.patrol.noAssault');
    return activityOrDone(mind, state.turn);
  }
  const strength = faction === 'coalition' ? allCubes : undefined;
  const loc = random(mind, patrolAssault(state, open, strength));
  if (faction === 'government') becauseOf(mind, 'G.patrol.assault', loc);
  return idOf(loc);
}

const allCubes = (state: State, loc: Space): number =>
  count(state, loc, 'coalition-troops') +
  count(state, loc, 'government-troops') +
  count(state, loc, 'police');

/** Troops come in where they bring COIN Control, by the cheapest way. */
export function sweepFrom(mind: Mind): string {
  const { state, faction } = mind;
  const to = spaceIn(mind.prompt);
  if (to === undefined || faction !== 'government') return done();
  const open = offered(mind).filter((from) => sweepers(state, from) > 0);
  if (neededForCoin(state, to) === 0 || comers(state, open) < neededForCoin(state, to)) return done();
  return idOf(
    random(
      mind,
      best(
        open,
        (from) => !isTolled(state, from, to),
        (from) => sweepers(state, from),
      ),
    ),
  );
}

/** Taliban before Warlords, to the full. */
export const expose = (mind: Mind): string =>
  ['taliban-underground', 'warlords-underground'].find((kind) => mind.options.includes(kind)) ?? done();

/** Find Fix Finish: Taliban, else Warlords. */
export const activateFirst = (mind: Mind): string =>
  (['taliban', 'warlords'] as readonly Faction[]).find((one) => mind.options.includes(one)) ?? done();

/** Where the staff Sweeps: where guerrillas hide or ground can be held, within reach of enough Troops. */
import { INSURGENTS } from '../../forces.ts';
import { idOf, isDepartment, isForest, populationOf, type Space } from '../../map.ts';
import { maySweep, originsOf } from '../../operations/sweep.ts';
import {
  allPieces,
  bases,
  cubes,
  hasMajority,
  insurgentPieces,
  lands,
  level,
  pieces,
  placeable,
  police,
  type State,
  troops,
  underground,
} from '../../state.ts';
import { spaceIn } from '../../nonplayers/mind.ts';
import { highest, spacesIn, type StaffMind, together } from './mind.ts';
import { type Outlook, setback } from './outlook.ts';
import { WEIGHTS } from './weights.ts';
import { hopes, mischief, SPACE_COST, spaceCost, spareTroops } from './worth.ts';

const LEAST = 2;
const MOST = 12;
/** Nobody goes looking for more than so many guerrillas at once. */
const SEARCH = 6;
const SPACES = 6;
/** Each further space shares Troops with those before it. */
const SHARE = 0.7;

/** Cubes that expose what is here, and outnumber it. */
export function cubesNeeded(state: State, space: Space): number {
  let hidden = 0;
  for (const faction of INSURGENTS) hidden += underground(state, space, faction);
  const exposing = isForest(space) ? 2 * hidden : hidden;
  const holding = insurgentPieces(state, space) + 1 - bases(state, space, 'government');
  return Math.min(MOST, Math.max(LEAST, Math.min(exposing, SEARCH), holding));
}

/** What a Sweep here finds with so many cubes. */
function findings({ state, base, order }: Outlook, space: Space, force: number): number {
  let left = isForest(space) ? Math.floor(force / 2) : force;
  let sum = 0;
  for (const faction of order) {
    if (faction === state.shielded) continue;
    const hidden = underground(state, space, faction);
    const found = Math.min(left, hidden);
    left -= found;
    sum += found * (WEIGHTS.guerrilla[faction] + (faction === 'farc' ? mischief(state, space) : 0));
    if (hidden > 0 && found === hidden) sum += bases(state, space, faction) * Math.max(0, base[faction]);
  }
  return sum * WEIGHTS.found;
}

/** A Department with people, room for a Base and none there yet. */
export const canHaveBase = (state: State, space: Space): boolean =>
  isDepartment(space) &&
  populationOf(space) > 0 &&
  bases(state, space, 'government') === 0 &&
  placeable(state, space, 'government-base') > 0;

/** What it is worth to have the most pieces here when the next Round comes. */
export function groundWorth(state: State, space: Space): number {
  const isGuarded = police(state, space) > 0;
  const civic = hopes(state, space) * (isGuarded ? WEIGHTS.ground : WEIGHTS.groundAlone);
  const site = canHaveBase(state, space) ? hopes(state, space) * WEIGHTS.postHope : 0;
  return site + civic;
}

/** Cubes missing here to keep FARC from Control, and so from Agitation (6.4.2). */
export function missing(state: State, space: Space): number {
  if (populationOf(space) === 0 || level(state, space) === -2) return 0;
  const farc = pieces(state, space, 'farc');
  return Math.max(0, farc - (allPieces(state, space) - farc));
}

/** What FARC could win here by Agitation: it takes all the levels it can pay. */
export function agitated(outlook: Outlook, space: Space): number {
  const now = level(outlook.state, space);
  const people = populationOf(space);
  const lost = people * Math.max(0, now) + setback(outlook, 'farc', people * (2 + Math.min(0, now)));
  return WEIGHTS.denied * lost;
}

/** Cubes there and Troops that could come, as far as they are wanted. */
function reach(state: State, space: Space, used: readonly Space[], wanted: number): number {
  let sum = cubes(state, space);
  if (sum >= wanted) return sum;
  for (const from of originsOf(state, space)) {
    if (used.includes(from) || troops(state, from) === 0) continue;
    sum += spareTroops(state, from);
    if (sum >= wanted) return wanted;
  }
  return sum;
}

/** What a Sweep here gains, with the Troops that are needed and can be spared. */
export function sweepWorth(outlook: Outlook, space: Space, used: readonly Space[]): number {
  const { state } = outlook;
  const force = reach(state, space, used, cubesNeeded(state, space));
  const holds = force + bases(state, space, 'government') > insurgentPieces(state, space);
  const isHeld = hasMajority(state, space, 'government') && troops(state, space) > 0;
  const ground = force > cubes(state, space) && holds && !isHeld ? groundWorth(state, space) : 0;
  const gap = missing(state, space);
  const denied = gap > 0 && force - cubes(state, space) >= gap ? agitated(outlook, space) : 0;
  return findings(outlook, space, force) + ground + denied;
}

/** The next space; undefined when none is worth it. */
export function sweepPlan(outlook: Outlook, used: readonly Space[]): Space | undefined {
  const { state } = outlook;
  if (used.length >= SPACES) return undefined;
  const worths = lands(state)
    .filter((space) => !used.includes(space) && maySweep(state, space))
    .map((space) => ({ space, worth: sweepWorth(outlook, space, used) }))
    .filter(({ worth }) => worth > spaceCost(outlook));
  const troopsFor = (space: Space): number => Math.max(1, cubesNeeded(state, space) - cubes(state, space));
  return highest(worths, ({ space, worth }) => worth / Math.sqrt(troopsFor(space)))?.space;
}

/** What the best Sweeps together would gain, less what they cost. */
export function sweepGain(outlook: Outlook, isLimited: boolean): number {
  const { state } = outlook;
  const gains = lands(state)
    .filter((space) => maySweep(state, space))
    .map((space) => sweepWorth(outlook, space, []) - spaceCost(outlook));
  const most = isLimited ? 1 : Math.min(SPACES, Math.floor(state.resources.government / SPACE_COST));
  return together(gains, most, SHARE);
}

/** Troops come from where they can be spared, until there are enough. */
export function sweepFrom(mind: StaffMind): string {
  const { state } = mind;
  const target = spaceIn(mind.prompt);
  if (target === undefined || cubes(state, target) >= cubesNeeded(state, target)) return 'done';
  const spare = (from: Space): number =>
    state.turn?.spaces.includes(from) === true ? 0 : spareTroops(state, from);
  const from = highest(spacesIn(mind), spare);
  return from === undefined || spare(from) <= 0 ? 'done' : idOf(from);
}

/** Where the staff Trains, and what for. */
import { idOf, isCity, isDepartment, populationOf, type Space } from '../../map.ts';
import { deedOf } from '../../operations/train.ts';
import {
  available,
  bases,
  cubes,
  hasMajority,
  insurgentPieces,
  isZone,
  lands,
  level,
  police,
  type State,
  terror,
  troops,
} from '../../state.ts';
import { spaceIn } from '../../nonplayers/mind.ts';
import { explain, highest, spacesIn, type StaffMind, together } from './mind.ts';
import type { Outlook } from './outlook.ts';
import { agitated, canHaveBase, missing } from './sweep.ts';
import { WEIGHTS } from './weights.ts';
import { calls, civicWorth, hopes, levelWorth, SPACE_COST, spaceCost } from './worth.ts';

const SPACES = 5;
/** Cubes come six at a time, and the first spaces need them most. */
const CUBES = 6;
const SHARE = 0.7;
/** Police that are enough for a space. */
const GUARD = 3;
const GARRISON = 5;
/** Cubes that are Available at the start. */
const AT_FIRST = 36;

const takesCubes = (state: State, space: Space): boolean =>
  isCity(space) || bases(state, space, 'government') > 0;

/** The Troops and Police a Train would bring here. */
function coming(state: State, space: Space): { fighters: number; guards: number } {
  const fighters = Math.min(CUBES - 1, available(state, 'troops'));
  const lacking = Math.max(0, GUARD - police(state, space));
  return { fighters, guards: Math.min(CUBES - fighters, available(state, 'police'), lacking) };
}

/** What new cubes are worth here: where the enemy is near, where FARC would Agitate, where Civic Action lacks them. */
export function recruits(outlook: Outlook, space: Space): number {
  const { state } = outlook;
  const { fighters, guards } = coming(state, space);
  if (!takesCubes(state, space) || fighters + guards === 0) return 0;
  const gap = missing(state, space);
  const denied = gap > 0 && gap <= fighters + guards ? agitated(outlook, space) : 0;
  const isIncomplete = troops(state, space) === 0 || police(state, space) === 0;
  const ready = isIncomplete && isReady(state, space) ? hopes(state, space) * WEIGHTS.ready : 0;
  const idle = (available(state, 'troops') + available(state, 'police')) / AT_FIRST;
  const want = Math.min(2, calls(outlook, space) / (2 + cubes(state, space))) * (1 + WEIGHTS.idle * idle);
  return ready + denied + (fighters * WEIGHTS.troops + guards * WEIGHTS.police) * want;
}

/** Whether there can be Civic Action here in this Train, with the cubes it brings. */
function isReady(state: State, space: Space): boolean {
  if (troops(state, space) > 0 && police(state, space) > 0 && hasMajority(state, space, 'government'))
    return true;
  const canRecruit = available(state, 'troops') > 0 && available(state, 'police') > 0;
  return (
    takesCubes(state, space) && canRecruit && cubes(state, space) + CUBES > insurgentPieces(state, space)
  );
}

/** Civic Action during a Train here: all steps that Resources allow. */
export function civicGain(outlook: Outlook, space: Space): number {
  const { state } = outlook;
  if (hopes(state, space) === 0 || !isReady(state, space)) return 0;
  const inTheWay = terror(state, space);
  const affordable = Math.floor(state.resources.government / SPACE_COST) - 1 - inTheWay;
  const steps = Math.min(2 - level(state, space), affordable);
  if (steps <= 0) return 0;
  const back = Math.min(steps, Math.max(0, -level(state, space)));
  const won = back * levelWorth(outlook, space) + (steps - back) * populationOf(space);
  return won - (steps + inTheWay) * spaceCost(outlook);
}

/** A Department where Troops should stay, with enough cubes to give three of them up. */
const isBaseSite = (state: State, space: Space): boolean =>
  canHaveBase(state, space) && cubes(state, space) >= GARRISON;

const baseGain = (outlook: Outlook, space: Space): number =>
  isBaseSite(outlook.state, space) ? WEIGHTS.post + WEIGHTS.postPeople * hopes(outlook.state, space) : 0;

/** What the first space of a Train brings: cubes, and Civic Action or a Base. */
const firstGain = (outlook: Outlook, space: Space): number =>
  nextGain(outlook, space) + deedGain(outlook, space);

const deedGain = (outlook: Outlook, space: Space): number =>
  Math.max(0, civicGain(outlook, space), baseGain(outlook, space));

const nextGain = (outlook: Outlook, space: Space): number => recruits(outlook, space) - spaceCost(outlook);

/** What the best Train would bring, less its cost. */
export function trainGain(outlook: Outlook, isLimited: boolean): number {
  const open = lands(outlook.state).filter((space) => !isZone(outlook.state, space));
  const others = open.map((space) => nextGain(outlook, space));
  const first = Math.max(0, ...open.map((space, i) => (others[i] ?? 0) + deedGain(outlook, space)));
  if (isLimited) return first;
  return first + SHARE * together(others, SPACES - 1, SHARE);
}

/** The next space of a Train. */
export function trainSpace(mind: StaffMind, used: readonly Space[]): Space | undefined {
  if (used.length >= SPACES) return undefined;
  const gain = used.length === 0 ? firstGain : nextGain;
  const space = highest(spacesIn(mind), (one) => gain(mind.outlook, one));
  return space === undefined || (used.length > 0 && gain(mind.outlook, space) <= 0) ? undefined : space;
}

/** Both kinds of cubes: Troops to fight, Police to hold. */
export function trainTroops(mind: StaffMind): string {
  const space = spaceIn(mind.prompt);
  const most = Number(mind.options.at(-1) ?? 0);
  const isBare = space !== undefined && police(mind.state, space) < (isDepartment(space) ? GUARD : 2);
  const guards = isBare ? Math.min(2, available(mind.state, 'police')) : 1;
  return String(Math.max(0, most - guards));
}

export const trainPolice = (mind: StaffMind): string => mind.options.at(-1) ?? '0';

const deedsOf = (mind: StaffMind, deed: string) =>
  mind.options.flatMap((option) => {
    const found = deedOf(option);
    return found?.deed === deed ? [found] : [];
  });

/** A Base where Troops should stay, or Civic Action where it pays best. */
export function trainThen(mind: StaffMind): string {
  const { outlook } = mind;
  const base = highest(deedsOf(mind, 'base'), ({ space }) => baseGain(outlook, space));
  const civic = highest(deedsOf(mind, 'civic-action'), ({ space }) => civicGain(outlook, space));
  const built = base === undefined ? 0 : baseGain(outlook, base.space);
  const won = civic === undefined ? 0 : civicGain(outlook, civic.space);
  if (base !== undefined && built > Math.max(0, won)) {
    explain(mind, 'staff.base', idOf(base.space));
    return base.id;
  }
  if (civic === undefined || civicWorth(outlook, civic.space) <= spaceCost(outlook)) return 'done';
  explain(mind, 'staff.civic', idOf(civic.space));
  return civic.id;
}

export function trainMore(mind: StaffMind): string {
  const space = spaceIn(mind.prompt);
  const pays = space !== undefined && civicWorth(mind.outlook, space) > spaceCost(mind.outlook);
  return pays && mind.options.includes('civic-action') ? 'civic-action' : 'done';
}

/** Police are given up for a Base before Troops. */
export const baseTroops = (mind: StaffMind): string => mind.options[0] ?? '0';

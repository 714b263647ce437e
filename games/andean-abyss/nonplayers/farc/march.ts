/** 8.7.2 March. */
import { ACTIVE_OPPOSITION } from '../../changes.ts';
import { ACTIVE, UNDERGROUND } from '../../forces.ts';
import { hasMomentum } from '../../lasting.ts';
import { econOf, isDepartment, isLoc, LOCS, populationOf, type Space } from '../../map.ts';
import {
  adjacent,
  allBases,
  guerrillas,
  isSabotaged,
  lands,
  level,
  pieces,
  allPieces,
  spaces,
  type State,
} from '../../state.ts';
import { unmoved } from '../../turn.ts';
import { canEnterUnseen, type MarchTerms, movable, originsFor } from '../marching.ts';
import { best, type Selection, select } from '../selection.ts';
import { isUnused, purse } from '../sites.ts';

const TOWNS = 3;

/** Active Opposition, population 0, Sabotage. */
export const isFarcOrigin = (state: State, space: Space): boolean =>
  isLoc(space)
    ? isSabotaged(state, space)
    : level(state, space) === ACTIVE_OPPOSITION || (isDepartment(space) && populationOf(space) === 0);

/** One stays beside a Base, whosever it is. */
const keepsOne = (state: State, space: Space): boolean => allBases(state, space) > 0;

export const FARC_MARCH: MarchTerms = { faction: 'farc', isOrigin: isFarcOrigin, keepsOne };
export const FARC_LOC_MARCH: MarchTerms = { ...FARC_MARCH, single: true };

export type FarcMarchStep = 'loc' | 'underground' | 'active' | 'last';

export interface FarcMarchTerms {
  /** 8.7.2 The next card is the final Propaganda: LoCs are left alone. */
  readonly skipsLocs: boolean;
  /** Card 20: for nothing, and seen or not. */
  readonly headlong?: true;
}

export function farcMarch(
  state: State,
  used: readonly Space[],
  terms: FarcMarchTerms,
): Selection<FarcMarchStep> | undefined {
  if (purse(state, 'farc') < 1) return undefined;
  // Who comes to a town may free somebody there, but LoCs were the first step and are over.
  const isPastLocs = terms.skipsLocs || used.some((space) => !isLoc(space));
  return (isPastLocs ? undefined : toLocs(state, used)) ?? toTowns(state, used, terms) ?? toLast(state, used);
}

/** D19 LoCs without Sabotage and without FARC, highest Econ first. */
function toLocs(state: State, used: readonly Space[]): Selection<'loc'> | undefined {
  const unused = isUnused(used);
  const goals = LOCS.filter(
    (loc) =>
      unused(loc) &&
      !isSabotaged(state, loc) &&
      guerrillas(state, loc, 'farc') === 0 &&
      originsFor(state, loc, FARC_LOC_MARCH).length > 0,
  );
  const top = best(goals, econOf);
  return select('loc', top, canServe(state, top) ? top.length : 1);
}

/** Whether every origin has a guerrilla for each of these LoCs beside it. */
function canServe(state: State, locs: readonly Space[]): boolean {
  const calls = locs.flatMap((loc) => originsFor(state, loc, FARC_LOC_MARCH));
  return [...new Set(calls)].every(
    (from) => calls.filter((one) => one === from).length <= movable(state, from, FARC_MARCH),
  );
}

function toTowns(
  state: State,
  used: readonly Space[],
  terms: FarcMarchTerms,
): Selection<'underground' | 'active'> | undefined {
  const towns = used.filter((space) => !isLoc(space));
  if (towns.length >= TOWNS || hasHadLast(state, towns)) return undefined;
  const goals = lands(state).filter(
    (space) =>
      !used.includes(space) && isFarcGoal(state, space) && originsFor(state, space, FARC_MARCH).length > 0,
  );
  const isUnseen = (space: Space): boolean =>
    terms.headlong !== true && canEnterUnseen(state, space, FARC_MARCH);
  const top = best(goals, isUnseen);
  const [first] = top;
  if (first === undefined) return undefined;
  const left = Math.min(TOWNS - towns.length, purse(state, 'farc'));
  return select(isUnseen(first) ? 'underground' : 'active', top, areApart(state, top) ? left : 1);
}

/** Whether no origin stands beside two of these towns: then none of them takes guerrillas from another. */
function areApart(state: State, towns: readonly Space[]): boolean {
  const origins = towns.flatMap((space) => originsFor(state, space, FARC_MARCH));
  return new Set(origins).size === origins.length;
}

/** Support or Neutral, and nothing FARC could Agitate as things stood before the March. */
export function isFarcGoal(state: State, space: Space): boolean {
  return populationOf(space) > 0 && level(state, space) >= 0 && !couldAgitate(state, space);
}

/** N18 Control counted on the spot, without those that have just arrived; card 22 asks for less. */
function couldAgitate(state: State, space: Space): boolean {
  const arrived = guerrillas(state, space, 'farc') - unmovedFarc(state, space);
  const farc = pieces(state, space, 'farc') - arrived;
  const all = allPieces(state, space) - arrived;
  if (farc > all - farc) return true;
  return hasMomentum(state, 'alfonso-cano') && farc > 0 && 2 * pieces(state, space, 'government') <= all;
}

const unmovedFarc = (state: State, space: Space): number =>
  unmoved(state, space, UNDERGROUND.farc) + unmoved(state, space, ACTIVE.farc);

/** The last step has been done when a destination is none of the step before, or a fourth. */
const hasHadLast = (state: State, towns: readonly Space[]): boolean =>
  towns.length > TOWNS || towns.some((space) => !isFarcGoal(state, space));

/** N17 From where most may leave, to a neighbour with population. */
function toLast(state: State, used: readonly Space[]): Selection<'last'> | undefined {
  const towns = used.filter((space) => !isLoc(space));
  if (hasHadLast(state, towns)) return undefined;
  const origins = spaces(state).filter(
    (from) => movable(state, from, FARC_MARCH) > 0 && lastGoals(state, from, used).length > 0,
  );
  const [top] = best(origins, (from) => movable(state, from, FARC_MARCH));
  return top === undefined ? undefined : { step: 'last', among: origins, capacity: 1 };
}

/** Origins of the last step that could send the most. */
export const lastOrigins = (state: State, selection: Selection): Space[] =>
  best(selection.among, (from) => movable(state, from, FARC_MARCH));

export const lastGoals = (state: State, from: Space, used: readonly Space[]): Space[] =>
  adjacent(state, from).filter(
    (space) =>
      !isLoc(space) &&
      !used.includes(space) &&
      populationOf(space) > 0 &&
      originsFor(state, space, FARC_MARCH).includes(from),
  );

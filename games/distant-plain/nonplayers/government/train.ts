/** 8.6.2 Government Train: a Base, cubes, Civic Action. */
import { canTrainBase, canTrainCivic } from '../../operations/train.ts';
import { CIVIC_COST } from '../../civic.ts';
import { AFGHAN_LANDS, AT, isProvince, type Space } from '../../map.ts';
import { available, bases, coinBases, hasSupport, peopleOf, type State, type Turn } from '../../state.ts';
import { canCubesCome, hasGiven } from '../gathering.ts';
import { excess, firstShiftCost, isUnused, MOST_EXCESS } from '../ground.ts';
import { type Choice, step } from '../selection.ts';
import { governable } from './govern.ts';

const OTHERS = 3;
const COST = 3;

/** Three cubes for a Base where no COIN Base is. */
export const isToBuild = (state: State, space: Space): boolean =>
  isProvince(space) &&
  coinBases(state, space) === 0 &&
  available(state, 'government-base') > 0 &&
  canTrainBase(state, space);

/** Whether Civic Action would shift a space toward Support and can be paid, with so much more for the space. */
export const isWorthCivic = (state: State, space: Space, more: number): boolean =>
  canTrainCivic(state, space) &&
  peopleOf(space, state) > 0 &&
  !hasSupport(state, space) &&
  state.resources.government >= firstShiftCost(state, space, CIVIC_COST) + more;

/** Among the spaces of the Train and these: without a Coalition Base before with one, selected already before not. */
function civicSpaces(state: State, turn: Turn, among: readonly Space[]): readonly Space[] {
  const price = turn.free ? 0 : COST;
  const isSelected = (space: Space): boolean => turn.spaces.includes(space);
  const worth = [...turn.spaces, ...among].filter((space) =>
    isWorthCivic(state, space, isSelected(space) ? 0 : price),
  );
  const isFree = (space: Space): boolean => bases(state, space, 'coalition') === 0;
  const classes = [
    worth.filter((space) => isFree(space) && isSelected(space)),
    worth.filter((space) => isFree(space) && !isSelected(space)),
    worth.filter((space) => !isFree(space) && isSelected(space)),
    worth.filter((space) => !isFree(space) && !isSelected(space)),
  ];
  return classes.find((one) => one.length > 0) ?? [];
}

const wantsCubes = (state: State, turn: Turn, space: Space): boolean =>
  excess(state, space) <= MOST_EXCESS && canCubesCome(state, turn, space);

export function governmentTrain(
  state: State,
  turn: Turn,
  open: (space: Space) => boolean,
): Choice | undefined {
  const among = AFGHAN_LANDS.filter(
    (space) => isUnused(turn)(space) && !hasGiven(turn, space) && open(space),
  );
  const isBuilding = turn.spaces.some((space) => isToBuild(state, space));
  if (turn.spaces.length === 0) {
    const base = step(
      'G.train.base',
      among.filter((space) => isToBuild(state, space)),
    );
    if (base !== undefined) return base;
  }
  if (among.includes(AT.kabul) && wantsCubes(state, turn, AT.kabul)) return step('G.train.kabul', [AT.kabul]);
  const others = turn.spaces.filter((space) => space !== AT.kabul && coinBases(state, space) > 0).length;
  if (others < OTHERS) {
    const more = among.filter((space) => coinBases(state, space) > 0 && wantsCubes(state, turn, space));
    const cubes = step('G.train.cubes', more);
    if (cubes !== undefined) return cubes;
  }
  if (isBuilding) return undefined;
  const civic = civicSpaces(state, turn, among).filter((space) => among.includes(space));
  return step('G.train.civicExtra', civic) ?? forGovern(state, turn, among);
}

/** Govern alone calls for a Train (8.6.2) and needs one to go with (4.1): if there is nothing else to do, in Kabul. */
const forGovern = (state: State, turn: Turn, among: readonly Space[]): Choice | undefined =>
  turn.spaces.length === 0 && turn.activities && governable(state).length > 0
    ? step(
        'G.train.kabul',
        among.filter((space) => space === AT.kabul),
      )
    : undefined;

/** After the cubes: a Base in the space chosen for it, or Civic Action. */
export function afterTrain(
  state: State,
  turn: Turn,
): { readonly deed: 'base' | 'civic-action'; readonly among: readonly Space[] } | undefined {
  const base = turn.spaces.filter((space) => isToBuild(state, space));
  if (base.length > 0) return { deed: 'base', among: base };
  const civic = civicSpaces(state, turn, []);
  return civic.length > 0 ? { deed: 'civic-action', among: civic } : undefined;
}

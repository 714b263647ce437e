/** 8.7.2 Taliban Rally. */
import { BASE, UNDERGROUND } from '../../forces.ts';
import { AT, isProvince, LANDS, type Space } from '../../map.ts';
import { type RallyWay, rallyLimit, waysToRally } from '../../operations/rally.ts';
import {
  available,
  bases,
  coinCubes,
  control,
  guerrillas,
  placeable,
  type State,
  type Turn,
  underground,
} from '../../state.ts';
import { controlWith, isUnused } from '../ground.ts';
import { type Choice, step } from '../selection.ts';

const isToHide = (state: State, space: Space): boolean => {
  const here = guerrillas(state, space, 'taliban');
  return (
    isProvince(space) &&
    here >= 1 &&
    here <= 3 &&
    underground(state, space, 'taliban') === 0 &&
    bases(state, space, 'taliban') > 0 &&
    coinCubes(state, space) > 0
  );
};

/** D9: three Taliban guerrillas. */
const isToBuild = (state: State, space: Space): boolean =>
  guerrillas(state, space, 'taliban') >= 3 && placeable(state, space, BASE.taliban) > 0;

const isKabulOpen = (state: State, space: Space): boolean =>
  space === AT.kabul && underground(state, space, 'taliban') === 0;

/** Whether guerrillas are Available, and no Event keeps them out. */
const canPlace = (state: State, space: Space): boolean =>
  waysToRally(state, space, 'taliban').includes('guerrillas');

/** What a Rally places in a space if guerrillas last. */
const placedIn = (state: State, space: Space): number => rallyLimit(state, space, 'taliban');

/** How far the placing has come: one space for Control, one with few guerrillas, then all with Bases. */
type Stage = 'control' | 'few' | 'bases';

const isFew = (count: number): boolean => count === 1 || count === 2;

/** Whether the guerrilla placed there is the one for Kabul: nobody else Underground is there. */
const isTheOneInKabul = (state: State, space: Space): boolean =>
  space === AT.kabul && underground(state, space, 'taliban') === 1;

function stageOf(state: State, turn: Turn): Stage {
  let stage: Stage = 'control';
  turn.spaces.forEach((space, i) => {
    if (turn.choices[i] !== 'guerrillas' || isTheOneInKabul(state, space)) return;
    const placed = placedIn(state, space);
    const gained =
      control(state, space) === 'taliban' && controlWith(state, space, { taliban: -placed }) !== 'taliban';
    if (stage === 'control' && gained) stage = 'few';
    else stage = 'bases';
  });
  return stage;
}

export function talibanRally(state: State, turn: Turn, open: (space: Space) => boolean): Choice | undefined {
  const among = LANDS.filter((space) => isUnused(turn)(space) && open(space));
  const { taliban } = state.resources;
  const purse = turn.free ? among.length : Math.max(1, taliban);
  const hide = step(
    'T.rally.flip',
    among.filter((space) => isToHide(state, space)),
    purse,
  );
  if (hide !== undefined) return hide;
  const build = among.filter((space) => isToBuild(state, space));
  if (build.length > 0) return step('T.rally.base', build, Math.min(purse, available(state, BASE.taliban)));
  return placing(
    state,
    turn,
    among.filter((space) => canPlace(state, space)),
  );
}

function placing(state: State, turn: Turn, among: readonly Space[]): Choice | undefined {
  const kabul = step(
    'T.rally.kabul',
    among.filter((space) => isKabulOpen(state, space)),
  );
  if (kabul !== undefined) return kabul;
  const stage = stageOf(state, turn);
  const most = available(state, UNDERGROUND.taliban);
  const gains = among.filter(
    (space) =>
      control(state, space) !== 'taliban' &&
      controlWith(state, space, { taliban: Math.min(most, placedIn(state, space)) }) === 'taliban',
  );
  const few = among.filter((space) => isFew(guerrillas(state, space, 'taliban')));
  return (
    (stage === 'control' ? step('T.rally.control', gains) : undefined) ??
    (stage === 'bases' ? undefined : step('T.rally.few', few)) ??
    step(
      'T.rally.bases',
      among.filter((space) => bases(state, space, 'taliban') > 0),
    )
  );
}

/** How the Rally is made in a space that was chosen. */
export function talibanRallyWay(state: State, space: Space): RallyWay {
  if (isToHide(state, space)) return 'hide';
  return isToBuild(state, space) ? 'base' : 'guerrillas';
}

/** One in Kabul, else all that can come. */
export const isSingle = (state: State, space: Space): boolean => isKabulOpen(state, space);

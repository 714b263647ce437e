/** 8.5.4 Warlords Special Activities: Cultivate, Traffic, Suborn. */
import { SUBORN_COST } from '../../activities/suborn.ts';
import { AFGHAN_LANDS, ALL_SPACES, isLoc, isPakistan, isProvince, type Space } from '../../map.ts';
import { effect, isForbidden } from '../../in-effect.ts';
import {
  bases,
  control,
  governmentCubes,
  guerrillas,
  isNonPlayer,
  pieces,
  type State,
  type Turn,
} from '../../state.ts';
import { MOST_RESOURCES } from '../../tracks.ts';
import { controlWith, isFertileWith } from '../ground.ts';
import { because, type Mind } from '../mind.ts';
import { type Choice, step } from '../selection.ts';

export function cultivating(state: State, turn: Turn): Choice | undefined {
  const among = turn.spaces.filter((space) => isProvince(space) && isFertileWith(state, space, 0));
  const second = among.filter((space) => bases(state, space, 'warlords') === 1);
  return step('W.cultivate.second', second) ?? step('W.cultivate.any', among);
}

const trafficSpaces = (state: State): Space[] =>
  AFGHAN_LANDS.filter(
    (space) => bases(state, space, 'warlords') > 0 && pieces(state, space, 'coalition') === 0,
  );

/** Why there is no Traffic; undefined where there is. */
function noTraffic(
  state: State,
): 'W.traffic.full' | 'W.traffic.noSpace' | 'W.traffic.counterNarc' | undefined {
  if (state.resources.warlords >= MOST_RESOURCES) return 'W.traffic.full';
  const spaces = trafficSpaces(state);
  if (spaces.length === 0) return 'W.traffic.noSpace';
  const fields = spaces.reduce((sum, space) => sum + bases(state, space, 'warlords'), 0);
  const divisor = effect(state, 'traffic-divided')?.divisor ?? 1;
  return fields < divisor ? 'W.traffic.counterNarc' : undefined;
}

const CUBES = 3;

/** By one Suborn nobody is in Control any more; how. */
export function endsControl(
  state: State,
  space: Space,
): 'W.suborn.ctrl.base' | 'W.suborn.ctrl.cubes' | 'W.suborn.ctrl.taliban' | undefined {
  if (isLoc(space) || isPakistan(space)) return undefined;
  const side = control(state, space);
  if (side === 'coin') {
    if (bases(state, space, 'government') > 0 && controlWith(state, space, { coin: -1 }) === 'none')
      return 'W.suborn.ctrl.base';
    for (let gone = 1; gone <= Math.min(CUBES, governmentCubes(state, space)); gone++)
      if (controlWith(state, space, { coin: -gone }) === 'none') return 'W.suborn.ctrl.cubes';
  }
  const canTurn = side === 'taliban' && guerrillas(state, space, 'taliban') > 0;
  return canTurn && controlWith(state, space, { taliban: -1 }) === 'none'
    ? 'W.suborn.ctrl.taliban'
    : undefined;
}

/** LoCs, then Afghan Provinces and Kabul, then Pakistan. */
function byPlace(
  name: 'W.suborn.taliban' | 'W.suborn.government',
  among: readonly Space[],
): Choice | undefined {
  return (
    step(name, among.filter(isLoc)) ??
    step(
      name,
      among.filter((space) => !isLoc(space) && !isPakistan(space)),
    ) ??
    step(name, among)
  );
}

export function suborning(state: State, open: (space: Space) => boolean): Choice | undefined {
  const among = ALL_SPACES.filter(open);
  const ending = among.filter((space) => endsControl(state, space) !== undefined);
  const byBase = ending.filter((space) => endsControl(state, space) === 'W.suborn.ctrl.base');
  if (byBase.length > 0) return step('W.suborn.ctrl.base', byBase);
  if (ending.length > 0) {
    const [first] = ending;
    const way = first === undefined ? undefined : endsControl(state, first);
    return step(way ?? 'W.suborn.ctrl.cubes', ending);
  }
  return isNonPlayer(state, 'coalition')
    ? byPlace(
        'W.suborn.taliban',
        among.filter((space) => guerrillas(state, space, 'taliban') > 0),
      )
    : byPlace(
        'W.suborn.government',
        among.filter((space) => pieces(state, space, 'government') > 0),
      );
}

/** What is bought in a space. */
export function subornWay(state: State, space: Space): 'base' | 'cubes' | 'taliban' {
  const way = endsControl(state, space);
  if (way === 'W.suborn.ctrl.base') return 'base';
  if (way === 'W.suborn.ctrl.cubes') return 'cubes';
  if (way === 'W.suborn.ctrl.taliban' || isNonPlayer(state, 'coalition')) return 'taliban';
  return bases(state, space, 'government') > 0 ? 'base' : 'cubes';
}

/** Why nobody is suborned at all. */
function noSuborn(state: State): 'W.suborn.poor' | 'W.suborn.truce' | undefined {
  if (isForbidden(state, 'suborn', 'warlords', 'anywhere', 'rally')) return 'W.suborn.truce';
  return state.resources.warlords < SUBORN_COST ? 'W.suborn.poor' : undefined;
}

/** The Special Activity that follows, and why not those before it. */
export function warlordsActivity(mind: Mind, turn: Turn): 'cultivate' | 'traffic' | 'suborn' | undefined {
  const { state, options } = mind;
  if (turn.activity !== null)
    return turn.activity === 'suborn' &&
      options.includes('suborn') &&
      suborning(state, openForSuborn(turn)) !== undefined
      ? 'suborn'
      : undefined;
  if (turn.doing === 'rally' || turn.doing === 'march') {
    if (cultivating(state, turn) !== undefined && options.includes('cultivate')) return 'cultivate';
    because(mind, 'W.cultivate.none');
    const not = noTraffic(state);
    if (not === undefined && options.includes('traffic')) {
      because(mind, 'W.traffic');
      return 'traffic';
    }
    if (not !== undefined) because(mind, not);
  }
  const reason = noSuborn(state);
  if (reason !== undefined) because(mind, reason);
  else if (options.includes('suborn') && suborning(state, openForSuborn(turn)) !== undefined) return 'suborn';
  else because(mind, 'W.suborn.none');
  return undefined;
}

export const openForSuborn =
  (turn: Turn) =>
  (space: Space): boolean =>
    !turn.activitySpaces.includes(space);

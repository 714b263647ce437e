/** 8.7.4 Taliban Attack and Ambush. */
import { effect } from '../../in-effect.ts';
import { AFGHANISTAN, isLoc, type Space } from '../../map.ts';
import { ambushLimit, attackableKinds, canAttack, mayAmbush } from '../../operations/attack.ts';
import {
  active,
  bases,
  coalitionTroops,
  coinCubes,
  governmentCubes,
  guerrillas,
  pieces,
  type State,
  type Turn,
} from '../../state.ts';
import { isUnused } from '../ground.ts';
import { because, becauseOf, type Mind, offered } from '../mind.ts';
import { best, type Choice, step } from '../selection.ts';

const SPACES = 3;
const HITS = 2;
const ACTIVE_ENOUGH = 4;

/** Whether a successful Attack would take a Coalition piece. */
export function hitsCoalition(state: State, space: Space): boolean {
  const kinds = attackableKinds(state, space, 'taliban');
  if (kinds.some((kind) => kind.startsWith('coalition'))) return true;
  const talks = effect(state, 'spares');
  return (
    talks?.spared !== 'coalition' &&
    governmentCubes(state, space) > 0 &&
    governmentCubes(state, space) < hitsIn(state, space) &&
    coalitionTroops(state, space) + bases(state, space, 'coalition') > 0
  );
}

/** Cubes go first, and the Coalition's Bases before the Government's. */
function hitsGovernmentBase(state: State, space: Space): boolean {
  const isSpared = effect(state, 'spares')?.spared === 'coalition';
  if (isSpared && coalitionTroops(state, space) > 0) return false;
  const before = coinCubes(state, space) + (isSpared ? 0 : bases(state, space, 'coalition'));
  return bases(state, space, 'government') > 0 && before < hitsIn(state, space);
}

/** Pieces an Attack removes there. */
const hitsIn = (state: State, space: Space): number =>
  isLoc(space) ? Math.min(HITS, effect(state, 'attack-on-loc')?.pieces ?? HITS) : HITS;

/** Where an Ambush is possible, whatever may be said of how many. */
const isAmbushable = (state: State, turn: Turn, space: Space): boolean =>
  mayAmbush(state, space, { ...turn, activity: null, activitySpaces: [] }) &&
  canAttack(state, space, 'taliban');

/** Those of which three are attacked, by Ambush or not: LoCs last, first where a Coalition piece goes. */
function ambushable(state: State, turn: Turn, among: readonly Space[]): Space[][] {
  const able = among.filter((space) => isAmbushable(state, turn, space));
  const tier = (onLoc: boolean, coalition: boolean): Space[] =>
    able.filter((space) => isLoc(space) === onLoc && hitsCoalition(state, space) === coalition);
  return [tier(false, true), tier(false, false), tier(true, true), tier(true, false)].filter(
    (tied) => tied.length > 0,
  );
}

/** Where the only Ambush may be: in one of the three. */
function ambushSites(tiers: readonly Space[][]): Space[] {
  const sites: Space[] = [];
  for (const tier of tiers) if (sites.length < SPACES) sites.push(...tier);
  return sites;
}

export function talibanAttack(state: State, turn: Turn, open: (space: Space) => boolean): Choice | undefined {
  const among = AFGHANISTAN.filter((space) => isUnused(turn)(space) && open(space));
  const left = SPACES - turn.spaces.length;
  if (left > 0) {
    const tiers = ambushable(state, turn, among);
    // The only Ambush goes first, so that it is sure of its space.
    const wanted = isOnlyAmbush(state, turn) ? byAmbush(state, ambushSites(tiers)) : (tiers[0] ?? []);
    const [sample] = wanted;
    if (sample !== undefined)
      return step(nameOf(state, sample), wanted, isOnlyAmbush(state, turn) ? 1 : left);
  }
  const bold = among.filter(
    (space) =>
      active(state, space, 'taliban') >= ACTIVE_ENOUGH &&
      pieces(state, space, 'coalition') > 0 &&
      canAttack(state, space, 'taliban'),
  );
  return step('T.attack.four', bold, bold.length);
}

function nameOf(state: State, space: Space): 'T.attack.locLast' | 'T.attack.coalition' | 'T.attack.other' {
  if (isLoc(space)) return 'T.attack.locLast';
  return hitsCoalition(state, space) ? 'T.attack.coalition' : 'T.attack.other';
}

/** A single Ambush is left, and none has been. */
const isOnlyAmbush = (state: State, turn: Turn): boolean =>
  ambushLimit(state) === 1 && turn.spaces.length === 0;

const byAmbush = (state: State, among: readonly Space[]): Space[] =>
  best(
    among,
    (space) => -guerrillas(state, space, 'taliban'),
    (space) => hitsCoalition(state, space),
    (space) => hitsGovernmentBase(state, space),
  );

/** Which key found the space of the only Ambush. */
export function noteOnlyAmbush(mind: Mind, turn: Turn, space: Space): void {
  const { state } = mind;
  if (!isOnlyAmbush(state, turn)) return;
  const sites = ambushSites(ambushable(state, turn, offered(mind)));
  const fewest = best(sites, (one) => -guerrillas(state, one, 'taliban'));
  const coalition = best(fewest, (one) => hitsCoalition(state, one));
  const key = best(coalition, (one) => hitsGovernmentBase(state, one));
  if (key.length < coalition.length) becauseOf(mind, 'T.ambush.govBase', space);
  else if (coalition.length < fewest.length) becauseOf(mind, 'T.ambush.coalition', space);
  else if (fewest.length < sites.length) becauseOf(mind, 'T.ambush.fewest', space);
}

/** An Ambush wherever there may be one. */
export function ambushOrRoll(mind: Mind, space: Space): string {
  if (!mind.options.includes('ambush')) {
    if (mind.state.turn?.activity === null) because(mind, 'T.ambush.none');
    return 'roll';
  }
  if (effect(mind.state, 'active-will-do') !== undefined && active(mind.state, space, 'taliban') > 0)
    becauseOf(mind, 'T.ambush.carBombs', space);
  return 'ambush';
}

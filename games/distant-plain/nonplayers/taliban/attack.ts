/** 8.7.4 The Taliban Attack and Ambush. */
import { effect } from '../../in-effect.ts';
import { AFGHANISTAN, AT, isLoc, type Space } from '../../map.ts';
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
} from '../../state.ts';
import { isUnused } from '../ground.ts';
import { because, becauseOf, type Look, type Mind, spaceIn } from '../mind.ts';
import { best, step } from '../selection.ts';
import { each, type Steps } from '../steps.ts';

const ATTACKS = 3;
/** Active guerrillas who attack the Coalition wherever it is. */
const FOUR = 4;
const HITS = 2;

/** Attack three spaces where there may be an Ambush, then all with four Active guerrillas and the Coalition. */
export function* attack(look: Look): Steps {
  for (;;) {
    const { state, turn } = look;
    const left = ATTACKS - turn.spaces.length;
    const tiers = ambushable(look);
    const [first] = tiers;
    if (left <= 0 || first === undefined) break;
    if (ambushLimit(state) === 1 && turn.spaces.length === 0) yield onlyAmbush(state, tiers);
    else yield { step: attackReason(state, first[0] ?? AT.kabul), among: first, capacity: left };
  }
  yield* each(
    look,
    'T.attack.four',
    ({ state, turn, open }) =>
      AFGHANISTAN.filter(
        (space) =>
          isUnused(turn)(space) &&
          open(space) &&
          active(state, space, 'taliban') >= FOUR &&
          pieces(state, space, 'coalition') > 0 &&
          canAttack(state, space, 'taliban'),
      ),
    (_, among) => among.length,
  );
}

/** Where an Ambush is possible, whatever may be said of how many: LoCs last, first where a Coalition piece goes. */
function ambushable({ state, turn, open }: Look): Space[][] {
  const able = AFGHANISTAN.filter(
    (space) =>
      isUnused(turn)(space) &&
      open(space) &&
      mayAmbush(state, space, { ...turn, activity: null, activitySpaces: [] }) &&
      canAttack(state, space, 'taliban'),
  );
  const tier = (onLoc: boolean, coalition: boolean): Space[] =>
    able.filter((space) => isLoc(space) === onLoc && hitsCoalition(state, space) === coalition);
  return [tier(false, true), tier(false, false), tier(true, true), tier(true, false)].filter(
    (tied) => tied.length > 0,
  );
}

const attackReason = (
  state: State,
  space: Space,
): 'T.attack.locLast' | 'T.attack.coalition' | 'T.attack.other' => {
  if (isLoc(space)) return 'T.attack.locLast';
  return hitsCoalition(state, space) ? 'T.attack.coalition' : 'T.attack.other';
};

/** Where there is one Ambush only, it goes first: in one of the three, where the fewest guerrillas are. */
function onlyAmbush(state: State, tiers: readonly Space[][]) {
  const sites: Space[] = [];
  for (const tier of tiers) if (sites.length < ATTACKS) sites.push(...tier);
  const fewest = best(sites, (space) => -guerrillas(state, space, 'taliban'));
  const coalition = best(fewest, (space) => hitsCoalition(state, space));
  const among = best(coalition, (space) => hitsGovernmentBase(state, space));
  return {
    step: attackReason(state, among[0] ?? AT.kabul),
    among,
    capacity: 1,
    note(mind: Mind, space: Space): void {
      if (among.length < coalition.length) becauseOf(mind, 'T.ambush.govBase', space);
      else if (coalition.length < fewest.length) becauseOf(mind, 'T.ambush.coalition', space);
      else if (fewest.length < sites.length) becauseOf(mind, 'T.ambush.fewest', space);
    },
  };
}

/** Whether a successful Attack would take a Coalition piece. */
function hitsCoalition(state: State, space: Space): boolean {
  const kinds = attackableKinds(state, space, 'taliban');
  if (kinds.some((kind) => kind.startsWith('coalition'))) return true;
  return (
    !isCoalitionSpared(state) &&
    governmentCubes(state, space) > 0 &&
    governmentCubes(state, space) < hitsIn(state, space) &&
    coalitionTroops(state, space) + bases(state, space, 'coalition') > 0
  );
}

/** Cubes go first, and the Coalition's Bases before the Government's. */
function hitsGovernmentBase(state: State, space: Space): boolean {
  const isSpared = isCoalitionSpared(state);
  if (isSpared && coalitionTroops(state, space) > 0) return false;
  const before = coinCubes(state, space) + (isSpared ? 0 : bases(state, space, 'coalition'));
  return bases(state, space, 'government') > 0 && before < hitsIn(state, space);
}

const isCoalitionSpared = (state: State): boolean => effect(state, 'spares')?.spared === 'coalition';

/** Pieces an Attack removes there. */
const hitsIn = (state: State, space: Space): number =>
  isLoc(space) ? Math.min(HITS, effect(state, 'attack-on-loc')?.pieces ?? HITS) : HITS;

/** An Ambush wherever there may be one. */
export function attackHow(mind: Mind): string | undefined {
  const { state, options } = mind;
  const space = spaceIn(mind.prompt);
  if (space === undefined) return undefined;
  if (!options.includes('ambush')) {
    if (state.turn?.activity === null) because(mind, 'T.ambush.none');
    return 'roll';
  }
  if (effect(state, 'active-will-do') !== undefined && active(state, space, 'taliban') > 0)
    becauseOf(mind, 'T.ambush.carBombs', space);
  return 'ambush';
}

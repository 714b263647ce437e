/** K5, E12 Shere Khan campaigns: where he stands, or after a march on the other's tribes. */
import type { Rules } from '@sandtable/engine';
import { BAGGAGE } from '../../actions/campaign/group.ts';
import { EMPIRES } from '../../components/empires.ts';
import { ALL_LOCATIONS, type Location, locationId, waysFrom } from '../../components/map.ts';
import { payRightEnd } from '../../rupees.ts';
import { armiesIn, playerOf, roadsOn, type State, tribesIn, type Who } from '../../state.ts';
import { say } from '../../text/say.ts';
import { moveArmies } from '../../units.ts';
import { bestBy, golden } from '../golden.ts';
import { opponentOf } from '../khan.ts';
import { explain } from '../telling.ts';
import type { KhanAct } from './act.ts';
import { fight } from './fight.ts';

export function* campaign(act: KhanAct): Rules<boolean> {
  const { table, state, who } = act;
  const here = ALL_LOCATIONS.filter(
    (location) => ownArmies(state, who, location) > 0 && isContested(state, who, location),
  );
  if (here.length > 0) {
    const at = yield* choose(act, 'ask.khan.battle', mostToAttack(state, who, here));
    explain(table, say('sk.campaign.here', 'E12.1', { location: locationId(at) }));
    yield* fight(act, at);
    return true;
  }
  return yield* marchAndFight(act);
}

const ownArmies = (state: State, who: Who, location: Location): number =>
  armiesIn(state, playerOf(state, who).loyalty, location);

// What can be attacked in a location: armies there and roads around it of other empires, tribes of a disloyal player.

function enemyArmies(state: State, who: Who, location: Location): number {
  const { loyalty } = playerOf(state, who);
  let count = 0;
  for (const empire of EMPIRES) if (empire !== loyalty) count += armiesIn(state, empire, location);
  return count;
}

function enemyRoads(state: State, who: Who, location: Location): number {
  const { loyalty } = playerOf(state, who);
  let count = 0;
  for (const empire of EMPIRES)
    if (empire !== loyalty)
      for (const { connection } of waysFrom(state, location)) count += roadsOn(state, empire, connection);
  return count;
}

function enemyTribes(state: State, who: Who, location: Location): number {
  const enemy = playerOf(state, opponentOf(who));
  return enemy.loyalty === playerOf(state, who).loyalty ? 0 : tribesIn(enemy, location);
}

const isContested = (state: State, who: Who, location: Location): boolean =>
  enemyTribes(state, who, location) + enemyRoads(state, who, location) + enemyArmies(state, who, location) >
  0;

const mostToAttack = (state: State, who: Who, among: readonly Location[]): Location[] =>
  bestBy(among, [
    (location) => enemyTribes(state, who, location),
    (location) => enemyRoads(state, who, location),
    (location) => enemyArmies(state, who, location),
  ]);

function* choose(
  { table, who }: KhanAct,
  key: 'ask.khan.battle' | 'ask.khan.source' | 'ask.khan.goal',
  among: readonly Location[],
): Rules<Location> {
  return yield* golden(table, who, {
    prompt: say(key, 'E12.1'),
    among,
    id: locationId,
    label: (location) => say('location', 'E12.1', { location: locationId(location) }),
  });
}

// The march.

function* marchAndFight(act: KhanAct): Rules<boolean> {
  const { table, state, who } = act;
  const from = yield* choose(act, 'ask.khan.source', sources(state, who));
  const goals = ownArmies(state, who, from) < 2 ? undefined : goalsFrom(state, who, from);
  if (goals === undefined) {
    explain(table, say('sk.campaign.none', 'E12.1'));
    return false;
  }
  const to = yield* choose(act, 'ask.khan.goal', goals.among);
  const params = { from: locationId(from), to: locationId(to) };
  if (goals.byRoad) explain(table, say('sk.campaign.road', 'E12.1.2', params));
  else {
    explain(table, say('sk.campaign.baggage', 'E12.4', params));
    yield* payRightEnd(state, who, BAGGAGE, 'E12.4');
  }
  moveArmies(state, playerOf(state, who).loyalty, from, to, ownArmies(state, who, from) - 1);
  if (isContested(state, who, to)) yield* fight(act, to);
  else explain(table, say('sk.campaign.move-only', 'E12.1', { location: locationId(to) }));
  return true;
}

/** Most own armies, then own roads, then tribes. */
function sources(state: State, who: Who): Location[] {
  const player = playerOf(state, who);
  const roads = (location: Location): number => {
    let count = 0;
    for (const { connection } of waysFrom(state, location))
      count += roadsOn(state, player.loyalty, connection);
    return count;
  };
  const best = bestBy(ALL_LOCATIONS, [(location) => ownArmies(state, who, location)]);
  // Without two armies there is no march, and nothing to choose.
  if (best[0] === undefined || ownArmies(state, who, best[0]) < 2) return best.slice(0, 1);
  return bestBy(best, [roads, (location) => tribesIn(player, location)]);
}

interface Goals {
  readonly among: readonly Location[];
  readonly byRoad: boolean;
}

/** Most tribes of the other, whatever his loyalty (doubt 105): along own roads, or else by baggage train (doubt 106). */
function goalsFrom(state: State, who: Who, from: Location): Goals | undefined {
  const { loyalty, rupees } = playerOf(state, who);
  const enemy = playerOf(state, opponentOf(who));
  const ways = waysFrom(state, from).filter(({ to }) => tribesIn(enemy, to) > 0);
  const byRoad = ways.filter(({ connection }) => roadsOn(state, loyalty, connection) > 0);
  if (byRoad.length === 0 && rupees < BAGGAGE) return undefined;
  const open = byRoad.length > 0 ? byRoad : ways;
  if (open.length === 0) return undefined;
  const among = bestBy(
    open.map(({ to }) => to),
    [(to) => tribesIn(enemy, to)],
  );
  return { among, byRoad: byRoad.length > 0 };
}

/** K5, E12.1.3–E12.1.5 Shere Khan fights: tribes first, then roads, then armies, as far as the rules let him. */
import type { Rules } from '@sandtable/engine';
import { overthrows } from '../../actions/campaign/index.ts';
import { type Empire, EMPIRES } from '../../components/empires.ts';
import { connectionId, type Location, locationId, waysFrom } from '../../components/map.ts';
import { hasSpy } from '../../spies.ts';
import { armiesIn, courtCard, playerOf, roadsOn, type State, tribesIn, type Who } from '../../state.ts';
import { say } from '../../text/say.ts';
import { connectionNamed, removeArmies, removeRoads, removeTribes } from '../../units.ts';
import { avenge } from '../../variants/badal.ts';
import { hasToken, spendToken } from '../badal.ts';
import { bestBy, golden } from '../golden.ts';
import { nameOf, opponentOf } from '../khan.ts';
import { explain } from '../telling.ts';
import type { KhanAct } from './act.ts';

type Kind = 'tribes' | 'roads' | 'armies';
type Casualties = Record<Kind, number>;

/** E12.2 With Intel armies come last, without it first. */
const ORDER: Readonly<Record<'intel' | 'plain', readonly Kind[]>> = {
  intel: ['tribes', 'roads', 'armies'],
  plain: ['armies', 'tribes', 'roads'],
};

export function* fight(act: KhanAct, at: Location): Rules<void> {
  const { table, state, who } = act;
  const hasIntel = hasSpyIn(state, who, at);
  const limit = limitOf(act, at, hasIntel);
  const target = yield* chooseTarget(act, at, limit, hasIntel);
  const params = { empire: target, location: locationId(at) };
  explain(
    table,
    hasIntel ? say('sk.fight.intel', 'E12.2', params) : say('sk.fight.armies-first', 'E12.1.4', params),
  );
  const before = state.players.map((player) => tribesIn(player, at));
  const losses = expected(state, who, target, at, limit, hasIntel);
  for (const kind of ORDER[hasIntel ? 'intel' : 'plain']) yield* remove(act, kind, target, at, losses[kind]);
  if (armiesIn(state, playerOf(state, who).loyalty, at) === 0)
    explain(table, say('sk.fight.group-gone', 'E12.1.5', { location: locationId(at) }));
  const enemy = opponentOf(who);
  if ((before[enemy] ?? 0) > 0 && tribesIn(playerOf(state, enemy), at) === 0)
    explain(table, say('sk.fight.overthrow', 'E12.3', { location: locationId(at) }));
  yield* overthrows(act, at, before);
  if (losses.tribes > 0) yield* avenge(table, enemy);
}

function hasSpyIn(state: State, who: Who, at: Location): boolean {
  return state.players.some((player) =>
    player.tableau.some((court) => courtCard(state, court.card).location === at && hasSpy(court, who)),
  );
}

/** I3 A token if a rank more removes more. */
function limitOf(act: KhanAct, at: Location, hasIntel: boolean): number {
  const { state, who, rank } = act;
  const most = (limit: number): number =>
    Math.max(
      ...enemiesOf(state, who).map((empire) => totalOf(expected(state, who, empire, at, limit, hasIntel))),
    );
  if (!hasToken(act) || most(rank + 1) === most(rank)) return rank;
  spendToken(act);
  return rank + 1;
}

const totalOf = ({ tribes, roads, armies }: Casualties): number => tribes + roads + armies;

const enemiesOf = (state: State, who: Who): readonly Empire[] =>
  EMPIRES.filter((empire) => empire !== playerOf(state, who).loyalty);

/** What a fight against an empire removes: up to the limit, as long as the group lasts. */
function expected(
  state: State,
  who: Who,
  empire: Empire,
  at: Location,
  limit: number,
  hasIntel: boolean,
): Casualties {
  const there = unitsAt(state, who, empire, at);
  const losses: Casualties = { tribes: 0, roads: 0, armies: 0 };
  let group = armiesIn(state, playerOf(state, who).loyalty, at);
  let left = limit;
  for (const kind of ORDER[hasIntel ? 'intel' : 'plain'])
    while (left > 0 && group > 0 && losses[kind] < there[kind]) {
      losses[kind]++;
      left--;
      // E12.1.5
      if (kind === 'armies') group--;
    }
  return losses;
}

function unitsAt(state: State, who: Who, empire: Empire, at: Location): Casualties {
  const enemy = playerOf(state, opponentOf(who));
  let roads = 0;
  for (const { connection } of waysFrom(state, at)) roads += roadsOn(state, empire, connection);
  return {
    tribes: enemy.loyalty === empire ? tribesIn(enemy, at) : 0,
    roads,
    armies: armiesIn(state, empire, at),
  };
}

/** Most tribes that can be removed, then roads, then armies; else golden. */
function* chooseTarget(
  { table, state, who }: KhanAct,
  at: Location,
  limit: number,
  hasIntel: boolean,
): Rules<Empire> {
  const found = enemiesOf(state, who).map((empire) => ({
    empire,
    losses: expected(state, who, empire, at, limit, hasIntel),
  }));
  const best = bestBy(found, [
    ({ losses }) => losses.tribes,
    ({ losses }) => losses.roads,
    ({ losses }) => losses.armies,
  ]);
  return yield* golden<Empire>(table, who, {
    prompt: say('ask.khan.enemy', 'E12.1.3', { location: locationId(at) }),
    among: best.map(({ empire }) => empire),
    label: (empire) => say('attack.empire', 'E12.1.3', { empire }),
  });
}

function* remove(act: KhanAct, kind: Kind, empire: Empire, at: Location, count: number): Rules<void> {
  const { table, state, who } = act;
  const { loyalty } = playerOf(state, who);
  const player = nameOf(state, who);
  const enemy = opponentOf(who);
  for (let left = count; left > 0; left--) {
    const location = locationId(at);
    if (kind === 'roads') {
      yield* removeRoad(act, empire, at, left);
      continue;
    }
    const unit =
      kind === 'armies'
        ? say('unit.army', 'E12.1.4', { empire, location })
        : say('unit.tribe', 'E12.1.4', { player: nameOf(state, enemy), location });
    if (kind === 'tribes') removeTribes(state, enemy, at, 1);
    else {
      removeArmies(state, empire, at, 1);
      removeArmies(state, loyalty, at, 1);
    }
    table.log(say('log.removed', 'E12.1.4', { player, unit }));
    if (kind === 'armies')
      table.log(
        say('log.lost', 'E12.1.5', {
          player,
          unit: say('unit.army', 'E12.1.5', { empire: loyalty, location }),
        }),
      );
  }
}

/** Which connection loses a road, if not all of them go: golden. */
function* removeRoad(
  { table, state, who }: KhanAct,
  empire: Empire,
  at: Location,
  left: number,
): Rules<void> {
  const open = waysFrom(state, at).filter(({ connection }) => roadsOn(state, empire, connection) > 0);
  const all = open.reduce((sum, { connection }) => sum + roadsOn(state, empire, connection), 0);
  const options = open.map(({ connection }) => connectionId(connection));
  const picked = yield* golden<string>(table, who, {
    prompt: say('ask.khan.road', 'E12.1.4'),
    among: all <= left ? options.slice(0, 1) : options,
    label: (connection) => say('unit.road', 'E12.1.4', { empire, connection }),
  });
  removeRoads(state, empire, connectionNamed(picked), 1);
  const unit = say('unit.road', 'E12.1.4', { empire, connection: picked });
  table.log(say('log.removed', 'E12.1.4', { player: nameOf(state, who), unit }));
}

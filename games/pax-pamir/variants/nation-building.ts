/** I1 Nation building: points for each supremacy, and a honeymoon. */
import type { Rules, Table } from '@sandtable/engine';
import { pick } from '../asking.ts';
import { type Empire, EMPIRES } from '../components/empires.ts';
import { ALL_LOCATIONS } from '../components/map.ts';
import { discardInactive, freePrisoners } from '../khyber-knives/activation.ts';
import { leave } from '../leaving.ts';
import { sendAllHome } from '../spies.ts';
import {
  armiesIn,
  aroundFrom,
  type Court,
  playerOf,
  roadsOn,
  type State,
  tribesIn,
  type Who,
} from '../state.ts';
import { say } from '../text/say.ts';
import { allInfluence, influenceIn } from '../topple/influence.ts';
import { freeDiscards } from '../topple/purge.ts';
import { removeArmies, removeRoads, removeTribes } from '../units.ts';

/** I1.4 */
const ONLY_LOYAL_BONUS = 2;

/** I1.4 A point for each influence with the supreme empire, two more for the only player loyal to it. */
export function scoreSupremacy(table: Table<State>, empire: Empire): void {
  const { state } = table;
  const all = allInfluence(state);
  const loyal = state.players.filter((player) => player.loyalty === empire).length;
  for (let who = 0; who < state.players.length; who++) {
    const player = playerOf(state, who);
    const bonus = loyal === 1 && player.loyalty === empire ? ONLY_LOYAL_BONUS : 0;
    const points = influenceIn(all, who, empire) + bonus;
    if (points === 0) continue;
    player.points += points;
    table.log(say('log.points', 'I1.4', { player: player.colour, count: points, total: player.points }));
  }
}

/** I1.5 All units but gifts leave; each player, the buyer last, takes up his whole tableau (doubt 33). */
export function* honeymoon(table: Table<State>, buyer: Who): Rules<void> {
  const { state } = table;
  table.fired('topple.honeymoon');
  table.log(say('log.honeymoon', 'I1.5'));
  clearUnits(state);
  for (const who of aroundFrom(state, buyer)) {
    yield* takeUp(table, who);
    discardInactive(table, who);
    yield* freeDiscards(table, who);
  }
}

function clearUnits(state: State): void {
  for (const empire of EMPIRES) {
    for (const location of ALL_LOCATIONS)
      removeArmies(state, empire, location, armiesIn(state, empire, location));
    for (let connection = 0; connection < state.roads[empire].length; connection++)
      removeRoads(state, empire, connection, roadsOn(state, empire, connection));
  }
  for (let who = 0; who < state.players.length; who++) {
    const player = playerOf(state, who);
    for (const location of ALL_LOCATIONS) removeTribes(state, who, location, tribesIn(player, location));
    for (const court of player.tableau) sendAllHome(state, court);
    // Card 122, doubt 99
    freePrisoners(state, player);
  }
}

/** Each card goes to the hand or is discarded; then all of them leave, and leveraged ones are paid back together. */
function* takeUp(table: Table<State>, who: Who): Rules<void> {
  const { state } = table;
  const hand: Court[] = [];
  const { tableau } = playerOf(state, who);
  for (const court of tableau) {
    const card = String(court.card);
    const picked = yield* pick(state, who, {
      prompt: say('ask.honeymoon', 'I1.5', { card }),
      among: ['hand', 'discard'],
      label: (option) => say(option === 'hand' ? 'honeymoon.hand' : 'honeymoon.discard', 'I1.5', { card }),
    });
    if (picked === 'hand') hand.push(court);
  }
  const courts = [...tableau];
  if (courts.length > 0)
    yield* leave(table, { owner: who, courts, to: 'discards', toHand: hand, cause: null, rule: 'I1.5' });
}

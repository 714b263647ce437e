/** J3.3, J4, J5 The actions of wazirs, each through a host. */
import type { Message, Rules, Table } from '@sandtable/engine';
import { DONE, pick } from '../asking.ts';
import { type Connection, connectionId, type Location, locationId, waysFrom } from '../components/map.ts';
import type { Mode, WazirAction } from '../components/modes.ts';
import { regimesOf } from '../components/wazirs.ts';
import { findCube, findCylinder } from '../placing.ts';
import { setRegime } from '../regime.ts';
import { payRightEnd } from '../rupees.ts';
import { allCourts, MIDDLE, placeSpy } from '../spies.ts';
import {
  colourOf,
  type Court,
  courtCard,
  playerOf,
  rankOf,
  type State,
  wazirOf,
  type Who,
} from '../state.ts';
import { say } from '../text/say.ts';
import {
  addArmies,
  addRoads,
  addTribe,
  armyId,
  cubeId,
  cubesInPlay,
  cylinderId,
  cylindersInPlay,
  roadId,
  spyId,
  tribeId,
} from '../units.ts';
import { raiseRank } from '../variants/badal.ts';
import { isStarving } from './wazirs.ts';

/** J4.2, J5.2 */
const UNIT_COST = 2;
const REGIME_COST = 6;

/** J3.3 Cards that have not acted in this turn. */
const hosts = (state: State, who: Who): Court[] =>
  playerOf(state, who).tableau.filter((court) => !state.turn.used.includes(court.card));

/** Whether the wazir itself may act: it is held, has not acted (doubt 87), and no famine forbids it. */
function isAvailable(state: State, who: Who, location: Location): boolean {
  return (
    state.wazirs[location] === who &&
    !state.turn.wazirs.includes(location) &&
    !isStarving(state, location) &&
    hosts(state, who).length > 0
  );
}

export function canUseWazir(state: State, who: Who, location: Location, action: WazirAction): boolean {
  if (!isAvailable(state, who, location) || !hasIcon(state, location, action)) return false;
  const { rupees } = playerOf(state, who);
  return action === 'consolidate'
    ? rupees >= UNIT_COST && placeable(state, who, location).length > 0
    : rupees >= REGIME_COST && otherRegimes(state, location).length > 0;
}

export function hasIcon(state: State, location: Location, action: WazirAction): boolean {
  const wazir = wazirOf(state, location);
  return action === 'consolidate' ? wazir.icons.includes(action) : regimesOf(wazir).length > 0;
}

/** J5.1 What its icons can bring and the game has not. */
const otherRegimes = (state: State, location: Location): Mode[] =>
  regimesOf(wazirOf(state, location)).filter((regime) => regime !== state.regime);

export function whyNotWazir(state: State, who: Who, location: Location, action: WazirAction): Message {
  const where = { location: locationId(location) };
  if (isStarving(state, location)) return say('why.famine', 'J6.1', where);
  if (state.turn.wazirs.includes(location)) return say('why.wazir-used', 'J3.3', where);
  const { rupees, tableau } = playerOf(state, who);
  if (tableau.length === 0) return say('why.no-tableau', 'J3.3');
  if (hosts(state, who).length === 0) return say('why.no-host', 'J3.3');
  const cost = action === 'consolidate' ? UNIT_COST : REGIME_COST;
  if (rupees < cost) return say('why.cost', action === 'consolidate' ? 'J4.2' : 'J5.2', { cost, rupees });
  return action === 'consolidate' ? say('why.no-cube', 'E4.7') : say('why.same-regime', 'J5.1');
}

export function* useWazir(
  table: Table<State>,
  who: Who,
  location: Location,
  action: WazirAction,
): Rules<void> {
  const { state } = table;
  const host = yield* chooseHost(state, who, location);
  state.turn.used.push(host.card);
  state.turn.wazirs.push(location);
  table.fired(`${action}.${locationId(location)}`);
  table.log(
    say('log.wazir.acts', 'J3.3', {
      player: colourOf(state, who),
      location: locationId(location),
      host: String(host.card),
    }),
  );
  if (action === 'consolidate') {
    const rank = rankOf(state, host);
    yield* consolidate(
      table,
      who,
      location,
      state.variants.badal ? yield* raiseRank(table, who, rank) : rank,
    );
    return;
  }
  const regime = yield* pick(state, who, {
    prompt: say('ask.icon', 'J5.1', { location: locationId(location) }),
    among: otherRegimes(state, location),
    label: (option) => say('icon.regime', 'J5.1', { regime: option }),
  });
  yield* payRightEnd(state, who, REGIME_COST, 'J5.2');
  setRegime(table, regime, 'J5.1');
}

function* chooseHost(state: State, who: Who, location: Location): Rules<Court> {
  const found = hosts(state, who);
  return yield* pick(state, who, {
    prompt: say('ask.host', 'J3.3', { location: locationId(location) }),
    among: found,
    id: ({ card }) => String(card),
    label: ({ card }) => say('card', 'J3.3', { card: String(card) }),
  });
}

/** J4.1 Up to rank units in any mix, 2 rupees each. */
function* consolidate(table: Table<State>, who: Who, location: Location, rank: number): Rules<void> {
  const { state } = table;
  const player = playerOf(state, who);
  let placed = 0;
  while (placed < rank && player.rupees >= (placed + 1) * UNIT_COST) {
    const among = placeable(state, who, location);
    if (among.length === 0) break;
    const unit = yield* pick(state, who, {
      prompt: say('ask.consolidate', 'J4.1', { location: locationId(location), left: rank - placed }),
      among,
      id: unitId,
      label: (one) => unitLabel(state, who, location, one),
      pass: placed === 0 ? undefined : DONE,
    });
    if (unit === DONE) break;
    yield* placeOne(table, who, location, unit);
    placed++;
  }
  yield* payRightEnd(state, who, placed * UNIT_COST, 'J4.2');
}

type Unit =
  | { readonly kind: 'tribe' }
  | { readonly kind: 'army' }
  | { readonly kind: 'road'; readonly connection: Connection }
  | { readonly kind: 'spy'; readonly court: Court };

/** `tribe`, `army`, `road:<connection>`, `spy:<card>`. */
function unitId(unit: Unit): string {
  if (unit.kind === 'road') return `road:${connectionId(unit.connection)}`;
  return unit.kind === 'spy' ? `spy:${unit.court.card}` : unit.kind;
}

/** What a cube or cylinder can be found for. */
function placeable(state: State, who: Who, location: Location): Unit[] {
  const { cubes, loyalty } = playerOf(state, who);
  const cubesBack = cubes > 0 ? null : cubesInPlay(state, who, false);
  const cylindersBack = state.supply[loyalty] > 0 ? null : cylindersInPlay(state, loyalty);
  const hasCube = (goal: string): boolean =>
    cubesBack === null || cubesBack.some((cube) => cubeId(cube) !== goal);
  const hasCylinder = (goal: string): boolean =>
    cylindersBack === null || cylindersBack.some((cylinder) => cylinderId(cylinder) !== goal);
  const list: Unit[] = [];
  if (hasCube(tribeId(location))) list.push({ kind: 'tribe' });
  if (hasCylinder(armyId(location))) list.push({ kind: 'army' });
  for (const { connection } of waysFrom(state, location))
    if (hasCylinder(roadId(connection))) list.push({ kind: 'road', connection });
  for (const court of allCourts(state))
    if (courtCard(state, court.card).location === location && hasCube(spyId(court.card, MIDDLE)))
      list.push({ kind: 'spy', court });
  return list;
}

function unitLabel(state: State, who: Who, location: Location, unit: Unit): Message {
  const { colour: player, loyalty: empire } = playerOf(state, who);
  const at = locationId(location);
  switch (unit.kind) {
    case 'tribe':
      return say('unit.tribe', 'J4.1', { player, location: at });
    case 'army':
      return say('unit.army', 'J4.1', { empire, location: at });
    case 'road':
      return say('unit.road', 'J4.1', { empire, connection: connectionId(unit.connection) });
    case 'spy':
      return say('unit.spy', 'J4.1', { player, card: String(unit.court.card), spot: 'middle' });
  }
}

function* placeOne(table: Table<State>, who: Who, location: Location, unit: Unit): Rules<void> {
  const { state } = table;
  const player = playerOf(state, who);
  if (unit.kind === 'tribe') {
    yield* findCube(table, who, tribeId(location), false);
    addTribe(state, who, location);
  } else if (unit.kind === 'spy') {
    const { court } = unit;
    yield* findCube(table, who, spyId(court.card, MIDDLE), false);
    placeSpy(player, who, court);
  } else if (unit.kind === 'army') {
    yield* findCylinder(table, who, armyId(location), false);
    addArmies(state, player.loyalty, location, 1);
  } else {
    const { connection } = unit;
    yield* findCylinder(table, who, roadId(connection), false);
    addRoads(state, player.loyalty, connection, 1);
  }
  table.log(
    say('log.consolidated', 'J4.1', { player: player.colour, unit: unitLabel(state, who, location, unit) }),
  );
}

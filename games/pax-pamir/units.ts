/** Units: tribes, armies and roads in their places, and the names single units have in menus. */
import type { Message } from '@sandtable/engine';
import { type Empire } from './components/empires.ts';
import {
  ALL_CONNECTIONS,
  ALL_LOCATIONS,
  AT,
  type Connection,
  connectionId,
  type ConnectionId,
  type Location,
  locationId,
  type LocationId,
  LOCATIONS,
} from './components/map.ts';
import { nameOf } from './solo/khan.ts';
import { MIDDLE, sendHome, spiesOn, spotId, SPOTS, spyOf } from './spies.ts';
import { armiesIn, courtOf, playerOf, roadsOn, type State, tribesIn, type Who } from './state.ts';
import { say } from './text/say.ts';

// Cubes.

export function addTribe(state: State, who: Who, location: Location): void {
  const player = playerOf(state, who);
  player.cubes--;
  player.tribes[location] = tribesIn(player, location) + 1;
}

export function removeTribes(state: State, who: Who, location: Location, count: number): void {
  const player = playerOf(state, who);
  player.cubes += count;
  player.tribes[location] = tribesIn(player, location) - count;
}

export function removeGift(state: State, who: Who, cost: number): void {
  const player = playerOf(state, who);
  const at = player.gifts.indexOf(cost);
  if (at < 0) throw new Error(`no gift of ${cost}`);
  player.gifts.splice(at, 1);
  player.cubes++;
}

// Cylinders.

export function addArmies(state: State, empire: Empire, location: Location, count: number): void {
  state.supply[empire] -= count;
  state.armies[empire][location] = armiesIn(state, empire, location) + count;
}

export function removeArmies(state: State, empire: Empire, location: Location, count: number): void {
  addArmies(state, empire, location, -count);
}

export function moveArmies(state: State, empire: Empire, from: Location, to: Location, count: number): void {
  state.armies[empire][from] = armiesIn(state, empire, from) - count;
  state.armies[empire][to] = armiesIn(state, empire, to) + count;
}

export function addRoads(state: State, empire: Empire, connection: Connection, count: number): void {
  state.supply[empire] -= count;
  state.roads[empire][connection] = roadsOn(state, empire, connection) + count;
}

export function removeRoads(state: State, empire: Empire, connection: Connection, count: number): void {
  addRoads(state, empire, connection, -count);
}

// Names: `tribe:kabul`, `spy:12:middle`, `gift:4`, `army:kabul`, `road:herat-kabul`.

export const tribeId = (location: Location): string => `tribe:${locationId(location)}`;
export const spyId = (card: number, spot: number): string => `spy:${card}:${spotId(spot)}`;
export const armyId = (location: Location): string => `army:${locationId(location)}`;
export const roadId = (connection: Connection): string => `road:${connectionId(connection)}`;

/** A player's cubes on map and tableaux, each place once; gifts only where they may be given up. */
export function cubesInPlay(state: State, who: Who, withGifts: boolean): string[] {
  const player = playerOf(state, who);
  const ids: string[] = [];
  for (const location of ALL_LOCATIONS) if (tribesIn(player, location) > 0) ids.push(tribeId(location));
  if (player.spies > 0)
    for (const owner of state.players)
      for (const court of owner.tableau)
        for (const spy of spiesOn(court, who)) ids.push(spyId(court.card, spy - spyOf(who, MIDDLE)));
  if (withGifts) for (const cost of player.gifts) ids.push(`gift:${cost}`);
  return ids;
}

/** An empire's cylinders on the map, each place once. */
export function cylindersInPlay(state: State, empire: Empire): string[] {
  const ids: string[] = [];
  for (const location of ALL_LOCATIONS) if (armiesIn(state, empire, location) > 0) ids.push(armyId(location));
  for (let connection = 0; connection < state.roads[empire].length; connection++)
    if (roadsOn(state, empire, connection) > 0) ids.push(roadId(connection));
  return ids;
}

/** Takes one of them back into stock. */
export function takeBackCube(state: State, who: Who, id: string): void {
  const [kind, where = '', spot = ''] = id.split(':');
  if (kind === 'tribe') removeTribes(state, who, locationNamed(where), 1);
  else if (kind === 'gift') removeGift(state, who, Number(where));
  else
    sendHome(
      state,
      courtOf(state, Number(where)).court,
      spyOf(
        who,
        SPOTS.findIndex((one) => one === spot),
      ),
    );
}

export function takeBackCylinder(state: State, empire: Empire, id: string): void {
  const [kind, where = ''] = id.split(':');
  if (kind === 'army') removeArmies(state, empire, locationNamed(where), 1);
  else removeRoads(state, empire, connectionNamed(where), 1);
}

export function locationNamed(id: string): Location {
  if (!LOCATIONS.some((one) => one === id)) throw new Error(`no location ${id}`);
  return AT[id as LocationId];
}

export function connectionNamed(id: string): Connection {
  return ALL_CONNECTIONS.indexOf(id as ConnectionId);
}

/** A player's cube in words. */
export function cubeLabel(state: State, who: Who, id: string, rule: string): Message {
  const player = nameOf(state, who);
  const [kind, where = '', spot = ''] = id.split(':');
  if (kind === 'tribe') return say('unit.tribe', rule, { player, location: where });
  if (kind === 'gift') return say('unit.gift', rule, { player, cost: Number(where) });
  return say('unit.spy', rule, { player, card: where, spot });
}

export function cylinderLabel(empire: Empire, id: string, rule: string): Message {
  const [kind, where = ''] = id.split(':');
  return kind === 'army'
    ? say('unit.army', rule, { empire, location: where })
    : say('unit.road', rule, { empire, connection: where });
}

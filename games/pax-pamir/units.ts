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
import { MIDDLE, ownerOfSpy, sendHome, spiesOn, spotId, spotOfSpy, spyOf } from './spies.ts';
import {
  armiesIn,
  colourOf,
  type Court,
  courtOf,
  playerOf,
  roadsOn,
  type State,
  tribesIn,
  type Who,
} from './state.ts';
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

/** A cube in play, or a gift. */
export type Cube =
  | { readonly kind: 'tribe'; readonly location: Location }
  | { readonly kind: 'spy'; readonly card: number; readonly spot: number }
  | { readonly kind: 'gift'; readonly cost: number };

/** A cylinder on the map. */
export type Cylinder =
  | { readonly kind: 'army'; readonly location: Location }
  | { readonly kind: 'road'; readonly connection: Connection };

export function cubeId(cube: Cube): string {
  if (cube.kind === 'tribe') return tribeId(cube.location);
  return cube.kind === 'spy' ? spyId(cube.card, cube.spot) : `gift:${cube.cost}`;
}

export const cylinderId = (cylinder: Cylinder): string =>
  cylinder.kind === 'army' ? armyId(cylinder.location) : roadId(cylinder.connection);

/** A player's cubes on map and tableaux, each place once; gifts only where they may be given up. */
export function cubesInPlay(state: State, who: Who, withGifts: boolean): Cube[] {
  const player = playerOf(state, who);
  const cubes: Cube[] = [];
  for (const location of ALL_LOCATIONS)
    if (tribesIn(player, location) > 0) cubes.push({ kind: 'tribe', location });
  if (player.spies > 0)
    for (const owner of state.players)
      for (const court of owner.tableau)
        for (const spy of spiesOn(court, who))
          cubes.push({ kind: 'spy', card: court.card, spot: spy - spyOf(who, MIDDLE) });
  if (withGifts) for (const cost of player.gifts) cubes.push({ kind: 'gift', cost });
  return cubes;
}

/** An empire's cylinders on the map, each place once. */
export function cylindersInPlay(state: State, empire: Empire): Cylinder[] {
  const cylinders: Cylinder[] = [];
  for (const location of ALL_LOCATIONS)
    if (armiesIn(state, empire, location) > 0) cylinders.push({ kind: 'army', location });
  for (let connection = 0; connection < state.roads[empire].length; connection++)
    if (roadsOn(state, empire, connection) > 0) cylinders.push({ kind: 'road', connection });
  return cylinders;
}

/** Takes one of them back into stock. */
export function takeBackCube(state: State, who: Who, cube: Cube): void {
  if (cube.kind === 'tribe') removeTribes(state, who, cube.location, 1);
  else if (cube.kind === 'gift') removeGift(state, who, cube.cost);
  else sendHome(state, courtOf(state, cube.card).court, spyOf(who, cube.spot));
}

export function takeBackCylinder(state: State, empire: Empire, cylinder: Cylinder): void {
  if (cylinder.kind === 'army') removeArmies(state, empire, cylinder.location, 1);
  else removeRoads(state, empire, cylinder.connection, 1);
}

/** Somebody's spy as an option: `12:middle:white`. */
export const spyOption = (state: State, court: Court, spy: number): string =>
  `${court.card}:${spotId(spotOfSpy(spy))}:${colourOf(state, ownerOfSpy(spy))}`;

export const spyLabel = (state: State, court: Court, spy: number, rule: string): Message =>
  say('unit.spy', rule, {
    player: colourOf(state, ownerOfSpy(spy)),
    card: String(court.card),
    spot: spotId(spotOfSpy(spy)),
  });

export function locationNamed(id: string): Location {
  if (!LOCATIONS.some((one) => one === id)) throw new Error(`no location ${id}`);
  return AT[id as LocationId];
}

export function connectionNamed(id: string): Connection {
  return ALL_CONNECTIONS.indexOf(id as ConnectionId);
}

/** A player's cube in words. */
export function cubeLabel(state: State, who: Who, cube: Cube, rule: string): Message {
  const player = nameOf(state, who);
  if (cube.kind === 'tribe') return say('unit.tribe', rule, { player, location: locationId(cube.location) });
  if (cube.kind === 'gift') return say('unit.gift', rule, { player, cost: cube.cost });
  return say('unit.spy', rule, { player, card: String(cube.card), spot: spotId(cube.spot) });
}

export const cylinderLabel = (empire: Empire, cylinder: Cylinder, rule: string): Message =>
  cylinder.kind === 'army'
    ? say('unit.army', rule, { empire, location: locationId(cylinder.location) })
    : say('unit.road', rule, { empire, connection: connectionId(cylinder.connection) });

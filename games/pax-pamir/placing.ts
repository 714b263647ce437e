/** E4.7 Placing units, and where they come from when the stock is used up. */
import type { Rules, Table } from '@sandtable/engine';
import { pick } from './asking.ts';
import { connectionId, type Location, locationId, waysFrom } from './components/map.ts';
import { isKhan, nameOf } from './solo/khan.ts';
import { explain } from './solo/telling.ts';
import { MIDDLE, placeSpy } from './spies.ts';
import { type Court, courtCard, playerOf, type State, type Who } from './state.ts';
import { say } from './text/say.ts';
import {
  addArmies,
  addRoads,
  addTribe,
  armyId,
  connectionNamed,
  cubeId,
  cubeLabel,
  cubesInPlay,
  cylinderId,
  cylinderLabel,
  cylindersInPlay,
  roadId,
  spyId,
  takeBackCube,
  takeBackCylinder,
  tribeId,
} from './units.ts';

/** What is left out when a player takes nothing back. */
const NONE = 'none';

/** K5 Shere Khan never takes units back: what is missing is not placed. */
function isShort(table: Table<State>): false {
  explain(table, say('sk.units.short', 'E4.7'));
  return false;
}

/**
 * E4.7 Makes sure that a cube is in stock: one may be taken back from the map or a tableau (doubt 11), but not from where
 * it would go. False when there is none, or the player wants none.
 */
export function* findCube(
  table: Table<State>,
  who: Who,
  goal: string | null,
  mayLeave = true,
): Rules<boolean> {
  const { state } = table;
  const player = playerOf(state, who);
  if (player.cubes > 0) return true;
  if (isKhan(state, who)) return isShort(table);
  const found = cubesInPlay(state, who, false).filter((cube) => cubeId(cube) !== goal);
  if (found.length === 0) return false;
  const picked = yield* pick(state, who, {
    prompt: say('ask.take-back', 'E4.7'),
    among: found,
    id: cubeId,
    label: (cube) => cubeLabel(state, who, cube, 'E4.7'),
    pass: mayLeave ? NONE : undefined,
    passLabel: () => say('take-back.none', 'E4.7'),
  });
  if (picked === NONE) return false;
  takeBackCube(state, who, picked);
  table.log(
    say('log.taken-back', 'E4.7', {
      player: nameOf(state, who),
      unit: cubeLabel(state, who, picked, 'E4.7'),
    }),
  );
  return true;
}

/** The same for a cylinder of the player's empire. */
export function* findCylinder(table: Table<State>, who: Who, goal: string, mayLeave = true): Rules<boolean> {
  const { state } = table;
  const { loyalty: empire } = playerOf(state, who);
  if (state.supply[empire] > 0) return true;
  if (isKhan(state, who)) return isShort(table);
  const found = cylindersInPlay(state, empire).filter((cylinder) => cylinderId(cylinder) !== goal);
  if (found.length === 0) return false;
  const picked = yield* pick(state, who, {
    prompt: say('ask.take-back', 'E4.7'),
    among: found,
    id: cylinderId,
    label: (cylinder) => cylinderLabel(empire, cylinder, 'E4.7'),
    pass: mayLeave ? NONE : undefined,
    passLabel: () => say('take-back.none', 'E4.7'),
  });
  if (picked === NONE) return false;
  takeBackCylinder(state, empire, picked);
  table.log(
    say('log.taken-back', 'E4.7', {
      player: nameOf(state, who),
      unit: cylinderLabel(empire, picked, 'E4.7'),
    }),
  );
  return true;
}

/** E4.7.1 */
export function* placeArmies(
  table: Table<State>,
  who: Who,
  location: Location,
  count: number,
): Rules<number> {
  const { state } = table;
  const { loyalty: empire } = playerOf(state, who);
  let placed = 0;
  for (; placed < count; placed++) {
    if (!(yield* findCylinder(table, who, armyId(location)))) break;
    addArmies(state, empire, location, 1);
  }
  if (placed > 0)
    table.log(
      say('log.placed.armies', 'E4.7.1', {
        player: nameOf(state, who),
        count: placed,
        empire,
        location: locationId(location),
      }),
    );
  return placed;
}

/** E4.7.2 */
export function* placeSpies(table: Table<State>, who: Who, court: Court, count: number): Rules<number> {
  const { state } = table;
  const player = playerOf(state, who);
  let placed = 0;
  for (; placed < count; placed++) {
    if (!(yield* findCube(table, who, spyId(court.card, MIDDLE)))) break;
    placeSpy(player, who, court);
  }
  if (placed > 0)
    table.log(
      say('log.placed.spies', 'E4.7.2', {
        player: nameOf(state, who),
        count: placed,
        card: String(court.card),
      }),
    );
  return placed;
}

/** E4.7.3 */
export function* placeTribes(
  table: Table<State>,
  who: Who,
  location: Location,
  count: number,
): Rules<number> {
  const { state } = table;
  let placed = 0;
  for (; placed < count; placed++) {
    if (!(yield* findCube(table, who, tribeId(location)))) break;
    addTribe(state, who, location);
  }
  if (placed > 0)
    table.log(
      say('log.placed.tribes', 'E4.7.3', {
        player: nameOf(state, who),
        count: placed,
        location: locationId(location),
      }),
    );
  return placed;
}

/** E4.7.4 Roads on the connections of a location, one after the other. */
export function* placeRoads(table: Table<State>, who: Who, location: Location, count: number): Rules<number> {
  const { state } = table;
  const { loyalty: empire } = playerOf(state, who);
  const options = waysFrom(state, location).map((way) => connectionId(way.connection));
  for (let placed = 0; placed < count; placed++) {
    const picked = yield* pick(state, who, {
      prompt: say('ask.road', 'E4.7.4', { location: locationId(location), left: count - placed }),
      among: options,
      label: (option) => say('connection', 'E4.7.4', { connection: option }),
    });
    const connection = connectionNamed(picked);
    if (!(yield* findCylinder(table, who, roadId(connection)))) return placed;
    addRoads(state, empire, connection, 1);
    table.log(say('log.placed.road', 'E4.7.4', { player: nameOf(state, who), empire, connection: picked }));
  }
  return count;
}

/** E4.7 The units of a card's mode: as it is played, or as it is augmented (J7.2.2). */
export function* placeUnits(table: Table<State>, who: Who, court: Court, count: number): Rules<void> {
  const { mode, location } = courtCard(table.state, court.card);
  switch (mode) {
    case 'military':
      yield* placeArmies(table, who, location, count);
      return;
    case 'intelligence':
      yield* placeSpies(table, who, court, count);
      return;
    case 'political':
      yield* placeTribes(table, who, location, count);
      return;
    case 'economic':
      yield* placeRoads(table, who, location, count);
      return;
  }
}

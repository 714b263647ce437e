/** What the charts of chapter 8 keep asking about a space. */
import { ACTIVE, BASE, type Insurgent, UNDERGROUND } from '../forces.ts';
import { isLoc, type Space } from '../map.ts';
import { canRallyBase, mayRally, rallyLimit } from '../operations/rally.ts';
import { carriersIn } from '../shipments.ts';
import { active, available, bases, cubes, guerrillas, lands, placeable, room, type State } from '../state.ts';

/** Spaces in which the Operation in progress has not been executed yet. */
export const fresh = (state: State, among: readonly Space[]): readonly Space[] =>
  without(among, state.turn?.spaces);

/** The same of its Special Activity. */
export const unvisited = (state: State, among: readonly Space[]): readonly Space[] =>
  without(among, state.turn?.activitySpaces);

const without = (among: readonly Space[], used: readonly Space[] = []): readonly Space[] =>
  used.length === 0 ? among : among.filter((space) => !used.includes(space));

/** Guerrillas that hold no Shipment. */
export const unladen = (state: State, space: Space, faction: Insurgent): number =>
  state.carriers.length === 0
    ? guerrillas(state, space, faction)
    : guerrillas(state, space, faction) -
      carriersIn(state, space, UNDERGROUND[faction]).length -
      carriersIn(state, space, ACTIVE[faction]).length;

/** Room for a Base, were one Available. */
export const hasRoom = (state: State, space: Space, faction: Insurgent): boolean =>
  !isLoc(space) && room(state, space, BASE[faction]) > 0;

/** 8.5.1, 8.6.1, 8.7.1 Where a Rally can make two guerrillas without Shipments a Base. */
export const isBuildSite = (state: State, space: Space, faction: Insurgent): boolean =>
  !isLoc(space) &&
  guerrillas(state, space, faction) >= 2 &&
  mayRally(state, space, faction) &&
  unladen(state, space, faction) >= 2 &&
  canRallyBase(state, space, faction);

export const buildSites = (state: State, faction: Insurgent): Space[] =>
  lands(state).filter((space) => isBuildSite(state, space, faction));

/** Active guerrillas beside an own Base and a cube: worth turning Underground. */
export const wantsCover = (state: State, space: Space, faction: Insurgent): boolean =>
  active(state, space, faction) > 0 &&
  bases(state, space, faction) > 0 &&
  cubes(state, space) > 0 &&
  mayRally(state, space, faction);

export const covers = (state: State, faction: Insurgent): Space[] =>
  lands(state).filter((space) => wantsCover(state, space, faction));

/** Guerrillas a Rally would place here, were enough Available. */
export const wanted = (state: State, space: Space, faction: Insurgent): number =>
  Math.min(rallyLimit(state, space, faction), room(state, space, UNDERGROUND[faction]));

export const canPlaceGuerrilla = (state: State, space: Space, faction: Insurgent): boolean =>
  mayRally(state, space, faction) && placeable(state, space, UNDERGROUND[faction]) > 0;

/** How many of these spaces can be served: all if the Available guerrillas suffice, else one at a time. */
export function servable(
  state: State,
  among: readonly Space[],
  faction: Insurgent,
  capacity: number,
): number {
  const needed = among.reduce((sum, space) => sum + wanted(state, space, faction), 0);
  return needed <= available(state, UNDERGROUND[faction]) ? capacity : Math.min(1, capacity);
}

/** How many more spaces of an Operation: up to a limit, as far as Resources go. */
export const spacesLeft = (state: State, faction: Insurgent, limit: number): number =>
  Math.min(limit - (state.turn?.spaces.length ?? 0), purse(state, faction));

/** Spaces a faction can still pay for at 1 Resource each: no limit where nothing is paid (3.1.2). */
export const purse = (state: State, faction: Insurgent): number =>
  state.turn?.free === true ? Number.POSITIVE_INFINITY : state.resources[faction];

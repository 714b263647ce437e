/** What the page's board takes of this game: facts of the map, the forces and the cards, and questions about a view. */
import type { Faction } from './forces.ts';
import { basesOnMap, hasMajority, isZone, oppositionPlusBases, type State, totalSupport } from './state.ts';

export { type EventCard, eventCard, isPropaganda } from './cards.ts';
export {
  type Faction,
  FACTIONS,
  factionOf,
  isBase,
  isGuerrilla,
  isUnderground,
  type Kind,
  KINDS,
  TABLE,
} from './forces.ts';
export {
  factsOf,
  idOf,
  isCity,
  isLoc,
  type Space,
  type SpaceId,
  SPACES,
  spaceOf,
  spacesOf,
} from './map.ts';
export type { Carrier, Level, State } from './state.ts';
export { hasMajority, isZone, oppositionPlusBases, totalSupport };

/** How far a faction is beyond its condition or short of it; above 0 it is met (7.3). */
export function margins(state: State): Readonly<Record<Faction, number>> {
  return {
    government: totalSupport(state) - 60,
    farc: oppositionPlusBases(state) - 25,
    auc: basesOnMap(state, 'auc') - basesOnMap(state, 'farc'),
    cartels: Math.min(basesOnMap(state, 'cartels') - 10, state.resources.cartels - 40),
  };
}

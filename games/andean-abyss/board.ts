/** What the page's board takes of this game: facts of the map, the forces and the cards, and questions about a view. */
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
export { type Carrier, hasMajority, isZone } from './state.ts';
export type { View } from './view.ts';

/** What the page's board takes of this game: facts of the map and the cards, and questions about a view. */
export { type ChanceOnBoard, chancesIn, type OddsOnBoard, oddsIn } from './board/chances.ts';
export { type CountryOnBoard, PIECE_KINDS, type PieceKind } from './board/countries.ts';
export { answersOf, movable } from './board/moves.ts';
export {
  type Board,
  boardOf,
  type CardOnBoard,
  marginsOf,
  type PlayOnBoard,
  type SideOnBoard,
} from './board/table.ts';
export { type Association, type CardFacts, cardFacts, type Side, SIDES } from './cards.ts';
export { type Effect, LAPSING, LASTING } from './effects.ts';
export {
  adjacentTo,
  ALL,
  COUNTRIES,
  type Country,
  type CountryFacts,
  type CountryId,
  countryOf,
  factsOf,
  idOf,
  isMuslim,
  isNonMuslim,
} from './map.ts';
export { modifiersOf, type Modifiers, SUCCESS, totalOf } from './operations/war-of-ideas.ts';
export { cells, hasSadr, isUnmarked, troops, usPosture } from './country.ts';
export { prestigeLevel, resources, troopsBox } from './levels.ts';
export { type Plot, WMD } from './state.ts';
export { COUNTRIES_NEEDED, GOOD_RESOURCES, ISLAMIST_RESOURCES } from './victory.ts';
export { digest } from './digest.ts';
export { goalsOf } from './goals.ts';
export type { View } from './view.ts';

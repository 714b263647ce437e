/** What the page's board takes of this game: the cards' figures and the types of a view. */
export { marginsOf } from './board/margins.ts';
export { musterAnswers, type Pool, poolOf, priceOf, suggestedForce } from './board/muster.ts';
export {
  ACTIONS,
  type ActionId,
  type ForceKind,
  NATIONS,
  type Nation,
  type TerrainKind,
  WEAPONS,
} from './cards/card-set.ts';
export {
  AREAS,
  type Area,
  type Attempt,
  cardsOf,
  type Force,
  HITS_TO_DESTROY,
  kindById,
  kindIdOf,
  otherTeam,
  ROWS,
  type Team,
  TEAMS,
  terrainKind,
} from './state.ts';
export { digest } from './digest.ts';
export { goalsOf } from './goals.ts';
export type { PlayerView, View } from './view.ts';

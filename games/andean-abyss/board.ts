/** What the page takes of this game: what lies where, what a dragged piece answers, and the facts of pieces and cards. */
export { answersOf, movable } from './board/moves.ts';
export { type Board, boardOf } from './board/table.ts';
export { eventCard, isPropaganda } from './cards.ts';
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
export { factsOf, spaceOf } from './map.ts';
export { changesFor } from './board/changes.ts';
export { digest } from '@sandtable/coin/board';
export { goalsOf } from './goals.ts';
export type { View } from './view.ts';

/** What the page takes of this game: what lies where, what a dragged piece answers, and the facts of pieces and cards. */
export { answersOf, movable } from './board/moves.ts';
export { type Board, boardOf, type BoxOnBoard } from './board/table.ts';
export { CARDS, isMomentum } from './cards.ts';
export { deckOf } from './corrections.ts';
export { type Faction, FACTIONS, factionOf, isBase, isGuerrilla, type Kind, TABLE } from './forces.ts';
export { factsOf, spaceOf } from './map.ts';
export { ISLAMABAD } from './tracks.ts';
export { changesFor } from './board/changes.ts';
export { digest } from '@sandtable/coin/board';
export { goalsOf } from './goals.ts';
export type { View } from './view.ts';

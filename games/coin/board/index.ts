export { type Move, type MoveFacts, type Moves, moves, type Told } from './moves.ts';
export type {
  Board,
  CardOnBoard,
  ControlOnBoard,
  FactionOnBoard,
  FigureOnBoard,
  LastingOnBoard,
  MarkerOnBoard,
  SpaceOnBoard,
  StackOnBoard,
  TrackOnBoard,
} from './on-board.ts';
export { type BoardFacts, type Boards, boards, type Seen } from './table.ts';
export { controlChanges } from './changes.ts';
export { digest } from '../digest.ts';

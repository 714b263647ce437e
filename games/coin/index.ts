export {
  type Choice,
  choiceAfter,
  type Deed,
  type Done,
  firstOf,
  nextToAct,
  staysEligible,
} from './eligibility.ts';
export { type PieceKind, type PieceTable, type Pieces, pieceTable, type Role } from './pieces.ts';
export { totalAbove, totalBelow, toward, within } from './support.ts';

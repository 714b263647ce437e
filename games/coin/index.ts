export {
  type Asking,
  type Interludes,
  type Menu,
  menuFor,
  pick,
  type Question,
  type Words,
} from './asking.ts';
export {
  type Choice,
  choiceAfter,
  type Deed,
  type Done,
  firstOf,
  nextToAct,
  staysEligible,
} from './eligibility.ts';
export {
  canExecute,
  FRAGILE,
  type Hold,
  holdBySpaces,
  holdsWithout,
  isHopeless,
  nowhere,
  operation,
  type OperationShape,
  type SpacesUsed,
  STURDY,
  tried,
} from './operation.ts';
export { phaseAfter } from './phases.ts';
export { type PieceKind, type PieceTable, type Pieces, pieceTable, type Role } from './pieces.ts';
export { isAmong, touching } from './spaces.ts';
export { totalAbove, totalBelow, toward, within } from './support.ts';

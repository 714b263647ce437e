import { AS_USUAL, type Instruction } from './instruction.ts';

/** 14 Economic Project. */
export const economicProject: Instruction = AS_USUAL;

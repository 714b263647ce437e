import { AS_USUAL, type Instruction } from './instruction.ts';

/** 19 Al-Qaeda. */
export const alQaeda: Instruction = AS_USUAL;

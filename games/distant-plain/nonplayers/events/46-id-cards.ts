import { AS_USUAL, type Instruction } from './instruction.ts';

/** 46 ID Cards. */
export const idCards: Instruction = AS_USUAL;

import { AS_USUAL, type Instruction } from './instruction.ts';

/** 71 Coup!. */
export const coup: Instruction = AS_USUAL;

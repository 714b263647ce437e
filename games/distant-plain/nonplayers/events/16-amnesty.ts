import { AS_USUAL, type Instruction } from './instruction.ts';

/** 16 Amnesty. */
export const amnesty: Instruction = AS_USUAL;

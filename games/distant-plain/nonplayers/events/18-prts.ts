import { AS_USUAL, type Instruction } from './instruction.ts';

/** 18 PRTs. */
export const prts: Instruction = AS_USUAL;

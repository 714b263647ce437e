import { AS_USUAL, type Instruction } from './instruction.ts';

/** 64 Hazara. */
export const hazara: Instruction = AS_USUAL;

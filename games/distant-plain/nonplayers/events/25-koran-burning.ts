import { AS_USUAL, type Instruction } from './instruction.ts';

/** 25 Koran Burning. */
export const koranBurning: Instruction = AS_USUAL;

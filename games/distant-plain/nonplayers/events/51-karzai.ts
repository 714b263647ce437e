import { AS_USUAL, type Instruction } from './instruction.ts';

/** 51 Karzai. */
export const karzai: Instruction = AS_USUAL;

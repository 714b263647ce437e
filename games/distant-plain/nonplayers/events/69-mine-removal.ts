import { AS_USUAL, type Instruction } from './instruction.ts';

/** 69 Mine Removal. */
export const mineRemoval: Instruction = AS_USUAL;

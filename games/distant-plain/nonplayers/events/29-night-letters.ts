import { AS_USUAL, type Instruction } from './instruction.ts';

/** 29 Night Letters. */
export const nightLetters: Instruction = AS_USUAL;

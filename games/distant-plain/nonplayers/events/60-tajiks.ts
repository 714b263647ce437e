import { AS_USUAL, type Instruction } from './instruction.ts';

/** 60 Tajiks. */
export const tajiks: Instruction = AS_USUAL;

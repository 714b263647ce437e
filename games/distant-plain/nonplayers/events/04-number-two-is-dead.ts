import { AS_USUAL, type Instruction } from './instruction.ts';

/** 4 #2 Is Dead. */
export const numberTwoIsDead: Instruction = AS_USUAL;

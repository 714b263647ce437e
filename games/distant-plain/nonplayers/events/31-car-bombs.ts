import { AS_USUAL, type Instruction } from './instruction.ts';

/** 31 Car Bombs. */
export const carBombs: Instruction = AS_USUAL;

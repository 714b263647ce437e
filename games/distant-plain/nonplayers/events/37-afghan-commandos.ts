import { AS_USUAL, type Instruction } from './instruction.ts';

/** 37 Afghan Commandos. */
export const afghanCommandos: Instruction = AS_USUAL;

import { AS_USUAL, type Instruction } from './instruction.ts';

/** 68 Dostum. */
export const dostum: Instruction = AS_USUAL;

import { AS_USUAL, type Instruction } from './instruction.ts';

/** 53 Prison Break. */
export const prisonBreak: Instruction = AS_USUAL;

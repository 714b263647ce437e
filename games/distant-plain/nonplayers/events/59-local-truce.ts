import { AS_USUAL, type Instruction } from './instruction.ts';

/** 59 Local Truce. */
export const localTruce: Instruction = AS_USUAL;

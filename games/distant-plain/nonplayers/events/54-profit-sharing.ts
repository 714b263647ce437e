import { AS_USUAL, type Instruction } from './instruction.ts';

/** 54 Profit Sharing. */
export const profitSharing: Instruction = AS_USUAL;

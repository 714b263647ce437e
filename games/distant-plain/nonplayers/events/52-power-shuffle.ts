import { AS_USUAL, type Instruction } from './instruction.ts';

/** 52 Power Shuffle. */
export const powerShuffle: Instruction = AS_USUAL;

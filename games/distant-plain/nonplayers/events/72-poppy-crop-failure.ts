import { AS_USUAL, type Instruction } from './instruction.ts';

/** 72 Poppy Crop Failure. */
export const poppyCropFailure: Instruction = AS_USUAL;

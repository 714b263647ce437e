import { AS_USUAL, type Instruction } from './instruction.ts';

/** 32 Haqqani. */
export const haqqani: Instruction = AS_USUAL;

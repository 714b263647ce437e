import { AS_USUAL, type Instruction } from './instruction.ts';

/** 63 Teetotalers. */
export const teetotalers: Instruction = AS_USUAL;

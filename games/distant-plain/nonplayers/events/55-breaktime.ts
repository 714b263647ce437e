import { AS_USUAL, type Instruction } from './instruction.ts';

/** 55 Breaktime. */
export const breaktime: Instruction = AS_USUAL;

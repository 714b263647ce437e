import { AS_USUAL, type Instruction } from './instruction.ts';

/** 66 Mountain Fastness. */
export const mountainFastness: Instruction = AS_USUAL;

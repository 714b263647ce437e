import { AS_USUAL, type Instruction } from './instruction.ts';

/** 35 Gulbuddin Hekmatyar. */
export const gulbuddinHekmatyar: Instruction = AS_USUAL;

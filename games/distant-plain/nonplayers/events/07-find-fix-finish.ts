import { AS_USUAL, type Instruction } from './instruction.ts';

/** 7 Find Fix Finish. */
export const findFixFinish: Instruction = AS_USUAL;

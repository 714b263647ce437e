import { AS_USUAL, type Instruction } from './instruction.ts';

/** 9 Special Forces. */
export const specialForces: Instruction = AS_USUAL;

import { AS_USUAL, type Instruction } from './instruction.ts';

/** 10 Partnering Policy. */
export const partneringPolicy: Instruction = AS_USUAL;

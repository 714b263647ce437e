import { AS_USUAL, type Instruction } from './instruction.ts';

/** 40 Line Item. */
export const lineItem: Instruction = AS_USUAL;

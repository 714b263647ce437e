import { AS_USUAL, type Instruction } from './instruction.ts';

/** 1 ISR. */
export const isr: Instruction = AS_USUAL;

import { AS_USUAL, type Instruction } from './instruction.ts';

/** 58 Counter-Narc. */
export const counterNarc: Instruction = AS_USUAL;

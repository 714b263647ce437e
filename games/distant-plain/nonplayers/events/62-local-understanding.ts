import { AS_USUAL, type Instruction } from './instruction.ts';

/** 62 Local Understanding. */
export const localUnderstanding: Instruction = AS_USUAL;

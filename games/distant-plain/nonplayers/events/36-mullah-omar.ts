import { AS_USUAL, type Instruction } from './instruction.ts';

/** 36 Mullah Omar. */
export const mullahOmar: Instruction = AS_USUAL;

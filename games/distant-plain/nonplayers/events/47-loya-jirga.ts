import { AS_USUAL, type Instruction } from './instruction.ts';

/** 47 Loya Jirga. */
export const loyaJirga: Instruction = AS_USUAL;

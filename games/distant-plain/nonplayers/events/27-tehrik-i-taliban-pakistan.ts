import { AS_USUAL, type Instruction } from './instruction.ts';

/** 27 Tehrik-i-Taliban Pakistan. */
export const tehrikITalibanPakistan: Instruction = AS_USUAL;

import { AS_USUAL, type Instruction } from './instruction.ts';

/** 38 Night Raids. */
export const nightRaids: Instruction = AS_USUAL;

import { AS_USUAL, type Instruction } from './instruction.ts';

/** 48 Strategic Partners. */
export const strategicPartners: Instruction = AS_USUAL;

import { AS_USUAL, type Instruction } from './instruction.ts';

/** 49 Crop Substitution. */
export const cropSubstitution: Instruction = AS_USUAL;

import { AS_USUAL, type Instruction } from './instruction.ts';

/** 42 NGOs. */
export const ngos: Instruction = AS_USUAL;

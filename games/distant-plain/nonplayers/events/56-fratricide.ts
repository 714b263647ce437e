import { AS_USUAL, type Instruction } from './instruction.ts';

/** 56 Fratricide. */
export const fratricide: Instruction = AS_USUAL;
